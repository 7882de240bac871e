package rookery.desktop.screen.review;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;

final class ReviewKeysTest {

    private static KeyEvent key(KeyCode code, boolean control) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, control, false, control);
    }

    @Test
    void arrowsWalk() {
        assertThat(ReviewKeys.intent(key(KeyCode.LEFT, false))).isEqualTo(new ReviewIntent.Back());
        assertThat(ReviewKeys.intent(key(KeyCode.RIGHT, false))).isEqualTo(new ReviewIntent.Forward());
        assertThat(ReviewKeys.intent(key(KeyCode.HOME, false))).isEqualTo(new ReviewIntent.First());
        assertThat(ReviewKeys.intent(key(KeyCode.DOWN, false))).isEqualTo(new ReviewIntent.Last());
        assertThat(ReviewKeys.intent(key(KeyCode.SPACE, false))).isEqualTo(new ReviewIntent.Autoplay());
    }

    @Test
    void otherKeysAreForOthers() {
        assertThat(ReviewKeys.intent(key(KeyCode.Q, false))).isNull();
        assertThat(ReviewKeys.intent(key(KeyCode.V, false))).as("without the shortcut key").isNull();
    }
}
