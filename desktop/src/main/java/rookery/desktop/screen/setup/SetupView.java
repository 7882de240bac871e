package rookery.desktop.screen.setup;

import atlantafx.base.controls.ToggleSwitch;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.archive.Player;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.room.Roster;
import rookery.desktop.screen.setup.SetupState.SideChoice;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Page;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.desktop.shell.Segments;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.kernel.piece.Side;
import rookery.look.board.BoardModel;

/** The new-game page: choices on the left, summary and Start on the right, always visible. */
final class SetupView extends HBox {
    private final WindowServices services;
    private final SetupScreen screen;
    private final StackPane preview = new StackPane();
    private final Label variantName = new Label();
    private final Label variantWords = new Label();
    private final Label players = new Label();
    private final Label time = new Label();
    private final Label count = new Label();
    private final VBox problems = new VBox(4);
    private final Button start;
    private final Map<Kind, ToggleButton> kinds = new EnumMap<>(Kind.class);
    private final Map<SideChoice, ToggleButton> sides = new EnumMap<>(SideChoice.class);
    private final PeoplePane people;
    private final Segments<Kind> where;
    private final Label networkWords;
    private final RatedPane rated;
    private final VBox opponentSection;
    private final VBox sideSection;
    private final VBox friendSection;

    SetupView(WindowServices services, Store<SetupState> store, Roster roster, SetupScreen screen) {
        this.services = services;
        this.screen = screen;
        getStyleClass().add("setup");
        start = new Button(services.text("new.start"), Glyph.of(Feather.PLAY));
        start.getStyleClass().addAll("accent", "large", "start-button");
        start.setId("start");
        start.setDefaultButton(true);
        start.setMaxWidth(Double.MAX_VALUE);
        start.setOnAction(_ -> screen.start());
        var opponents = new OpponentCards(services, roster, screen::accept);
        opponentSection = section("new.opponent", opponents);
        people = new PeoplePane(services, screen::accept);
        where = new Segments<>("where", List.of(Kind.FRIEND, Kind.NETWORK), kind -> services.text("new.where." + kind.name()), Kind.FRIEND,
                kind -> screen.accept(new SetupIntent.ChooseKind(kind)));
        networkWords = new Label(services.text("new.network.words"));
        networkWords.setWrapText(true);
        networkWords.getStyleClass().add("muted");
        friendSection = section("new.opponent", new VBox(12, where, networkWords, people));
        sideSection = section("new.side", sides());
        rated = new RatedPane(services, screen::accept);
        var page = new VBox(28, head(), section("new.variant", new VariantCards(services, store, screen)), friendSection, opponentSection,
                sideSection, section("new.clock", new ClockPane(services, store, screen::accept)), rated,
                new StartPane(services, store, screen),
                new RulePane(services, store, screen::accept));
        page.getStyleClass().add("setup-page");
        var middle = new HBox(page);
        HBox.setHgrow(page, Priority.ALWAYS);
        middle.setAlignment(Pos.TOP_CENTER);
        var scroll = new ScrollPane(middle);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("edge-to-edge");
        HBox.setHgrow(scroll, Priority.ALWAYS);
        // Keeps the visible part in place when the page's height changes; a scroll pane alone would keep the relative position.
        middle.heightProperty().addListener((_, before, now) -> {
            double seen = scroll.getViewportBounds().getHeight();
            double above = scroll.getVvalue() * Math.max(0, before.doubleValue() - seen);
            if (now.doubleValue() > seen) scroll.setVvalue(Math.min(1, above / (now.doubleValue() - seen)));
        });
        scroll.setId("setup-scroll");
        getChildren().addAll(scroll, summary());
        store.watch(opponents::show);
        store.watch(this::show);
    }

