package rookery.desktop.screen.play;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.desktop.TestWindow.againstBot;
import static rookery.desktop.TestWindow.friends;
import static rookery.desktop.TestWindow.variant;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Semaphore;
import javafx.event.ActionEvent;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.archive.Player;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.archive.settings.Settings;
import rookery.desktop.shell.Place;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;
import rookery.look.theme.SquareMark;
import rookery.play.match.Clocks;
import rookery.play.match.ManualTimer;
import rookery.play.match.TimePreset;
import rookery.play.match.Venue;

/** Whole games in every mode, from the first move to the panel that tells how they ended. */
final class PlayGamesTest {
    @TempDir
    Path data;
    private TestWindow window;

    @AfterEach
    void close() throws Exception {
        window.close();
    }

    private void open() throws Exception {
        window = TestWindow.open(data);
    }

    @Test
    void twoPeopleToCheckmateAndAgain() throws Exception {
        open();
        window.play(friends(variant("fide")));
        window.move("f2", "f3");
        window.move("e7", "e5");
        window.move("g2", "g4");
        window.move("d8", "h4");
        // S-24, S-30, L-37: the status bar and the panel say who won and how
        window.await(() -> window.shows("#over"));
        assertThat(window.status()).isEqualTo("Checkmate. Black wins");
        assertThat(window.text("#result")).isEqualTo("Black won by checkmate");
        // the mated king red, who brings it about orange
        assertThat(window.marks("e1")).contains(SquareMark.CHECK);
        assertThat(window.marks("h4")).contains(SquareMark.MATE);
        // S-29, X-47: nothing moves any more
        window.click("a2");
        assertThat(window.marks("a2")).isEmpty();
        window.click("a4");
        window.key(KeyCode.E);
        assertThat(window.moves()).isEqualTo(4);
        assertThat(window.text("#result")).isEqualTo("Black won by checkmate");
        // r starts again; C-08: nothing of the old game is left
        window.key(KeyCode.R);
        window.await(() -> window.moves() == 0);
        assertThat(window.status()).isEqualTo("White to move");
        assertThat(window.board().model().figures()).hasSize(32);
        assertThat(window.marks("h4")).isEmpty();
        assertThat(window.shows("#over")).isFalse();
    }

    @Test
    void theResetButtonResetsEverything() throws Exception {
        open();
        window.play(friends(variant("course")));
        window.move("e2", "e4");
        // C-07, S-31
        window.press("restart");
        window.press("yes");
        window.await(() -> window.moves() == 0);
        assertThat(window.status()).isEqualTo("White to move");
        assertThat(window.board().model().marks().lastMove().isEmpty()).isTrue();
    }

