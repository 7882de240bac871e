package rookery.desktop.screen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.notation.Fen;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Variant;

/** The studio as a person uses it: by mouse, from nothing to a game that is played. */
final class StudioWindowTest extends WindowTest {
    @TempDir
    Path elsewhere;

    @BeforeEach
    void open() throws Exception {
        window.size(1200, 900);
        window.go(new Place.Studio(""));
        window.await(() -> window.shows("#studio-problems"));
    }

    private Variant variant() throws Exception {
        return FxThread.call(() -> ((StudioScreen) window.program().shell().screen()).store().state().variant());
    }

    private boolean isPlayable() throws Exception {
        return FxThread.call(() -> ((StudioScreen) window.program().shell().screen()).store().state().isPlayable());
    }

    private String start() throws Exception {
        var variant = variant();
        return Fen.write(variant, variant.start()).split(" ")[0];
    }

    /** The middle of a square of the board. */
    private Point2D square(String name) throws Exception {
        var area = window.area("#studio-squares");
        var shape = variant().shape();
        int at = shape.parse(name);
        double size = area.getWidth() / shape.files();
        return new Point2D(area.getMinX() + (shape.file(at) + 0.5) * size, area.getMinY() + (shape.ranks() - shape.rank(at) - 0.5) * size);
    }

    private void put(String square) throws Exception {
        window.click(square(square), MouseButton.PRIMARY);
    }

    /** A click beside the piece in the middle of the grid on which it is made. */
    private void clickMove(int right, int ahead) throws Exception {
        var area = window.area("#move-grid");
        double size = area.getWidth() / 7;
        window.click(new Point2D(area.getCenterX() + right * size, area.getCenterY() - ahead * size), MouseButton.PRIMARY);
    }

    /** Drags the handle of an edge by that many squares. */
    private void dragEdge(String edge, double across, double along) throws Exception {
        var handle = window.area("#edge-" + edge);
        double size = window.area("#studio-squares").getWidth() / variant().shape().files();
        window.drag(new Point2D(handle.getCenterX(), handle.getCenterY()),
                new Point2D(handle.getCenterX() + across * size, handle.getCenterY() + along * size));
    }

    /** All that is written in a part of the window. */
    private List<String> words(String selector) throws Exception {
        var part = window.node(selector);
        return FxThread.call(() -> part.lookupAll(".label").stream().map(each -> ((Label) each).getText()).toList());
    }

    private void choose(String menu, String item) throws Exception {
        var button = (MenuButton) window.node("#" + menu);
        TestWindow.run(() -> button.getItems().stream().filter(each -> item.equals(each.getId())).findFirst().orElseThrow().fire());
        window.settle();
    }

    private void name(String field, String text) throws Exception {
        var node = (TextField) window.node("#" + field);
        TestWindow.run(() -> node.setText(text));
        window.settle();
    }

    @Test
    void aGameIsMadeFromNothingByMouseAndPlayed() throws Exception {
        window.fire("studio-clear");
        assertThat(start()).isEqualTo("8/8/8/8/8/8/8/8");
        window.await(() -> window.shows(".studio-problems .label") && !isPlayable());
        // A board of ten by six.
        dragEdge("right", 2, 0);
        dragEdge("top", 0, 2);
        assertThat(variant().shape().toString()).isEqualTo("10x6");
        // A king for each.
        window.fire("brush-6");
        put("e1");
        // A piece that leaps like a camel and slides straight ahead.
        window.fire("studio-add-piece");
        name("piece-name", "giraffe");
        window.fire("piece-way-0");
        clickMove(1, 3);
        window.fire("piece-way-1");
        window.fire("piece-turn-2");
        clickMove(0, 2);
        assertThat(((TextField) window.node("#piece-betza")).getText()).isEqualTo("bsWCfR");
        assertThat(window.text("#piece-words")).contains("Leaps three squares and one to the side", "Slides straight");
        put("b1");
        put("i1");
        window.await(this::isPlayable);
        assertThat(start()).isEqualTo("1g2k3g1/10/10/10/10/1G2K3G1");
        // Take the king to win, and a duck.
        window.press("studio-pane-1");
        window.fire("rule-win-capture");
        window.fire("rule-walls-duck");
        window.press("studio-pane-2");
        assertThat(words("#studio-words"))
                .anyMatch(text -> text.contains("blocked") || text.contains("duck"));
        name("studio-name", "Giraffes and ducks");
        window.await(this::isPlayable);
        choose("studio-play", "studio-friend");
        window.await(() -> window.shows("#board"));
        var played = FxThread.call(() -> ((Place.Play) window.program().shell().place()).terms()).variant();
        assertThat(played.id()).isEqualTo("giraffes-and-ducks");
        assertThat(played.family()).isEqualTo("giraffes-and-ducks");
        assertThat(played.goals()).containsExactly(new Goal.CaptureRoyal());
        // And it stands among the user's own.
        window.go(new Place.NewGame(Place.NewGame.Kind.COMPUTER));
        window.await(() -> window.shows("#variant-giraffes-and-ducks"));
    }

