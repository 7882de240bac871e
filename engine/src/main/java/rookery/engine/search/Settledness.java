package rookery.engine.search;

import rookery.kernel.move.Move;

/** How settled the choice is, from iteration to iteration: a best move that stays, takes most of the nodes and keeps its score needs less time. */
final class Settledness {

    private static final double[] BY_STABILITY = {1.9, 1.25, 1.05, 0.92, 0.85, 0.80};

    private int move = Move.NONE;
    private int stable;
    private double average;

    /** What to multiply the ordinary time with, told of an iteration's result. */
    double factor(RootMove best, long allNodes) {
        boolean first = move == Move.NONE;
        stable = best.move == move ? Math.min(stable + 1, BY_STABILITY.length - 1) : 0;
        move = best.move;
        double drop = first || Scores.isProven(best.score) ? 0 : average - best.score;
        average = first ? best.score : average * 0.6 + best.score * 0.4;
        double share = allNodes == 0 ? 1 : (double) best.nodes / allNodes;
        double byNodes = Math.clamp(1.75 - 1.35 * share, 0.45, 1.6);
        double byScore = Math.clamp(1 + drop / 90, 0.85, 1.6);
        return BY_STABILITY[stable] * byNodes * byScore;
    }
}
