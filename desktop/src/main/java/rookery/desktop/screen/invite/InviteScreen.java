package rookery.desktop.screen.invite;

import java.net.InetAddress;
import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import rookery.desktop.room.NetworkRoom;
import rookery.desktop.room.NetworkState;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.shell.ClipboardText;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Screen;

/** The controller of the invitation page: shows the state of the table, which exists whether or not the page is open. */
public final class InviteScreen implements Screen {
    private final WindowServices services;
    private final NetworkRoom network;
    private final ChangeListener<NetworkState> changed = (_, _, now) -> show(now);
    private @Nullable InviteView view;

    public InviteScreen(WindowServices services, NetworkRoom network) {
        this.services = services;
        this.network = network;
        network.store().property().addListener(changed);
    }

    @Override
    public Node build() {
        var fresh = new InviteView(services, this);
        view = fresh;
        fresh.show(network.store().state());
        return fresh;
    }

    private void show(NetworkState state) {
        if (view != null) view.show(state);
    }

    @Override
    public void close() {
        network.store().property().removeListener(changed);
    }

    void copy() {
        ClipboardText.put(network.store().state().link());
        services.notices().tell(services.text("network.copied"));
    }

    /** Offers the link at another address of this machine. */
    void move(InetAddress address) {
        network.move(address);
    }

    void toBoard() {
        services.go(new Place.Resume());
    }

    /** Closes the table and goes back. */
    void end() {
        boolean inviting = network.store().state().isInviting();
        network.end();
        services.go(inviting ? new Place.NewGame(Place.NewGame.Kind.NETWORK) : new Place.Resume());
    }
}
