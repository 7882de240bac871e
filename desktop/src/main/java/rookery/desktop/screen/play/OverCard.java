package rookery.desktop.screen.play;

import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.shell.CardGrid;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.WindowServices;

/** The end of a game, shown quietly: result, reason, and what to do next. */
final class OverCard extends VBox {
    private final PlayWords words;
    private final Label result = new Label();
    private final Label explanation = new Label();
    private final Label restart;
    private final WindowServices services;
    private final Label dice = new Label();
    private final Label unrated;
    private final Button rematch;
    /** The state of a rematch with a guest. */
    private final Label answer = new Label();

    OverCard(WindowServices services, Consumer<PlayIntent> intents) {
        super(8);
        this.services = services;
        words = new PlayWords(services.texts());
        getStyleClass().add("over-card");
        setId("over");
        result.getStyleClass().add("over-result");
        result.setId("result");
        result.setWrapText(true);
        explanation.getStyleClass().add("muted");
        explanation.setWrapText(true);
        dice.getStyleClass().add("fine-print");
        dice.setWrapText(true);
        unrated = new Label(services.text("over.unrated"));
        unrated.getStyleClass().add("fine-print");
        unrated.setId("unrated");
        unrated.setWrapText(true);
        restart = new Label(services.text("over.restart"));
        restart.getStyleClass().add("fine-print");
        var buttons = new CardGrid(104, 8, 2);
        answer.setId("rematch-words");
        answer.setWrapText(true);
        rematch = button("rematch", "over.rematch", Feather.REPEAT, intents, new PlayIntent.Rematch());
        rematch.getStyleClass().add("accent");
        buttons.getChildren().addAll(rematch, button("over-save", "over.save", Feather.SAVE, intents, new PlayIntent.Save()));
        if (services.knows(Place.Review.class)) {
            buttons.getChildren().add(button("over-review", "over.review", Feather.SEARCH, intents, new PlayIntent.Review()));
        }
        buttons.getChildren().add(button("over-home", "over.home", Feather.HOME, intents, new PlayIntent.Home()));
        getChildren().addAll(result, explanation, unrated, dice, answer, buttons, restart);
    }

    private Button button(String id, String key, Feather icon, Consumer<PlayIntent> intents, PlayIntent intent) {
        var button = Nodes.named(id, new Button(services.text(key), Glyph.of(icon)));
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(_ -> intents.accept(intent));
        return button;
    }

    void show(PlayState state) {
        Nodes.show(this, state.isOver());
        if (!state.isOver()) return;
        result.setText(words.result(state));
        explanation.setText(words.explanation(state));
        Nodes.show(unrated, state.terms().counts() && state.session().helped());
        var committed = state.match().diceCommitment().isPresent();
        dice.setText(
                committed ? state.match().revealedDice().map(seed -> services.text("over.dice", seed.seed(), seed.salt())).orElse("") : "");
        Nodes.show(dice, committed);
        var network = state.network();
        boolean asked = network.isShared() && network.guests().rematch() == state.hand();
        answer.setText(network.isAskedForRematch()
                ? services.text("network.rematch.asks", network.guests().name())
                : asked ? services.text("network.rematch.asked", network.guests().name()) : "");
        Nodes.show(answer, !answer.getText().isEmpty());
        rematch.setDisable(asked);
        Nodes.show(restart, !network.isShared());
        setAccessibleText(result.getText() + ". " + explanation.getText());
    }
}
