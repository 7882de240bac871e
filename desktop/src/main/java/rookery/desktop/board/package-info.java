/**
 * The board as a control without rules: {@link rookery.desktop.board.BoardView} shows a {@link rookery.desktop.board.BoardModel} and reports
 * {@link rookery.desktop.board.Gesture}s. {@link rookery.desktop.board.Picking} decides what a click means.
 */
@NullMarked
package rookery.desktop.board;

import org.jspecify.annotations.NullMarked;
