package rookery.desktop.screen.play;

import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.shell.CardGrid;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Dress;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Place;

/** The end of a game, said quietly: result, reason, and what one may want next. */
final class OverCard extends VBox {
    private final PlayWords words;
    private final Label result = new Label();
    private final Label explanation = new Label();
    private final Label restart;
    private final Desk desk;
    private final Label dice = new Label();
    private final Label unrated;
    private final Button rematch;
    /** What there is to say about another game against a guest. */
    private final Label answer = new Label();

    OverCard(Desk desk, Consumer<PlayIntent> intents) {
        super(8);
        this.desk = desk;
        words = new PlayWords(desk.texts());
        getStyleClass().add("over-card");
        setId("over");
        result.getStyleClass().add("over-result");
        result.setId("result");
        result.setWrapText(true);
        explanation.getStyleClass().add("muted");
        explanation.setWrapText(true);
        dice.getStyleClass().add("fine-print");
        dice.setWrapText(true);
        unrated = new Label(desk.text("over.unrated"));
        unrated.getStyleClass().add("fine-print");
        unrated.setId("unrated");
        unrated.setWrapText(true);
        restart = new Label(desk.text("over.restart"));
        restart.getStyleClass().add("fine-print");
        var buttons = new CardGrid(104, 8, 2);
        answer.setId("rematch-words");
        answer.setWrapText(true);
        rematch = button("rematch", "over.rematch", Feather.REPEAT, intents, new PlayIntent.Rematch());
        rematch.getStyleClass().add("accent");
        buttons.getChildren().addAll(rematch, button("over-save", "over.save", Feather.SAVE, intents, new PlayIntent.Save()));
        if (desk.knows(Place.Review.class)) {
            buttons.getChildren().add(button("over-review", "over.review", Feather.SEARCH, intents, new PlayIntent.Review()));
        }
        buttons.getChildren().add(button("over-home", "over.home", Feather.HOME, intents, new PlayIntent.Home()));
        getChildren().addAll(result, explanation, unrated, dice, answer, buttons, restart);
    }

    private Button button(String id, String key, Feather icon, Consumer<PlayIntent> intents, PlayIntent intent) {
        var button = new Button(desk.text(key), Glyph.of(icon));
        button.setId(id);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(_ -> intents.accept(intent));
        return button;
    }

    void show(PlayState state) {
        Dress.show(this, state.isOver());
        if (!state.isOver()) return;
        result.setText(words.result(state));
        explanation.setText(words.explanation(state));
        Dress.show(unrated, state.terms().counts() && state.session().helped());
        var committed = state.match().diceCommitment().isPresent();
        dice.setText(
                committed ? state.match().revealedDice().map(seed -> desk.text("over.dice", seed.seed(), seed.salt())).orElse("") : "");
        Dress.show(dice, committed);
        var network = state.network();
        boolean asked = network.isShared() && network.guests().rematch() == state.hand();
        answer.setText(network.isAskedForRematch()
                ? desk.text("network.rematch.asks", network.guests().name())
                : asked ? desk.text("network.rematch.asked", network.guests().name()) : "");
        Dress.show(answer, !answer.getText().isEmpty());
        rematch.setDisable(asked);
        Dress.show(restart, !network.isShared());
        setAccessibleText(result.getText() + ". " + explanation.getText());
    }
}
