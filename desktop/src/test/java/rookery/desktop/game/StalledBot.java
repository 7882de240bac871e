package rookery.desktop.game;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javafx.application.Platform;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;

/** Never answers, not even when it is interrupted, until the test lets go; counts calls on the thread that must not wait. */
public final class StalledBot implements BotProvider {
    public static final AtomicInteger ON_SCREEN_THREAD = new AtomicInteger();
    public static final AtomicInteger ASKED = new AtomicInteger();
    public static volatile CountDownLatch LET_GO = new CountDownLatch(1);

    public static void reset() {
        LET_GO = new CountDownLatch(1);
        ON_SCREEN_THREAD.set(0);
        ASKED.set(0);
    }

    private static void called() {
        if (Platform.isFxApplicationThread()) ON_SCREEN_THREAD.incrementAndGet();
    }

    @Override
    public String id() {
        return "stalled";
    }

    @Override
    public String displayName() {
        return "Stalled";
    }

    @Override
    public boolean plays(Variant variant) {
        return true;
    }

    @Override
    public Bot create(BotSettings settings) {
        called();
        return new Bot() {
            @Override
            public int choose(Position position, Limits limits, Consumer<Thought> progress) throws InterruptedException {
                called();
                ASKED.incrementAndGet();
                boolean waiting = true;
                while (waiting) {
                    try {
                        LET_GO.await();
                        waiting = false;
                    } catch (InterruptedException deaf) {
                        // That is the point.
                    }
                }
                throw new InterruptedException();
            }

            @Override
            public void close() {
                called();
            }
        };
    }
}
