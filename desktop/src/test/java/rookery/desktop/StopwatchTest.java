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

    private String measure(Stopwatch.Plan plan) throws Exception {
        var report = new CompletableFuture<String>();
        TestWindow.run(() -> new Stopwatch(window.program(), InstantSource.system(), plan).run(report::complete));
        return report.get(60, TimeUnit.SECONDS);
    }

    @Test
    void tellsTheStartAndTheFramesOfTheSameGameOverAndOver() throws Exception {
        assertThat(measure(new Stopwatch.Plan(MOMENT, 2, 3, Duration.ofSeconds(50))))
                .matches("(?s)home usable after \\d+ ms \\(\\d+ ms of processor time\\).*")
                .containsPattern("frame to frame: median [0-9.]+ ms, .* \\([0-9]+ frames\\)")
                .containsPattern("JavaFX thread in a frame: median [0-9.]+ ms").containsPattern("game 2: [34] moves, [0-9]+ frames")
                .containsPattern(
                        "the median of 2 games, move by move: longest frame [0-9.]+ ms of a thread; over 16.7 ms: [0-9]+ of [34] moves");
        // The game it was measured with is the large one.
        assertThat(window.board().model().shape().files()).isEqualTo(14);
    }

    @Test
    void tellsTheStartAlone() throws Exception {
        assertThat(measure(Stopwatch.Plan.START)).matches("home usable after \\d+ ms \\(\\d+ ms of processor time\\)");
    }

    @Test
    void endsWhenNothingCanBeMeasured() throws Exception {
        assertThat(measure(new Stopwatch.Plan(Duration.ofHours(1), 1, 1, MOMENT))).contains("frame to frame: none");
    }
}
