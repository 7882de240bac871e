package rookery.desktop.screen.library;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.archive.GameRecord;
import rookery.archive.StoredGame;
import rookery.desktop.room.GameRoom;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.IconButton;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;

/** Search on top, the games found below, and beside them the selected one. */
final class LibraryView extends HBox {
    private final WindowServices services;
    private final LibraryScreen screen;
    private final FilterRow filters;
    private final UnfinishedPane unfinished;
    private final ListView<StoredGame> list = new ListView<>();
    private final Label count = new Label();
    private final Button earlier;
    private final Button later;
    private final VBox nothing = new VBox(14);
    private final Label nothingWords = new Label();
    private final Button exportAll = new Button();
    private final Button puzzles = new Button();
    private final PreviewPane preview;
    private final HBox work = new HBox(12);
    private final ProgressBar bar = new ProgressBar(0);
    private final Label workWords = new Label();
    private final BorderPane position = new BorderPane();
    private LibraryState shown;
    private boolean showing;
    private boolean stopped;

    LibraryView(WindowServices services, Store<LibraryState> store, LibraryScreen screen, GameRoom games) {
        this.services = services;
        this.screen = screen;
        shown = store.state();
        getStyleClass().add("library");
        earlier = IconButton.of(services, "page-back", "library.back", Feather.CHEVRON_LEFT, () -> screen.page(shown.query().page() - 1));
        later = IconButton.of(services, "page-next", "library.next", Feather.CHEVRON_RIGHT, () -> screen.page(shown.query().page() + 1));
        filters = new FilterRow(services, screen, shown);
        unfinished = new UnfinishedPane(services, games);
        preview = new PreviewPane(services, screen);
        widthProperty().addListener((_, _, width) -> preview.share(width.doubleValue()));
        getChildren().addAll(games(), preview);
        show(shown);
        store.property().addListener((_, _, now) -> {
            if (!stopped) show(now);
        });
    }

    /** The unfinished games have changed. */
    void showUnfinished() {
        unfinished.show();
    }

    void stop() {
        stopped = true;
        filters.stop();
    }

    // ---- the list ------------------------------------------------------------------------------------------------

