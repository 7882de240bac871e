package rookery.desktop.room;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameTerms;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;
import rookery.play.file.Folders;
import rookery.play.match.Venue;
import rookery.serve.Invitation;
import rookery.serve.ServeOptions;
import rookery.serve.Server;
import rookery.serve.host.GuestNews;
import rookery.serve.host.HostWindow;
import rookery.session.GameSession;
import rookery.session.Sessions;

/**
 * A server with the one table of this window. Only this class loads the server's classes, so that starting the window does not pay for them. Opening and
 * closing may take a moment: not for the JavaFX thread.
 */
final class NetworkTable implements AutoCloseable {

    /** What a server needs from the program. */
    record House(Path data, Sessions sessions, Supplier<List<Variant>> own, Venue venue) {}

    /** The window's callbacks; called on server threads. */
    record Ears(Consumer<GameSession> begun, BiConsumer<NetworkState.Guests, String> changed) {}

    /** What is offered: a seat in a new game or in a running one. */
    sealed interface Offer {

        /** @param own the side of the window's user */
        record NewGame(GameTerms terms, Side own) implements Offer {}

        /** @param seat the free side; null if all only watch */
        record Going(GameSession game, @Nullable Side seat) implements Offer {}
    }

    private final Server server;
    private final List<InetAddress> networks;
    private final InetAddress address;
    private volatile @Nullable Invitation invitation;

    private NetworkTable(Server server, List<InetAddress> networks, InetAddress address) {
        this.server = server;
        this.networks = networks;
        this.address = address;
    }

    /**
     * Opens a server, at one address only.
     *
     * @param wanted the address; null for the one most likely reachable by others, or loopback without a network
     */
    static NetworkTable open(House house, Offer offer, @Nullable InetAddress wanted, Ears ears) throws IOException {
        var networks = Server.networks();
        var address = wanted != null ? wanted : networks.isEmpty() ? InetAddress.getLoopbackAddress() : networks.getFirst();
        var server = server(house, offer, ServeOptions.window(address));
        var table = new NetworkTable(server, networks, address);
        try {
            var window = table.window(ears);
            table.invitation = switch (offer) {
                case Offer.NewGame(var terms, var own) -> server.invite(terms, own, window);
                case Offer.Going(var game, var seat) -> server.share(game, seat, window);
            };
            return table;
        } catch (RuntimeException problem) {
            server.close();
            throw problem;
        }
    }

    /** For a returning guest it uses the last table's port, so that the old link works again; otherwise, or if that is taken, any port. */
    private static Server server(House house, Offer offer, ServeOptions options) throws IOException {
        var folder = house.data().resolve("invited");
        var port = folder.resolve("port");
        if (offer instanceof Offer.Going(var game, var seat) && seat != null && guest(house.data(), game.id()).isPresent()
                && Files.exists(port)) {
            try {
                return server(house, options.withPort(Integer.parseInt(Files.readString(port).strip())));
            } catch (BindException | IllegalArgumentException taken) {
                // The guest needs the new link.
            }
        }
        var server = server(house, options);
        Folders.makePrivate(folder);
        AtomicFile.write(port, server.port() + "\n");
        return server;
    }

    private static Server server(House house, ServeOptions options) throws IOException {
        return Server.open(house.data(), house.sessions(), house.own(), house.venue(), InstantSource.system(), options);
    }

    /** The side a guest was playing by link when the window was closed; empty if none. */
    static Optional<Side> guest(Path data, String game) {
        return Server.guest(data, game);
    }

    private HostWindow window(Ears ears) {
        return new HostWindow() {
            @Override
            public void begun(GameSession game) {
                ears.begun().accept(game);
            }

            @Override
            public void changed(GuestNews news) {
                ears.changed().accept(new NetworkState.Guests(news.guest(), news.here(), news.takeBack().orElse(null),
                        news.rematch().orElse(null), news.watchers()), link());
            }
        };
    }

    List<InetAddress> networks() {
        return networks;
    }

    InetAddress address() {
        return address;
    }

    /** The link for guests; empty while the table is being set up. Once the seat is taken it only lets people watch. */
    String link() {
        var open = invitation;
        return open == null ? "" : open.links().getFirst();
    }

    /** @param own the side of the window's user */
    CompletableFuture<Void> ask(Side own, Invitation.Wish wish) {
        var open = invitation;
        return open == null ? CompletableFuture.completedFuture(null) : open.ask(own, wish);
    }

    /** Withdraws the seat and notifies the guest. The game continues in the window. */
    void withdraw() {
        var open = invitation;
        if (open != null) open.close();
        close();
    }

    /** Notifies the guests, who may return when the game is on the board again. */
    @Override
    public void close() {
        server.close();
    }
}
