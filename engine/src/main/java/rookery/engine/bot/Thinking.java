package rookery.engine.bot;

import java.time.Duration;
import java.util.function.Consumer;
import rookery.engine.search.Scores;
import rookery.engine.search.SearchLimits;
import rookery.engine.search.SearchLine;
import rookery.engine.search.SearchReport;
import rookery.engine.search.TimeBudget;
import rookery.kernel.piece.Side;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;

/** Translates a bot's limits for search, and search reports into thoughts. */
final class Thinking {

    private Thinking() {
    }

    /** The search's limits for a player of that side. */
    static SearchLimits limits(Limits limits, Side side, Duration overhead) {
        SearchLimits search = SearchLimits.NONE.withLines(limits.lines()).withRootMoves(limits.moves())
                .withBudget(budget(limits, side, overhead));
        if (limits.depth() > 0) {
            search = search.withDepth(Math.min(limits.depth(), SearchLimits.NONE.depth()));
        }
        return limits.nodes() > 0 ? search.withNodes(limits.nodes()) : search;
    }

    private static TimeBudget budget(Limits limits, Side side, Duration overhead) {
        TimeBudget budget = TimeBudget.UNLIMITED;
        Duration moveTime = limits.moveTime();
        if (moveTime != null) {
            long nanos = moveTime.toNanos();
            budget = TimeBudget.exactly(Math.max(nanos / 2, nanos - overhead.toNanos() / 4));
        }
        Limits.Clocks clocks = limits.clocks();
        Duration remaining = clocks == null ? null : clocks.remaining(side);
        if (clocks != null && remaining != null) {
            TimeBudget share = TimeBudget.of(remaining.toNanos(), clocks.increment(side).toNanos(), clocks.movesToGo(), overhead.toNanos());
            budget = moveTime == null || share.hard() < budget.hard() ? share : budget;
        }
        return budget;
    }

    /** Reports every line as a thought. */
    static void tell(SearchReport report, Consumer<Thought> progress) {
        int rank = 1;
        for (SearchLine line : report.lines()) {
            progress.accept(
                    new Thought(report.depth(), report.selectiveDepth(), rank++, score(line.score()), Thought.Bound.EXACT, line.moves(),
                            report.nodes(), report.nanos(), report.fullness(), ""));
        }
    }

    static Score score(int score) {
        if (!Scores.isProven(score)) {
            return new Score.Centipawns(score);
        }
        int plies = Scores.pliesToEnd(score);
        return new Score.Mate(plies > 0 ? (plies + 1) / 2 : plies / 2);
    }
}
