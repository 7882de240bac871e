package rookery.desktop.screen.play;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.desktop.TestWindow.friends;
import static rookery.desktop.TestWindow.variant;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Map;
import java.util.SplittableRandom;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.archive.GameTerms;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.kernel.catalogue.RuleOption;
import rookery.look.board.Scorecard;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.San;
import rookery.kernel.position.Position;
import rookery.play.match.Adjudicator;
import rookery.play.match.Match;
import rookery.play.match.MatchAction;
import rookery.play.match.MatchOptions;
import rookery.play.match.MatchSettings;
import rookery.play.match.Seat;
import rookery.play.match.Venue;
import rookery.session.SessionSnapshot;

/** The list of moves in games of any length. */
final class MoveListTest {
    private static final List<String> THERE_AND_BACK = List.of("Nf3", "Nf6", "Ng1", "Ng8");
    @TempDir
    Path data;
    private TestWindow window;

    @AfterEach
    void close() throws Exception {
        if (window != null) window.close();
    }

    private void playALongGame(int moves) throws Exception {
        window = TestWindow.open(data);
        var endless = RuleOption.apply(variant("fide"), Map.of("repetition", "off", "progress", "off"));
        window.play(friends(endless));
        for (int i = 0; i < moves; i++) {
            int before = i;
            window.type(THERE_AND_BACK.get(i % 4));
            window.await(() -> window.moves() == before + 1);
        }
    }

    private int lines() throws Exception {
        return FxThread.call(() -> (int) window.program().shell().lookupAll(".move-row").stream().filter(line -> line.isVisible()).count());
    }

    private boolean isCurrent(int move) throws Exception {
        return window.shows("#move-" + move) && window.node("#move-" + move).getStyleClass().contains("move-current");
    }

    @Test
    void onlyWhatIsInSightHasNodes() throws Exception {
        playALongGame(160);
        // The list follows the game and marks its last move.
        window.await(() -> isCurrent(160));
        assertThat(lines()).isBetween(3, 60);
        assertThat(window.shows("#move-1")).isFalse();
        assertThat(window.node("#move-160").getAccessibleText()).isEqualTo("80. Ng8");

        // The keyboard goes to the start and back, the list with it.
        window.key(KeyCode.HOME);
        window.await(() -> window.shows("#move-1"));
        assertThat(window.shows("#move-160")).isFalse();
        window.press("move-3");
        window.await(() -> isCurrent(3));
        window.key(KeyCode.LEFT);
        window.await(() -> isCurrent(2) && !isCurrent(3));
        window.key(KeyCode.END);
        window.await(() -> isCurrent(160));

        // A move taken back leaves the list; another one takes its place.
        window.press("take-back");
        window.await(() -> window.moves() == 159 && isCurrent(159) && !window.shows("#move-160"));
        window.type("Nd5");
        window.await(() -> isCurrent(160));
        assertThat(window.node("#move-160").getAccessibleText()).isEqualTo("80. Nd5");

        // Another game begins with an empty list.
        window.press("restart");
        window.press("yes");
        window.await(() -> window.moves() == 0 && lines() == 0);
    }

    @Test
    void followsEveryMoveAndNotOnlyEverySecond() throws Exception {
        playALongGame(80);
        for (int move = 81; move <= 88; move++) {
            window.type(THERE_AND_BACK.get((move - 1) % 4));
            int expected = move;
            window.await(() -> isCurrent(expected));
        }
    }

    @Test
    void blackMayBegin() throws Exception {
        window = TestWindow.open(data);
        window.play(friends(variant("fide", "4k3/7p/8/8/8/8/P7/4K3 b - - 0 7")));
        window.type("Ke7");
        window.await(() -> isCurrent(1));
        window.type("Ke2");
        window.await(() -> isCurrent(2));
        assertThat(window.node("#move-1").getAccessibleText()).isEqualTo("7. Ke7");
        assertThat(window.node("#move-2").getAccessibleText()).isEqualTo("8. Ke2");
        assertThat(lines()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"fide", "dice", "xxl"})
    void picturesGrowAsIfTheyWereDrawnAnew(String id) {
        var random = new SplittableRandom(5);
        var position = Position.start(variant(id));
        var actions = new ArrayList<Integer>();
        var card = Scorecard.of(position, List.of());
        while (actions.size() < 60 && !position.outcome().isOver()) {
            var legal = new MoveList();
            position.legalMoves(legal);
            int action = legal.get(random.nextInt(legal.size()));
            card = card.grown(position.copy(), List.of(action));
            position.make(action);
            actions.add(action);
        }
        assertThat(card).isEqualTo(Scorecard.of(Position.start(variant(id)), actions));
    }

    /** What was drawn stays what it was, the very same object: nothing is worked out twice. */
    @Test
    void aMoveKeepsAllPicturesBeforeIt() throws Exception {
        var terms = friends(variant("fide")).terms();
        var settings = new MatchSettings(terms.variant(), terms.start(), Seat.PERSON, Seat.PERSON, terms.clocks(), null,
                MatchOptions.DEFAULT.withPace(Duration.ZERO));
        try (var match = Match.of(settings, Venue.standard(), Adjudicator.NONE)) {
            match.post(new MatchAction.Start()).get();
            var state = PlayState.of(told(terms, match));
            play(match, "e4");
            state = PlayReducer.reduce(state, new PlayEvent.Arrived(told(terms, match)));
            var before = state.card().frames();
            play(match, "e5");
            play(match, "Nf3");
            state = PlayReducer.reduce(state, new PlayEvent.Arrived(told(terms, match)));
            assertThat(state.card().frames()).hasSize(4);
            for (int i = 0; i < before.size(); i++) assertThat(state.card().frames().get(i)).isSameAs(before.get(i));
            // Another game of the same length is distinguished, though its last entry looks the same.
            match.post(new MatchAction.TakeBackTo(0)).get();
            play(match, "d4");
            play(match, "d5");
            play(match, "Nf3");
            state = PlayReducer.reduce(state, new PlayEvent.Arrived(told(terms, match)));
            assertThat(state.card().frames().stream().map(frame -> frame.san()).toList()).containsExactly("", "d4", "d5", "Nf3");
        }
    }

    private static SessionSnapshot told(GameTerms terms, Match match) {
        return new SessionSnapshot("game", match.snapshot().version(), SessionSnapshot.State.RUNNING, terms, match.snapshot(), false,
                Optional.empty());
    }

    private static void play(Match match, String san) throws Exception {
        var position = match.snapshot().position();
        match.post(new MatchAction.Play(position.turn(), San.parse(position, san))).get();
    }
}