    @Test
    void againstTheComputerSomebodyWithoutAProfileIsAGuest() throws Exception {
        choose("studio-play", "studio-computer");
        window.await(() -> window.shows("#board"));
        assertThat(FxThread.call(() -> ((Place.Play) window.program().shell().place()).terms()).white().name()).isEqualTo("Guest");
    }

    @Test
    void whatWasDoneIsUndoneAndDoneAgain() throws Exception {
        window.fire("brush-5");
        put("e4");
        assertThat(start()).contains("4q3/4Q3");
        window.fire("studio-undo");
        assertThat(start()).isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
        window.fire("studio-redo");
        assertThat(start()).contains("4q3/4Q3");
        dragEdge("right", 3, 0);
        assertThat(variant().shape().files()).isEqualTo(11);
        // One gesture is one step.
        window.fire("studio-undo");
        assertThat(variant().shape().files()).isEqualTo(8);
    }

    @Test
    void workInProgressIsThereAfterTheProgramEnds() throws Exception {
        window.fire("brush-6");
        put("e4");
        name("studio-name", "Two kings");
        window.await(() -> window.shows(".studio-problems .label") && !isPlayable());
        window.close();
        window = TestWindow.reopen(data);
        window.go(new Place.Studio(""));
        window.await(() -> variant().name().equals("Two kings"));
        assertThat(start()).contains("4k3/4K3");
        assertThat(isPlayable()).isFalse();
    }

    @Test
    void oneFileIsSharedAndTakenUp() throws Exception {
        var file = elsewhere.resolve("mine.json");
        name("studio-name", "Shared");
        window.await(this::isPlayable);
        files.choose(file);
        choose("studio-file", "studio-save");
        window.await(() -> Files.exists(file));
        assertThat(VariantReader.read(file)).isInstanceOfSatisfying(VariantReader.Accepted.class,
                accepted -> assertThat(accepted.variant().name()).isEqualTo("Shared"));
        name("studio-name", "Another");
        files.choose(file);
        choose("studio-file", "studio-open");
        window.await(() -> variant().name().equals("Shared"));
        // For Fairy-Stockfish too.
        var section = elsewhere.resolve("mine.ini");
        files.choose(section);
        choose("studio-file", "studio-export");
        window.await(() -> Files.exists(section));
        assertThat(Files.readString(section)).startsWith("[shared:chess]");
        window.press("studio-pane-1");
        window.fire("rule-die-on");
        choose("studio-file", "studio-export");
        window.await(() -> FxThread.call(() -> window.program().shell().dialogs().isOpen()));
    }

    @Test
    void aFileWithMistakesIsTakenUpWithThemNamed() throws Exception {
        var file = Files.writeString(elsewhere.resolve("bad.json"),
                """
                        {"id": "bad", "board": "5x5", "pieces": {"K": {"name": "king", "moves": "K", "royal": true}}, "start": "2k2/5/5/5/1KK2 w - - 0 1",
                         "goals": ["checkmate"]}""");
        files.choose(file);
        choose("studio-file", "studio-open");
        window.await(() -> variant().id().equals("bad") && !isPlayable() && window.shows(".studio-problems .label"));
        assertThat(words("#studio-problems"))
                .anyMatch(text -> text.contains("more than one king"));
    }

    @Test
    void beginsFromAnyGame() throws Exception {
        window.fire("studio-begin");
        window.fire("begin-capablanca");
        window.await(() -> variant().shape().files() == 10);
        assertThat(variant().id()).isEqualTo("my-capablanca-chess");
        window.go(new Place.Rules("three-check"));
        window.fire("rules-studio");
        window.await(() -> variant().goals().stream().anyMatch(Goal.CountChecks.class::isInstance));
    }

    @Test
    void botsPlayAndAVerdictIsGiven() throws Exception {
        window.press("studio-pane-3");
        window.fire("balance-games-0");
        window.fire("balance-start");
        window.await(() -> window.shows("#balance-results"));
        window.fire("balance-stop");
        window.await(() -> window.shows("#balance-verdict"));
        assertThat(window.shows("#balance-start")).isTrue();
    }

    @Test
    void piecesAreTypedAndTakenAway() throws Exception {
        window.fire("brush-2");
        name("piece-betza", "NN");
        assertThat(variant().kind(2).movement().betza()).isEqualTo("NN");
        name("piece-betza", "N!");
        assertThat(variant().kind(2).movement().betza()).isEqualTo("NN");
        var remove = (Button) window.node("#piece-remove");
        TestWindow.run(remove::fire);
        assertThat(variant().kinds()).extracting(kind -> kind.letter()).isEqualTo(List.of('P', 'B', 'R', 'Q', 'K'));
        assertThat(start()).startsWith("r1bqkb1r/pppppppp");
    }
}
