package rookery.desktop.screen.play;

import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.room.NetworkState;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.IconButton;

/** The kind of game, the button to invite others by link, and who is there. */
final class NetworkLine extends VBox {
    private final WindowServices services;
    private final Label words = new Label();
    private final Button invite;

    /** @param kind what kind of game it is */
    NetworkLine(WindowServices services, Node kind, Consumer<PlayIntent> intents) {
        super(4);
        this.services = services;
        invite = IconButton.of(services, "invite", "network.share", Feather.WIFI, "action-icon",
                () -> intents.accept(new PlayIntent.Invite()));
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var row = new HBox(8, kind, gap, invite);
        row.setAlignment(Pos.CENTER_LEFT);
        words.setId("network-words");
        words.setWrapText(true);
        words.setGraphic(Glyph.of(Feather.WIFI));
        getChildren().addAll(row, words);
    }

    void show(PlayState state) {
        var network = state.network();
        Nodes.show(invite, !network.isClosed() || !state.isOver());
        Nodes.show(words, !network.isClosed());
        if (!network.isClosed()) words.setText(words(network.guests(), network.isShared()));
    }

    private String words(NetworkState.Guests guests, boolean shared) {
        var watching = guests.watchers() == 0 ? "" : "  ·  " + services.text("network.watchers", guests.watchers());
        if (!shared) return services.text("network.open") + watching;
        if (guests.name().isEmpty()) return services.text("network.waiting") + watching;
        return services.text(guests.here() ? "network.here" : "network.away", guests.name()) + watching;
    }
}
