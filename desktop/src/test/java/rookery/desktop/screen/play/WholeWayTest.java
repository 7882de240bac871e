package rookery.desktop.screen.play;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.desktop.TestWindow.againstBot;
import static rookery.desktop.TestWindow.friends;
import static rookery.desktop.TestWindow.variant;

import java.util.List;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import rookery.archive.Player;
import rookery.desktop.FxThread;
import rookery.desktop.WindowTest;
import rookery.archive.settings.Settings;
import rookery.desktop.shell.Place;
import rookery.desktop.TestWindow;
import rookery.kernel.piece.Side;
import rookery.play.match.Clocks;
import rookery.play.match.TimePreset;

/** What someone does who has just opened the program, and where things lie in its window. */
final class WholeWayTest extends WindowTest {
    /** C-04: from the first screen to the end of a game with the mouse alone; the program knows how pieces move and who has won. */
    @Test
    void fromHomeToCheckmateByMouse() throws Exception {
        window.press("home-friend");
        window.press("start");
        window.await(() -> window.shows("#board"));
        assertThat(window.status()).isEqualTo("White to move");
        // A move against the rules changes nothing.
        window.click("f2");
        window.click("f5");
        assertThat(window.moves()).isZero();
        window.move("f2", "f3");
        window.move("e7", "e5");
        window.move("g2", "g4");
        window.move("d8", "h4");
        window.await(() -> window.shows("#over"));
        assertThat(window.status()).isEqualTo("Checkmate. Black wins");
        assertThat(window.text("#result")).isEqualTo("Black won by checkmate");
        window.press("over-home");
        window.await(() -> window.shows("#home-friend"));
    }

    /** D-01: two people play dice chess to its end, rolling and moving by mouse; and there is a lab for those who write players of it. */
    @Test
    void twoPeoplePlayDiceChessToItsEnd() throws Exception {
        window.play(
                TestWindow.order(variant("dice", "k7/8/8/8/3Q4/8/8/K7 w - - 0 1"), Player.Person.guest("Ada"), Player.Person.guest("Grace"),
                        Clocks.UNTIMED, Side.WHITE, 5, false, false));
        for (int turn = 0; turn < 200 && !window.shows("#over"); turn++) {
            window.await(() -> window.shows("#roll") || window.status().endsWith("to move") || window.shows("#over"));
            if (window.shows("#over")) break;
            int before = window.moves();
            if (window.status().endsWith("rolls the die")) {
                window.press("roll");
                window.await(() -> window.status().endsWith("to move") || window.moves() > before || window.shows("#over"));
                continue;
            }
            var view = window.board();
            var model = FxThread.call(view::model);
            // Whoever can take something takes it, the king too; otherwise the first move there is.
            var choice = model.destinations().entrySet().stream()
                    .flatMap(entry -> entry.getValue().stream().map(to -> new Object[]{entry.getKey(), to.square(), to.capture()}))
                    .max((a, b) -> Boolean.compare((Boolean) a[2], (Boolean) b[2])).orElseThrow();
            window.click(model.shape().name((Integer) choice[0]));
            window.click(model.shape().name((Integer) choice[1]));
            window.await(() -> window.moves() > before || window.shows("#over"));
        }
        window.await(() -> window.shows("#over"));
        assertThat(window.text("#result")).isNotEmpty();
        window.go(new Place.Lab());
        window.await(() -> window.program().shell().place() instanceof Place.Lab);
    }

