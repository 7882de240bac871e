package rookery.look.board;

import rookery.kernel.piece.Piece;
import rookery.kernel.variant.Variant;

/**
 * A piece as it is seen.
 *
 * @param kind   English, lower case, by which art is found
 * @param letter for kinds without art
 */
public record Figure(String kind, char letter, boolean white) {

    /** The figure of a packed piece, which must not be the empty square. */
    public static Figure of(Variant variant, int piece) {
        var kind = variant.kind(Piece.kind(piece));
        return new Figure(kind.name(), kind.letter(), Piece.isWhite(piece));
    }
}
