package rookery.desktop.screen.review;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;

final class ReviewKeysTest {

    private static KeyEvent key(KeyCode code) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false);
    }

    @Test
    void arrowsWalk() {
        assertThat(ReviewKeys.intent(key(KeyCode.LEFT))).isEqualTo(new ReviewIntent.Back());
        assertThat(ReviewKeys.intent(key(KeyCode.RIGHT))).isEqualTo(new ReviewIntent.Forward());
        assertThat(ReviewKeys.intent(key(KeyCode.HOME))).isEqualTo(new ReviewIntent.First());
        assertThat(ReviewKeys.intent(key(KeyCode.DOWN))).isEqualTo(new ReviewIntent.Last());
        assertThat(ReviewKeys.intent(key(KeyCode.SPACE))).isEqualTo(new ReviewIntent.Autoplay());
    }

    @Test
    void otherKeysAreForOthers() {
        assertThat(ReviewKeys.intent(key(KeyCode.Q))).isNull();
        assertThat(ReviewKeys.intent(key(KeyCode.V))).as("without the shortcut key").isNull();
    }
}