    /** L-39: the flow and the layout of the source's drawing. */
    @Test
    void theScreensLieAsInTheDrawing() throws Exception {
        // Home asks how to play: on this device, or against the computer.
        window.await(() -> window.shows("#home-friend"));
        assertThat(window.shows("#home-computer")).isTrue();
        // Against the computer one chooses the opponent, then the time: six limits of minutes.
        window.press("home-computer");
        window.await(() -> window.shows("#first-bleu"));
        for (int minutes : List.of(1, 2, 5, 10, 20, 30)) {
            assertThat(window.shows("#clock-" + minutes(minutes))).as(minutes + " minutes").isTrue();
        }
        // On this device one chooses the time.
        window.go(new Place.Home());
        window.press("home-friend");
        window.await(() -> window.shows("#clock-" + minutes(5)));
        window.play(TestWindow.order(variant("fide"), Player.Person.guest("Player 1"), Player.Person.guest("Player 2"),
                Clocks.same(TimePreset.FIVE_MINUTES.control()), Side.WHITE, 1, false, false));
        window.move("e2", "e4");
        window.move("e7", "e5");
        window.await(() -> window.shows("#move-2"));
        var board = window.area("#board");
        var list = window.area("#moves");
        // Home is at the top left, the board to the left, the numbered list of moves in two columns to the right.
        var home = window.area("#rail-home");
        assertThat(home.getMinX()).isLessThan(board.getMinX());
        assertThat(home.getMinY()).isLessThan(board.getMinY() + board.getHeight() / 4);
        assertThat(list.getMinX()).isGreaterThanOrEqualTo(board.getMaxX());
        var white = window.area("#move-1");
        var black = window.area("#move-2");
        assertThat(white.getMaxX()).isLessThanOrEqualTo(black.getMinX() + 0.5);
        assertThat(white.getMinY()).isEqualTo(black.getMinY());
        assertThat(window.text(".move-number")).isEqualTo("1.");
        // The second player's name and clock are above, the first player's below.
        assertThat(window.area("#clock-black").getMaxY()).isLessThan(window.area("#clock-white").getMinY());
    }

    private static String minutes(int minutes) {
        return "GAME-" + minutes * 60 + "-0";
    }

    /** the window is at least 792x672 when it is first opened, and in that size the large board, clocks and messages have their place. */
    @Test
    void theLargeBoardFitsIntoItsSmallestWindow() throws Exception {
        assertThat(Settings.DEFAULT.window().width()).isGreaterThanOrEqualTo(792);
        assertThat(Settings.DEFAULT.window().height()).isGreaterThanOrEqualTo(672);
        window.size(792, 672);
        var terms = againstBot(variant("xxl"), "random").terms();
        window.play(TestWindow.order(terms.variant(), terms.white(), terms.black(),
                Clocks.same(TimePreset.FIVE_MINUTES.control()), Side.WHITE, 1, false, false));
        window.settle();
        var view = window.board();
        var squares = FxThread.call(() -> view.localToScene(view.squares()));
        assertThat(squares.getWidth() / 14).isGreaterThanOrEqualTo(28);
        assertThat(squares.getMinX()).isGreaterThanOrEqualTo(0);
        assertThat(squares.getMaxY()).isLessThanOrEqualTo(672);
        for (var part : List.of("#clock-white", "#clock-black", "#moves", "#status")) {
            var area = window.area(part);
            assertThat(area.getMinX()).as(part).isGreaterThanOrEqualTo(0);
            assertThat(area.getMaxX()).as(part).isLessThanOrEqualTo(792.5);
            assertThat(area.getMaxY()).as(part).isLessThanOrEqualTo(672.5);
        }
        // Clocks stand in the sidebar, beside the board.
        assertThat(window.area("#clock-white").getMinX()).isGreaterThanOrEqualTo(squares.getMaxX());
    }

    /** the square itself changes its shade, as anyone sees who looks at the window. */
    @Test
    void squaresChangeTheirShadeWhenTheyAreMarked() throws Exception {
        window.play(friends(variant("xxl")));
        var before = window.picture();
        window.click("a2");
        var selected = window.picture();
        window.move("b2", "b4");
        var moved = window.picture();
        for (var square : List.of("a2", "a3")) assertThat(shade(selected, square)).as(square).isNotEqualTo(shade(before, square));
        assertThat(shade(selected, "n7")).isEqualTo(shade(before, "n7"));
        for (var square : List.of("b2", "b4")) assertThat(shade(moved, square)).as(square).isNotEqualTo(shade(before, square));
        assertThat(shade(moved, "a2")).isEqualTo(shade(before, "a2"));
    }

    /** The mean colour of a square's corner regions and middle, where marks of every kind reach. */
    private Color shade(Image image, String square) throws Exception {
        var view = window.board();
        var area = FxThread.call(() -> view.localToScene(view.square(view.model().shape().parse(square))));
        double red = 0;
        double green = 0;
        double blue = 0;
        int count = 0;
        for (double x = area.getMinX() + 2; x < area.getMaxX() - 2; x++) {
            for (double y = area.getMinY() + 2; y < area.getMaxY() - 2; y++) {
                var color = image.getPixelReader().getColor((int) x, (int) y);
                red += color.getRed();
                green += color.getGreen();
                blue += color.getBlue();
                count++;
            }
        }
        return Color.rgb((int) Math.round(red / count * 255), (int) Math.round(green / count * 255), (int) Math.round(blue / count * 255));
    }
}
