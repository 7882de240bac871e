package rookery.desktop.screen.library;

import java.util.List;
import java.util.Objects;
import javafx.animation.PauseTransition;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import rookery.archive.GameQuery;
import rookery.archive.StoredGame;
import rookery.desktop.board.BoardView;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Segments;
import rookery.desktop.store.Store;

/** Search on top, the games found below, and beside them the one that is looked at. */
final class LibraryView extends HBox {
    private static final String ANY = "";

    private final Desk desk;
    private final LibraryScreen screen;
    private final TextField search = new TextField();
    private final ChoiceBox<String> variants = new ChoiceBox<>();
    private final ListView<StoredGame> list = new ListView<>();
    private final Label count = new Label();
    private final Button earlier;
    private final Button later;
    private final VBox nothing = new VBox(14);
    private final Label nothingWords = new Label();
    private final BoardView board = new BoardView();
    private final Label names = new Label();
    private final Label words = new Label();
    private final VBox preview = new VBox(12);
    private final Label previewHint;
    private final Button play;
    private final HBox work = new HBox(12);
    private final ProgressBar bar = new ProgressBar(0);
    private final Label workWords = new Label();
    private @Nullable Segments<Boolean> whose;
    private final BorderPane position = new BorderPane();
    private LibraryState shown;
    private boolean showing;
    private boolean stopped;

    LibraryView(Desk desk, Store<LibraryState> store, LibraryScreen screen) {
        this.desk = desk;
        this.screen = screen;
        shown = store.state();
        getStyleClass().add("library");
        earlier = icon("page-back", "library.back", Feather.CHEVRON_LEFT, () -> screen.page(shown.query().page() - 1));
        later = icon("page-next", "library.next", Feather.CHEVRON_RIGHT, () -> screen.page(shown.query().page() + 1));
        play = icon("preview-play", "review.autoplay", Feather.PLAY, screen::autoplay);
        previewHint = new Label(desk.text("library.preview"));
        getChildren().addAll(games(), preview());
        show(shown);
        store.property().addListener((_, _, now) -> {
            if (!stopped) show(now);
        });
    }

    void stop() {
        stopped = true;
    }

    // ---- the list ------------------------------------------------------------------------------------------------

