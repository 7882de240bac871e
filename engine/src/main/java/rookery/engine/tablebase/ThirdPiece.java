package rookery.engine.tablebase;

import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SliderAttacks;

/** The piece besides the two kings; its side is called strong and its pawns go up. */
enum ThirdPiece {
    NONE(0), PAWN(1), KNIGHT(2), BISHOP(3), ROOK(4), QUEEN(5), KING(6);

    private static final int[][] KNIGHT_LEAPS = {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}};
    private static final int[][] KING_STEPS = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};
    private static final long[] KNIGHT_ATTACKS = leaps(KNIGHT_LEAPS);
    static final long[] KING_ATTACKS = leaps(KING_STEPS);

    private final int face;

    ThirdPiece(int face) {
        this.face = face;
    }

    int face() {
        return face;
    }

    static ThirdPiece onFace(int face) {
        return values()[face];
    }

    /** The squares a piece of this kind attacks, whoever occupies them; not for pawns. */
    long attacks(int square, long occupied) {
        return switch (this) {
            case NONE, PAWN -> 0;
            case KNIGHT -> KNIGHT_ATTACKS[square];
            case BISHOP -> SliderAttacks.bishop(square, occupied);
            case ROOK -> SliderAttacks.rook(square, occupied);
            case QUEEN -> SliderAttacks.rook(square, occupied) | SliderAttacks.bishop(square, occupied);
            case KING -> KING_ATTACKS[square];
        };
    }

    private static long[] leaps(int[][] steps) {
        long[] attacks = new long[64];
        for (int square = 0; square < 64; square++) {
            for (int[] step : steps) {
                int target = BoardShape.CHESS.step(square, step[0], step[1]);
                if (target != BoardShape.NONE) {
                    attacks[square] |= 1L << target;
                }
            }
        }
        return attacks;
    }
}
