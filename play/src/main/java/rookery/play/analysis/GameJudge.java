package rookery.play.analysis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.kernel.game.Game;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Limits;
import rookery.play.luck.LuckAnalyst;
import rookery.play.luck.LuckReport;

/** Judges a game move by move on a thread of its own, until closed. */
public final class GameJudge implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(GameJudge.class.getName());
    /** Per position: long enough to see what a person missed, short enough for a long game. */
    private static final Duration GLANCE = Duration.ofMillis(120);

    private final Thread thread;
    private final Game game;
    private final List<Optional<Opinion>> opinions = new ArrayList<>();
    private final List<Side> movers = new ArrayList<>();
    private final Consumer<Verdicts> told;

    /**
     * @param game     the judge's own copy
     * @param provider the bot that judges; in games with a die luck is computed instead
     * @param told     receives the verdicts so far after each move, on the judge's thread
     */
    public GameJudge(Game game, Optional<BotProvider> provider, Consumer<Verdicts> told) {
        this.game = game;
        this.told = told;
        opinions.add(Optional.empty());
        var walk = game.startPosition();
        for (var node : game.mainLine()) {
            movers.add(walk.turn());
            if (node.roll() != 0) walk.make(Move.roll(node.roll()));
            walk.make(node.move());
            opinions.add(Optional.empty());
        }
        thread = Thread.ofPlatform().daemon().name("judge").start(() -> run(provider));
    }

    private void run(Optional<BotProvider> provider) {
        try {
            var luck = game.variant().hasDie() ? LuckAnalyst.playing(game.variant()) : Optional.<LuckAnalyst>empty();
            if (luck.isPresent()) {
                dice(luck.get());
            } else if (provider.isPresent()) {
                glance(provider.get());
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error problem) {
            LOG.log(System.Logger.Level.WARNING, "the game could not be judged", problem);
        }
    }

    private void glance(BotProvider provider) throws InterruptedException {
        try (var tutor = new Tutor(provider)) {
            var nodes = new ArrayList<>(game.mainLine());
            nodes.addFirst(game.root());
            for (int ply = 0; ply < nodes.size(); ply++) {
                var analysis = tutor.think(game.at(nodes.get(ply)), Limits.ofMoveTime(GLANCE), _ -> {});
                opinions.set(ply, Optional.ofNullable(analysis.opinion()));
                tell(null, (ply + 1.0) / nodes.size());
                if (Thread.interrupted()) throw new InterruptedException();
            }
        }
    }

    private void dice(LuckAnalyst analyst) throws InterruptedException {
        int all = game.mainLine().size();
        var report = analyst.judge(game, LuckAnalyst.USUAL_DEPTH, turn -> {
            boolean white = turn.side() == Side.WHITE;
            if (turn.ply() == 1) opinions.set(0, Optional.of(new Opinion.Chance(white ? turn.before() : 1 - turn.before())));
            if (turn.ply() < opinions.size()) {
                opinions.set(turn.ply(), Optional.of(new Opinion.Chance(white ? turn.after() : 1 - turn.after())));
            }
            tell(null, all == 0 ? 1 : turn.ply() / (double) all);
        });
        tell(report, 1);
    }

    private void tell(@Nullable LuckReport luck, double progress) {
        told.accept(new Verdicts(opinions, movers, luck, progress));
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
