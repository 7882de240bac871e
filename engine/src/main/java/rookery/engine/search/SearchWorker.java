package rookery.engine.search;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.engine.evaluation.Evaluation;
import rookery.kernel.move.Move;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/** One thread's search: iterative deepening over its {@link Tree}. Threads share only the transposition table and the request to stop. */
final class SearchWorker {

    private final Tree tree;
    private final int aspiration;
    private SearchControl control;
    private int index;
    private Root root = Root.NONE;
    private int completedDepth;

    SearchWorker(Variant variant, Evaluation evaluation, SearchNumbers numbers, TranspositionTable table, Position position,
            SearchControl control) {
        tree = new Tree(variant, evaluation, numbers, table, position, control);
        aspiration = numbers.get(SearchNumber.ASPIRATION);
        this.control = control;
    }

    /** Forgets what was learned in earlier games. */
    void newGame() {
        tree.newGame();
    }

    long nodes() {
        return tree.path().nodes();
    }

    int completedDepth() {
        return completedDepth;
    }

    RootMove best() {
        return root.best();
    }

    List<RootMove> rootMoves() {
        return root.moves;
    }

    /** Gives the worker a position that it may change; the worker with index 0 keeps the time. */
    void prepare(Position position, SearchControl newControl, int newIndex, SearchLimits limits) {
        index = newIndex;
        completedDepth = 0;
        root = Root.of(position, limits);
        tree.plant(position, root, newIndex == 0);
        control = newControl;
        tree.path().heed(newControl);
    }

    /** Searches deeper and deeper until told to stop. Only the timekeeper reports after each iteration. */
    void iterate(SearchLimits limits, @Nullable Consumer<Integer> afterIteration) {
        int lines = Math.min(limits.lines(), root.moves.size());
        BestMoveStability stability = new BestMoveStability();
        Path path = tree.path();
        for (root.depth = 1; root.depth <= limits.depth() && !path.isOver(); root.depth++) {
            if (isSkipped(root.depth)) {
                continue;
            }
            for (RootMove each : root.moves) {
                each.previousScore = each.score;
            }
            path.beginIteration();
            for (root.line = 0; root.line < lines && !path.isOver(); root.line++) {
                aspire(root.current().previousScore);
                root.sort(0);
            }
            if (path.isOver()) {
                break;
            }
            path.endFirstLook();
            completedDepth = root.depth;
            path.publishNodes();
            if (afterIteration != null) {
                afterIteration.accept(root.depth);
                if (!limits.infinite() && isEnough(limits, stability)) {
                    break;
                }
            }
        }
        path.publishNodes();
        if (lines > 1) {
            settleLines();
        }
    }

    /** An iteration that was cut short has new scores for some lines only; the others keep their scores of the previous one. */
    private void settleLines() {
        for (RootMove each : root.moves) {
            each.score = each.score == -Scores.INFINITE ? each.previousScore : each.score;
        }
        root.sort(0);
    }

    /** Each helper thread skips depths in its own pattern, so that they run ahead of one another. */
    private boolean isSkipped(int depth) {
        return index > 0 && depth > 3 && (depth + index) % (2 + index % 3) == 0;
    }

    private boolean isEnough(SearchLimits limits, BestMoveStability stability) {
        RootMove best = best();
        double factor = stability.factor(best, tree.path().count());
        if (!control.isTimeFor(factor)) {
            return true;
        }
        if (limits.budget().fixed()) {
            return limits.nodes() == Long.MAX_VALUE && Scores.isProven(best.score)
                    && root.depth > 2 * Math.abs(Scores.pliesToEnd(best.score)) + 8
                    && limits.depth() == Search.MOST_PLIES - 1 && !control.isPondering();
        }
        boolean known = Scores.isProven(best.score) && root.depth > Math.abs(Scores.pliesToEnd(best.score)) + 4;
        return !control.isPondering() && (known || root.moves.size() == 1 && root.depth >= 8);
    }

    /** Searches with a narrow window around the expected score and widens it if the score falls outside. */
    private void aspire(int expected) {
        int delta = aspiration;
        int alpha = -Scores.INFINITE;
        int beta = Scores.INFINITE;
        if (root.depth >= 5 && !Scores.isProven(expected)) {
            alpha = Math.max(expected - delta, -Scores.INFINITE);
            beta = Math.min(expected + delta, Scores.INFINITE);
        }
        int failedHigh = 0;
        while (true) {
            int depth = Math.max(1, root.depth - failedHigh);
            int score = tree.search(depth, alpha, beta);
            root.sort(root.line);
            if (tree.path().isOver()) {
                return;
            }
            if (score <= alpha && alpha > -Scores.INFINITE) {
                beta = (alpha + beta) / 2;
                alpha = Math.max(score - delta, -Scores.INFINITE);
                failedHigh = 0;
            } else if (score >= beta && beta < Scores.INFINITE) {
                beta = Math.min(score + delta, Scores.INFINITE);
                failedHigh++;
            } else {
                return;
            }
            delta += delta / 2;
            if (delta > 600) {
                delta = 2 * Scores.INFINITE;
            }
        }
    }

    /** How stable the best move is across iterations: one that stays best, takes most of the nodes and keeps its score needs less time. */
    private static final class BestMoveStability {

        private static final double[] BY_STABILITY = {1.9, 1.25, 1.05, 0.92, 0.85, 0.80};

        private int move = Move.NONE;
        private int stable;
        private double average;

        /** The factor to apply to the ordinary time after an iteration with that result. */
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
}
