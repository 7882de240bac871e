package rookery.desktop.screen.setup;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.kernel.catalogue.RuleOption;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.FileChoice;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.kernel.notation.Fen;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.Setup;

/** The start position, in a collapsed section: the usual array, a shuffle by number, a file, a FEN, or the editor. */
final class StartPane extends TitledPane {
    private final WindowServices services;
    private final Store<SetupState> store;
    private final SetupScreen screen;
    private final TextField fen = new TextField();
    private final Label loaded = new Label();
    private final Spinner<Integer> number = new Spinner<>(0, Chess960.ARRAYS - 1, Chess960.ORDINARY);
    private final HBox shuffle;
    private boolean showing;

    StartPane(WindowServices services, Store<SetupState> store, SetupScreen screen) {
        this.services = services;
        this.store = store;
        this.screen = screen;
        getStyleClass().add("fold");
        setId("start-position");
        setText(services.text("new.position"));
        setExpanded(false);
        setAnimated(false);
        var standard = Nodes.named("standard-position", new Button(services.text("new.position.standard"), Glyph.of(Feather.ROTATE_CCW)));
        standard.setOnAction(_ -> screen.accept(new SetupIntent.ChooseStart(new StartChoice.Standard())));
        var edit = Nodes.named("edit-position", new Button(services.text("new.position.edit"), Glyph.of(Feather.EDIT_2)));
        edit.setOnAction(_ -> edit());
        fen.setId("fen");
        fen.setPromptText(services.text("new.position.fen"));
        fen.textProperty().addListener((_, _, text) -> {
            if (showing) return;
            screen.accept(new SetupIntent.ChooseStart(
                    text.isBlank() ? new StartChoice.Standard() : new StartChoice.FromFen(text.strip())));
        });
        HBox.setHgrow(fen, Priority.ALWAYS);
        shuffle = shuffle();
        var load = Nodes.named("start-file", new Button(services.text("new.position.file"), Glyph.of(Feather.FILE)));
        load.setOnAction(_ -> load());
        loaded.getStyleClass().add("muted");
        loaded.setWrapText(true);
        loaded.setId("start-loaded");
        var buttons = new FlowPane(10, 10, standard, edit, load);
        setContent(new VBox(12, buttons, loaded, shuffle, fen));
        store.watch(this::show);
    }

    private void show(SetupState state) {
        showing = true;
        Nodes.show(shuffle, state.isShuffled());
        if (state.start() instanceof StartChoice.Shuffled(int chosen)) {
            number.getValueFactory().setValue(chosen);
        } else {
            number.getValueFactory().setValue(Chess960.ORDINARY);
        }
        // A pasted text belongs to its rules, and goes when they change.
        var text = state.start() instanceof StartChoice.FromFen(String pasted) ? pasted : "";
        if (!fen.getText().strip().equals(text)) fen.setText(text);
        var file = state.start() instanceof StartChoice.FromFile from ? services.text("new.position.loaded", from.name()) : "";
        loaded.setText(file);
        Nodes.show(loaded, !file.isEmpty());
        showing = false;
    }

    /** Loads a configuration or layout, a game, a position, or a user's variant. */
    private void load() {
        services.files().open(services.text("new.position.file"),
                List.of(new FileChoice.Kind(services.text("library.files"),
                        List.of("*.json", "*.rookery", "*.pgn", "*.fen", "*.txt", "*.bn"))),
                false).forEach(screen::load);
    }

    private HBox shuffle() {
        number.setEditable(true);
        number.setPrefWidth(110);
        number.setId("shuffle");
        number.valueProperty().addListener((_, _, value) -> {
            if (!showing) screen.accept(new SetupIntent.ChooseStart(new StartChoice.Shuffled(value)));
        });
        var another = Nodes.named("shuffle-again", new Button(services.text("new.position.another"), Glyph.of(Feather.SHUFFLE)));
        another.setMinWidth(Region.USE_PREF_SIZE);
        another.setOnAction(_ -> screen.shuffle());
        var words = Nodes.words(services.text("new.position.shuffle"));
        var row = new HBox(10, words, number, another);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private void edit() {
        var state = store.state();
        var rules = RuleOption.apply(state.variant(), state.changes());
        // A refused position is shown again for correction.
        var start = Fen.read(rules, fen.getText().strip()) instanceof Fen.Read(Setup typed)
                ? typed
                : state.rules().map(variant -> variant.start()).orElse(rules.start());
        var editor = new PositionEditor(services, rules, start);
        services.dialogs().show(services.text("editor.title"), editor,
                new Answer(services.text("editor.done"), Answer.Tone.MAIN, () -> use(editor.setup())),
                new Answer(services.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
    }

    private void use(Setup setup) {
        var state = store.state();
        fen.setText(Fen.write(RuleOption.apply(state.variant(), state.changes()), setup));
    }
}
