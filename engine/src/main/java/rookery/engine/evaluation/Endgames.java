package rookery.engine.evaluation;

/** Endgames whose result is known from the material: draws, wins and the way to win them, and how far others are drawish. */
final class Endgames {

    static final int UNKNOWN = Integer.MIN_VALUE;
    /** Above this phase nothing is known. */
    static final int MOST_PHASE = 8;

    private static final int KNOWN_WIN = 8_000;
    private static final int PAWN = StandardEvaluation.PAWN << 1;
    private static final int KNIGHT = StandardEvaluation.KNIGHT << 1;
    private static final int BISHOP = StandardEvaluation.BISHOP << 1;
    private static final int ROOK = StandardEvaluation.ROOK << 1;
    private static final int QUEEN = StandardEvaluation.QUEEN << 1;
    private static final int KING = StandardEvaluation.KING << 1;
    private static final int[] VALUES = {320, 335, 510, 975};

    /** White's score, or {@link #UNKNOWN}. */
    int score(long[] bits, boolean whiteToMove) {
        boolean whiteBare = isBare(bits, 0);
        boolean blackBare = isBare(bits, 1);
        if (whiteBare && blackBare) {
            return 0;
        }
        if (blackBare) {
            return againstBareKing(bits, 0, whiteToMove);
        }
        if (whiteBare) {
            int score = againstBareKing(bits, 1, !whiteToMove);
            return score == UNKNOWN ? UNKNOWN : -score;
        }
        return UNKNOWN;
    }

    private static boolean isBare(long[] bits, int side) {
        return (bits[PAWN | side] | bits[KNIGHT | side] | bits[BISHOP | side] | bits[ROOK | side] | bits[QUEEN | side]) == 0;
    }

    /** The strong side's score against a king alone. */
    private static int againstBareKing(long[] bits, int strong, boolean strongToMove) {
        int strongKing = Long.numberOfTrailingZeros(bits[KING | strong]);
        int weakKing = Long.numberOfTrailingZeros(bits[KING | strong ^ 1]);
        long pawns = bits[PAWN | strong];
        long bishops = bits[BISHOP | strong];
        int knights = Long.bitCount(bits[KNIGHT | strong]);
        int bishopCount = Long.bitCount(bishops);
        boolean heavy = (bits[ROOK | strong] | bits[QUEEN | strong]) != 0;
        boolean bothColours = (bishops & Masks.DARK) != 0 && (bishops & ~Masks.DARK) != 0;
        if (heavy || bothColours || pawns == 0 && knights >= 3) {
            return drive(bits, strong, strongKing, weakKing) + toEdge(weakKing) * 20;
        }
        if (pawns == 0) {
            if (knights > 0 && bishopCount > 0) {
                // The king must be driven into a corner of the bishop's colour.
                return drive(bits, strong, strongKing, weakKing) + (7 - cornerDistance(weakKing, (bishops & Masks.DARK) != 0)) * 60;
            }
            return 0;
        }
        if (knights == 0 && bishopCount == 0 && Long.bitCount(pawns) == 1) {
            return pawnAlone(strong, strongKing, weakKing, Long.numberOfTrailingZeros(pawns), strongToMove);
        }
        if (knights == 0 && isWrongCorner(strong, pawns, bishops, weakKing)) {
            return 0;
        }
        return UNKNOWN;
    }

    private static int drive(long[] bits, int strong, int strongKing, int weakKing) {
        return KNOWN_WIN + material(bits, strong) + (7 - Masks.distance(strongKing, weakKing)) * 15;
    }

    private static int pawnAlone(int strong, int strongKing, int weakKing, int pawn, boolean strongToMove) {
        int relativePawn = Masks.relative(strong, pawn);
        boolean won = KingPawnTable.isWon(Masks.relative(strong, strongKing), relativePawn, Masks.relative(strong, weakKing), strongToMove);
        return won ? KNOWN_WIN / 2 + 100 * (relativePawn >> 3) : 0;
    }

    /** A rook's pawn whose last square the bishops cannot guard, and a king that gets there. */
    private static boolean isWrongCorner(int strong, long pawns, long bishops, int weakKing) {
        for (long file : new long[]{Masks.FILE_A, Masks.FILE_H}) {
            if ((pawns & ~file) == 0) {
                long corner = file & (strong == 0 ? 0xffL << 56 : 0xffL);
                boolean guarded = (corner & Masks.DARK) != 0 ? (bishops & Masks.DARK) != 0 : (bishops & ~Masks.DARK) != 0;
                if (!guarded && Masks.distance(weakKing, Long.numberOfTrailingZeros(corner)) <= 1) {
                    return true;
                }
            }
        }
        return false;
    }

    /** How much of the endgame's score counts, in 64ths, when that side is the better one. */
    int scale(long[] bits, int strong) {
        int weak = strong ^ 1;
        int pawns = Long.bitCount(bits[PAWN | strong]);
        int strongMaterial = material(bits, strong);
        int weakMaterial = material(bits, weak);
        if (pawns == 0 && strongMaterial - weakMaterial <= VALUES[1]) {
            // Without pawns a minor piece more does not win.
            return strongMaterial < VALUES[2] ? 0 : weakMaterial <= VALUES[1] ? 6 : 16;
        }
        boolean bishopsOnly = strongMaterial == VALUES[1] && weakMaterial == VALUES[1];
        if (haveOppositeBishops(bits)) {
            return bishopsOnly ? 22 + 2 * pawns : Math.min(StandardEvaluation.FULL_SCALE, 40 + 3 * pawns);
        }
        return Math.min(StandardEvaluation.FULL_SCALE, 40 + 6 * pawns);
    }

    private static boolean haveOppositeBishops(long[] bits) {
        long white = bits[BISHOP];
        long black = bits[BISHOP | 1];
        return Long.bitCount(white) == 1 && Long.bitCount(black) == 1 && (white & Masks.DARK) != 0 == ((black & Masks.DARK) == 0);
    }

    private static int material(long[] bits, int side) {
        return VALUES[0] * Long.bitCount(bits[KNIGHT | side]) + VALUES[1] * Long.bitCount(bits[BISHOP | side])
                + VALUES[2] * Long.bitCount(bits[ROOK | side]) + VALUES[3] * Long.bitCount(bits[QUEEN | side]);
    }

    private static int toEdge(int square) {
        int file = square & 7;
        int rank = square >> 3;
        return Math.max(3 - file, file - 4) + Math.max(3 - rank, rank - 4);
    }

    private static int cornerDistance(int square, boolean dark) {
        return dark
                ? Math.min(Masks.distance(square, 0), Masks.distance(square, 63))
                : Math.min(Masks.distance(square, 7), Masks.distance(square, 56));
    }
}
