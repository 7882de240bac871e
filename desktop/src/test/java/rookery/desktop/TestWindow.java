package rookery.desktop;

import com.sun.javafx.scene.SceneHelper;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import javafx.event.ActionEvent;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.image.Image;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.paint.Paint;
import javafx.stage.Stage;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.desktop.board.BoardProbe;
import rookery.desktop.board.BoardView;
import rookery.archive.settings.Settings;
import rookery.archive.settings.SettingsFile;
import rookery.desktop.shell.Place;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.look.theme.SquareMark;
import rookery.play.match.Clocks;
import rookery.play.match.DiceSeed;
import rookery.play.match.Venue;

/** The whole program in a window without a display, used by mouse and keyboard as a person would. */
public final class TestWindow {
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(40);
    private final Program program;
    private final Stage stage;
    private final Scene scene;

    private TestWindow(Program program, Stage stage) {
        this.program = program;
        this.stage = stage;
        this.scene = stage.getScene();
    }

    public static TestWindow open(Path data) throws Exception {
        return open(data, settings -> settings, Venue.standard());
    }

    public static TestWindow open(Path data, UnaryOperator<Settings> change, Venue venue) throws Exception {
        var still = Settings.DEFAULT.withLanguage("en")
                .withPlay(Settings.DEFAULT.play().withAnimation(Settings.Animation.NONE).withClocksWait(false));
        new SettingsFile(data).write(change.apply(still));
        return FxThread.call(() -> {
            var program = new Program(data, new SplittableRandom(1), LocalDate.of(2026, 11, 15), venue);
            var stage = new Stage();
            stage.setScene(program.scene(1000, 900));
            stage.show();
            program.shell().go(new Place.Home());
            return new TestWindow(program, stage);
        });
    }

    /** Another window over what an earlier one has left in the folder. */
    public static TestWindow reopen(Path data) throws Exception {
        return FxThread.call(() -> {
            var program = new Program(data, new SplittableRandom(2), LocalDate.of(2026, 11, 16), Venue.standard());
            var stage = new Stage();
            stage.setScene(program.scene(1000, 900));
            stage.show();
            program.shell().go(new Place.Home());
            program.begin();
            return new TestWindow(program, stage);
        });
    }

    // ---- orders --------------------------------------------------------------------------------------------------

    public static Variant variant(String id) {
        return Variants.named(id).orElseThrow();
    }

    public static Variant variant(String id, String fen) {
        if (!(Fen.read(variant(id), fen) instanceof Fen.Read(Setup setup))) throw new AssertionError(Fen.read(variant(id), fen));
        return variant(id).withStart(setup);
    }

    /**
     * A game to be played, rated if it can be.
     *
     * @param start     the rules with the start position
     * @param seed      where dice and bots begin
     * @param committed whether the die's seed is committed at the start
     */
    public static Place.Play order(Variant start, Player white, Player black, Clocks clocks, Side below, long seed, boolean committed,
            boolean confirmsMoves) {
        var regular = Variants.named(start.id()).filter(known -> known.equals(start)).isPresent();
        var rules = Variants.named(start.id()).map(known -> known.withStart(start.start())).filter(start::equals).isPresent()
                ? Variants.named(start.id()).orElseThrow()
                : start;
        var terms = new GameTerms(rules, start.start(), white, black, clocks, below, regular, confirmsMoves, false, seed);
        return new Place.Play(terms, committed ? DiceSeed.freshlyCommitted() : DiceSeed.open(seed));
    }

    public static Place.Play friends(Variant variant) {
        return order(variant, Player.Person.guest("Ada"), Player.Person.guest("Grace"), Clocks.UNTIMED, Side.WHITE, 1, false,
                false);
    }

    public static Place.Play againstBot(Variant variant, String bot) {
        return order(variant, Player.Person.guest("Ada"), new Player.Computer(bot, bot, Map.of()), Clocks.UNTIMED,
                Side.WHITE, 1, false, false);
    }

    // ---- places and nodes ----------------------------------------------------------------------------------------

    public Program program() {
        return program;
    }

    public void go(Place place) throws Exception {
        run(() -> program.shell().go(place));
        settle();
    }

    public void play(Place.Play order) throws Exception {
        go(order);
        await(() -> !status().isEmpty());
    }

    public BoardView board() throws Exception {
        return (BoardView) node("#board");
    }

