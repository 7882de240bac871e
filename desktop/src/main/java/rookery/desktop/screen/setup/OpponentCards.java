package rookery.desktop.screen.setup;

import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import rookery.desktop.room.Roster;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.desktop.shell.WindowServices;

/** The computer players to choose from; twice, when two of them play each other. */
final class OpponentCards extends VBox {
    private final WindowServices services;
    private final OpponentRow first;
    private final VBox white;
    private final OpponentRow second;
    private final VBox black;

    OpponentCards(WindowServices services, Roster roster, Consumer<SetupIntent> intents) {
        super(16);
        this.services = services;
        first = new OpponentRow(services, roster, "first", bot -> intents.accept(new SetupIntent.ChooseFirst(bot)));
        second = new OpponentRow(services, roster, "second", bot -> intents.accept(new SetupIntent.ChooseSecond(bot)));
        white = new VBox(12, label("new.white"), first);
        black = new VBox(12, label("new.black"), second);
        getChildren().addAll(white, black);
    }

    void show(SetupState state) {
        boolean two = state.kind() == Kind.WATCH;
        Nodes.show(white.getChildren().getFirst(), two);
        Nodes.show(black, two);
        first.show(state, state.first());
        second.show(state, state.second());
    }

    private Label label(String key) {
        var label = new Label(services.text(key));
        label.getStyleClass().add("muted");
        return label;
    }
}
