/**
 * The pieces as drawings: {@link rookery.look.piece.PieceSet} names the sets and paints any kind of piece, {@link rookery.look.piece.FigurineSet} has small
 * ones for lines of text. The drawings are data: {@code *.art} files on a grid of 45 units, read once.
 */
@NullMarked
package rookery.look.piece;

import org.jspecify.annotations.NullMarked;
