package rookery.engine.search;

import java.util.Arrays;
import rookery.kernel.position.Position;

/**
 * How far search results differed from the static evaluation in similar positions: the same pawns, or the same pieces of one side. Added to later
 * evaluations. Mutable, one per thread.
 */
final class Corrections {

    private static final int SIZE = 1 << 14;
    private static final int GRAIN = 256;
    /** Fits a short: the tables share the cache with much else. */
    private static final int LIMIT = 64 * GRAIN;
    private static final int MOST_WEIGHT = 16;

    private final short[] byPawns = new short[2 * SIZE];
    private final short[] byWhite = new short[2 * SIZE];
    private final short[] byBlack = new short[2 * SIZE];

    void clear() {
        Arrays.fill(byPawns, (short) 0);
        Arrays.fill(byWhite, (short) 0);
        Arrays.fill(byBlack, (short) 0);
    }

    /** The evaluation corrected by what was learned in similar positions; it fades as the no-progress count rises. */
    int corrected(int raw, Position position, SearchPly frame) {
        int faded = raw - raw * Math.min(position.quietPlies(), 100) / 256;
        int score = faded + correction(position.turn().ordinal(), frame);
        return Math.clamp(score, -Scores.LARGEST_EVALUATION, Scores.LARGEST_EVALUATION);
    }

    /** In hundredths of a pawn, for the side to move. */
    private int correction(int side, SearchPly frame) {
        return (2 * byPawns[index(side, frame.pawnKey)] + byWhite[index(side, frame.whiteKey)] + byBlack[index(side, frame.blackKey)])
                / (3 * GRAIN);
    }

    /** Learns by how much search found the position better than its evaluation. */
    void learn(int side, SearchPly frame, int depth, int difference) {
        int weight = Math.min(depth + 1, MOST_WEIGHT);
        int scaled = difference * GRAIN;
        learn(byPawns, index(side, frame.pawnKey), scaled, weight);
        learn(byWhite, index(side, frame.whiteKey), scaled, weight);
        learn(byBlack, index(side, frame.blackKey), scaled, weight);
    }

    private static void learn(short[] table, int index, int scaled, int weight) {
        int mixed = (table[index] * (GRAIN - weight) + scaled * weight) / GRAIN;
        table[index] = (short) Math.clamp(mixed, -LIMIT, LIMIT);
    }

    private static int index(int side, long key) {
        return side * SIZE + (int) (key & SIZE - 1);
    }
}
