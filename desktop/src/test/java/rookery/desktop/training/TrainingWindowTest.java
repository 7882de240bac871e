package rookery.desktop.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;

/** Teaching the engine a game from its rules page. */
final class TrainingWindowTest extends WindowTest {

    @Test
    void theCurveIsShownAndTheMatchToldInWords() throws Exception {
        QuickTrainer.mayEnd = new CountDownLatch(1);
        window.go(new Place.Rules("gardner"));
        window.fire("train-start");
        window.await(() -> window.shows(".train-curve") && window.text("#train-status").contains("5,000 positions"));
        // It continues while another screen is shown.
        window.go(new Place.Home());
        QuickTrainer.mayEnd.countDown();
        window.await(() -> window.shows(".notice-text") || window.shows(".notice"));
        window.go(new Place.Rules("gardner"));
        window.await(() -> window.text("#train-result").startsWith("It won the match: 120 won"));
    }

    @Test
    void itIsStoppedAndGoesOn() throws Exception {
        QuickTrainer.mayEnd = new CountDownLatch(1);
        window.go(new Place.Rules("gardner"));
        window.fire("train-start");
        window.fire("train-stop");
        window.await(() -> window.shows("#train-start"));
        assertThat(window.shows("#train-result")).isFalse();
        QuickTrainer.mayEnd = new CountDownLatch(0);
        window.fire("train-start");
        window.await(() -> window.shows("#train-result"));
    }

    @Test
    void aGameThatNobodyHereCanTrainSaysSo() throws Exception {
        window.go(new Place.Rules("dice"));
        window.await(() -> window.text("#train-about").contains("does not work for this game"));
        assertThat(window.shows("#train-start")).isFalse();
    }
}
