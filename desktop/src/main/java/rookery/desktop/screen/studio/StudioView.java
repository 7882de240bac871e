package rookery.desktop.screen.studio;

import java.io.File;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.image.ImageView;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.screen.studio.StudioState.Pane;
import rookery.desktop.shell.Card;
import rookery.desktop.shell.CardGrid;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.IconButton;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Segments;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.desktop.training.TrainingPane;
import rookery.desktop.training.TrainingRoom;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Variant;
import rookery.look.board.BoardModel;
import rookery.look.board.Figure;
import rookery.look.text.MovementTexts;
import rookery.look.text.RuleTexts;

/** The board with its palette on the left, the game's settings on the right; above both its name and actions. */
final class StudioView extends VBox {
    private static final double SMALL = 56;
    private static final double SIDE = 430;

    private final WindowServices services;
    private final Store<StudioState> store;
    private final StudioScreen screen;
    private final TrainingRoom training;
    private final TextField name = new TextField();
    private final Button undo;
    private final Button redo;
    private final MenuButton play = new MenuButton();
    private final EditBoard board;
    private final PieceTray palette;
    private final Segments<Pane> panes;
    private final StackPane shown = new StackPane();
    private final ScrollPane scroll = new ScrollPane(shown);
    private final VBox problems = new VBox(2);
    private final PieceMaker pieces;
    private final CardsPane rules;
    private final WordsPane words;
    private final BalancePane balance;
    private @Nullable TrainingPane trained;
    private @Nullable Variant trainedFor;
    private boolean trainedPlayable;
    private boolean showing;
    private final ChangeListener<StudioState> listener = (_, _, now) -> show(now);

    StudioView(WindowServices services, Store<StudioState> store, StudioScreen screen, TrainingRoom training) {
        this.services = services;
        this.store = store;
        this.screen = screen;
        this.training = training;
        getStyleClass().add("studio");
        undo = IconButton.of(services, "studio-undo", "studio.undo", Feather.CORNER_UP_LEFT, () -> screen.accept(new StudioIntent.Undo()));
        redo = IconButton.of(services, "studio-redo", "studio.redo", Feather.CORNER_UP_RIGHT, () -> screen.accept(new StudioIntent.Redo()));
        board = new EditBoard(services, screen::accept);
        palette = new PieceTray(services, screen::accept);
        pieces = new PieceMaker(services, screen::accept);
        rules = new CardsPane(services, screen::accept);
        words = new WordsPane(services, screen::accept);
        balance = new BalancePane(services, screen);
        panes = new Segments<>("studio-pane", List.of(Pane.values()), this::title, store.state().pane(),
                pane -> screen.accept(new StudioIntent.Show(pane)));
        problems.setId("studio-problems");
        problems.getStyleClass().add("studio-problems");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("edge-to-edge");
        scroll.setId("studio-scroll");
        shown.getStyleClass().add("studio-shown");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        var side = Nodes.styled(new VBox(10, panes, problems, scroll), "studio-side");
        side.setMinWidth(SIDE);
        side.setPrefWidth(SIDE + 60);
        side.setMaxWidth(SIDE + 120);
        VBox.setVgrow(board, Priority.ALWAYS);
        var left = Nodes.styled(new VBox(8, board, palette), "studio-left");
        left.setMinWidth(0);
        HBox.setHgrow(left, Priority.ALWAYS);
        var both = new HBox(left, side);
        VBox.setVgrow(both, Priority.ALWAYS);
        getChildren().addAll(head(), both);
        addEventHandler(DragEvent.DRAG_OVER, this::dragOver);
        addEventHandler(DragEvent.DRAG_DROPPED, this::dropped);
        store.property().addListener(listener);
        show(store.state());
    }

    void stop() {
        store.property().removeListener(listener);
        rules.stop();
    }

    private String title(Pane pane) {
        return services.text(switch (pane) {
            case PIECES -> "studio.pane.pieces";
            case RULES -> "studio.pane.rules";
            case WORDS -> "studio.pane.words";
            case BALANCE -> "studio.pane.balance";
            case TRAIN -> "studio.pane.train";
        });
    }

    // ---- above ---------------------------------------------------------------------------------------------------

