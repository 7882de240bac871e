package rookery.engine.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import rookery.engine.evaluation.Evaluation;
import rookery.engine.net.Net;
import rookery.engine.search.Search;
import rookery.engine.search.SearchNumbers;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/**
 * A match of two players, which differ in their net or in the numbers of their search: random starts, each with both colours, a fixed number of nodes a move. The
 * same seed gives the same games on any number of threads.
 */
public final class SelfMatch {

    private static final int MEGABYTES = 4;
    private static final int LONGEST = 400;
    private static final int LARGEST_START = 200;
    private static final int MOST_STARTS = 60;
    private static final int DECIDED = 1_000;
    private static final int DECIDED_PLIES = 6;

    /**
     * The result of a match for the first player.
     *
     * @param error half the width of the 95 % interval of the share of points, by pairs of games
     */
    public record Result(int games, int won, int drawn, int lost, double error) {

        /** Of the points, from 0 to 1. */
        public double share() {
            return games == 0 ? 0.5 : (won + drawn / 2.0) / games;
        }

        /** Whether the first player is better with 97.5 % certainty, which a new evaluation must be. */
        public boolean isBetter() {
            return share() - error > 0.5;
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%d games: +%d =%d -%d, %.1f ± %.1f %%", games, won, drawn, lost, 100 * share(), 100 * error);
        }
    }

    private final Variant variant;
    private final Supplier<Thinker> first;
    private final Supplier<Thinker> second;
    private final long seed;

    /** A match of two nets; one that is empty is the evaluation without a net. */
    SelfMatch(Variant variant, Optional<Net> first, Optional<Net> second, long nodes, long seed) {
        this(variant, () -> Thinker.of(variant, first, nodes, MEGABYTES), () -> Thinker.of(variant, second, nodes, MEGABYTES), seed);
    }

    /** A match of a net against the evaluation in use. */
    static SelfMatch againstUsual(Variant variant, Net net, long nodes, long seed) {
        return new SelfMatch(variant, () -> Thinker.of(variant, Optional.of(net), nodes, MEGABYTES),
                () -> Thinker.usual(variant, nodes, MEGABYTES), seed);
    }

    private SelfMatch(Variant variant, Supplier<Thinker> first, Supplier<Thinker> second, long seed) {
        this.variant = variant;
        this.first = first;
        this.second = second;
        this.seed = seed;
    }

    /** A match between two searches with the evaluation in use and different numbers. */
    public static SelfMatch of(Variant variant, SearchNumbers first, SearchNumbers second, long nodes, long seed) {
        return new SelfMatch(variant, () -> Thinker.bySearch(new Search(MEGABYTES, 1, Evaluation::of, first, () -> 0), nodes),
                () -> Thinker.bySearch(new Search(MEGABYTES, 1, Evaluation::of, second, () -> 0), nodes), seed);
    }

    /** Plays that many pairs of games. */
    public Result play(int pairs, ExecutorService threads) throws InterruptedException {
        List<Callable<int[]>> work = new ArrayList<>();
        for (int pair = 0; pair < pairs; pair++) {
            int number = pair;
            work.add(() -> pair(number));
        }
        int[] counts = new int[3];
        double sum = 0;
        double squares = 0;
        for (Future<int[]> each : threads.invokeAll(work)) {
            int[] results = result(each);
            counts[results[0]]++;
            counts[results[1]]++;
            double points = (results[0] + results[1]) / 4.0;
            sum += points;
            squares += points * points;
        }
        double mean = sum / Math.max(1, pairs);
        double variance = pairs < 2 ? 0.25 : (squares - pairs * mean * mean) / (pairs - 1);
        // A match won throughout has no variance; assume as much as one more drawn pair would add.
        double error = 1.96 * Math.sqrt(Math.max(variance, 0.25 / Math.max(1, pairs)) / Math.max(1, pairs));
        return new Result(2 * pairs, counts[2], counts[1], counts[0], error);
    }

    private static int[] result(Future<int[]> done) throws InterruptedException {
        try {
            return done.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("the match broke off", e.getCause());
        }
    }

    /** The first player's points from the pair of games with that number: 2 for a win, 1 for a draw. */
    private int[] pair(int number) {
        Thinker[] players = {first.get(), second.get()};
        RandomStart starts = new RandomStart(variant, seed);
        starts.begin(number);
        Position start = starts.next();
        for (int tried = 1; tried < MOST_STARTS && Math.abs(players[1].think(start).score()) > LARGEST_START; tried++) {
            start = starts.next();
        }
        return new int[]{game(players, start.copy(), 0, starts), game(players, start.copy(), 1, starts)};
    }

    private int game(Thinker[] players, Position position, int firstPlays, RandomStart die) {
        players[0].newGame();
        players[1].newGame();
        int[] hopeless = new int[2];
        while (position.ply() < LONGEST) {
            Outcome outcome = position.outcome();
            if (outcome.isOver()) {
                return outcome instanceof Outcome.Win(Side winner, _) ? winner.ordinal() == firstPlays ? 2 : 0 : 1;
            }
            int side = position.turn().ordinal();
            Thinker.Choice choice = players[side ^ firstPlays].think(position);
            // Both must agree that the game is decided; with a die it never is.
            hopeless[side] = Math.abs(choice.score()) < DECIDED ? 0 : hopeless[side] + Integer.signum(choice.score());
            if (!variant.hasDie() && hopeless[side] <= -DECIDED_PLIES && hopeless[side ^ 1] >= DECIDED_PLIES) {
                return side == firstPlays ? 0 : 2;
            }
            position.make(choice.move());
            die.roll(position);
        }
        return 1;
    }
}
