package rookery.desktop.screen.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Button;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;
import rookery.kernel.move.Move;

/** The explorer and the training of lines, by mouse. */
final class OpeningsWindowTest extends WindowTest {
    private static final String GAMES = """
            [White "Ada"]
            [Black "Grace"]
            [Date "2026.01.01"]
            [WhiteElo "1800"]
            [BlackElo "1600"]
            [Result "1-0"]

            1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0

            [White "Linus"]
            [Black "Margaret"]
            [Date "2026.01.02"]
            [Result "0-1"]

            1. f3 e5 2. g4 Qh4# 0-1

            [White "Linus"]
            [Black "Ada"]
            [Date "2026.01.03"]
            [Result "1/2-1/2"]

            1. e4 c5 2. Nf3 1/2-1/2
            """;

    @TempDir
    private Path elsewhere;

    private OpeningTab.Openings state() throws Exception {
        return FxThread.call(() -> ((LearnScreen) window.program().shell().screen()).openings().store().state());
    }

    private void openings() throws Exception {
        window.go(new Place.Learn(Place.Learn.Page.OPENINGS));
        window.await(() -> window.shows("#explorer-count") && !window.text("#explorer-count").isEmpty());
    }

    private void importGames() throws Exception {
        window.go(new Place.Open(List.of(Files.writeString(elsewhere.resolve("games.pgn"), GAMES))));
        window.await(() -> window.shows("#count") && window.text("#count").startsWith("3 "));
    }

    @Test
    void theExplorerShowsWhatWasPlayedAndFollowsAClick() throws Exception {
        importGames();
        openings();
        assertThat(window.text("#explorer-count")).isEqualTo("3 games in the library");
        window.await(() -> window.shows("#explore-1"));
        window.press("explore-0");
        window.await(() -> state().actions().size() == 1 && window.text("#explorer-count").startsWith("2 games"));
        assertThat(window.text("#opening")).contains("King");
        window.click("e7");
        window.click("e5");
        window.await(() -> window.text("#explorer-count").startsWith("1 game"));
        window.press("opening-first");
        window.await(() -> window.text("#explorer-count").startsWith("3 games"));
    }

    @Test
    void linesAreKeptAndAskedFor() throws Exception {
        openings();
        window.press("repertoire-new");
        TestWindow.run(() -> ((Button) window.program().shell().dialogs().lookup(".accent")).fire());
        window.await(() -> state().chosen() != null);
        for (var way : List.of("e2e4", "e7e5", "g1f3")) {
            window.click(way.substring(0, 2));
            window.click(way.substring(2));
        }
        window.press("repertoire-keep");
        window.await(() -> {
            var standing = state().standing();
            return standing != null && standing.questions() == 2;
        });
        window.press("repertoire-train");
        window.await(() -> window.shows("#repertoire-question"));
        window.click("e2");
        window.click("e4");
        window.await(() -> window.shows("#repertoire-feedback") && window.text("#repertoire-feedback").equals("Right!"));
        window.press("repertoire-next");
        window.await(() -> state().answer() == Move.NONE && state().question() != null && state().question().path().size() == 2);
        window.click("d2");
        window.click("d4");
        window.await(() -> window.shows("#repertoire-feedback") && window.text("#repertoire-feedback").contains("Nf3"));
        window.press("repertoire-next");
        window.await(() -> state().question() == null && window.text("#repertoire-question").contains("No more questions"));
        window.press("repertoire-end");
        window.await(() -> window.text("#repertoire-standing").contains("1 known"));
    }
}
