package rookery.look.board;

import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.Walls;
import rookery.look.piece.PieceSet;

/**
 * A piece as shown, or what blocks a square.
 *
 * @param kind   English, lower case; the key for texts
 * @param letter for kinds without art
 * @param art    the name of its drawing: mostly the kind's
 */
public record Figure(String kind, char letter, boolean white, String art) {

    /** For what blocks a square; each has its own drawing, the same for both sides. */
    private static final char NO_LETTER = '*';

    public Figure(String kind, char letter, boolean white) {
        this(kind, letter, white, kind);
    }

    /** The figure of a packed piece or of a wall, which must not be the empty square. */
    public static Figure of(Variant variant, int piece) {
        if (piece == Piece.WALL) return new Figure(wall(variant), NO_LETTER, true);
        var kind = variant.kind(Piece.kind(piece));
        return new Figure(kind.name(), kind.letter(), Piece.isWhite(piece), art(variant, kind));
    }

    /** Whether it belongs to neither side: a duck, a boulder, a hole. */
    public boolean isWall() {
        return letter == NO_LETTER;
    }

    private static String wall(Variant variant) {
        if (variant.wild().walls() == Walls.DUCK) return PieceSet.DUCK;
        return variant.wild().captures().effect() == Captures.Effect.STONE ? PieceSet.BOULDER : PieceSet.HOLE;
    }

    /** A promoted piece is drawn as what it has become, or else as what it was with a mark. */
    public static String art(Variant variant, PieceKind kind) {
        if (!kind.isPromoted()) return kind.name();
        int before = variant.kindOf(kind.promotedFrom());
        return PieceSet.PROMOTED
                + (before == 0 || PieceSet.HERITAGE.drawsItself(kind.name()) ? kind.name() : variant.kind(before).name());
    }
}
