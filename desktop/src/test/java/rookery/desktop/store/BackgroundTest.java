package rookery.desktop.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;

final class BackgroundTest {
    // E-08: nobody heard of it, and the screen waited for ever.
    @Test
    void anErrorIsTold() throws Exception {
        FxThread.call(() -> true);
        try (var background = new Background()) {
            var told = new CompletableFuture<Exception>();
            background.run(() -> {
                throw new StackOverflowError("too deep");
            }, _ -> {}, told::complete);
            assertThat(told.get(60, TimeUnit.SECONDS)).hasMessageContaining("too deep").hasCauseInstanceOf(StackOverflowError.class);
            var queued = new CompletableFuture<Exception>();
            background.queue(() -> {
                throw new OutOfMemoryError("too much");
            }, _ -> {}, queued::complete);
            assertThat(queued.get(60, TimeUnit.SECONDS)).hasMessageContaining("too much");
        }
    }

    @Test
    void afterTheWindowHasClosedNothingRuns() throws Exception {
        FxThread.call(() -> true);
        var ran = new AtomicBoolean();
        var background = new Background();
        background.close();
        background.run(() -> ran.getAndSet(true), _ -> {}, _ -> {});
        background.queue(() -> ran.getAndSet(true), _ -> {}, _ -> {});
        assertThat(ran).isFalse();
    }
}