    /** Waits until there is such a node: views appear with the next layout, and what a game changes arrives from other threads. */
    public Node node(String selector) throws Exception {
        long end = System.nanoTime() + PATIENCE;
        while (true) {
            Optional<Node> found = FxThread.call(() -> Optional.ofNullable(scene.getRoot().lookup(selector)));
            if (found.isPresent()) return found.get();
            if (System.nanoTime() > end) throw new AssertionError("no " + selector);
            settle();
        }
    }

    /** Makes the window as large as that. */
    public void size(double width, double height) throws Exception {
        run(() -> {
            stage.setWidth(width);
            stage.setHeight(height);
        });
        await(() -> scene.getWidth() == width && scene.getHeight() == height);
        settle();
    }

    /** The whole window as it is painted now. */
    public Image picture() throws Exception {
        settle();
        return FxThread.call(() -> scene.snapshot(null));
    }

    /** The colours in which that square is painted now. */
    public List<Integer> colours(String square) throws Exception {
        var board = board();
        var picture = picture();
        return FxThread.call(() -> {
            var area = board.localToScene(board.square(board.model().shape().parse(square)));
            var colours = new ArrayList<Integer>();
            for (int y = (int) area.getMinY() + 1; y < area.getMaxY() - 1; y++) {
                for (int x = (int) area.getMinX() + 1; x < area.getMaxX() - 1; x++) colours.add(picture.getPixelReader().getArgb(x, y));
            }
            return colours;
        });
    }

    /** The colour behind the words of a label. */
    public Paint background(String selector) throws Exception {
        var node = (Region) node(selector);
        settle();
        return FxThread.call(() -> node.getBackground().getFills().getLast().getFill());
    }

    public Paint textFill(String selector) throws Exception {
        var node = (Labeled) node(selector);
        settle();
        return FxThread.call(node::getTextFill);
    }

    /** The node's area in the window. */
    public Bounds area(String selector) throws Exception {
        var node = node(selector);
        settle();
        return FxThread.call(() -> node.localToScene(node.getLayoutBounds()));
    }

    public boolean shows(String selector) throws Exception {
        return FxThread.call(() -> {
            var found = scene.getRoot().lookup(selector);
            for (Node node = found; node != null; node = node.getParent()) {
                if (!node.isVisible()) return false;
            }
            return found != null;
        });
    }

    public String text(String selector) throws Exception {
        var node = node(selector);
        return FxThread.call(() -> ((Labeled) node).getText());
    }

    public String status() throws Exception {
        return text("#status");
    }

    public int moves() throws Exception {
        return FxThread.call(program::moves);
    }

    public List<SquareMark> marks(String square) throws Exception {
        var board = board();
        return FxThread.call(() -> BoardProbe.marks(board, square));
    }

    // ---- hands ---------------------------------------------------------------------------------------------------

    public void press(String id) throws Exception {
        await(() -> shows("#" + id) && !FxThread.call(() -> scene.getRoot().lookup("#" + id).isDisabled()));
        // In one go, so that no new state comes between finding the node and letting go of it.
        run(() -> {
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            var node = scene.getRoot().lookup("#" + id);
            var middle = node.localToScene(node.getLayoutBounds().getCenterX(), node.getLayoutBounds().getCenterY());
            send(MouseEvent.MOUSE_MOVED, middle, MouseButton.NONE);
            send(MouseEvent.MOUSE_PRESSED, middle, MouseButton.PRIMARY);
            send(MouseEvent.MOUSE_RELEASED, middle, MouseButton.PRIMARY);
        });
        settle();
    }

    /** Presses a button that may lie outside a scrolled view. */
    public void fire(String id) throws Exception {
        var node = (ButtonBase) node("#" + id);
        await(() -> !FxThread.call(node::isDisabled));
        run(node::fire);
        settle();
    }

    public void type(String move) throws Exception {
        var field = (TextField) node("#typed");
        run(() -> {
            field.setText(move);
            field.fireEvent(new ActionEvent());
        });
    }

    /** The middle of a square such as {@code e4}, or of a place in a hand such as {@code white knight}. */
    public Point2D at(String square) throws Exception {
        var board = board();
        // A board that has just appeared has no squares before it is laid out.
        settle();
        return FxThread.call(() -> {
            var area = board.square(origin(board, square));
            return board.localToScene(area.getCenterX(), area.getCenterY());
        });
    }

    private static int origin(BoardView board, String square) {
        var pocket = board.model().pockets().stream()
                .filter(each -> square.equals((each.figure().white() ? "white " : "black ") + each.figure().kind())).findFirst();
        return pocket.isPresent() ? pocket.get().origin() : board.model().shape().parse(square);
    }

