package rookery.play.match;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import rookery.kernel.notation.San;
import rookery.kernel.position.Position;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;

/** Bots as tests need them. */
final class TestBots {

    private TestBots() {
    }

    static Seat.BotSeat seat(Bot bot) {
        return Seat.BotSeat.of(bot, Limits.UNLIMITED);
    }

    static Seat.BotSeat pondering(Bot bot) {
        return new Seat.BotSeat(bot, Limits.UNLIMITED, true, true, true);
    }

    static Seat.BotSeat seat(BotProvider provider, long seed) {
        return Seat.BotSeat.of(provider.create(BotSettings.DEFAULT.withSeed(seed)), Limits.UNLIMITED);
    }

    /** Plays these moves one after the other. */
    static Bot scripted(String... sans) {
        Deque<String> script = new ArrayDeque<>(List.of(sans));
        return (position, limits, progress) -> San.parse(position, script.remove());
    }

    /** Thinks until it is interrupted, and then says so. */
    static final class Sleeper implements Bot {

        final CountDownLatch asked = new CountDownLatch(1);
        final CountDownLatch stopped = new CountDownLatch(1);

        @Override
        public int choose(Position position, Limits limits, Consumer<Thought> progress) throws InterruptedException {
            asked.countDown();
            try {
                new CountDownLatch(1).await();
                throw new IllegalStateException("nobody counts that latch down");
            } finally {
                stopped.countDown();
            }
        }
    }

    /** Does not heed interrupts; lets go when told. Then chooses what the supplier says. */
    static final class Stubborn implements Bot {

        final CountDownLatch asked = new CountDownLatch(1);
        final CountDownLatch go = new CountDownLatch(1);
        private final String san;

        Stubborn(String san) {
            this.san = san;
        }

        @Override
        public int choose(Position position, Limits limits, Consumer<Thought> progress) {
            asked.countDown();
            while (true) {
                try {
                    go.await();
                    return San.parse(position, san);
                } catch (InterruptedException e) {
                    // As badly behaved as they come.
                }
            }
        }
    }
}
