package rookery.engine.bot;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import rookery.engine.book.OpeningBook;
import rookery.engine.evaluation.Evaluation;
import rookery.engine.search.Search;
import rookery.kernel.move.Move;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Position;
import rookery.play.bot.Bot;
import rookery.play.bot.DrawAndResignPolicy;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;
import rookery.play.chance.SplitMix64;

/** A named opponent: a {@link LevelPlayer} with an opening repertoire and a pace, who resigns and agrees to draws. */
final class LadderBot implements Bot {

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
        // The birds' ratings were measured without a net.
        search = new Search(level.rating() >= STRONG ? STRONG_MEGABYTES : MEGABYTES, 1, Evaluation::derived, System::nanoTime);
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
