package rookery.engine.training;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import rookery.engine.evaluation.Evaluation;
import rookery.engine.search.Scores;
import rookery.engine.search.Search;
import rookery.engine.search.SearchLimits;
import rookery.engine.search.SearchReport;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Score;
import rookery.play.record.CompactGame;
import rookery.play.record.ScoreCode;

/**
 * Plays games against itself at a fixed number of nodes per move, from random starts. A game depends only on the seed and its number, whichever
 * thread plays it and in whatever order. Mutable, one per thread.
 */
final class SelfPlayer {

    private static final int MEGABYTES = 1;
    private static final int LONGEST = 320;
    /** A start worse than this for one side tells little about evaluation. */
    private static final int LARGEST_START = 250;
    private static final int MOST_STARTS = 60;
    private static final int DECIDED = 900;
    private static final int DECIDED_PLIES = 5;
    private static final int LEVEL = 8;
    private static final int LEVEL_PLIES = 20;
    private static final int FIRST_LEVEL_PLY = 100;

    private final RandomStart starts;
    private final SearchLimits limits;
    private final Search search;

    SelfPlayer(Variant variant, Function<Variant, Evaluation> evaluations, long nodes, long seed) {
        starts = new RandomStart(variant, seed);
        limits = SearchLimits.NONE.withNodes(nodes);
        search = new Search(MEGABYTES, 1, evaluations, () -> 0);
    }

    CompactGame play(long number) {
        starts.begin(number);
        search.newGame();
        Position position = starts.next();
        SearchReport report = think(position);
        for (int tried = 1; Math.abs(report.score()) > LARGEST_START && tried < MOST_STARTS; tried++) {
            position = starts.next();
            report = think(position);
        }
        List<CompactGame.Ply> plies = new ArrayList<>();
        int opening = position.ply();
        for (int i = 0; i < opening; i++) {
            plies.add(new CompactGame.Ply(position.moveAt(i), ScoreCode.NONE));
        }
        return new CompactGame("", continued(position, report, plies), opening, plies);
    }

    private SearchReport think(Position position) {
        return search.run(position, limits, each -> {
        });
    }

    /** Plays until the game is over or no longer in doubt, and returns the result for White. */
    private int continued(Position position, SearchReport first, List<CompactGame.Ply> plies) {
        SearchReport report = first;
        int decided = 0;
        int level = 0;
        while (true) {
            int white = position.turn() == Side.WHITE ? report.score() : -report.score();
            plies.add(new CompactGame.Ply(report.move(), code(report.score())));
            position.make(report.move());
            decided = Math.abs(white) < DECIDED ? 0 : white > 0 == decided > 0 || decided == 0 ? decided + Integer.signum(white) : 0;
            level = Math.abs(white) <= LEVEL ? level + 1 : 0;
            Outcome outcome = position.outcome();
            if (outcome.isOver()) {
                return outcome instanceof Outcome.Win(Side winner, _) ? winner == Side.WHITE ? 2 : 0 : 1;
            }
            if (Math.abs(decided) >= DECIDED_PLIES) {
                return decided > 0 ? 2 : 0;
            }
            if (position.ply() >= LONGEST || level >= LEVEL_PLIES && position.ply() >= FIRST_LEVEL_PLY) {
                return 1;
            }
            report = think(position);
        }
    }

    private static short code(int score) {
        if (!Scores.isProven(score)) {
            return ScoreCode.of(new Score.Centipawns(score));
        }
        int plies = Scores.pliesToEnd(score);
        return ScoreCode.of(new Score.Mate(plies > 0 ? (plies + 1) / 2 : plies / 2));
    }
}