    private Node games() {
        var title = Nodes.styled(new Label(services.text("library.title")), "screen-title");
        var gap = Nodes.gap();
        var open = Nodes.named("import", new Button(services.text("library.import"), Glyph.of(Feather.UPLOAD)), "accent");
        open.setMinWidth(Region.USE_PREF_SIZE);
        open.setOnAction(_ -> screen.choose());
        exportAll.setText(services.text("library.export.all"));
        exportAll.setGraphic(Glyph.of(Feather.DOWNLOAD));
        exportAll.setId("export-all");
        exportAll.setMinWidth(Region.USE_PREF_SIZE);
        exportAll.setOnAction(_ -> screen.export(true));
        var head = new HBox(8, title, gap, exportAll, open);
        head.setAlignment(Pos.CENTER_LEFT);
        list.setId("games");
        list.setCellFactory(_ -> new GameCell(services));
        list.getSelectionModel().selectedItemProperty().addListener((_, _, game) -> {
            if (!showing) screen.select(game);
        });
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) screen.review();
        });
        list.setAccessibleText(services.text("library.title"));
        VBox.setVgrow(list, Priority.ALWAYS);
        nothing();
        var stack = new StackPane(list, nothing);
        VBox.setVgrow(stack, Priority.ALWAYS);
        count.getStyleClass().add("muted");
        count.setId("count");
        puzzles.setText(services.text("library.puzzles"));
        puzzles.setGraphic(Glyph.of(Feather.SUN));
        puzzles.setId("make-puzzles");
        puzzles.setMinWidth(Region.USE_PREF_SIZE);
        puzzles.setOnAction(_ -> screen.makePuzzles());
        var foot = new HBox(8, count, spring(), puzzles, earlier, later);
        foot.setAlignment(Pos.CENTER_LEFT);
        var column = Nodes.styled(new VBox(12, head, unfinished, filters, sought(), stack, work(), foot), "library-list");
        HBox.setHgrow(column, Priority.ALWAYS);
        return column;
    }

    private static Region spring() {
        var gap = Nodes.gap();
        return gap;
    }

    /** Shows that the search is for a position, and lets the user clear it. */
    private Node sought() {
        var words = new Label(services.text("library.position"), Glyph.of(Feather.GRID));
        var away = IconButton.of(services, "position-clear", "library.position.clear", Feather.X,
                () -> screen.look(shown.mine(), shown.query().withPosition(null)));
        var row = new HBox(8, words, spring(), away);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("work");
        row.setId("position-sought");
        position.setCenter(row);
        return position;
    }

    private void nothing() {
        nothingWords.setWrapText(true);
        nothingWords.getStyleClass().add("muted");
        nothingWords.setMaxWidth(380);
        nothingWords.setAlignment(Pos.CENTER);
        nothingWords.setStyle("-fx-text-alignment: center;");
        var open = new Button(services.text("library.import"), Glyph.of(Feather.UPLOAD));
        open.setOnAction(_ -> screen.choose());
        nothing.getChildren().addAll(Glyph.of(Feather.BOOK_OPEN, "empty-glyph"), nothingWords, open);
        nothing.setAlignment(Pos.CENTER);
        nothing.setId("nothing");
        nothing.getStyleClass().add("empty-list");
    }

    private Node work() {
        var cancel = Nodes.named("import-cancel", new Button(services.text("dialog.cancel")));
        workWords.setId("work-words");
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

    // ---- showing -------------------------------------------------------------------------------------------------

    private void show(LibraryState state) {
        shown = state;
        showing = true;
        if (!list.getItems().equals(state.games())) {
            list.getItems().setAll(state.games());
            state.games().stream().filter(game -> state.selected() != null && game.id() == state.selected().id()).findFirst()
                    .ifPresent(game -> list.getSelectionModel().select(game));
        }
        showing = false;
        filters.show(state);
        boolean sought = state.query().position() != null;
        Nodes.show(position, sought);
        boolean empty = state.total() == 0;
        boolean filtered = !state.query().player().isEmpty() || !state.query().variant().isEmpty() || state.query().result() != null
                || sought;
        nothing.setVisible(empty);
        IconButton.allow(services, exportAll, "library.export.all", empty ? "library.why.none" : "");
        IconButton.allow(services, puzzles, "library.puzzles", empty ? "library.why.none" : "");
        list.setVisible(!empty);
        nothingWords.setText(services.text(filtered ? "library.found.none" : "library.empty"));
        count.setText(state.total() < 0 ? "" : services.text("library.count", state.total()));
        int pages = (int) Math.ceilDiv(Math.max(0, state.total()), LibraryScreen.PAGE);
        IconButton.allow(services, earlier, "library.back", state.query().page() == 0 ? "library.why.first" : "");
        IconButton.allow(services, later, "library.next", state.query().page() >= pages - 1 ? "library.why.last" : "");
        Nodes.show(earlier, pages > 1);
        Nodes.show(later, pages > 1);
        preview.show(state);
        var running = state.work();
        Nodes.show(work, running != null);
        if (running != null) {
            bar.setProgress(running.share());
            workWords.setText(
                    running.games() == 0 ? running.words() : services.text("library.importing.games", running.words(), running.games()));
        }
    }

    /** The unfinished games, above the finished ones; hidden if there are none. */
    private static final class UnfinishedPane extends VBox {
        /** More are shown on demand, so that the list below stays visible. */
        private static final int FEW = 3;

        private final WindowServices services;
        private final GameRoom games;
        private final Label title = new Label();
        private final VBox rows = new VBox(4);
        private final Button more = new Button();
        private List<GameRecord> shown = List.of();
        private boolean all;

        UnfinishedPane(WindowServices services, GameRoom games) {
            super(6);
            this.services = services;
            this.games = games;
            setId("unfinished");
            getStyleClass().add("unfinished");
            title.getStyleClass().add("section-title");
            more.getStyleClass().addAll("flat", "small");
            more.setId("unfinished-more");
            more.setOnAction(_ -> {
                all = !all;
                fill();
            });
            getChildren().addAll(title, rows, more);
            show();
        }

        void show() {
            var now = games.unfinished();
            if (now.equals(shown) && !rows.getChildren().isEmpty()) return;
            shown = now;
            fill();
        }

        private void fill() {
            title.setText(services.text("unfinished.title", shown.size()));
            rows.getChildren().setAll(shown.stream().limit(all ? shown.size() : FEW).map(this::row).toList());
            more.setText(services.text(all ? "unfinished.less" : "unfinished.more", shown.size() - FEW));
            Nodes.show(more, shown.size() > FEW);
            Nodes.show(this, !shown.isEmpty());
        }

        private HBox row(GameRecord game) {
            var terms = game.terms();
            var names = Nodes.styled(new Label(services.text("play.versus", terms.white().name(), terms.black().name())), "form-name");
            names.setMinWidth(0);
            var words = new Label(services.text("unfinished.words", services.texts().variant(terms.variant()),
                    services.text("library.moves", (game.plies() + 1) / 2), game.begun().toString().substring(0, 10)));
            words.getStyleClass().add("muted");
            words.setMinWidth(0);
            var text = new VBox(1, names, words);
            text.setMinWidth(0);
            HBox.setHgrow(text, Priority.ALWAYS);
            var go = Nodes.named("continue-" + game.id(), new Button(services.text("unfinished.continue"), Glyph.of(Feather.PLAY)));
            go.setMinWidth(Region.USE_PREF_SIZE);
            go.setOnAction(_ -> services.go(new Place.Continue(game.id())));
            var row = new HBox(8, text, go,
                    IconButton.of(services, "discard-" + game.id(), "unfinished.delete", Feather.TRASH_2, () -> games.discard(game)));
            row.setAlignment(Pos.CENTER_LEFT);
            row.getStyleClass().add("unfinished-row");
            return row;
        }
    }
}
