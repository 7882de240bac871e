package rookery.desktop.screen.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.TitledPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.look.board.BoardModel.Hands;
import rookery.look.board.Figure;
import rookery.desktop.shell.Place;
import rookery.look.theme.SquareMark;

/** An XXL configuration, loaded and played in the window: where the pieces stand and which way pawns go. */
final class XxlConfigWindowTest extends WindowTest {
    private static final String EMPTY = "\n".repeat(10);
    /** Black above, as the source writes it. */
    private static final String USUAL = "RNBHCGAKGCEBNR\nPPPPPPPPPPPPPP\n" + EMPTY + "pppppppppppppp\nrnbhcgakgcebnr";
    /** White above. */
    private static final String SWAPPED = "rnbhcgakgcebnr\npppppppppppppp\n" + EMPTY + "PPPPPPPPPPPPPP\nRNBHCGAKGCEBNR";

    @TempDir
    Path elsewhere;

    private void play(String colour, String layout) throws Exception {
        Files.writeString(elsewhere.resolve("level.txt"), layout);
        var config = Files.writeString(elsewhere.resolve("config.json"), """
                {"layout": "level.txt",
                 "time_controls": {"player": {"seconds": 180, "increment": 2}, "cpu": {"seconds": 180, "increment": 2}},
                 "player_colour": "%s", "piece_movement_speed": 200, "max_movement_time": 0.1}
                """.formatted(colour));
        window.go(new Place.NewGame(Place.NewGame.Kind.COMPUTER));
        var fold = (TitledPane) window.node("#start-position");
        TestWindow.run(() -> fold.setExpanded(true));
        files.choose(config);
        window.fire("start-file");
        window.await(() -> window.shows("#start-loaded"));
        window.fire("start");
        window.await(() -> window.shows("#board"));
    }

    /** What stands at the lower left corner of the board, as it is seen. */
    private Figure lowerLeft() throws Exception {
        var model = window.board().model();
        return model.figures().get(model.shape().parse(model.firstRankBelow() ? "a1" : "n14"));
    }

    /** Selects a pawn of the second row from below and says how far up the screen its farthest destination lies, in squares. */
    private double upwards(String pawn, String farthest) throws Exception {
        window.await(() -> window.board().model().hands() == Hands.MOVE);
        window.click(pawn);
        assertThat(window.marks(farthest)).contains(SquareMark.TARGET);
        var board = window.board();
        double size = FxThread.call(() -> board.square(0).getHeight());
        return Math.rint((window.at(pawn).getY() - window.at(farthest).getY()) / size);
    }

    @Test
    void whiteBelowAsWritten() throws Exception { // W-03, X-17, X-26
        play("white", USUAL);
        assertThat(window.board().model().firstRankBelow()).isTrue();
        assertThat(lowerLeft().white()).isTrue();
        assertThat(upwards("e2", "e4")).isEqualTo(2);
    }

    @Test
    void blackBelowAsWritten() throws Exception { // W-03, X-17, X-26
        play("black", SWAPPED);
        assertThat(window.board().model().firstRankBelow()).isTrue();
        assertThat(lowerLeft().white()).isFalse();
        assertThat(upwards("e2", "e4")).isEqualTo(2);
        // The person's clock is below theirs as well.
        assertThat(window.area("#clock-black").getMinY()).isGreaterThan(window.area("#clock-white").getMinY());
    }

    @Test
    void blackAboveTurnsTheBoard() throws Exception { // W-03, X-17, X-26
        play("black", USUAL);
        assertThat(window.board().model().firstRankBelow()).isFalse();
        assertThat(lowerLeft().white()).isFalse();
        assertThat(upwards("e13", "e11")).isEqualTo(2);
    }

    @Test
    void whiteAboveTurnsTheBoard() throws Exception { // W-03, X-17, X-26
        play("white", SWAPPED);
        assertThat(window.board().model().firstRankBelow()).isFalse();
        assertThat(lowerLeft().white()).isTrue();
        assertThat(upwards("e13", "e11")).isEqualTo(2);
    }

    @Test
    void aLayoutThatBeginsInCheckShowsIt() throws Exception { // W-05, X-12, X-36
        play("white", "K\n\n\n       R\n\n\n\n\n\n\n\n\n\n       k");
        assertThat(window.marks("h1")).containsExactly(SquareMark.CHECK);
        assertThat(window.status()).isEqualTo("White is in check");
        assertThat(window.text("#message")).isEqualTo("Check!");
    }
}
