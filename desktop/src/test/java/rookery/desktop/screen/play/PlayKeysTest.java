package rookery.desktop.screen.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.match.Clocks;
import rookery.play.match.Match;
import rookery.play.match.MatchSettings;
import rookery.play.match.Seat;
import rookery.session.SessionSnapshot;

final class PlayKeysTest {
    private static final Player ADA = Player.Person.guest("Ada");
    private static final Player BOT = new Player.Computer("measured", "Measured", Map.of());

    private final List<PlayIntent> heard = new ArrayList<>();
    private final PlayKeys keys = new PlayKeys(heard::add);

    /** A game that has not begun. */
    private static PlayState game(Variant variant, Player white, Player black) {
        var terms = GameTerms.friendly(variant, white, black, Clocks.UNTIMED);
        try (var match = Match.of(MatchSettings.of(variant, Seat.PERSON, Seat.PERSON))) {
            return PlayState
                    .of(new SessionSnapshot("game", 0, SessionSnapshot.State.RUNNING, terms, match.snapshot(), false, Optional.empty()));
        }
    }

    private static PlayState game(Player white, Player black) {
        return game(Presets.FIDE, white, black);
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
        assertThat(keys.press(key(KeyCode.F, true), state)).isTrue();
        assertThat(keys.press(key(KeyCode.H, true), state)).isTrue();
        assertThat(heard).containsExactly(new PlayIntent.Browse(0), new PlayIntent.Browse(-1), new PlayIntent.Flip(),
                new PlayIntent.Hint());
    }

    // G-07
    @Test
    void lettersAreMovesAndNothingElse() {
        var state = game(ADA, BOT);
        for (var code : List.of(KeyCode.E, KeyCode.F, KeyCode.H, KeyCode.R, KeyCode.N, KeyCode.Q)) assertThat(press(code, state)).isFalse();
        assertThat(heard).isEmpty();
    }

    // G-07, X-25
    @Test
    void inXxlTheKeyAsksBeforeItResigns() {
        press(KeyCode.E, game(Presets.XXL, ADA, BOT));
        assertThat(heard).containsExactly(new PlayIntent.Ask(PlayState.Ask.RESIGN));
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
        assertThat(keys.press(key(KeyCode.Q, true), state)).as("with a modifier").isFalse();
        assertThat(heard).isEmpty();
    }
}
