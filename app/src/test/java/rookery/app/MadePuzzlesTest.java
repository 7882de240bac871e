package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.settings.Settings;
import rookery.archive.settings.SettingsFile;
import rookery.desktop.Program;
import rookery.desktop.shell.Place;
import rookery.learn.puzzle.PuzzleFile;

/** Making puzzles in the window with the engine that comes with the program; desktop's own tests have none. */
final class MadePuzzlesTest {

    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);
    private static final int GAMES = 30;
    private static final String MATE = """
            [White "Scholar %d"]
            [Black "Pupil"]
            [Result "1-0"]

            1. e4 e5 2. Bc4 Nc6 3. Qh5 d6 4. d3 a6 5. Qxf7# 1-0

            """;

    @TempDir
    private Path data;
    @TempDir
    private Path elsewhere;
    private Program program;
    private Stage stage;

    @BeforeEach
    void open() throws Exception {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
        var started = new CompletableFuture<Boolean>();
        try {
            Platform.startup(() -> started.complete(true));
        } catch (IllegalStateException runningAlready) {
            started.complete(true);
        }
        Platform.setImplicitExit(false);
        started.get(60, TimeUnit.SECONDS);
        new SettingsFile(data).write(Settings.DEFAULT.withLanguage("en"));
        call(() -> {
            program = new Program(data, new SplittableRandom(1), LocalDate.of(2026, 11, 16));
            stage = new Stage();
            stage.setScene(program.scene(1000, 900));
            stage.show();
            return true;
        });
    }

    @AfterEach
    void close() throws Exception {
        call(() -> {
            stage.close();
            program.close();
            return true;
        });
    }

    @Test
    void aPuzzleFoundIsKeptWhenTheWorkIsBrokenOff() throws Exception {
        var games = new StringBuilder(MATE.formatted(1));
        for (int i = 2; i < GAMES; i++) games.append(quiet(i));
        // At both ends, whichever comes first in the library.
        games.append(MATE.formatted(GAMES));
        var file = Files.writeString(elsewhere.resolve("games.pgn"), games);
        go(new Place.Open(List.of(file)));
        go(new Place.Library());
        await(() -> text("#count").contains(String.valueOf(GAMES)));
        fire("#make-puzzles");
        fire(".dialog-card .accent");
        await(() -> text("#work-words").matches("[1-9] found, game \\d+ of " + GAMES));
        // What the window says it has found is on the disk already.
        var kept = PuzzleFile.read(data.resolve("puzzles").resolve("library.puzzles")).puzzles();
        assertThat(kept).isNotEmpty().allSatisfy(puzzle -> assertThat(puzzle.source().white()).startsWith("Scholar"));
        fire("#import-cancel");
        await(() -> text(".notice-text").contains("new puzzle"));
        assertThat(text(".notice-text")).doesNotContain("from " + GAMES + " games");
        assertThat(PuzzleFile.read(data.resolve("puzzles").resolve("library.puzzles")).puzzles()).containsAll(kept);
    }

    /** A game in which nothing happens. */
    private static String quiet(int number) {
        return """
                [White "Ada %d"]
                [Black "Grace"]
                [Result "1/2-1/2"]

                1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 Re8
                13. Nf1 Bf8 14. Ng3 g6 15. a4 c5 16. d5 c4 17. Bg5 Nc5 18. Qd2 h6 19. Be3 Nfd7 1/2-1/2

                """
                .formatted(number);
    }

    private static <T> T call(Callable<T> task) throws Exception {
        var result = new CompletableFuture<T>();
        Platform.runLater(() -> {
            try {
                result.complete(task.call());
            } catch (Throwable failure) {
                result.completeExceptionally(failure);
            }
        });
        return result.get(60, TimeUnit.SECONDS);
    }

    private void go(Place place) throws Exception {
        call(() -> {
            program.shell().go(place);
            return true;
        });
    }

    private void fire(String selector) throws Exception {
        await(() -> call(() -> stage.getScene().getRoot().lookup(selector) instanceof Button button && !button.isDisabled()));
        call(() -> {
            ((Button) stage.getScene().getRoot().lookup(selector)).fire();
            return true;
        });
    }

    /** What the label says; nothing while it is not there. */
    private String text(String selector) throws Exception {
        return call(() -> {
            Node node = stage.getScene().getRoot().lookup(selector);
            return node instanceof Label label && label.isVisible() ? label.getText() : "";
        });
    }

    private void await(Callable<Boolean> condition) throws Exception {
        long end = System.nanoTime() + PATIENCE;
        while (!condition.call()) {
            assertThat(System.nanoTime()).as("waited in vain").isLessThan(end);
            call(() -> {
                stage.getScene().getRoot().applyCss();
                stage.getScene().getRoot().layout();
                return true;
            });
        }
    }
}
