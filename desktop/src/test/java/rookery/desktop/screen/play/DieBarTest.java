package rookery.desktop.screen.play;

import rookery.desktop.screen.play.DieBar.DieFace;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.control.Label;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.desktop.FxThread;
import rookery.archive.Player;
import rookery.desktop.TestWindow;
import rookery.archive.settings.Settings.Animation;
import rookery.kernel.piece.Side;
import rookery.play.match.Clocks;
import rookery.play.match.Venue;

/** The die below the board: when it keeps its secret and when it tells it. */
final class DieBarTest {
    @TempDir
    Path data;
    private TestWindow window;

    @BeforeEach
    void open() throws Exception {
        window = TestWindow.open(data,
                settings -> settings.withPlay(settings.play().withAnimation(Animation.SMOOTH).withRollByItself(false)),
                Venue.standard());
        window.play(TestWindow.order(TestWindow.variant("dice"), Player.Person.guest("Ada"), Player.Person.guest("Grace"), Clocks.UNTIMED,
                Side.WHITE, 1, false, true));
    }

    @AfterEach
    void close() throws Exception {
        window.close();
    }

    /** What can be seen of a roll at one moment. */
    private record Glimpse(int face, boolean tumbling, String name, boolean lifted) {}

    private Glimpse look() throws Exception {
        var die = (DieFace) window.node("#die");
        var name = (Label) window.node("#die-name");
        var board = window.board();
        return FxThread.call(
                () -> new Glimpse(die.face(), die.isTumbling(), name.getText(), !board.model().marks().lifted().isEmpty()));
    }

    /** Moves the first piece that can to the first square it can reach; the move waits to be finished. */
    private void moveAnything() throws Exception {
        var model = window.board().model();
        int from = model.destinations().keySet().stream().sorted().findFirst().orElseThrow();
        window.click(model.shape().name(from));
        window.click(model.shape().name(model.destinations(from).getFirst().square()));
        window.await(() -> window.shows("#finish-turn"));
    }

    @Test
    void nothingTellsTheResultWhileTheDieTumbles() throws Exception { // W-20
        assertThat(look()).isEqualTo(new Glimpse(0, false, "", false));
        window.press("roll");
        var seen = look();
        while (seen.face() == 0 || seen.tumbling()) {
            assertThat(seen.name()).isEmpty();
            assertThat(seen.lifted()).isFalse();
            seen = look();
        }
        window.await(() -> !look().name().isEmpty() && look().lifted());
    }

    @Test
    void theDieIsBlankBeforeTheOtherSideRolls() throws Exception { // W-20
        window.press("roll");
        window.await(() -> look().lifted());
        moveAnything();
        window.press("finish-turn");
        window.await(() -> window.shows("#roll"));
        assertThat(look()).isEqualTo(new Glimpse(0, false, "", false));
    }

    @Test
    void finishingATurnLeavesTheFocusOnTheBoard() throws Exception { // W-20
        window.press("roll");
        window.await(() -> look().lifted());
        moveAnything();
        var finish = window.node("#finish-turn");
        TestWindow.run(finish::requestFocus);
        window.fire("finish-turn");
        window.await(() -> window.shows("#roll"));
        var board = window.board();
        assertThat(FxThread.call(() -> board.getScene().getFocusOwner())).isEqualTo(board);
    }
}