    private Node games() {
        var title = new Label(desk.text("library.title"));
        title.getStyleClass().add("screen-title");
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var open = new Button(desk.text("library.import"), Glyph.of(Feather.UPLOAD));
        open.setId("import");
        open.getStyleClass().add("accent");
        open.setMinWidth(Region.USE_PREF_SIZE);
        open.setOnAction(_ -> screen.choose());
        var export = new Button(desk.text("library.export.all"), Glyph.of(Feather.DOWNLOAD));
        export.setId("export-all");
        export.setMinWidth(Region.USE_PREF_SIZE);
        export.setOnAction(_ -> screen.export(true));
        var head = new HBox(8, title, gap, export, open);
        head.setAlignment(Pos.CENTER_LEFT);
        list.setId("games");
        list.setCellFactory(_ -> new GameCell(desk));
        list.getSelectionModel().selectedItemProperty().addListener((_, _, game) -> {
            if (!showing) screen.select(game);
        });
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) screen.review();
        });
        list.setAccessibleText(desk.text("library.title"));
        VBox.setVgrow(list, Priority.ALWAYS);
        nothing();
        var stack = new StackPane(list, nothing);
        VBox.setVgrow(stack, Priority.ALWAYS);
        count.getStyleClass().add("muted");
        count.setId("count");
        var foot = new HBox(8, count, spring(), earlier, later);
        foot.setAlignment(Pos.CENTER_LEFT);
        var column = new VBox(12, head, filters(), sought(), stack, work(), foot);
        column.getStyleClass().add("library-list");
        HBox.setHgrow(column, Priority.ALWAYS);
        return column;
    }

    private static Region spring() {
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        return gap;
    }

    private Node filters() {
        search.setId("search");
        search.setPromptText(desk.text("library.search"));
        search.setMinWidth(110);
        HBox.setHgrow(search, Priority.ALWAYS);
        // Whoever types is not asked after every letter.
        var wait = new PauseTransition(Duration.millis(200));
        wait.setOnFinished(_ -> {
            if (!stopped) screen.look(shown.mine(), shown.query().withPlayer(search.getText().strip()));
        });
        search.textProperty().addListener((_, _, _) -> wait.playFromStart());
        variants.setId("variant-filter");
        variants.setAccessibleText(desk.text("new.variant"));
        variants.setMinWidth(120);
        variants.setMaxWidth(170);
        variants.setConverter(new Names());
        variants.getItems().setAll(ANY);
        variants.setValue(ANY);
        variants.valueProperty().addListener((_, _, value) -> {
            if (!showing && value != null) screen.look(shown.mine(), shown.query().withVariant(value));
        });
        var results = new ChoiceBox<GameQuery.@Nullable Result>();
        results.setId("result-filter");
        results.getItems().add(null);
        results.getItems().addAll(GameQuery.Result.values());
        results.setConverter(new Results());
        results.setMinWidth(110);
        results.valueProperty().addListener((_, _, value) -> screen.look(shown.mine(), shown.query().withResult(value)));
        var row = new HBox(8, search, variants, results);
        row.setAlignment(Pos.CENTER_LEFT);
        if (shown.profile().isEmpty()) return row;
        whose = new Segments<>("whose", List.of(true, false),
                mine -> mine ? desk.text("library.mine") : desk.text("library.all"), shown.mine(),
                mine -> screen.look(mine, shown.query()));
        row.getChildren().addFirst(whose);
        return row;
    }

    /** Says that a position is looked for, and lets one stop looking for it. */
    private Node sought() {
        var words = new Label(desk.text("library.position"), Glyph.of(Feather.GRID));
        var away = icon("position-clear", "library.position.clear", Feather.X,
                () -> screen.look(shown.mine(), shown.query().withPosition(null)));
        var row = new HBox(8, words, spring(), away);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("work");
        row.setId("position-sought");
        position.setCenter(row);
        return position;
    }

    private final class Names extends StringConverter<String> {
        @Override
        public String toString(@Nullable String id) {
            if (id == null || id.isEmpty()) return desk.text("library.variant.any");
            return desk.texts().or("variant." + id + ".name", shown.variants().getOrDefault(id, id));
        }

        @Override
        public String fromString(String name) {
            throw new UnsupportedOperationException("nobody types here");
        }
    }

    private final class Results extends StringConverter<GameQuery.@Nullable Result> {
        @Override
        public String toString(GameQuery.@Nullable Result result) {
            return desk.text(result == null ? "library.result.any" : "library.result." + result.name());
        }

        @Override
        public GameQuery.Result fromString(String name) {
            throw new UnsupportedOperationException("nobody types here");
        }
    }

    private void nothing() {
        nothingWords.setWrapText(true);
        nothingWords.getStyleClass().add("muted");
        nothingWords.setMaxWidth(380);
        nothingWords.setAlignment(Pos.CENTER);
        nothingWords.setStyle("-fx-text-alignment: center;");
        var open = new Button(desk.text("library.import"), Glyph.of(Feather.UPLOAD));
        open.setOnAction(_ -> screen.choose());
        nothing.getChildren().addAll(Glyph.of(Feather.BOOK_OPEN, "empty-glyph"), nothingWords, open);
        nothing.setAlignment(Pos.CENTER);
        nothing.setId("nothing");
        nothing.getStyleClass().add("empty-list");
    }

    private Node work() {
        var cancel = new Button(desk.text("dialog.cancel"));
        cancel.setId("import-cancel");
        cancel.setMinWidth(Region.USE_PREF_SIZE);
        cancel.setOnAction(_ -> screen.cancel());
        bar.setMinWidth(120);
        HBox.setHgrow(bar, Priority.ALWAYS);
        bar.setMaxWidth(Double.MAX_VALUE);
        work.getChildren().addAll(workWords, bar, cancel);
        work.setAlignment(Pos.CENTER_LEFT);
        work.getStyleClass().add("work");
        return work;
    }

    // ---- the game ------------------------------------------------------------------------------------------------

    private Node preview() {
        preview.getStyleClass().addAll("side-panel", "library-preview");
        board.setId("preview");
        board.setFocusTraversable(false);
        board.setMouseTransparent(true);
        board.lookProperty().set(desk.look());
        board.motionProperty().set(desk.motion());
        names.getStyleClass().add("summary-title");
        names.setWrapText(true);
        words.getStyleClass().add("muted");
        words.setWrapText(true);
        previewHint.getStyleClass().add("muted");
        previewHint.setWrapText(true);
        var speed = new Slider(0, 1, 0.5);
        speed.setPrefWidth(90);
        speed.setMinWidth(50);
        speed.setId("preview-speed");
        speed.setAccessibleText(desk.text("play.speed"));
        speed.setTooltip(new Tooltip(desk.text("play.speed")));
        speed.valueProperty().addListener((_, _, value) -> screen.pace(3 * Math.pow(30, -value.doubleValue())));
        var transport = new HBox(2, icon("preview-first", "play.first", Feather.CHEVRONS_LEFT, () -> screen.show(0)),
                icon("preview-back", "play.back", Feather.CHEVRON_LEFT, () -> screen.step(-1)), play,
                icon("preview-forward", "play.forward", Feather.CHEVRON_RIGHT, () -> screen.step(1)),
                icon("preview-last", "review.last", Feather.CHEVRONS_RIGHT, () -> screen.show(Integer.MAX_VALUE)), speed);
        transport.setAlignment(Pos.CENTER);
        var review = action("library-review", "library.review", Feather.SEARCH, screen::review);
        review.getStyleClass().add("accent");
        var buttons = new HBox(8, review, action("library-export", "library.export", Feather.DOWNLOAD, () -> screen.export(false)),
                action("library-delete", "library.delete", Feather.TRASH_2, screen::delete));
        preview.getChildren().addAll(board, transport, names, words, buttons);
        widthProperty().addListener((_, _, width) -> {
            double side = width.doubleValue() < 1000 ? 290 : Math.clamp(width.doubleValue() * 0.33, 320, 640);
            preview.setMinWidth(side);
            preview.setPrefWidth(side);
            preview.setMaxWidth(side);
            board.setPrefSize(side - 40, side - 40);
            board.setMaxSize(side - 40, side - 40);
        });
        var place = new StackPane(preview, previewHint);
        place.getStyleClass().add("preview-place");
        return place;
    }

    private Button action(String id, String key, Feather icon, Runnable act) {
        var button = new Button(desk.text(key), Glyph.of(icon));
        button.setId(id);
        button.getStyleClass().add("action");
        button.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(button, Priority.ALWAYS);
        button.setOnAction(_ -> act.run());
        return button;
    }

    private Button icon(String id, String key, Feather icon, Runnable act) {
        var button = new Button(null, Glyph.of(icon));
        button.setId(id);
        button.getStyleClass().addAll("flat", "transport-button");
        button.setTooltip(new Tooltip(desk.text(key)));
        button.setAccessibleText(desk.text(key));
        button.setOnAction(_ -> act.run());
        return button;
    }

    // ---- showing -------------------------------------------------------------------------------------------------

    private void show(LibraryState state) {
        var before = shown;
        shown = state;
        showing = true;
        if (!list.getItems().equals(state.games())) {
            list.getItems().setAll(state.games());
            state.games().stream().filter(game -> state.selected() != null && game.id() == state.selected().id()).findFirst()
                    .ifPresent(game -> list.getSelectionModel().select(game));
        }
        if (!before.variants().equals(state.variants()) || variants.getItems().size() != state.variants().size() + 1) {
            var chosen = Objects.requireNonNullElse(variants.getValue(), ANY);
            variants.getItems().setAll(state.variants().keySet().stream().sorted().toList());
            variants.getItems().addFirst(ANY);
            variants.setValue(variants.getItems().contains(chosen) ? chosen : ANY);
        }
        showing = false;
        if (whose != null) whose.show(state.mine());
        boolean sought = state.query().position() != null;
        position.setVisible(sought);
        position.setManaged(sought);
        boolean empty = state.total() == 0;
        boolean filtered = !state.query().player().isEmpty() || !state.query().variant().isEmpty() || state.query().result() != null
                || sought;
        nothing.setVisible(empty);
        list.setVisible(!empty);
        nothingWords.setText(desk.text(filtered ? "library.found.none" : "library.empty"));
        count.setText(state.total() < 0 ? "" : desk.text("library.count", state.total()));
        int pages = (int) Math.ceilDiv(Math.max(0, state.total()), 100);
        earlier.setDisable(state.query().page() == 0);
        later.setDisable(state.query().page() >= pages - 1);
        earlier.setVisible(pages > 1);
        later.setVisible(pages > 1);
        showPreview(state);
        var running = state.work();
        work.setVisible(running != null);
        work.setManaged(running != null);
        if (running != null) {
            bar.setProgress(running.share());
            workWords.setText(
                    running.games() == 0 ? running.words() : desk.text("library.importing.games", running.words(), running.games()));
        }
    }

    private void showPreview(LibraryState state) {
        var game = state.selected();
        boolean any = game != null && !state.preview().isEmpty();
        preview.getChildren().forEach(part -> part.setVisible(any));
        previewHint.setVisible(!any);
        if (!any || game == null) return;
        var model = state.preview().get(Math.min(state.index(), state.preview().size() - 1));
        if (!model.equals(board.model())) board.show(model);
        names.setText(desk.text("play.versus", game.white(), game.black()));
        words.setText(GameCell.details(desk, game) + "\n" + desk.text("library.ply", state.index(), state.preview().size() - 1));
        play.setGraphic(Glyph.of(state.playing() ? Feather.PAUSE : Feather.PLAY));
    }
}
