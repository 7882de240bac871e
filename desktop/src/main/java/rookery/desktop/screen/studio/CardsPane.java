package rookery.desktop.screen.studio;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.board.Motion;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.catalogue.RuleCards;
import rookery.kernel.catalogue.RuleOption;
import rookery.look.board.BoardModel;

/** The rules as cards: what each means, its choices, and a small demonstration board. */
final class CardsPane extends VBox {
    private static final double PICTURE = 100;
    private static final Duration STEP = Duration.millis(1400);

    /** One card on the screen. */
    private final class RuleCard extends HBox {
        private final RuleOption rule;
        private final StackPane picture = new StackPane();
        private final Label words = new Label();
        private final Map<String, ToggleButton> choices = new HashMap<>();
        private List<BoardModel> pictures = List.of();
        private String shown = "";

        RuleCard(RuleOption rule) {
            super(14);
            this.rule = rule;
            setId("card-" + rule.id());
            getStyleClass().add("studio-card");
            setAlignment(Pos.TOP_LEFT);
            picture.setMinSize(PICTURE, PICTURE);
            picture.setMaxSize(PICTURE, PICTURE);
            var title = new Label(services.text("card." + rule.id()));
            title.getStyleClass().add("card-title");
            title.setWrapText(true);
            words.setWrapText(true);
            words.setMinHeight(Region.USE_PREF_SIZE);
            words.getStyleClass().add("card-words");
            var row = new FlowPane(4, 4);
            for (var value : rule.values()) {
                var button = new ToggleButton(services.text("card." + rule.id() + "." + value));
                button.setId("rule-" + rule.id() + "-" + value);
                button.getStyleClass().add("small");
                button.setOnAction(_ -> {
                    button.setSelected(true);
                    intents.accept(new StudioIntent.ChooseRule(rule.id(), value));
                });
                choices.put(value, button);
                row.getChildren().add(button);
            }
            var text = new VBox(6, title, words, row);
            text.setMinWidth(0);
            HBox.setHgrow(text, Priority.ALWAYS);
            getChildren().addAll(picture, text);
        }

        void show(StudioState state) {
            boolean applies = rule.applies().test(state.variant());
            Nodes.show(this, applies);
            if (!applies) return;
            var value = rule.read().apply(state.variant());
            choices.forEach((each, button) -> button.setSelected(each.equals(value)));
            boolean usual = value.equals(rule.values().getFirst());
            Nodes.style(this, "chosen", !usual);
            if (value.equals(shown)) return;
            shown = value;
            var key = "card." + rule.id() + "." + value + ".words";
            words.setText(services.texts().or(key, services.text("card." + rule.id() + ".words")));
            pictures = RuleDemo.of(rule.id(), value);
            draw(0);
        }

        void draw(int step) {
            if (pictures.isEmpty()) return;
            picture.getChildren().setAll(BoardPicture.marked(services.look(), pictures.get(step % pictures.size()), PICTURE));
        }
    }

    private final WindowServices services;
    private final Consumer<StudioIntent> intents;
    private final List<RuleCard> cards;
    private final Timeline clock;
    private int step;

    CardsPane(WindowServices services, Consumer<StudioIntent> intents) {
        super(10);
        this.services = services;
        this.intents = intents;
        cards = RuleCards.ALL.stream().map(RuleCard::new).toList();
        getChildren().addAll(cards);
        clock = new Timeline(new KeyFrame(STEP, _ -> next()));
        clock.setCycleCount(Animation.INDEFINITE);
        // They are animated only while visible, and only if animation is on.
        sceneProperty().addListener((_, _, scene) -> {
            if (scene != null && !(services.motion() instanceof Motion.None)) clock.play();
            else clock.stop();
        });
    }

    private void next() {
        step++;
        cards.stream().filter(card -> card.isVisible() && card.pictures.size() > 1).forEach(card -> card.draw(step));
    }

    void stop() {
        clock.stop();
    }

    void show(StudioState state) {
        cards.forEach(card -> card.show(state));
    }
}
