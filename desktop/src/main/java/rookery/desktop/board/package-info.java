/**
 * The board as a control without rules: {@link rookery.desktop.board.BoardView} shows a {@link rookery.look.board.BoardModel} and reports
 * {@link rookery.desktop.board.Gesture}s. {@link rookery.desktop.board.Picking} decides what a click means.
 */
@NullMarked
package rookery.desktop.board;

import rookery.look.board.BoardModel;
import org.jspecify.annotations.NullMarked;
