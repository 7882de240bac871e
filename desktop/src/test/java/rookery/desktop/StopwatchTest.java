package rookery.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Measuring the window comes to an end, whatever the machine does. */
final class StopwatchTest extends WindowTest {
    private static final Duration MOMENT = Duration.ofMillis(300);
    private String measure(Stopwatch.Times times) throws Exception {
        var report = new CompletableFuture<String>();
        TestWindow.run(() -> new Stopwatch(window.program(), InstantSource.system(), times).run(report::complete));
        return report.get(60, TimeUnit.SECONDS);
    }

    @Test
    void tellsTheStartAndTheFramesOfAGame() throws Exception {
        assertThat(measure(new Stopwatch.Times(MOMENT, MOMENT, MOMENT.multipliedBy(4), Duration.ofSeconds(50))))
                .matches("(?s)home usable after \\d+ ms \\(\\d+ ms of processor time\\).*")
                .containsPattern("frame to frame: median [0-9.]+ ms, .* \\([0-9]+ frames\\)")
                .containsPattern("JavaFX thread in a frame: median [0-9.]+ ms").containsPattern("moves played meanwhile: [0-9]+");
        // The game it was measured with is the large one.
        assertThat(window.board().model().shape().files()).isEqualTo(14);
    }

    @Test
    void endsWhenNothingCanBeMeasured() throws Exception {
        assertThat(measure(new Stopwatch.Times(Duration.ofHours(1), MOMENT, MOMENT, MOMENT))).contains("frame to frame: none");
    }
}