    private Node head() {
        name.setId("studio-name");
        name.setAccessibleText(services.text("studio.name"));
        name.setPromptText(services.text("studio.name"));
        name.getStyleClass().add("studio-name");
        name.textProperty().addListener((_, _, text) -> {
            if (!showing) screen.accept(new StudioIntent.Rename(text));
        });
        HBox.setHgrow(name, Priority.ALWAYS);
        var begin = button("studio-begin", "studio.begin", Feather.LAYERS, this::chooseBase);
        var file = Nodes.named("studio-file", new MenuButton(services.text("studio.file"), Glyph.of(Feather.FILE)));
        file.setMinWidth(Region.USE_PREF_SIZE);
        file.getItems().addAll(item("studio-open", "studio.open", Feather.FOLDER, screen::choose),
                item("studio-save", "studio.save", Feather.SHARE_2, screen::save),
                item("studio-keep", "studio.keep", Feather.BOOKMARK, screen::keep),
                item("studio-export", "studio.export", Feather.UPLOAD, screen::export));
        play.setId("studio-play");
        play.setText(services.text("studio.play"));
        play.setGraphic(Glyph.of(Feather.PLAY));
        play.getStyleClass().add("accent");
        play.setMinWidth(Region.USE_PREF_SIZE);
        play.getItems().addAll(item("studio-computer", "studio.play.computer", Feather.CPU, screen::playAgainstComputer),
                item("studio-friend", "studio.play.friend", Feather.USERS, screen::playWithFriend));
        var head = new HBox(10, name, undo, redo, begin, file, play);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("lab-head");
        return head;
    }

