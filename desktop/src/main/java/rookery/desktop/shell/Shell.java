package rookery.desktop.shell;

import java.io.File;
import java.io.IOException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.geometry.Orientation;
import javafx.scene.image.Image;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import rookery.desktop.board.BoardLook;
import rookery.desktop.board.Motion;
import rookery.archive.settings.Settings;
import rookery.archive.settings.SettingsFile;
import rookery.desktop.store.Background;
import rookery.desktop.store.Store;
import rookery.desktop.text.WindowTexts;
import rookery.desktop.theme.BackdropArt;
import rookery.look.text.Language;
import rookery.look.text.Texts;
import rookery.look.theme.Backdrop;

/** The root of the window: rail, current screen, dialogs and notices. It is the {@link WindowServices} of all screens. */
public final class Shell extends StackPane implements WindowServices {
    private static final System.Logger LOG = System.getLogger(Shell.class.getName());
    /** Below this width the rail is on top. */
    static final double WIDE = 1100;

    private final Store<Settings> settings;
    private final SettingsFile file;
    private final Background background = new Background();
    private final Dialogs dialogs = new Dialogs();
    private final Notices notices = new Notices();
    private final Map<Class<? extends Place>, Function<Place, @Nullable Screen>> makers = new HashMap<>();
    private final BorderPane frame = new BorderPane();
    private final StackPane content = new StackPane();
    private final Rail rail;
    private Texts texts;
    private BoardLook look;
    private Place place = new Place.Home();
    private @Nullable Screen screen;
    private FileChoice files = new SystemFiles(this);
    private BooleanSupplier mayResume = () -> false;

    public Shell(Settings initial, SettingsFile file) {
        this.file = file;
        settings = new Store<>(initial);
        texts = WindowTexts.of(language(initial));
        look = look(initial);
        rail = new Rail(this);
        getStyleClass().add("shell");
        content.getStyleClass().add("content");
        frame.setCenter(content);
        frame.setBottom(notices);
        getChildren().addAll(frame, dialogs);
        widthProperty().addListener((_, before, now) -> {
            if (screen != null && isWide(before.doubleValue()) != isWide(now.doubleValue())) layRail();
        });
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        addEventHandler(KeyEvent.KEY_TYPED, this::typed);
        dialogs.openProperty().addListener((_, _, now) -> {
            if (screen != null) screen.covered(now);
        });
        addEventHandler(DragEvent.DRAG_OVER, this::dragOver);
        addEventHandler(DragEvent.DRAG_DROPPED, this::dropped);
        restyle(initial);
    }

    /** The chosen language, or the system's. */
    public static Language language(Settings settings) {
        return Language.of(settings.language().isEmpty() ? Locale.getDefault().getLanguage() : settings.language());
    }

    private static BoardLook look(Settings settings) {
        var look = settings.look();
        return BoardLook.of(look.pieceSet(), look.boardTheme(), picture(look.boardImage()));
    }

    private static @Nullable Image picture(String path) {
        if (path.isEmpty() || !new File(path).canRead()) return null;
        var image = new Image(new File(path).toURI().toString());
        return image.isError() ? null : image;
    }

    // ---- places --------------------------------------------------------------------------------------------------

    /** Registers the screen for a kind of place. The maker may return null if it has already done everything. */
    public <P extends Place> void register(Class<P> kind, Function<P, @Nullable Screen> maker) {
        makers.put(kind, wanted -> maker.apply(kind.cast(wanted)));
    }

    /** Sets the test for whether there is a game to resume. */
    public void resumableBy(BooleanSupplier test) {
        mayResume = test;
    }

    /** Marks a place in the rail while something is running there. */
    public void mark(Class<? extends Place> kind, ReadOnlyBooleanProperty going) {
        rail.mark(kind, going);
    }

    @Override
    public boolean knows(Class<? extends Place> kind) {
        return makers.containsKey(kind);
    }

    @Override
    public void go(Place wanted) {
        var maker = makers.get(wanted.getClass());
        if (maker == null) return;
        var next = maker.apply(wanted);
        if (next == null) return;
        if (screen != null && !screen.equals(next)) screen.close();
        screen = next;
        place = wanted;
        rebuild();
    }

