package rookery.engine.evaluation;

/** The terms that depend on pawns and king shelter alone, cached by pawn placement, which seldom changes; mutable. */
final class PawnStructure {

    private static final int SIZE = 1 << 13;
    private static final int ISOLATED = Term.PAWN_ISOLATED.offset();
    private static final int BACKWARD = Term.PAWN_BACKWARD.offset();
    private static final int DOUBLED = Term.PAWN_DOUBLED.offset();
    private static final int PHALANX = Term.PAWN_PHALANX.offset();
    private static final int SUPPORTED = Term.PAWN_SUPPORTED.offset();
    private static final int CANDIDATE = Term.PAWN_CANDIDATE.offset();
    private static final int PASSED = Term.PASSED.offset();
    private static final int SQUARE = Term.PAWN_SQUARE.offset();
    private static final int VALUE = Term.PIECE_VALUE.offset();
    private static final int SHELTER = Term.SHELTER.offset();
    private static final int STORM = Term.STORM.offset();
    private static final int STORM_BLOCKED = Term.STORM_BLOCKED.offset();
    private static final int KING_OPEN_FILE = Term.KING_OPEN_FILE.offset();

    /** Words per entry, kept together in memory since all are read at once. */
    private static final int ENTRY = 8;
    private static final int WHITE_PAWNS = 0;
    private static final int BLACK_PAWNS = 1;
    private static final int PASSERS = 2;
    /** The balance, plus one bit that distinguishes a filled entry from an empty one. */
    private static final int BALANCE = 3;
    /** The shelter of each side's king, for its last known square. */
    private static final int SHELTERS = 4;

    private final int[] weights;
    private final long[] entries = new long[SIZE * ENTRY];

    /** Of the last structure evaluated: White's balance, including king shelter, and the passed pawns of both sides. */
    int score;
    long passed;
    /** Files in front of each king without a nearby own pawn. */
    int whiteGaps;
    int blackGaps;

    PawnStructure(int[] weights) {
        this.weights = weights;
    }

    void forget() {
        java.util.Arrays.fill(entries, 0);
    }

    void look(long whitePawns, long blackPawns, int whiteKing, int blackKing) {
        long mixed = (whitePawns * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(blackPawns * 0xC2B2AE3D27D4EB4FL, 31)) * 0xD6E8FEB86659FD93L;
        int entry = (int) (mixed >>> 51) * ENTRY;
        if (entries[entry + WHITE_PAWNS] != whitePawns || entries[entry + BLACK_PAWNS] != blackPawns || entries[entry + BALANCE] == 0) {
            passed = 0;
            int balance = side(0, whitePawns, blackPawns) - side(1, blackPawns, whitePawns);
            entries[entry + WHITE_PAWNS] = whitePawns;
            entries[entry + BLACK_PAWNS] = blackPawns;
            entries[entry + PASSERS] = passed;
            entries[entry + BALANCE] = (long) balance << 1 | 1;
            entries[entry + SHELTERS] = 0;
            entries[entry + SHELTERS + 1] = 0;
        }
        passed = entries[entry + PASSERS];
        long white = shelter(entry, 0, whiteKing, whitePawns, blackPawns);
        long black = shelter(entry, 1, blackKing, blackPawns, whitePawns);
        score = (int) (entries[entry + BALANCE] >> 1) + (int) (white >> 32) - (int) (black >> 32);
        whiteGaps = (int) white & 3;
        blackGaps = (int) black & 3;
    }

    /** The cached shelter of a king, recomputed if the king has moved: score, square (from 1), gaps. */
    private long shelter(int entry, int us, int square, long own, long enemy) {
        long known = entries[entry + SHELTERS + us];
        if ((int) known >>> 2 != square + 1) {
            known = shelter(us, square, own, enemy) | (long) (square + 1) << 2;
            entries[entry + SHELTERS + us] = known;
        }
        return known;
    }

    /** The pawns of both sides on the three files in front of a king: the score in the upper half, the files without a nearby own pawn in the lower. */
    private long shelter(int us, int square, long own, long enemy) {
        int centre = Math.clamp(square & 7, 1, 6);
        long ahead = Masks.RANKS_AHEAD[us][square >> 3] | 0xffL << (square & 56);
        int sum = 0;
        int missing = 0;
        for (int file = centre - 1; file <= centre + 1; file++) {
            int ours = nearest(us, own & ahead & Masks.FILE[file]);
            int theirs = nearest(us, enemy & ahead & Masks.FILE[file]);
            int edge = Math.min(file, 7 - file);
            sum += weights[SHELTER + edge * 7 + ours];
            sum += ours != 0 && ours == theirs - 1 ? weights[STORM_BLOCKED + theirs] : weights[STORM + edge * 7 + theirs];
            missing += ours == 0 || ours > 2 + Masks.relativeRank(us, square) ? 1 : 0;
        }
        if ((Masks.FILE[square & 7] & own) == 0) {
            sum += weights[KING_OPEN_FILE + ((Masks.FILE[square & 7] & enemy) == 0 ? 1 : 0)];
        }
        return (long) sum << 32 | missing;
    }

    /** The relative rank, 1 to 6, of the pawn nearest to our back rank; 0 without one. */
    private static int nearest(int us, long pawns) {
        if (pawns == 0) {
            return 0;
        }
        return us == 0 ? Long.numberOfTrailingZeros(pawns) >> 3 : 7 - (63 - Long.numberOfLeadingZeros(pawns) >> 3);
    }

    private int side(int us, long own, long enemy) {
        int them = us ^ 1;
        int sum = 0;
        long enemyAttacks = Masks.pawnAttacks(them, enemy);
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int file = square & 7;
            int rank = Masks.relativeRank(us, square);
            long bit = rest & -rest;
            long stop = Masks.forward(us, bit);
            long neighbours = Masks.NEIGHBOUR_FILES[file] & own;
            long supporters = Masks.PAWN[them][square] & own;
            long phalanx = neighbours & 0xffL << (square & 56);
            boolean opposed = (Masks.AHEAD[us][square] & enemy) != 0;
            long stoppers = Masks.PASSED[us][square] & enemy;

            sum += weights[VALUE] + weights[SQUARE + square(us, square)];
            if (phalanx != 0) {
                sum += weights[PHALANX + rank];
            }
            if (supporters != 0) {
                sum += weights[SUPPORTED + rank];
            }
            if (neighbours == 0) {
                sum += weights[ISOLATED + (opposed ? 1 : 0)];
            } else if ((Masks.SUPPORT[us][square] & own) == 0 && ((stop & (enemyAttacks | enemy)) != 0)) {
                sum += weights[BACKWARD + (opposed ? 1 : 0)];
            }
            if ((Masks.AHEAD[us][square] & own) != 0 && supporters == 0) {
                sum += weights[DOUBLED];
            }
            if ((Masks.AHEAD[us][square] & own) == 0) {
                if (stoppers == 0) {
                    passed |= bit;
                    sum += weights[PASSED + rank];
                } else if (!opposed && Long.bitCount(Masks.SUPPORT[us][square] & own) >= Long.bitCount(stoppers)) {
                    sum += weights[CANDIDATE + rank];
                }
            }
        }
        return sum;
    }

    /** Index into a table of 32 squares, the board being folded along its middle. */
    static int square(int side, int square) {
        int relative = Masks.relative(side, square);
        int file = relative & 7;
        return relative >> 3 << 2 | Math.min(file, 7 - file);
    }
}
