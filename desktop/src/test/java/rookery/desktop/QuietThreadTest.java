package rookery.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.desktop.TestWindow.againstBot;
import static rookery.desktop.TestWindow.friends;
import static rookery.desktop.TestWindow.variant;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Label;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.desktop.game.CountingBot;
import rookery.desktop.game.StalledBot;
import rookery.desktop.shell.Place;
import rookery.play.match.Venue;

/**
 * Bots that never answer, engines that are slow in everything, and disks that refuse: the window stays responsive. None of them may be called on the
 * JavaFX thread; a window that waited for one of them would not answer these tests at all.
 */
final class QuietThreadTest {
    @TempDir
    Path folder;
    private TestWindow window;

    @AfterEach
    void close() throws Exception {
        CountingBot.INSTEAD.set(null);
        StalledBot.LET_GO.countDown();
        window.close();
    }

    @Test
    void aStalledBotStopsNobody() throws Exception {
        StalledBot.reset();
        window = TestWindow.open(folder);
        window.play(againstBot(variant("fide"), "stalled"));
        window.move("e2", "e4");
        window.await(() -> StalledBot.ASKED.get() > 0);
        // The window answers: another page, the board turned, the game given up.
        window.go(new Place.Rules("dice"));
        assertThat(window.shows("#rules-page")).isTrue();
        window.go(new Place.Resume());
        window.await(() -> window.shows("#board") && window.moves() == 1);
        window.press("flip");
        window.await(() -> !window.board().model().firstRankBelow());
        window.press("resign");
        window.press("yes");
        window.await(() -> window.shows("#over"));
        assertThat(window.text("#result")).isEqualTo("You resigned");
        assertThat(StalledBot.ON_SCREEN_THREAD).as("calls of a bot on the JavaFX thread").hasValue(0);
    }

    @Test
    void aSlowEngineNeverHoldsTheReview() throws Exception {
        StalledBot.reset();
        CountingBot.INSTEAD.set(new StalledBot());
        window = TestWindow.open(folder);
        window.go(new Place.Review("1. e4 e5 2. Nf3 Nc6"));
        window.await(() -> window.shows("#node-1"));
        // It is the review's engine, and it answers nothing as long as this test lasts.
        window.await(() -> StalledBot.ASKED.get() > 0);
        for (int i = 0; i < 20; i++) window.fire(i % 2 == 0 ? "last" : "first");
        window.go(new Place.Home());
        assertThat(window.shows("#home-again")).isTrue();
        assertThat(StalledBot.LET_GO.getCount()).isEqualTo(1);
        assertThat(StalledBot.ON_SCREEN_THREAD).as("calls of a bot on the JavaFX thread").hasValue(0);
    }

    @Test
    void aDiskThatRefusesEverythingIsToldAndTheGameGoesOn() throws Exception {
        var data = folder.resolve("data");
        Files.createDirectories(data);
        window = TestWindow.open(data, settings -> settings, Venue.standard());
        // Nothing can be written any more: a folder stands where each file should.
        for (var name : List.of("running-game.journal", "settings.json", "library.db")) {
            Files.deleteIfExists(data.resolve(name));
            Files.createDirectories(data.resolve(name).resolve("occupied"));
        }
        TestWindow.run(() -> window.program().begin());
        window.play(friends(variant("fide")));
        window.move("f2", "f3");
        window.move("e7", "e5");
        TestWindow.run(() -> window.program().shell().change(settings -> settings.withLook(settings.look().withBoardTheme("night"))));
        window.move("g2", "g4");
        window.move("d8", "h4");
        window.await(() -> window.shows("#over"));
        window.await(() -> window.shows(".notice"));
        var words = FxThread.call(() -> {
            var text = new StringBuilder();
            window.program().shell().notices().lookupAll(".notice-text").forEach(node -> text.append(((Label) node).getText()));
            return text.toString();
        });
        assertThat(words).isNotEmpty();
        assertThat(window.status()).isEqualTo("Checkmate. Black wins");
    }
}
