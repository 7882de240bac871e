package rookery.desktop.screen.setup;

import java.util.ArrayList;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.board.BoardModel;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.screen.setup.SetupState.SideChoice;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Dress;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.desktop.shell.Segments;
import rookery.desktop.store.Store;
import rookery.kernel.piece.Side;

/** The page: choices on the left, what they come to and Start on the right, always in sight. */
final class SetupView extends HBox {
    private final Desk desk;
    private final Consumer<SetupIntent> intents;
    private final StackPane preview = new StackPane();
    private final Label variantName = new Label();
    private final Label variantWords = new Label();
    private final Label players = new Label();
    private final Label time = new Label();
    private final VBox problems = new VBox(4);
    private boolean someFriends;
    private final Button start;
    private final VBox opponentSection;
    private final VBox sideSection;
    private final VBox friendSection;

    SetupView(Desk desk, Store<SetupState> store, SetupHall hall, Consumer<SetupIntent> intents, Runnable begin) {
        this.desk = desk;
        this.intents = intents;
        getStyleClass().add("setup");
        start = new Button(desk.text("new.start"), Glyph.of(Feather.PLAY));
        start.getStyleClass().addAll("accent", "large", "start-button");
        start.setId("start");
        start.setDefaultButton(true);
        start.setMaxWidth(Double.MAX_VALUE);
        start.setOnAction(_ -> begin.run());
        var opponents = new OpponentCards(desk, hall, intents);
        opponentSection = section("new.opponent", opponents);
        friendSection = section("new.friend", friend(hall));
        var sides = sides(store);
        sideSection = section("new.side", sides);
        var page = new VBox(28, head(store), section("new.variant", new VariantCards(desk, store, intents)), friendSection, opponentSection,
                sideSection,
                section("new.clock", new ClockPane(desk, store, intents)), new StartPane(desk, store, intents),
                new RulePane(desk, store, intents));
        page.getStyleClass().add("setup-page");
        var middle = new HBox(page);
        HBox.setHgrow(page, Priority.ALWAYS);
        middle.setAlignment(Pos.TOP_CENTER);
        var scroll = new ScrollPane(middle);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("edge-to-edge");
        HBox.setHgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(scroll, summary());
        store.watch(opponents::show);
        store.watch(this::show);
    }

    private Node head(Store<SetupState> store) {
        var title = new Label(desk.text("new.title"));
        title.getStyleClass().add("screen-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var group = new ToggleGroup();
        var kinds = new HBox();
        kinds.getStyleClass().add("segments");
        for (var kind : Kind.values()) {
            var button = new ToggleButton(desk.text("new.kind." + kind.name()), Glyph.of(switch (kind) {
                case FRIEND -> Feather.USERS;
                case COMPUTER -> Feather.CPU;
                case WATCH -> Feather.EYE;
            }));
            button.setToggleGroup(group);
            button.setId("kind-" + kind.name());
            button.setSelected(store.state().kind() == kind);
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setOnAction(_ -> {
                button.setSelected(true);
                intents.accept(new SetupIntent.ChooseKind(kind));
            });
            kinds.getChildren().add(button);
        }
        ends(kinds);
        var head = new HBox(16, title, gap, kinds);
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    /** Who sits opposite, for games between two profiles; they are rated. */
    private Node friend(SetupHall hall) {
        var settings = desk.settings().state();
        var names = new ArrayList<>(hall.friends());
        names.remove(settings.profile());
        someFriends = !names.isEmpty();
        names.addFirst("");
        var chosen = settings.remembered("new.friend", "");
        return new Segments<>("friend", names, name -> name.isEmpty() ? desk.text("profile.friend") : name,
                names.contains(chosen) ? chosen : "", name -> desk.change(before -> before.withRemembered(Map.of("new.friend", name))));
    }

    private Node sides(Store<SetupState> store) {
        var row = new HBox();
        row.getStyleClass().add("segments");
        var group = new ToggleGroup();
        for (var side : SideChoice.values()) {
            var button = new ToggleButton(desk.text("new.side." + side.name()));
            button.setToggleGroup(group);
            button.setId("side-" + side.name());
            button.setSelected(store.state().side() == side);
            button.setOnAction(_ -> {
                button.setSelected(true);
                intents.accept(new SetupIntent.ChooseSide(side));
            });
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
        var title = new Label(desk.text(key));
        title.getStyleClass().add("section-title");
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
        time.setGraphic(Glyph.of(Feather.CLOCK));
        var gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        var words = new VBox(14, preview, variantName, variantWords, players, time, problems);
        var scroll = new ScrollPane(words);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("edge-to-edge");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        var panel = new VBox(16, scroll, start);
        panel.getStyleClass().addAll("side-panel", "setup-summary");
        return panel;
    }

    private void show(SetupState state) {
        var rules = state.rules();
        var shown = rules.orElse(state.variant());
        var model = BoardModel.picture(shown, shown.start().placement());
        boolean black = state.kind() == Kind.COMPUTER && state.side() == SideChoice.BLACK;
        boolean firstRankBelow = shown.forward(black ? Side.BLACK : Side.WHITE) > 0;
        preview.getChildren().setAll(BoardPicture.of(desk.look(), model.withOrientation(firstRankBelow), 264));
        var texts = desk.texts();
        variantName.setText(texts.variant(state.variant()));
        variantWords.setText(texts.summary(state.variant()));
        players.setText(playersText(state));
        time.setText(state.start() instanceof StartChoice.FromFile from && from.clocks() != null
                ? desk.text("new.clock.file", from.name())
                : ClockPane.words(desk, state.clock()));
        problems.getChildren().clear();
        for (var problem : state.problems()) {
            var line = new Label(problem, Glyph.of(Feather.ALERT_TRIANGLE));
            line.setWrapText(true);
            line.getStyleClass().add("problem");
            problems.getChildren().add(line);
        }
        if (state.kind() != Kind.FRIEND && state.opponents().isEmpty()) {
            var line = new Label(desk.text("new.nobody"), Glyph.of(Feather.ALERT_TRIANGLE));
            line.setWrapText(true);
            line.getStyleClass().add("problem");
            problems.getChildren().add(line);
        }
        start.setDisable(!state.mayStart());
        Dress.show(opponentSection, state.kind() != Kind.FRIEND);
        Dress.show(friendSection, state.kind() == Kind.FRIEND && someFriends);
        Dress.show(sideSection, state.kind() == Kind.COMPUTER);
    }

    private String playersText(SetupState state) {
        var first = state.opponent(state.first()).map(opponent -> opponent.player(state.first().step()).name()).orElse("–");
        var second = state.opponent(state.second()).map(opponent -> opponent.player(state.second().step()).name()).orElse("–");
        return switch (state.kind()) {
            case FRIEND -> desk.text("new.players.friend");
            case COMPUTER -> desk.text("new.players.computer." + state.side().name(), first);
            case WATCH -> desk.text("new.players.watch", first, second);
        };
    }
}