    private Node head() {
        var title = Nodes.styled(new Label(services.text("new.title")), "screen-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        var gap = Nodes.gap();
        var group = new ToggleGroup();
        var row = Nodes.styled(new HBox(), "segments");
        for (var kind : List.of(Kind.FRIEND, Kind.COMPUTER, Kind.WATCH)) {
            var button = new ToggleButton(services.text("new.kind." + kind.name()), Glyph.of(switch (kind) {
                case FRIEND, NETWORK -> Feather.USERS;
                case COMPUTER -> Feather.CPU;
                case WATCH -> Feather.EYE;
            }));
            button.setToggleGroup(group);
            button.setId("kind-" + kind.name());
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setOnAction(_ -> {
                button.setSelected(true);
                screen.accept(new SetupIntent.ChooseKind(kind));
            });
            kinds.put(kind, button);
            row.getChildren().add(button);
        }
        ends(row);
        var head = new HBox(16, title, gap, row);
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    private Node sides() {
        var row = Nodes.styled(new HBox(), "segments");
        var group = new ToggleGroup();
        for (var side : SideChoice.values()) {
            var button = new ToggleButton(services.text("new.side." + side.name()));
            button.setToggleGroup(group);
            button.setId("side-" + side.name());
            button.setOnAction(_ -> {
                button.setSelected(true);
                screen.accept(new SetupIntent.ChooseSide(side));
            });
            sides.put(side, button);
            row.getChildren().add(button);
        }
        ends(row);
        return row;
    }

    static void ends(HBox row) {
        for (int i = 0; i < row.getChildren().size(); i++) {
            row.getChildren().get(i).getStyleClass()
                    .add(i == 0 ? "left-pill" : i == row.getChildren().size() - 1 ? "right-pill" : "center-pill");
        }
    }

    private VBox section(String key, Node content) {
        var title = Nodes.styled(new Label(services.text(key)), "section-title");
        return new VBox(12, title, content);
    }

    private Node summary() {
        preview.getStyleClass().add("setup-preview");
        variantName.getStyleClass().add("summary-title");
        variantWords.getStyleClass().add("muted");
        variantWords.setWrapText(true);
        variantWords.setMinHeight(Region.USE_PREF_SIZE);
        players.setGraphic(Glyph.of(Feather.USERS));
        players.setWrapText(true);
        players.setId("summary-players");
        time.setGraphic(Glyph.of(Feather.CLOCK));
        time.setWrapText(true);
        time.setId("summary-time");
        count.setGraphic(Glyph.of(Feather.BAR_CHART_2));
        count.setWrapText(true);
        count.setId("summary-rated");
        var gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        var words = new VBox(14, preview, variantName, variantWords, players, time, count, problems);
        var scroll = new ScrollPane(words);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("edge-to-edge");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        var panel = Nodes.styled(new VBox(16, scroll, start), "side-panel", "setup-summary");
        return panel;
    }

    private void show(SetupState state) {
        var rules = state.rules();
        var shown = rules.orElse(state.variant());
        var model = BoardModel.picture(shown, shown.start());
        boolean network = state.kind() == Kind.NETWORK;
        boolean black = (network || state.kind() == Kind.COMPUTER) && state.side() == SideChoice.BLACK;
        boolean firstRankBelow = shown.forward(black ? Side.BLACK : Side.WHITE) > 0;
        preview.getChildren().setAll(BoardPicture.of(services.look(), model.withOrientation(firstRankBelow), 264));
        var texts = services.texts();
        variantName.setText(texts.variant(state.variant()));
        variantWords.setText(texts.summary(state.variant()));
        players.setText(playersText(state));
        var odds = state.odds();
        time.setText(odds != null ? ClockPane.oddsWords(services, state.kind(), odds) : ClockPane.words(services, state.clock()));
        count.setText(RatedPane.words(services, state));
        people.show(state.people(), !network);
        where.show(state.kind());
        start.setText(services.text(network ? "new.invite" : "new.start"));
        Nodes.show(networkWords, network);
        Nodes.show(rated, !network);
        rated.show(state);
        kinds.forEach((kind, button) -> button.setSelected(kind == (network ? Kind.FRIEND : state.kind())));
        sides.forEach((side, button) -> button.setSelected(side == state.side()));
        ((Label) sideSection.getChildren().getFirst()).setText(
                state.kind() == Kind.FRIEND ? services.text("new.side.of", SetupScreen.first(services, state)) : services.text("new.side"));
        problems.getChildren().clear();
        for (var problem : state.problems()) {
            var line = Nodes.styled(new Label(problem, Glyph.of(Feather.ALERT_TRIANGLE)), "problem");
            line.setWrapText(true);
            problems.getChildren().add(line);
        }
        if (!state.isAmongPeople() && state.opponents().isEmpty()) {
            var line = Nodes.styled(new Label(services.text("new.nobody"), Glyph.of(Feather.ALERT_TRIANGLE)), "problem");
            line.setWrapText(true);
            problems.getChildren().add(line);
        }
        start.setDisable(!state.mayStart());
        Nodes.show(opponentSection, !state.isAmongPeople());
        Nodes.show(friendSection, state.isAmongPeople());
        Nodes.show(sideSection, state.kind() != Kind.WATCH);
    }

    private String playersText(SetupState state) {
        var first = state.computer(state.first()).map(Player.Computer::name).orElse("–");
        var second = state.computer(state.second()).map(Player.Computer::name).orElse("–");
        return switch (state.kind()) {
            case FRIEND -> services.text("new.players.friend." + state.side().name(), SetupScreen.first(services, state),
                    SetupScreen.second(services, state));
            case NETWORK -> services.text("new.players.network." + state.side().name(), SetupScreen.first(services, state));
            case COMPUTER -> services.text("new.players.computer." + state.side().name(), first);
            case WATCH -> services.text("new.players.watch", first, second);
        };
    }

    /** A switch for rated games, or the reason why the game cannot be rated. */
    private static final class RatedPane extends VBox {
        private final WindowServices services;
        private final ToggleSwitch rated = new ToggleSwitch();
        private final Label words;
        private boolean showing;

        RatedPane(WindowServices services, Consumer<SetupIntent> intents) {
            this.services = services;
            rated.setId("rated");
            rated.selectedProperty().addListener((_, _, on) -> {
                if (!showing) intents.accept(new SetupIntent.Rate(on));
            });
            var row = Page.row(services.text("new.rated"), services.text("new.rated.words"), rated);
            var text = (VBox) row.getChildren().getFirst();
            words = (Label) text.getChildren().getLast();
            words.setId("rated-words");
            text.setOnMouseClicked(_ -> {
                if (!rated.isDisabled()) rated.setSelected(!rated.isSelected());
            });
            getChildren().add(Page.card(row));
        }

        void show(SetupState state) {
            showing = true;
            boolean possible = state.friendly().isEmpty();
            rated.setSelected(state.rated() && possible);
            rated.setDisable(!possible);
            words.setText(words(services, state));
            showing = false;
        }

        /** Whether the result will be rated, in a sentence. */
        static String words(WindowServices services, SetupState state) {
            return state.friendly().map(reason -> services.text("new.friendly." + reason.name()))
                    .orElseGet(() -> services.text(state.rated() ? "new.rated.words" : "new.friendly.words"));
        }
    }

    /** The names of the one or two people at this device: any name can be typed, and profiles can be chosen. */
    private static final class PeoplePane extends FlowPane {
        private static final int LONGEST = 40;
        private final ComboBox<String> first;
        private final ComboBox<String> second;
        private final VBox other;
        private final Label firstTitle = new Label();
        private final WindowServices services;
        private boolean showing;

        PeoplePane(WindowServices services, Consumer<SetupIntent> intents) {
            super(16, 12);
            this.services = services;
            first = field("player-first", services.text("new.player.first"), name -> intents.accept(new SetupIntent.NameFirst(name)));
            second = field("player-second", services.text("new.player.second"), name -> intents.accept(new SetupIntent.NameSecond(name)));
            other = named(new Label(services.text("new.player.second")), second);
            getChildren().addAll(named(firstTitle, first), other);
        }

        /** @param both whether both are at this device */
        void show(People people, boolean both) {
            showing = true;
            Nodes.show(other, both);
            firstTitle.setText(services.text(both ? "new.player.first" : "network.name"));
            first.setPromptText(services.text(both ? "new.player.first" : "network.host"));
            first.setAccessibleText(firstTitle.getText());
            show(first, people, people.first());
            show(second, people, people.second());
            showing = false;
        }

        private static void show(ComboBox<String> field, People people, String name) {
            // Changing the items would clear the text.
            if (!field.getItems().equals(people.profiles())) field.getItems().setAll(people.profiles());
            if (!field.getEditor().getText().equals(name)) field.getEditor().setText(name);
        }

        private static VBox named(Label words, ComboBox<String> field) {
            words.getStyleClass().add("muted");
            words.setLabelFor(field);
            return new VBox(4, words, field);
        }

        private ComboBox<String> field(String id, String nobody, Consumer<String> named) {
            var field = Nodes.named(id, new ComboBox<String>());
            field.setEditable(true);
            field.setPromptText(nobody);
            field.setPrefWidth(240);
            field.setAccessibleText(nobody);
            var editor = field.getEditor();
            editor.setTextFormatter(new TextFormatter<>(change -> change.getControlNewText().length() <= LONGEST ? change : null));
            editor.textProperty().addListener((_, _, text) -> {
                if (!showing) named.accept(text);
            });
            return field;
        }
    }
}
