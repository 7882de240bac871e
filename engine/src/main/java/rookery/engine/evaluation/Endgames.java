package rookery.engine.evaluation;

/** Endgames whose result follows from the material: draws, wins and how to win them, and how drawish others are. */
final class Endgames {

    static final int UNKNOWN = Integer.MIN_VALUE;
    /** Above this phase nothing is known. */
    static final int MOST_PHASE = 8;

    private static final int KNOWN_WIN = 8_000;
    private static final int[] VALUES = {320, 335, 510, 975};

    private Endgames() {
    }

    /** White's score, or {@link #UNKNOWN}. */
    static int score(SideAttacks white, SideAttacks black, boolean whiteToMove) {
        if (white.isBare() && black.isBare()) {
            return 0;
        }
        if (black.isBare()) {
            return againstBareKing(white, black.king, whiteToMove);
        }
        if (white.isBare()) {
            int score = againstBareKing(black, white.king, !whiteToMove);
            return score == UNKNOWN ? UNKNOWN : -score;
        }
        return UNKNOWN;
    }

    /** The strong side's score against a king alone. */
    private static int againstBareKing(SideAttacks strong, int weakKing, boolean strongToMove) {
        long pawns = strong.pawns;
        long bishops = strong.bishops;
        int knights = Long.bitCount(strong.knights);
        int bishopCount = Long.bitCount(bishops);
        boolean heavy = (strong.rooks | strong.queens) != 0;
        boolean bothColours = (bishops & Masks.DARK) != 0 && (bishops & ~Masks.DARK) != 0;
        if (heavy || bothColours || pawns == 0 && knights >= 3) {
            return drive(strong, weakKing) + toEdge(weakKing) * 20;
        }
        if (pawns == 0) {
            if (knights > 0 && bishopCount > 0) {
                // The king must be driven into a corner of the bishop's colour.
                return drive(strong, weakKing) + (7 - cornerDistance(weakKing, (bishops & Masks.DARK) != 0)) * 60;
            }
            return 0;
        }
        if (knights == 0 && bishopCount == 0 && Long.bitCount(pawns) == 1) {
            return pawnAlone(strong.side, strong.king, weakKing, Long.numberOfTrailingZeros(pawns), strongToMove);
        }
        if (knights == 0 && isWrongCorner(strong.side, pawns, bishops, weakKing)) {
            return 0;
        }
        return UNKNOWN;
    }

    private static int drive(SideAttacks strong, int weakKing) {
        return KNOWN_WIN + material(strong) + (7 - Masks.distance(strong.king, weakKing)) * 15;
    }

    private static int pawnAlone(int strong, int strongKing, int weakKing, int pawn, boolean strongToMove) {
        int relativePawn = Masks.relative(strong, pawn);
        boolean won = KingPawnTable.isWon(Masks.relative(strong, strongKing), relativePawn, Masks.relative(strong, weakKing), strongToMove);
        return won ? KNOWN_WIN / 2 + 100 * (relativePawn >> 3) : 0;
    }

    /** A rook's pawn whose promotion square the bishops cannot guard, and a king that gets there. */
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
    static int scale(SideAttacks strong, SideAttacks weak) {
        int pawns = Long.bitCount(strong.pawns);
        int strongMaterial = material(strong);
        int weakMaterial = material(weak);
        if (pawns == 0 && strongMaterial - weakMaterial <= VALUES[1]) {
            // Without pawns a minor piece more does not win.
            return strongMaterial < VALUES[2] ? 0 : weakMaterial <= VALUES[1] ? 6 : 16;
        }
        boolean bishopsOnly = strongMaterial == VALUES[1] && weakMaterial == VALUES[1];
        if (haveOppositeBishops(strong.bishops, weak.bishops)) {
            return bishopsOnly ? 22 + 2 * pawns : Math.min(StandardEvaluation.FULL_SCALE, 40 + 3 * pawns);
        }
        return Math.min(StandardEvaluation.FULL_SCALE, 40 + 6 * pawns);
    }

    private static boolean haveOppositeBishops(long ours, long theirs) {
        return Long.bitCount(ours) == 1 && Long.bitCount(theirs) == 1 && (ours & Masks.DARK) != 0 == ((theirs & Masks.DARK) == 0);
    }

    private static int material(SideAttacks side) {
        return VALUES[0] * Long.bitCount(side.knights) + VALUES[1] * Long.bitCount(side.bishops) + VALUES[2] * Long.bitCount(side.rooks)
                + VALUES[3] * Long.bitCount(side.queens);
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
