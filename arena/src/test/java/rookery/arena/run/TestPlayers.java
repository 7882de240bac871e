package rookery.arena.run;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.function.Supplier;
import rookery.arena.player.PlayerSource;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;

/** Players that misbehave in every way a tournament must survive, and some with opinions. */
final class TestPlayers {

    private static final Map<String, Supplier<Bot>> BOTS = Map.of(
            "crashes-in-resigning", () -> new Courteous() {
                @Override
                public boolean resigns(Position position) {
                    throw new IllegalStateException("cannot bear the thought");
                }
            },
            "hangs-in-resigning", () -> new Courteous() {
                @Override
                public boolean resigns(Position position) {
                    return deaf() == 0;
                }
            },
            "crashes-in-accepting", () -> new Courteous() {
                @Override
                public boolean acceptsDraw(Position position) {
                    throw new StackOverflowError("yes no yes no");
                }
            },
            "offers", () -> new Courteous() {
                @Override
                public boolean offersDraw(Position position) {
                    return true;
                }
            },
            "crashes", () -> (position, limits, progress) -> {
                throw new IllegalStateException("out of ideas");
            },
            "cheats", () -> (position, limits, progress) -> 12345,
            "sleeps", () -> (position, limits, progress) -> {
                new CountDownLatch(1).await();
                return 0;
            },
            "deaf", () -> (position, limits, progress) -> deaf(),
            "pessimist", () -> (position, limits, progress) -> {
                progress.accept(Thought.of(3, new Score.Centipawns(-950), java.util.List.of(), 7, 0));
                return first(position);
            },
            "neutral", () -> (position, limits, progress) -> {
                progress.accept(Thought.of(3, new Score.WinProbability(0.5), java.util.List.of(), 7, 0));
                return first(position);
            });

    private TestPlayers() {
    }

    /** Plays on, and says no to everything but what is overridden. */
    private static class Courteous implements Bot {
        @Override
        public int choose(Position position, Limits limits, Consumer<Thought> progress) {
            return first(position);
        }
    }

    /** These and the installed ones. */
    static PlayerSource source() {
        PlayerSource own = spec -> Optional.<BotProvider>ofNullable(BOTS.containsKey(spec.target()) ? provider(spec.target()) : null);
        return own.or(spec -> spec.target().equals("absent") ? Optional.of(provider("absent")) : Optional.empty())
                .or(PlayerSource.INSTALLED);
    }

    private static BotProvider provider(String id) {
        return new BotProvider() {
            @Override
            public String id() {
                return id;
            }

            @Override
            public String displayName() {
                return id;
            }

            @Override
            public boolean plays(Variant variant) {
                return true;
            }

            @Override
            public Bot create(BotSettings settings) {
                Supplier<Bot> bot = BOTS.get(id);
                if (bot == null) {
                    throw new BotFailure("the program is not there");
                }
                return bot.get();
            }
        };
    }

    private static int first(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.get(0);
    }

    /** Ignores every interrupt, until the test's virtual machine ends. */
    private static int deaf() {
        CountDownLatch never = new CountDownLatch(1);
        while (true) {
            try {
                never.await();
            } catch (InterruptedException e) {
                // Deaf.
            }
        }
    }
}
