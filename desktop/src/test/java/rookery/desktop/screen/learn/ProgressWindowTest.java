package rookery.desktop.screen.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;

/** The page of numbers. */
final class ProgressWindowTest extends WindowTest {

    @Test
    void whatWasDoneIsCounted() throws Exception {
        Files.writeString(data.resolve("learning-0.jsonl"), """
                {"at":"2026-11-15T10:00:00Z","sort":"puzzle","family":"standard","item":"a1","rating":900,"right":true}
                {"at":"2026-11-15T10:01:00Z","sort":"puzzle","family":"standard","item":"a2","rating":900,"right":false}
                {"at":"2026-11-15T10:02:00Z","sort":"lesson","family":"xxl","item":"xxl camel STARS","rating":0,"right":true}
                """);
        window.go(new Place.Learn(Place.Learn.Page.PROGRESS));
        window.await(() -> window.shows("#progress-solved"));
        assertThat(window.text("#progress-solved")).isEqualTo("1");
        assertThat(window.text("#progress-lessons")).isEqualTo("1");
        assertThat(window.shows("#learn-variant")).isFalse();
    }

    @Test
    void whoHasDoneNothingIsNotScolded() throws Exception {
        window.press("home-learn");
        window.press("learn-page-3");
        window.await(() -> window.shows("#progress-empty"));
    }
}
