package rookery.engine.search;

import java.util.Arrays;
import rookery.kernel.move.Move;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/**
 * How well each move has done so far; one thread orders, reduces and prunes by it. Mutable, one per thread.
 *
 * <p>Every number moves towards plus or minus {@link #LIMIT}, more slowly the closer it gets, so that old experience fades.
 */
final class Histories {

    static final int LIMIT = 16_384;
    /** The most entries the continuation table may have; larger boards are folded into it. */
    private static final int MOST_CONTINUATIONS = 1 << 22;
    /** Rows of the table indexed by pawn structure. */
    private static final int STRUCTURES = 512;

    private final int squares;
    private final int width;
    private final int continuationMask;
    private final short[] quiet;
    private final short[] captures;
    private final short[] continuations;
    private final short[] structures;
    private final int structureMask;
    private final int kinds;

    Histories(Variant variant) {
        squares = variant.shape().squares();
        kinds = variant.kinds().size() + 1;
        width = kinds * 2 * squares;
        quiet = new short[2 * squares * squares];
        captures = new short[width * kinds];
        int continuationSize = powerOfTwo(Math.min((long) width * width, MOST_CONTINUATIONS));
        continuationMask = continuationSize - 1;
        continuations = new short[continuationSize];
        int structureSize = powerOfTwo(Math.min((long) width * STRUCTURES, MOST_CONTINUATIONS));
        structureMask = structureSize - 1;
        structures = new short[structureSize];
    }

    private static int powerOfTwo(long atLeast) {
        return Integer.highestOneBit((int) atLeast - 1) << 1;
    }

    void clear() {
        Arrays.fill(quiet, (short) 0);
        Arrays.fill(captures, (short) 0);
        Arrays.fill(continuations, (short) 0);
        Arrays.fill(structures, (short) 0);
    }

    /** The row of the continuation table for a move just made; 0 for none. */
    int row(int piece, int to) {
        return piece * squares + to;
    }

    int quiet(int side, int move) {
        return quiet[quietIndex(side, move)];
    }

    int continuation(int row, int piece, int to) {
        return continuations[continuationIndex(row, piece, to)];
    }

    int structure(long pawnKey, int piece, int to) {
        return structures[structureIndex(pawnKey, piece, to)];
    }

    int capture(int piece, int to, int captured) {
        return captures[captureIndex(piece, to, captured)];
    }

    static int bonus(int depth) {
        return Math.min(160 * depth - 60, 1700);
    }

    static int malus(int depth) {
        return Math.min(220 * depth - 80, 1400);
    }

    /** Rewards the move that caused the cutoff and punishes those tried before it. */
    void learn(Position position, SearchPly frame, int bestMove, boolean loud, int depth, int quiets, int captureCount) {
        int bonus = bonus(depth);
        int malus = malus(depth);
        if (loud) {
            rewardCapture(position, bestMove, bonus);
        } else {
            if (frame.killers[0] != bestMove) {
                frame.killers[1] = frame.killers[0];
                frame.killers[0] = bestMove;
            }
            rewardQuiet(position, frame, bestMove, bonus);
            for (int i = 0; i < quiets; i++) {
                rewardQuiet(position, frame, frame.triedQuiets[i], -malus);
            }
        }
        for (int i = 0; i < captureCount; i++) {
            rewardCapture(position, frame.triedCaptures[i], -malus);
        }
    }

    private void rewardQuiet(Position position, SearchPly frame, int move, int bonus) {
        int piece = position.piece(Move.from(move));
        reward(quiet, quietIndex(position.turn().ordinal(), move), bonus);
        reward(structures, structureIndex(frame.pawnKey, piece, Move.to(move)), bonus);
        rewardContinuations(frame, move, piece, bonus);
    }

    void rewardContinuations(SearchPly frame, int move, int piece, int bonus) {
        for (int row : frame.rows) {
            if (row != 0) {
                reward(continuations, continuationIndex(row, piece, Move.to(move)), bonus);
            }
        }
    }

    private void rewardCapture(Position position, int move, int bonus) {
        reward(captures, captureIndex(position.piece(Move.from(move)), Move.to(move), position.captured(move)), bonus);
    }

    private int quietIndex(int side, int move) {
        return (side * squares + Move.from(move)) * squares + Move.to(move);
    }

    private int captureIndex(int piece, int to, int captured) {
        return (piece * squares + to) * kinds + (captured >>> 1);
    }

    private int continuationIndex(int row, int piece, int to) {
        return row * width + piece * squares + to & continuationMask;
    }

    private int structureIndex(long pawnKey, int piece, int to) {
        return (int) (pawnKey & STRUCTURES - 1) * width + piece * squares + to & structureMask;
    }

    private static void reward(short[] table, int index, int bonus) {
        int before = table[index];
        table[index] = (short) (before + bonus - before * Math.abs(bonus) / LIMIT);
    }
}