    private Button button(String id, String key, Feather icon, Runnable act) {
        var button = Nodes.named(id, new Button(services.text(key), Glyph.of(icon)));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> act.run());
        return button;
    }

    private MenuItem item(String id, String key, Feather icon, Runnable act) {
        var item = new MenuItem(services.text(key), Glyph.of(icon));
        item.setId(id);
        item.setOnAction(_ -> act.run());
        return item;
    }

    /** All games to begin from, as cards in a dialog. */
    private void chooseBase() {
        var grid = new CardGrid(200, 8, 3);
        for (var variant : screen.games()) {
            var picture = new StackPane(BoardPicture.of(services.look(), BoardModel.picture(variant, variant.start().placement()), SMALL));
            picture.setMinSize(SMALL, SMALL);
            var label = Nodes.words(services.texts().variant(variant));
            var content = new HBox(10, picture, label);
            content.setAlignment(Pos.CENTER_LEFT);
            var card = Nodes.named("begin-" + variant.id(), new Card(content), "choice-card");
            card.setAccessibleText(label.getText());
            card.setOnAction(_ -> {
                services.dialogs().close();
                screen.begin(variant);
            });
            grid.getChildren().add(card);
        }
        var list = new ScrollPane(grid);
        list.setFitToWidth(true);
        list.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        list.getStyleClass().add("edge-to-edge");
        list.setPrefSize(660, 460);
        services.dialogs().show(services.text("studio.begin.title"), list,
                new Answer(services.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
    }

    // ---- showing -------------------------------------------------------------------------------------------------

    private void show(StudioState state) {
        showing = true;
        // A name being typed may be empty for a moment.
        if (!name.getText().equals(state.variant().name()) && !(name.isFocused() && name.getText().isBlank())) {
            name.setText(state.variant().name());
        }
        showing = false;
        undo.setDisable(state.undo().isEmpty());
        redo.setDisable(state.redo().isEmpty());
        play.setDisable(!state.isPlayable());
        board.show(state);
        palette.show(state);
        panes.show(state.pane());
        problems(state);
        Node pane = switch (state.pane()) {
            case PIECES -> pieces;
            case RULES -> rules;
            case WORDS -> words;
            case BALANCE -> balance;
            case TRAIN -> train(state);
        };
        switch (state.pane()) {
            case PIECES -> pieces.show(state);
            case RULES -> rules.show(state);
            case WORDS -> words.show(state);
            case BALANCE -> balance.show(state);
            case TRAIN -> {
            }
        }
        if (shown.getChildren().size() != 1 || !shown.getChildren().getFirst().equals(pane)) {
            shown.getChildren().setAll(pane);
            scroll.setVvalue(0);
        }
    }

    /** A net belongs to rules, so there is a pane for each. */
    private TrainingPane train(StudioState state) {
        var now = trained;
        if (now == null || !state.variant().equals(trainedFor) || trainedPlayable != state.isPlayable()) {
            trainedFor = state.variant();
            trainedPlayable = state.isPlayable();
            now = new TrainingPane(services, training, state.variant(), trainedPlayable);
            trained = now;
        }
        return now;
    }

    private void problems(StudioState state) {
        problems.getChildren().clear();
        Nodes.style(problems, "studio-fine", state.isPlayable());
        if (state.isPlayable()) {
            problems.getChildren().add(line(services.text("studio.playable"), Feather.CHECK_CIRCLE));
        } else {
            state.problems().forEach(problem -> problems.getChildren().add(
                    line(problem.key().isEmpty() ? problem.words() : services.texts().or(problem.key(), problem.words()),
                            Feather.ALERT_CIRCLE)));
        }
        Nodes.show(problems, !problems.getChildren().isEmpty());
    }

    private static Label line(String text, Feather icon) {
        var label = new Label(text, Glyph.of(icon));
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    // ---- files dropped -------------------------------------------------------------------------------------------

    private void dragOver(DragEvent event) {
        if (!event.getDragboard().hasFiles()) return;
        event.acceptTransferModes(TransferMode.COPY);
        event.consume();
    }

    private void dropped(DragEvent event) {
        var files = event.getDragboard().getFiles().stream().map(File::toPath).toList();
        if (files.isEmpty()) return;
        screen.load(files.getFirst());
        event.setDropCompleted(true);
        event.consume();
    }

    /** The game's rules page, and the sentence that helps others choose it. */
    private static final class WordsPane extends VBox {
        private static final double FIGURE = 28;
        private final WindowServices services;
        private final TextArea summary = new TextArea();
        private final VBox rules = new VBox(12);
        private @Nullable Variant told;
        private boolean showing;

        WordsPane(WindowServices services, Consumer<StudioIntent> intents) {
            super(12);
            this.services = services;
            setId("studio-words");
            summary.setId("studio-summary");
            summary.setPromptText(services.text("studio.summary"));
            summary.setAccessibleText(services.text("studio.summary"));
            summary.setWrapText(true);
            summary.setPrefRowCount(2);
            summary.textProperty().addListener((_, _, text) -> {
                if (!showing) intents.accept(new StudioIntent.Describe(text));
            });
            getChildren().addAll(summary, rules);
        }

        void show(StudioState state) {
            var variant = state.variant();
            showing = true;
            if (!summary.isFocused() && !summary.getText().equals(variant.summary())) summary.setText(variant.summary());
            showing = false;
            if (variant.equals(told)) return;
            told = variant;
            var chapters = new LinkedHashMap<String, VBox>();
            for (var rule : RuleTexts.of(variant, services.texts())) {
                var chapter = chapters.computeIfAbsent(rule.chapter(), key -> chapter(services.texts().or("rules.chapter." + key, key)));
                chapter.getChildren().add(line(rule.words()));
            }
            rules.getChildren().setAll(chapters.values());
            var pieces = chapter(services.text("rules.pieces"));
            variant.kinds().forEach(kind -> pieces.getChildren().add(piece(variant, kind)));
            rules.getChildren().add(pieces);
        }

        private static VBox chapter(String title) {
            var words = Nodes.styled(new Label(title), "form-name");
            return new VBox(3, words);
        }

        private static Label line(String words) {
            var label = Nodes.words(words);
            label.setMinHeight(Region.USE_PREF_SIZE);
            return label;
        }

        private Node piece(Variant variant, PieceKind kind) {
            var image = new ImageView(PieceArt.image(services.look().pieces(), Figure.art(variant, kind), kind.letter(), true, 64));
            image.setFitWidth(FIGURE);
            image.setFitHeight(FIGURE);
            var words = line(services.texts().piece(kind.name()) + ": " + MovementTexts.of(kind.movement(), services.texts()));
            var row = new HBox(8, image, words);
            row.setAlignment(Pos.CENTER_LEFT);
            return row;
        }
    }
}
