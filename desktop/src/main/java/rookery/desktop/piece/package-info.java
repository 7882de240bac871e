/**
 * The pieces as pictures: {@link rookery.desktop.piece.PieceSet} names the sets, {@link rookery.desktop.piece.PieceArt} draws any kind of
 * piece of a set as a vector node or as a cached image. The drawings are data: {@code *.art} files on a grid of 45 units, read once.
 */
@NullMarked
package rookery.desktop.piece;

import org.jspecify.annotations.NullMarked;
