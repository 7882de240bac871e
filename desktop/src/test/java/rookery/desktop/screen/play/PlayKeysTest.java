package rookery.desktop.screen.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import rookery.desktop.game.GameOrder;
import rookery.desktop.game.MeasuredBot;
import rookery.desktop.game.SeatOrder;
import rookery.desktop.settings.Settings;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;
import rookery.play.match.Clocks;
import rookery.play.match.DiceSeed;
import rookery.play.match.Match;

final class PlayKeysTest {
    private static final SeatOrder ADA = new SeatOrder.Person("Ada");
    private static final SeatOrder BOT = new SeatOrder.Computer("measured", "Measured", Map.of());

    private final List<PlayIntent> heard = new ArrayList<>();
    private boolean careful = true;
    private final PlayKeys keys = new PlayKeys(heard::add, () -> careful);

    /** A game that has not begun. */
    private static PlayState game(SeatOrder white, SeatOrder black) {
        var order = new GameOrder(Presets.FIDE, white, black, Clocks.UNTIMED, Side.WHITE, 7, false, false);
        try (var seating = new Seating(order, List.of(new MeasuredBot()));
                var match = Match.of(seating.settings(Settings.DEFAULT.play(), DiceSeed.open(7)))) {
            return PlayState.of(order, match.snapshot());
        }
    }

    private static KeyEvent key(KeyCode code, boolean control) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, control, false, false);
    }

    private boolean press(KeyCode code, PlayState state) {
        return keys.press(key(code, false), state);
    }

    @Test
    void browsesAndTurnsTheBoard() {
        var state = game(ADA, ADA);
        assertThat(press(KeyCode.HOME, state)).isTrue();
        assertThat(press(KeyCode.LEFT, state)).isTrue();
        assertThat(press(KeyCode.F, state)).isTrue();
        assertThat(heard).containsExactly(new PlayIntent.Browse(0), new PlayIntent.Browse(-1), new PlayIntent.Flip());
    }

    @Test
    void resignsAtOnceOnlyIfToldSo() {
        var state = game(ADA, BOT);
        press(KeyCode.E, state);
        careful = false;
        press(KeyCode.E, state);
        assertThat(heard).containsExactly(new PlayIntent.Ask(PlayState.Ask.RESIGN), new PlayIntent.Resign());
    }

    @Test
    void whoWatchesPausesButDoesNotResign() {
        var state = game(BOT, BOT);
        press(KeyCode.E, state);
        assertThat(press(KeyCode.SPACE, state)).isTrue();
        assertThat(heard).containsExactly(new PlayIntent.Pause());
    }

    @Test
    void leavesOtherKeysToOthers() {
        var state = game(ADA, ADA);
        assertThat(press(KeyCode.Q, state)).isFalse();
        assertThat(press(KeyCode.SPACE, state)).as("nothing to roll or finish").isFalse();
        assertThat(keys.press(key(KeyCode.F, true), state)).as("with a modifier").isFalse();
        assertThat(heard).isEmpty();
    }
}
