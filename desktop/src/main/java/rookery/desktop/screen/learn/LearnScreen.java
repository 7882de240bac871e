package rookery.desktop.screen.learn;

import java.time.ZoneId;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.game.VariantList;
import rookery.desktop.library.LibraryService;
import rookery.desktop.room.LearningRoom;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Place.Learn.Page;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Screen;
import rookery.desktop.shell.Segments;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.game.Game;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.learn.puzzle.Puzzle;
import rookery.look.sound.Effect;

/** The controller of the Learn screen: which page is open, and for which variant. Its pages keep what the person began. */
public final class LearnScreen implements Screen {
    private static final String CHOSEN = "learn.variant";

    private final WindowServices services;
    private final Supplier<List<Variant>> variants;
    private final PuzzleTab puzzles;
    private final LessonTab lessons;
    private final OpeningTab openings;
    private final Map<Page, LearnTab> tabs = new EnumMap<>(Page.class);
    private Page page = Page.PUZZLES;
    private Variant variant;

    /** @param variants the variants to choose from */
    public LearnScreen(WindowServices services, LearningRoom room, LibraryService libraryService, Supplier<List<Variant>> variants,
            Consumer<Effect> sound, ZoneId zone) {
        this.services = services;
        this.variants = variants;
        var id = services.settings().state().remembered(CHOSEN, "");
        variant = variants.get().stream().filter(each -> each.id().equals(id)).findFirst().orElse(Presets.FIDE);
        puzzles = new PuzzleTab(services, room, variant, sound);
        tabs.put(Page.PUZZLES, puzzles);
        lessons = new LessonTab(services, room, variant, sound);
        tabs.put(Page.LESSONS, lessons);
        openings = new OpeningTab(services, room, libraryService, variant, sound);
        tabs.put(Page.OPENINGS, openings);
        tabs.put(Page.PROGRESS, new ProgressTab(services, room, libraryService, zone));
    }

    private LearnTab tab() {
        return Objects.requireNonNull(tabs.get(page));
    }

    @Override
    public Node build() {
        var tab = tab();
        tab.open(variant);
        return new LearnView(services, this, tab.build());
    }

    @Override
    public void close() {
        tab().close();
    }

    @Override
    public boolean key(KeyEvent event) {
        return !(event.getTarget() instanceof TextInputControl) && tab().key(event);
    }

    // ---- which page ----------------------------------------------------------------------------------------------

    PuzzleTab puzzles() {
        return puzzles;
    }

    LessonTab lessons() {
        return lessons;
    }

    OpeningTab openings() {
        return openings;
    }

    Page page() {
        return page;
    }

    Variant variant() {
        return variant;
    }

    /** Opens a page, which shows when the screen is built next. */
    public void turn(Page wanted) {
        if (wanted != page) tab().close();
        page = wanted;
    }

    void go(Page wanted) {
        services.go(new Place.Learn(wanted));
    }

    /** Lets the user choose another variant. */
    void ask() {
        var list = new VariantList(services, "learn", variants.get(), variant, null, wanted -> {
            services.dialogs().close();
            turnTo(wanted);
            services.rebuild();
        });
        services.dialogs().show(services.text("learn.variant"), list,
                new Answer(services.text("dialog.close"), Answer.Tone.CANCEL, () -> {}));
        list.focusSearch();
    }

    private void turnTo(Variant wanted) {
        variant = wanted;
        services.change(settings -> settings.withRemembered(Map.of(CHOSEN, wanted.id())));
    }

    /** Opens the puzzles of that variant after new ones were added; {@code first} come before all others. */
    public void solve(Variant wanted, List<Puzzle> first) {
        turnTo(wanted);
        turn(Page.PUZZLES);
        puzzles.reload(wanted, first);
    }

    /** Opens a side's mistakes in a game. */
    public void retry(Game game, Side side) {
        turnTo(game.variant());
        turn(Page.PUZZLES);
        puzzles.retry(game, side);
    }

    /** The choice of page and variant at the top, the open page below. */
    private static final class LearnView extends VBox {

        LearnView(WindowServices services, LearnScreen screen, Region content) {
            getStyleClass().add("learn");
            var title = Nodes.styled(new Label(services.text("learn.title")), "screen-title");
            title.setMinWidth(Region.USE_PREF_SIZE);
            var pages = new Segments<>("learn-page", List.of(Page.values()), page -> services.text("learn.page." + page.name()),
                    screen.page(),
                    screen::go);
            var choice = choice(services, screen);
            // Progress covers all variants.
            Nodes.show(choice, screen.page() != Page.PROGRESS);
            var gap = Nodes.gap();
            var head = new HBox(16, title, pages, gap, choice);
            head.setAlignment(Pos.CENTER_LEFT);
            head.getStyleClass().add("learn-head");
            VBox.setVgrow(content, Priority.ALWAYS);
            getChildren().addAll(head, content);
        }

        private static Button choice(WindowServices services, LearnScreen screen) {
            var name = services.texts().variant(screen.variant());
            var choice = Nodes.named("learn-variant", new Button(name, Glyph.of(Feather.CHEVRON_DOWN)));
            choice.setContentDisplay(ContentDisplay.RIGHT);
            choice.setAccessibleText(name + ". " + services.text("learn.variant"));
            choice.setMinWidth(150);
            choice.setOnAction(_ -> screen.ask());
            return choice;
        }
    }
}
