package rookery.engine.bot;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.engine.evaluation.Evaluation;
import rookery.engine.search.Scores;
import rookery.engine.search.Search;
import rookery.engine.search.SearchLimits;
import rookery.engine.search.SearchLine;
import rookery.engine.search.SearchNumbers;
import rookery.engine.search.SearchReport;
import rookery.engine.search.TimeBudget;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;
import rookery.play.chance.SplitMix64;

/**
 * Chooses moves as a player of a {@link Level} would. A weak player compares all its moves, sees the replies to most of them, and judges each a little
 * wrong; moves whose reply it overlooks look as good as the position right after them. Everything follows from the seed.
 */
final class LevelPlayer {

    /** The longest thought unless the clock or the user asks for more. */
    static final Duration LONGEST = Duration.ofSeconds(4);
    private static final Duration OVERHEAD = Duration.ofMillis(20);
    /** A first move that costs no more than this may be played for variety. */
    private static final int VARIETY_MARGIN = 20;
    private static final int VARIETY_LINES = 6;
    private static final int VARIETY_PLIES = 6;
    private static final int UNDOING = 40;
    /** How a certain win looks to a fallible player. */
    private static final int CERTAIN = 3_000;

    private static final SearchNumbers NUMBERS = numbers();

    private final Search search;
    private final Level level;
    private long seed;
    private @Nullable Variant variant;
    private @Nullable Evaluation evaluation;
    private int games;

    LevelPlayer(Search search, Level level, long seed) {
        this.search = search;
        this.level = level;
        this.seed = seed;
    }

    /** The search that the levels were measured with, so that their ratings hold: without a net, and with its numbers of that day. */
    static Search search(int megabytes, int threads) {
        return new Search(megabytes, threads, Evaluation::derived, NUMBERS, System::nanoTime);
    }

    private static SearchNumbers numbers() {
        String resource = "levels.search";
        try (InputStream in = Objects.requireNonNull(LevelPlayer.class.getResourceAsStream(resource), resource)) {
            return switch (SearchNumbers.read(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList())) {
                case SearchNumbers.Reading.Whole(SearchNumbers numbers) -> numbers;
                case SearchNumbers.Reading.Refused(String problem) -> throw new IllegalStateException(resource + ": " + problem);
            };
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void newGame() {
        games++;
    }

    void newGame(long newSeed) {
        seed = newSeed;
        games = 0;
    }

    int choose(Position position, Limits limits, Consumer<Thought> progress) {
        Level here = level.on(position.shape().squares());
        SearchReport report = search.run(position, limits(here, position, limits), each -> {
        });
        SearchLine chosen = here.width() > 1 ? judged(here, position, report) : varied(position, report, limits);
        Thinking.tell(
                new SearchReport(report.depth(), report.selectiveDepth(), List.of(chosen), report.nodes(), report.nanos(),
                        report.fullness()),
                progress);
        return chosen.move();
    }

    private static SearchLimits limits(Level level, Position position, Limits limits) {
        SearchLimits wanted = Thinking.limits(limits, position.turn(), OVERHEAD);
        if (limits.moveTime() == null && (limits.clocks() == null || wanted.budget().hard() > LONGEST.toNanos())) {
            TimeBudget budget = wanted.budget();
            wanted = wanted.withBudget(budget.fixed()
                    ? TimeBudget.exactly(LONGEST.toNanos())
                    : new TimeBudget(Math.min(budget.optimum(), LONGEST.toNanos() / 2), LONGEST.toNanos(), false));
        }
        int lines = level.width() == 1 && isBeginning(position) ? VARIETY_LINES : Math.min(level.width(), position.legalMoveCount());
        return wanted.withDepth(Math.min(wanted.depth(), level.depth())).withNodes(Math.min(wanted.nodes(), level.nodes()))
                .withLines(Math.max(1, lines));
    }

    private static boolean isBeginning(Position position) {
        return position.moveNumber() * 2 <= VARIETY_PLIES && position.ply() < VARIETY_PLIES;
    }

    /** The move that looks best to a fallible player. */
    private SearchLine judged(Level here, Position position, SearchReport report) {
        SearchLine best = report.best();
        double bestLook = Double.NEGATIVE_INFINITY;
        // When far ahead, anyone knows what to do.
        double ease = 1 + Math.max(0, report.score()) / 800.0;
        double noise = here.noise() / ease;
        double overlooks = here.overlooks() / ease;
        int index = 0;
        for (SearchLine line : report.lines()) {
            index++;
            int seen = line.score();
            if (random(position, index, 0) < overlooks) {
                seen = atFirstSight(position, line.move());
            }
            double look = (Scores.isProven(seen) ? Math.clamp(seen, -CERTAIN, CERTAIN) : seen) + noise * normal(position, index)
                    - (undoes(position, line.move()) ? UNDOING : 0);
            if (look > bestLook) {
                bestLook = look;
                best = line;
            }
        }
        return best;
    }

    /** The value of the position right after the move, ignoring the reply; a reached goal, mate or stalemate is still seen. */
    private int atFirstSight(Position position, int move) {
        if (evaluation == null || !position.variant().equals(variant)) {
            variant = position.variant();
            evaluation = Evaluation.derived(variant);
        }
        Side us = position.turn();
        position.make(move);
        boolean isOver = position.isGoalReached() || position.legalMoveCount() == 0 && !position.inCheck();
        int value = isOver ? result(position.outcome(), us) : -evaluation.evaluate(position);
        position.unmake();
        return value;
    }

    private static int result(Outcome outcome, Side us) {
        return outcome instanceof Outcome.Win(Side winner, var _) ? winner == us ? CERTAIN : -CERTAIN : 0;
    }

    /** Whether the move just undoes the player's last one. */
    private static boolean undoes(Position position, int move) {
        if (position.ply() < 2) {
            return false;
        }
        int last = position.moveAt(position.ply() - 2);
        return Move.from(move) == Move.to(last) && Move.to(move) == Move.from(last);
    }

    /** Varies the choice among nearly equal first moves. */
    private SearchLine varied(Position position, SearchReport report, Limits limits) {
        if (!isBeginning(position) || !limits.moves().isEmpty()) {
            return report.best();
        }
        List<SearchLine> close = new ArrayList<>();
        for (SearchLine line : report.lines()) {
            if (line.score() >= report.score() - VARIETY_MARGIN) {
                close.add(line);
            }
        }
        return close.get(SplitMix64.below(close.size(), number(position, 0, 9)));
    }

    private long number(Position position, int index, int purpose) {
        return SplitMix64.at(seed + games * 0x5851F42D4C957F2DL, position.key() ^ index * 64L + purpose);
    }

    private double random(Position position, int index, int purpose) {
        return (number(position, index, purpose) >>> 11) * 0x1p-53;
    }

    /** Roughly normal with deviation 1: the sum of twelve uniform numbers. */
    private double normal(Position position, int index) {
        double sum = -6;
        for (int i = 1; i <= 12; i++) {
            sum += random(position, index, i);
        }
        return sum;
    }
}
