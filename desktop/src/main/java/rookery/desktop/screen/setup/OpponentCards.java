package rookery.desktop.screen.setup;

import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import rookery.desktop.room.Roster;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Dress;
import rookery.desktop.shell.Place.NewGame.Kind;

/** The computer players to choose from; twice, when two of them play each other. */
final class OpponentCards extends VBox {
    private final Desk desk;
    private final OpponentRow first;
    private final VBox white;
    private final OpponentRow second;
    private final VBox black;

    OpponentCards(Desk desk, Roster roster, Consumer<SetupIntent> intents) {
        super(16);
        this.desk = desk;
        first = new OpponentRow(desk, roster, "first", bot -> intents.accept(new SetupIntent.ChooseFirst(bot)));
        second = new OpponentRow(desk, roster, "second", bot -> intents.accept(new SetupIntent.ChooseSecond(bot)));
        white = new VBox(12, label("new.white"), first);
        black = new VBox(12, label("new.black"), second);
        getChildren().addAll(white, black);
    }

    void show(SetupState state) {
        boolean two = state.kind() == Kind.WATCH;
        Dress.show(white.getChildren().getFirst(), two);
        Dress.show(black, two);
        first.show(state, state.first());
        second.show(state, state.second());
    }

    private Label label(String key) {
        var label = new Label(desk.text(key));
        label.getStyleClass().add("muted");
        return label;
    }
}