    public Place place() {
        return place;
    }

    public @Nullable Screen screen() {
        return screen;
    }

    @Override
    public void rebuild() {
        if (screen == null) return;
        content.getChildren().setAll(screen.build());
        layRail();
    }

    private void layRail() {
        boolean wide = isWide(getWidth());
        frame.setTop(null);
        frame.setLeft(null);
        rail.lay(wide ? Orientation.VERTICAL : Orientation.HORIZONTAL, place.getClass(), mayResume.getAsBoolean());
        if (wide) {
            frame.setLeft(rail);
        } else {
            frame.setTop(rail);
        }
    }

    private static boolean isWide(double width) {
        return width >= WIDE;
    }

    private void key(KeyEvent event) {
        if (!dialogs.isOpen() && screen != null && screen.key(event)) event.consume();
    }

    private void typed(KeyEvent event) {
        if (!dialogs.isOpen() && screen != null && !event.isShortcutDown() && !event.isAltDown() && screen.typed(event)) event.consume();
    }

    private void dragOver(DragEvent event) {
        if (event.getDragboard().hasFiles() && knows(Place.Open.class)) event.acceptTransferModes(TransferMode.COPY);
    }

    private void dropped(DragEvent event) {
        var board = event.getDragboard();
        if (board.hasFiles()) go(new Place.Open(board.getFiles().stream().map(File::toPath).toList()));
        event.setDropCompleted(board.hasFiles());
    }

    // ---- services ----------------------------------------------------------------------------------------------------

    @Override
    public Texts texts() {
        return texts;
    }

    @Override
    public Store<Settings> settings() {
        return settings;
    }

    @Override
    public void change(UnaryOperator<Settings> change) {
        var before = settings.state();
        settings.submit(change);
        var now = settings.state();
        if (now.equals(before)) return;
        background.queue(() -> {
            file.write(now);
            return now;
        }, _ -> {}, problem -> trouble("trouble.settings", problem));
        if (!now.look().equals(before.look())) {
            look = look(now);
            restyle(now);
        }
        boolean spoken = !now.language().equals(before.language());
        if (spoken) texts = WindowTexts.of(language(now));
        if (spoken || !now.look().equals(before.look())) rebuild();
    }

    /** Sets the background: one of our pictures or the user's own. */
    private void restyle(Settings now) {
        var wanted = now.look().backgroundImage();
        boolean dark = Stylesheets.theme(now).isDark();
        var picture = picture(wanted);
        var own = picture == null ? null : BackdropArt.of(picture, dark);
        setBackground(Backdrop.byId(wanted).map(backdrop -> BackdropArt.of(backdrop, dark)).orElse(own));
        getStyleClass().remove("pictured");
        if (getBackground() != null && !getBackground().isEmpty()) getStyleClass().add("pictured");
    }

    @Override
    public BoardLook look() {
        return look;
    }

    @Override
    public Motion motion() {
        var play = settings.state().play();
        return switch (play.animation()) {
            case NONE -> new Motion.None();
            case SMOOTH -> Motion.DEFAULT;
            case CLASSIC -> new Motion.Constant(play.pixelsPerFrame(), play.mostSeconds());
        };
    }

    @Override
    public Background background() {
        return background;
    }

    @Override
    public Dialogs dialogs() {
        return dialogs;
    }

    @Override
    public Notices notices() {
        return notices;
    }

    @Override
    public FileChoice files() {
        return files;
    }

    /** Replaces the platform's file chooser. */
    public void files(FileChoice other) {
        files = other;
    }

    @Override
    public void trouble(String key, Throwable problem) {
        LOG.log(System.Logger.Level.ERROR, key, problem);
        notices.trouble(text(key, Objects.requireNonNullElse(problem.getMessage(), problem.getClass().getSimpleName())), problem,
                text("notice.copy"));
    }

    /** Stops everything and waits until all is on disk. */
    public void close() {
        if (screen != null) screen.close();
        background.close();
        try {
            file.write(settings.state());
        } catch (IOException problem) {
            LOG.log(System.Logger.Level.WARNING, "settings could not be written", problem);
        }
    }
}
