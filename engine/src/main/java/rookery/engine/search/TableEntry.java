package rookery.engine.search;

import rookery.kernel.move.Move;

/** What the transposition table knows of a position, read into fields so that probing allocates nothing. Mutable. */
final class TableEntry {

    static final int NO_BOUND = 0;
    /** The true score is at most the stored one. */
    static final int UPPER = 1;
    /** The true score is at least the stored one. */
    static final int LOWER = 2;
    static final int EXACT = 3;

    int move = Move.NONE;
    int score;
    int evaluation;
    int depth;
    int bound;
    /** Whether the position once was on a principal variation. */
    boolean principal;

    void clear() {
        move = Move.NONE;
        score = Scores.NONE;
        evaluation = Scores.NONE;
        depth = -1;
        bound = NO_BOUND;
        principal = false;
    }

    /** The stored score, counted from the root of a search that meets the position at that ply; {@link Scores#NONE} if none is stored. */
    int scoreAt(int ply) {
        return score == Scores.NONE ? Scores.NONE : Scores.fromTable(score, ply);
    }

    /** Whether the score and its bound decide a null window with that beta. */
    boolean cuts(int scoreAtPly, int beta) {
        return (bound & (scoreAtPly >= beta ? LOWER : UPPER)) != 0;
    }

    /** Whether the score and its bound are closer to the truth than the estimate. */
    boolean improves(int scoreAtPly, int estimate) {
        return (bound & (scoreAtPly > estimate ? LOWER : UPPER)) != 0;
    }
}
