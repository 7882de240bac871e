package rookery.desktop.screen.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.desktop.screen.play.PlayState.Ask;
import rookery.desktop.screen.play.PlayState.Message;
import rookery.kernel.notation.San;
import rookery.kernel.variant.Presets;
import rookery.play.match.Clocks;
import rookery.play.match.Match;
import rookery.play.match.MatchAction;
import rookery.play.match.MatchSettings;
import rookery.play.match.Seat;
import rookery.session.SessionSnapshot;
import rookery.session.SessionSnapshot.State;

/** How the board screen reacts to events. */
final class PlayReducerTest {
    private static final GameTerms TERMS = GameTerms.friendly(Presets.FIDE, Player.Person.guest("Ada"), Player.Person.guest("Grace"),
            Clocks.UNTIMED);

    private final Match match = Match.of(MatchSettings.of(Presets.FIDE, Seat.PERSON, Seat.PERSON));

    @AfterEach
    void close() {
        match.close();
    }

    private SessionSnapshot told(String game, long number) {
        return new SessionSnapshot(game, number, State.RUNNING, TERMS, match.snapshot(), false, Optional.empty());
    }

    private void play(String san) throws Exception {
        if (match.snapshot().phase() == rookery.play.match.MatchSnapshot.Phase.READY) match.post(new MatchAction.Start()).get();
        var position = match.snapshot().position();
        match.post(new MatchAction.Play(position.turn(), San.parse(position, san))).get();
    }

    private static PlayState arrived(PlayState state, SessionSnapshot session) {
        return PlayReducer.reduce(state, new PlayEvent.Arrived(session));
    }

    // G-10
    @Test
    void whatAnotherGameTellsIsNotShown() throws Exception {
        var state = PlayState.of(told("new", 0));
        play("e4");
        assertThat(arrived(state, told("old", 99))).isSameAs(state);
        assertThat(arrived(state, told("new", 1)).moveCount()).isEqualTo(1);
    }

    // G-10
    @Test
    void whatIsOlderIsNotShown() throws Exception {
        var before = told("game", 3);
        var state = PlayState.of(before);
        play("e4");
        var now = arrived(state, told("game", 4));
        assertThat(arrived(now, before)).isSameAs(now);
    }

    @Test
    void whoLooksBackIsLeftThere() throws Exception {
        play("e4");
        var state = PlayReducer.reduce(PlayState.of(told("game", 1)), new PlayEvent.Browsed(0));
        play("e5");
        var now = arrived(state, told("game", 2));
        assertThat(now.index()).isZero();
        assertThat(now.isLive()).isFalse();
        assertThat(now.moveNumber()).isZero();
        assertThat(PlayReducer.reduce(now, new PlayEvent.Browsed(99)).isLive()).isTrue();
    }

    @Test
    void aMoveTakesQuestionsAndMessagesAway() throws Exception {
        var asking = PlayReducer.reduce(PlayState.of(told("game", 0)), new PlayEvent.Asked(Ask.RESIGN));
        asking = PlayReducer.reduce(asking, new PlayEvent.Said(new Message("play.unrated", false)));
        play("e4");
        var now = arrived(asking, told("game", 1));
        assertThat(now.ask()).isEqualTo(Ask.NOTHING);
        assertThat(now.message()).isEqualTo(Message.NONE);
    }

    // W-16
    @Test
    void theBoardTurns() {
        var state = PlayState.of(told("game", 0));
        assertThat(PlayReducer.reduce(state, new PlayEvent.Turned(false)).whiteBelow()).isFalse();
        assertThat(PlayReducer.reduce(state, new PlayEvent.Flipped()).whiteBelow()).isFalse();
    }
}