    public void hover(String square) throws Exception {
        mouse(MouseEvent.MOUSE_MOVED, at(square), MouseButton.NONE);
    }

    /** The mouse rests on the middle of that area of the window. */
    public void hover(Bounds area) throws Exception {
        mouse(MouseEvent.MOUSE_MOVED, new Point2D(area.getCenterX(), area.getCenterY()), MouseButton.NONE);
    }

    public void click(String square) throws Exception {
        click(at(square), MouseButton.PRIMARY);
    }

    public void click(Point2D point, MouseButton button) throws Exception {
        mouse(MouseEvent.MOUSE_MOVED, point, MouseButton.NONE);
        mouse(MouseEvent.MOUSE_PRESSED, point, button);
        mouse(MouseEvent.MOUSE_RELEASED, point, button);
        settle();
    }

    public void drag(String from, String to) throws Exception {
        drag(from, to, MouseButton.PRIMARY);
    }

    public void drag(String from, String to, MouseButton button) throws Exception {
        var start = at(from);
        var end = at(to);
        mouse(MouseEvent.MOUSE_MOVED, start, MouseButton.NONE);
        mouse(MouseEvent.MOUSE_PRESSED, start, button);
        for (int i = 1; i <= 4; i++) mouse(MouseEvent.MOUSE_DRAGGED, start.interpolate(end, i / 4.0), button);
        mouse(MouseEvent.MOUSE_RELEASED, end, button);
        settle();
    }

    /** From one place of the window to another with the left button down. */
    public void drag(Point2D start, Point2D end) throws Exception {
        mouse(MouseEvent.MOUSE_MOVED, start, MouseButton.NONE);
        mouse(MouseEvent.MOUSE_PRESSED, start, MouseButton.PRIMARY);
        for (int i = 1; i <= 4; i++) mouse(MouseEvent.MOUSE_DRAGGED, start.interpolate(end, i / 4.0), MouseButton.PRIMARY);
        mouse(MouseEvent.MOUSE_RELEASED, end, MouseButton.PRIMARY);
        settle();
    }

    /** A move by two clicks that is known to be accepted. */
    public void move(String from, String to) throws Exception {
        int before = moves();
        // What the board may do arrives from the referee's thread; by then a new game may have brought a new board.
        await(() -> {
            var board = board();
            return FxThread.call(() -> !board.model().destinations(origin(board, from)).isEmpty());
        });
        click(from);
        click(to);
        await(() -> moves() > before);
    }

    private void mouse(EventType<MouseEvent> type, Point2D p, MouseButton button) throws Exception {
        run(() -> send(type, p, button));
    }

    private void send(EventType<MouseEvent> type, Point2D p, MouseButton button) {
        boolean down = type == MouseEvent.MOUSE_PRESSED || type == MouseEvent.MOUSE_DRAGGED;
        SceneHelper.processMouseEvent(scene, new MouseEvent(type, p.getX(), p.getY(), stage.getX() + scene.getX() + p.getX(),
                stage.getY() + scene.getY() + p.getY(), button, 1, false, false, false, false, down && button == MouseButton.PRIMARY, false,
                down && button == MouseButton.SECONDARY, false, false, type != MouseEvent.MOUSE_DRAGGED, null));
    }

    /** Gives the game up by the button, which asks. */
    public void resign() throws Exception {
        press("resign");
        press("yes");
        await(() -> shows("#over"));
    }

    public void key(KeyCode code) throws Exception {
        run(() -> {
            SceneHelper.processKeyEvent(scene, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
            SceneHelper.processKeyEvent(scene, new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, false, false, false, false));
        });
        settle();
    }

    // ---- time ----------------------------------------------------------------------------------------------------

    public static void run(Runnable action) throws Exception {
        FxThread.call(() -> {
            action.run();
            return true;
        });
    }

    /** Lets everything posted so far arrive, and lays out. */
    public void settle() throws Exception {
        run(() -> {
            scene.getRoot().applyCss();
            scene.getRoot().layout();
        });
    }

    public void await(Callable<Boolean> condition) throws Exception {
        long end = System.nanoTime() + PATIENCE;
        while (!condition.call()) {
            if (System.nanoTime() > end) throw new AssertionError("waited in vain; status: " + (shows("#status") ? status() : "none"));
            settle();
        }
    }

    public void close() throws Exception {
        run(() -> {
            stage.close();
            program.close();
        });
    }
}
