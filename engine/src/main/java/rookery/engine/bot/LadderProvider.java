package rookery.engine.bot;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.engine.book.OpeningBook;
import rookery.engine.rating.MeasuredRatings;
import rookery.engine.search.Search;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.DrawAndResignPolicy;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Strength;
import rookery.play.bot.Thought;
import rookery.play.chance.SplitMix64;

/** The birds of the rookery: opponents from Wren, who learned the moves today, to Rook, who knows all we know. */
public final class LadderProvider implements BotProvider {

    static final BotOption.Combo LEVEL = new BotOption.Combo("Level", "Thrush", Level.ladder().stream().map(Level::name).toList(),
            "Who plays: from Wren, a first-day beginner, to Rook, full strength");
    static final BotOption.Check HUMAN_PACE = new BotOption.Check("Human pace", true,
            "Takes a moment over its moves when nobody has set it a limit");
    static final BotOption.Check BOOK = new BotOption.Check("Openings", true, "Plays the first moves of named openings");

    @Override
    public String id() {
        return "rookery-birds";
    }

    @Override
    public String displayName() {
        return "Rookery birds";
    }

    @Override
    public String description() {
        return "Fourteen opponents from a first-day beginner to full strength, for every game without dice.";
    }

    @Override
    public boolean plays(Variant variant) {
        return !variant.hasDie();
    }

    @Override
    public List<BotOption> options() {
        return List.of(LEVEL, HUMAN_PACE, BOOK);
    }

    @Override
    public Optional<Strength> strength(Variant variant, BotSettings settings) {
        return MeasuredRatings.of(variant.family(), level(settings).id());
    }

    private static Level level(BotSettings settings) {
        String name = settings.value(LEVEL);
        return Level.ladder().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    }

    @Override
    public Bot create(BotSettings settings) {
        return new LadderBot(level(settings), settings.seed(), settings.value(BOOK), settings.value(HUMAN_PACE) ? Pause.HUMAN : Pause.NONE);
    }

    /** A named opponent: a {@link LevelPlayer} with an opening repertoire and a pace, who resigns and agrees to draws. */
    private static final class LadderBot implements Bot {

        private static final int MEGABYTES = 16;
        private static final int STRONG_MEGABYTES = 64;
        private static final int STRONG = 2_000;

        private final Level level;
        private long seed;
        private final boolean book;
        private final Pause pause;
        private final Search search;
        private final LevelPlayer player;
        private final DrawAndResignPolicy policy = new DrawAndResignPolicy();
        private int games;

        LadderBot(Level level, long seed, boolean book, Pause pause) {
            this.level = level;
            this.seed = seed;
            this.book = book;
            this.pause = pause;
            search = LevelPlayer.search(level.rating() >= STRONG ? STRONG_MEGABYTES : MEGABYTES, 1);
            player = new LevelPlayer(search, level, seed);
        }

        @Override
        public void newGame() {
            games++;
            search.newGame();
            player.newGame();
            policy.newGame();
        }

        @Override
        public void newGame(long newSeed) {
            newGame();
            seed = newSeed;
            games = 0;
            player.newGame(newSeed);
        }

        @Override
        public int choose(Position position, Limits limits, Consumer<Thought> progress) throws InterruptedException {
            long start = System.nanoTime();
            int known = book && limits.moves().isEmpty() ? fromBook(position) : Move.NONE;
            int move = known;
            if (known == Move.NONE) {
                move = player.choose(position, limits, thought -> {
                    Score score = thought.score();
                    if (score != null) {
                        policy.scored(score);
                    }
                    progress.accept(thought);
                });
                policy.moved();
            } else {
                progress.accept(new Thought(0, 0, 1, null, Thought.Bound.EXACT, List.of(known), 0, System.nanoTime() - start, 0, "book"));
            }
            Duration least = pause.least(limits, position.turn(), random(position));
            long rest = least.toNanos() - (System.nanoTime() - start);
            if (rest > 0) {
                Thread.sleep(Duration.ofNanos(rest));
            }
            return move;
        }

        /** Beginners know only the first moves, rare and common alike. */
        private int fromBook(Position position) {
            int known = 2 + level.rating() / 150;
            if (position.ply() >= known) {
                return Move.NONE;
            }
            double leastShare = Math.clamp((level.rating() - 1_000) / 15_000.0, 0, 0.08);
            return OpeningBook.standard().choose(position, leastShare, SplitMix64.at(seed + games, position.ply()));
        }

        private double random(Position position) {
            return (SplitMix64.at(seed ^ 0x7061636571L, position.ply()) >>> 11) * 0x1p-53;
        }

        @Override
        public boolean claimsDraw(Position position, Set<Claim> claims) {
            return policy.claimsDraw();
        }

        /** Beginners play on to the mate. */
        @Override
        public boolean resigns(Position position) {
            return level.rating() >= 850 && policy.resigns();
        }

        @Override
        public boolean offersDraw(Position position) {
            return level.rating() >= 1_250 && policy.offersDraw(position);
        }

        @Override
        public boolean acceptsDraw(Position position) {
            return policy.acceptsDraw(position);
        }

        @Override
        public void close() {
            search.stop();
        }

        @Override
        public String toString() {
            return level.name();
        }
    }

    /** How long a bot appears to think before it answers, so that it feels human. */
    interface Pause {

        Pause NONE = (_, _, _) -> Duration.ZERO;
        /** From 0.3 to 1.5 seconds, less when the clock is short; none when the user has set limits. */
        Pause HUMAN = Pause::human;

        /** The least time from question to answer. */
        Duration least(Limits limits, Side side, double random);

        private static Duration human(Limits limits, Side side, double random) {
            if (limits.moveTime() != null || limits.depth() > 0 || limits.nodes() > 0 || limits.mate() > 0) {
                return Duration.ZERO;
            }
            long millis = 300 + (long) (1_200 * random * random);
            Duration remaining = remaining(limits, side);
            if (remaining != null) {
                millis = Math.min(millis, Math.max(0, remaining.toMillis()) / 80);
            }
            return Duration.ofMillis(millis);
        }

        private static @Nullable Duration remaining(Limits limits, Side side) {
            Limits.Clocks clocks = limits.clocks();
            return clocks == null ? null : clocks.remaining(side);
        }
    }
}
