package rookery.arena.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import rookery.arena.statistics.Pentanomial;
import rookery.arena.statistics.Sprt;
import rookery.arena.statistics.SprtRun;
import rookery.arena.statistics.Trinomial;

/**
 * Counts a match of two players from the first one's side, pair by pair in schedule order, whatever order they end in. So a sequential test decides at the same
 * pair on any number of cores. Mutable, for one thread at a time.
 */
public final class MatchTally {

    private final Map<Integer, List<PlayedGame>> waiting = new HashMap<>();
    private final @Nullable SprtRun test;
    private Trinomial games = Trinomial.EMPTY;
    private Pentanomial pairs = Pentanomial.EMPTY;
    private int nextPair;

    private final int lonely;

    /** @param lonely one in this many pairs has a single game; 0 for never */
    private MatchTally(@Nullable Sprt sprt, int lonely) {
        test = sprt == null ? null : new SprtRun(sprt, Pentanomial.EMPTY);
        this.lonely = lonely;
    }

    /** A tally of no games yet. */
    public static MatchTally of(Job job) {
        return new MatchTally(job.sprt(), job.format().isFixed() && job.gamesEach() % 2 == 1 ? (job.gamesEach() + 1) / 2 : 0);
    }

    /** The pair counts after each counted pair, so that a curve of them ends at the reported number. */
    public static List<Pentanomial> course(Job job, List<PlayedGame> games) {
        MatchTally tally = of(job);
        List<Pentanomial> course = new ArrayList<>();
        for (PlayedGame game : games) {
            tally.add(game, course);
        }
        return course;
    }

    /** Counts a game, as soon as all pairs before it are complete. */
    public void add(PlayedGame game) {
        add(game, new ArrayList<>());
    }

    private void add(PlayedGame game, List<Pentanomial> course) {
        waiting.computeIfAbsent(game.pair(), pair -> new ArrayList<>()).add(game);
        for (List<PlayedGame> pair = waiting.get(nextPair); pair != null && pair.size() == size(nextPair)
                && !isDecided(); pair = waiting.get(nextPair)) {
            waiting.remove(nextPair++);
            double sum = 0;
            for (PlayedGame each : pair) {
                double score = score(each);
                games = games.with(score);
                sum += score;
            }
            if (pair.size() == 1) {
                continue;
            }
            pairs = pairs.with(sum / 2);
            course.add(pairs);
            if (test != null) {
                test.add(sum / 2);
            }
        }
    }

    private int size(int pair) {
        return lonely > 0 && pair % lonely == lonely - 1 ? 1 : 2;
    }

    private static double score(PlayedGame game) {
        return game.white() == 0 ? game.whiteScore() : 1 - game.whiteScore();
    }

    /** The games of complete pairs. */
    public Trinomial games() {
        return games;
    }

    public Pentanomial pairs() {
        return pairs;
    }

    /** All games so far, including pairs still waiting for earlier ones, unless a test has decided the match. */
    public Trinomial allGames() {
        Trinomial all = games;
        if (!isDecided()) {
            for (List<PlayedGame> pair : waiting.values()) {
                for (PlayedGame game : pair) {
                    all = all.with(score(game));
                }
            }
        }
        return all;
    }

    /** The test under way; null without one. */
    public @Nullable SprtRun test() {
        return test;
    }

    /** Whether the test has accepted a hypothesis, which ends the match. */
    public boolean isDecided() {
        return test != null && test.decision() != Sprt.Decision.CONTINUE;
    }

    /** How many pairs are complete with all before them, including single games; after a decision, later ones do not count. */
    public int countedPairs() {
        return nextPair;
    }
}
