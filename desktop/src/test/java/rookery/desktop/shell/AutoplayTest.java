package rookery.desktop.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.util.Duration;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;

final class AutoplayTest {
    @Test
    void stepsUntilThereIsNothingLeft() throws Exception {
        var steps = new AtomicInteger();
        var told = new ArrayList<Boolean>();
        var ended = new CompletableFuture<List<Boolean>>();
        TestWindow.run(() -> {
            var play = new Autoplay(() -> steps.incrementAndGet() < 4, playing -> {
                told.add(playing);
                if (!playing) ended.complete(List.copyOf(told));
            });
            play.pace(Duration.millis(1));
            play.start();
        });
        assertThat(ended.get(30, TimeUnit.SECONDS)).containsExactly(true, false);
        assertThat(steps).hasValue(4);
    }

    @Test
    void stopsWhenAsked() throws Exception {
        var playing = FxThread.call(() -> {
            var play = new Autoplay(() -> true, _ -> {});
            play.start();
            play.stop();
            return play.isPlaying();
        });
        assertThat(playing).isFalse();
    }
}
