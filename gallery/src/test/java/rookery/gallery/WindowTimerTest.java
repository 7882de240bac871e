package rookery.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.desktop.Program;
import rookery.desktop.board.BoardView;
import rookery.desktop.shell.Place;

/** Measuring the window comes to an end, whatever the machine does. */
final class WindowTimerTest {
    private static final Duration MOMENT = Duration.ofMillis(300);

    @TempDir
    Path data;
    private Program program;
    private Stage stage;

    @BeforeEach
    void openTheWindow() throws InterruptedException {
        JavaFx.start();
        Gallery.Stage.onScreen(() -> {
            program = new Program(data, new SplittableRandom(1), LocalDate.of(2026, 11, 15));
            stage = new Stage();
            stage.setScene(program.scene(1000, 900));
            stage.show();
            program.shell().go(new Place.Home());
        });
    }

    @AfterEach
    void closeTheWindow() throws InterruptedException {
        Gallery.Stage.onScreen(() -> {
            stage.close();
            program.close();
        });
    }

    private String measure(WindowTimer.Plan plan) throws Exception {
        var report = new CompletableFuture<String>();
        Gallery.Stage.onScreen(() -> new WindowTimer(program, InstantSource.system(), plan).run(report::complete));
        return report.get(60, TimeUnit.SECONDS);
    }

    @Test
    void tellsTheStartAndTheFramesOfTheSameGameOverAndOver() throws Exception {
        assertThat(measure(new WindowTimer.Plan(MOMENT, 2, 3, Duration.ofSeconds(50))))
                .matches("(?s)home usable after \\d+ ms \\(\\d+ ms of processor time\\).*")
                .containsPattern("frame to frame: median [0-9.]+ ms, .* \\([0-9]+ frames\\)")
                .containsPattern("JavaFX thread in a frame: median [0-9.]+ ms").containsPattern("game 2: [0-9]+ moves, [0-9]+ frames")
                .containsPattern(
                        "the median of 2 games, move by move: longest frame [0-9.]+ ms of a thread; over 16.7 ms: [0-9]+ of [0-9]+ moves");
        // The game it was measured with is the large one.
        var files = new int[1];
        Gallery.Stage.onScreen(() -> files[0] = ((BoardView) program.shell().lookup("#board")).model().shape().files());
        assertThat(files[0]).isEqualTo(14);
    }

    @Test
    void tellsTheStartAlone() throws Exception {
        assertThat(measure(WindowTimer.Plan.START)).matches("home usable after \\d+ ms \\(\\d+ ms of processor time\\)");
    }

    @Test
    void endsWhenNothingCanBeMeasured() throws Exception {
        assertThat(measure(new WindowTimer.Plan(Duration.ofHours(1), 1, 1, MOMENT))).contains("frame to frame: none");
    }
}