    @Test
    void stalemateIsATie() throws Exception {
        open();
        window.play(againstBot(variant("fide", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"), "random"));
        window.move("f1", "f7");
        window.await(() -> window.shows("#over"));
        // X-51, L-38
        assertThat(window.text("#result")).isEqualTo("Stalemate – draw");
        assertThat(window.status()).contains("tie");
    }

    @Test
    void losesByCheckmateAgainstTheComputer() throws Exception {
        open();
        // After the only sensible step Black has one kind of capture, and it mates: the queen takes on g2, guarded by the bishop.
        window.play(againstBot(variant("fide", "6k1/8/8/3b4/6q1/8/5PPP/R5K1 w - - 0 1"), "greedy"));
        window.move("a1", "d1");
        // L-06, L-36: the computer moves by itself
        window.await(() -> window.moves() >= 2);
        window.await(() -> window.shows("#over") || window.status().equals("White to move") || window.status().equals("White is in check"));
        window.await(() -> window.shows("#over"));
        assertThat(window.text("#result")).isEqualTo("You lost by checkmate");
    }

    @Test
    void isMatedByTheComputer() throws Exception {
        open();
        // Black's only capture takes the rook on the first rank, and nobody can help the king.
        window.play(againstBot(variant("fide", "4r1k1/5ppp/8/8/8/8/P4PPP/4R1K1 w - - 0 1"), "greedy"));
        window.move("a2", "a3");
        window.await(() -> window.shows("#over"));
        //
        assertThat(window.text("#result")).isEqualTo("You lost by checkmate");
        assertThat(window.status()).isEqualTo("Checkmate. Black wins");
    }

    @Test
    void theKeyResigns() throws Exception {
        open();
        window.play(againstBot(variant("xxl"), "greedy"));
        // X-46, G-07: the key asks
        window.key(KeyCode.E);
        window.press("yes");
        window.await(() -> window.shows("#over"));
        assertThat(window.text("#result")).isEqualTo("You resigned");
    }

    @Test
    void theButtonAsksBeforeItResigns() throws Exception {
        open();
        window.play(againstBot(variant("fide"), "greedy"));
        window.press("resign");
        window.press("no");
        assertThat(window.shows("#over")).isFalse();
        window.press("resign");
        window.press("yes");
        window.await(() -> window.shows("#over"));
        assertThat(window.text("#result")).isEqualTo("You resigned");
    }

    @Test
    void losesOnTime() throws Exception {
        var timer = new ManualTimer();
        window = TestWindow.open(data, settings -> settings, Venue.standard().withTimer(timer));
        var variant = variant("xxl");
        window.play(TestWindow.order(variant, Player.Person.guest("Ada"), new Player.Computer("greedy", "Greedy", Map.of()),
                Clocks.same(TimePreset.THREE_PLUS_TWO.control()), Side.WHITE, 1, false, false));
        // L-09, X-05: both clocks are there
        assertThat(window.text("#clock-white")).isEqualTo("03:00");
        timer.advance(Duration.ofSeconds(165));
        window.await(() -> window.text("#clock-white").startsWith("0:15"));
        timer.advance(Duration.ofSeconds(20));
        window.await(() -> window.shows("#over"));
        //
        assertThat(window.text("#result")).isEqualTo("You lost on time");
    }

    @Test
    void takesBackAndLooksBack() throws Exception {
        open();
        window.play(friends(variant("fide")));
        window.move("e2", "e4");
        window.move("e7", "e5");
        window.key(KeyCode.LEFT);
        window.key(KeyCode.LEFT);
        assertThat(window.board().model().figures()).containsKey(window.board().model().shape().parse("e2"));
        assertThat(window.status()).isEqualTo("Looking back: after move 0 of 2");
        // W-19: whoever tries to move there learns why nothing happens.
        window.click("e2");
        window.await(() -> window.text("#message").startsWith("This is an earlier position."));
        window.key(KeyCode.END);
        assertThat(window.board().model().figures()).containsKey(window.board().model().shape().parse("e5"));
        window.press("take-back");
        window.await(() -> window.moves() == 1);
        assertThat(window.status()).isEqualTo("Black to move");
        window.press("take-back");
        window.await(() -> window.moves() == 0);
        // With nothing left to take back the button is disabled; a blank typed now must not press the next one.
        assertThat(FxThread.call(window.board()::isFocused)).isTrue();
    }

    @Test
    void theAnswerOfABotToADrawIsShown() throws Exception { // W-11
        open();
        window.play(againstBot(variant("fide"), "greedy"));
        window.press("draw");
        window.await(() -> window.text("#message").endsWith(" declines the draw."));
        assertThat(FxThread.call(window.board()::isFocused)).isTrue();
    }

    @Test
    void agreesOnADraw() throws Exception {
        open();
        window.play(friends(variant("fide")));
        window.move("e2", "e4");
        window.press("draw");
        window.await(() -> window.shows("#accept-draw"));
        window.press("accept-draw");
        window.await(() -> window.shows("#over"));
        assertThat(window.status()).isEqualTo("Draw by agreement");
    }

    @Test
    void premovesAgainstABot() throws Exception {
        var timer = new ManualTimer();
        window = TestWindow.open(data, settings -> settings, Venue.standard().withTimer(timer));
        window.play(TestWindow.order(variant("fide"), new Player.Computer("bleu", "Bleu", Map.of()), Player.Person.guest("Ada"),
                Clocks.UNTIMED, Side.BLACK, 1, false, false));
        window.await(() -> window.moves() >= 1);
        assertThat(window.board().model().firstRankBelow()).isFalse();
        window.move("e7", "e5");
        window.await(() -> window.moves() >= 3);
    }

    @Test
    void aPremoveIsMadeWhenTheTurnComes() throws Exception {
        // A bot that waits before it thinks leaves time to prepare a move.
        var timer = new ManualTimer();
        window = TestWindow.open(data, settings -> settings, Venue.standard().withTimer(timer).withBotThreads(task -> {
            var thread = new Thread(() -> {
                LOCK.acquireUninterruptibly();
                task.run();
            });
            thread.setDaemon(true);
            return thread;
        }));
        window.play(TestWindow.order(variant("fide"), new Player.Computer("bleu", "Bleu", Map.of()), Player.Person.guest("Ada"),
                Clocks.UNTIMED, Side.BLACK, 1, false, false));
        window.click("e7");
        window.click("e5");
        window.await(() -> window.marks("e5").contains(SquareMark.PREMOVE));
        LOCK.release(100);
        window.await(() -> window.moves() >= 2);
        assertThat(window.board().model().figures()).containsKey(window.board().model().shape().parse("e5"));
    }

    private static final Semaphore LOCK = new Semaphore(0);

    @Test
    void diceWithFinishTurnAndPuttingBack() throws Exception {
        window = TestWindow.open(data, settings -> settings.withPlay(settings.play().withRollByItself(false)), Venue.standard());
        var variant = variant("dice");
        window.play(TestWindow.order(variant, Player.Person.guest("Ada"), Player.Person.guest("Grace"), Clocks.UNTIMED, Side.WHITE, 11,
                false, true));
        // D-06, D-18: the die lies below the board and is rolled first
        assertThat(window.status()).isEqualTo("White rolls the die");
        assertThat(window.shows("#die")).isTrue();
        double boardBottom = FxThread.call(() -> 0.0) + window.board().localToScene(window.board().getBoundsInLocal()).getMaxY();
        assertThat(window.node("#die").localToScene(0, 0).getY()).isGreaterThanOrEqualTo(boardBottom);
        window.press("roll");
        window.await(() -> window.status().equals("White to move"));
        var shape = variant.shape();
        var board = window.board();
        var any = FxThread.call(() -> board.model().destinations().entrySet().iterator().next());
        var from = shape.name(any.getKey());
        var to = shape.name(any.getValue().getFirst().square());
        // D-35, D-36: made by dragging, put back by dragging, until the turn is finished
        window.drag(from, to);
        window.await(() -> window.status().equals("White may finish the turn"));
        window.drag(to, from);
        window.await(() -> window.status().equals("White to move"));
        window.drag(from, to);
        window.await(() -> window.shows("#finish-turn"));
        window.press("finish-turn");
        window.await(() -> window.moves() == 1 && window.status().equals("Black rolls the die"));
    }

    @Test
    void botsPlayEachOtherWithPauseStepAndSpeed() throws Exception {
        open();
        window.play(watched(variant("dice")));
        // D-37
        window.await(() -> window.moves() >= 1);
        window.press("pause");
        window.await(() -> window.status().startsWith("Paused"));
        int before = window.moves();
        window.press("step");
        window.await(() -> window.moves() == before + 1);
        window.await(() -> window.status().startsWith("Paused"));
        var speed = (Slider) window.node("#speed");
        TestWindow.run(() -> speed.setValue(speed.getMax()));
        window.press("pause");
        window.await(() -> window.shows("#over"));
        assertThat(window.text("#result")).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"xxl", "gardner", "capablanca", "dice-xxl", "racing-kings"})
    void everyBoardSizeIsShownAndPlayed(String id) throws Exception {
        open();
        window.play(watched(variant(id)));
        var speed = (Slider) window.node("#speed");
        TestWindow.run(() -> speed.setValue(speed.getMax()));
        window.await(() -> window.moves() >= 6 || window.shows("#over"));
        assertThat(window.board().model().shape()).isEqualTo(variant(id).shape());
    }

    private static Place.Play watched(Variant variant) {
        return TestWindow.order(variant, new Player.Computer("greedy", "Greedy", Map.of()),
                new Player.Computer("random", "Random", Map.of()),
                Clocks.UNTIMED, Side.WHITE, 3, false, false);
    }

    @Test
    void homeIsTopLeftAndTheGameWaits() throws Exception {
        open();
        window.play(friends(variant("fide")));
        window.move("e2", "e4");
        // L-11
        var home = window.node("#rail-home");
        var corner = FxThread.call(() -> home.localToScene(0, 0));
        assertThat(corner.getX()).isLessThan(60);
        assertThat(corner.getY()).isLessThan(60);
        window.click(corner.add(10, 10), MouseButton.PRIMARY);
        window.await(() -> window.program().shell().place() instanceof Place.Home);
        // The card leads back to the same position.
        window.fire("home-continue");
        window.await(() -> window.moves() == 1 && window.status().equals("Black to move"));
        window.move("e7", "e5");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fide", "dice", "xxl"})
    void anInterruptedGameGoesOn(String id) throws Exception {
        open();
        window.play(TestWindow.order(variant(id), Player.Person.guest("Ada"), Player.Person.guest("Grace"),
                Clocks.same(TimePreset.TEN_MINUTES.control()), Side.WHITE, 9, true, false));
        for (int i = 0; i < 3; i++) anyMove();
        awaitMoves();
        var figures = window.board().model().figures();
        var status = window.status();
        window.close();
        window = TestWindow.reopen(data);
        window.fire("home-continue");
        window.await(() -> window.shows("#board") && window.moves() == 3);
        assertThat(window.board().model().figures()).isEqualTo(figures);
        window.await(() -> window.status().equals(status));
        anyMove();
    }

    @RepeatedTest(5)
    void aMoveMadeJustBeforeTheWindowClosesIsKept() throws Exception {
        open();
        window.play(friends(variant("fide")));
        var field = (TextField) window.node("#typed");
        TestWindow.run(() -> {
            field.setText("e4");
            field.fireEvent(new ActionEvent());
            window.program().close();
        });
        window.close();
        window = TestWindow.reopen(data);
        window.fire("home-continue");
        window.await(() -> window.shows("#board") && window.moves() == 1);
        assertThat(window.status()).isEqualTo("Black to move");
    }

    /** Until somebody can move: the die has been rolled. */
    private void awaitMoves() throws Exception {
        var board = window.board();
        window.await(() -> !FxThread.call(() -> board.model().destinations().isEmpty()));
    }

    private void anyMove() throws Exception {
        awaitMoves();
        var board = window.board();
        var any = FxThread.call(() -> board.model().destinations().entrySet().iterator().next());
        var shape = board.model().shape();
        window.move(shape.name(any.getKey()), shape.name(any.getValue().getFirst().square()));
    }

    @Test
    void theNextClickDoesNotWaitForAPieceOnItsWay() throws Exception {
        //
        window = TestWindow.open(data,
                settings -> settings.withPlay(settings.play().withAnimation(Settings.Animation.CLASSIC).withSpeed(6, 1)), Venue.standard());
        window.play(friends(variant("xxl")));
        window.click("h2");
        window.click("h4");
        window.await(() -> window.moves() == 1);
        window.click("h13");
        assertThat(window.marks("h13")).contains(SquareMark.SELECTED);
        window.click("h11");
        window.await(() -> window.moves() == 2);
        var board = window.board();
        window.await(() -> !FxThread.call(board::isMoving));
    }
}
