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
 * A server with the one table of this window. It is the only class that brings the server's classes into the program, so that a start of the window does not
 * pay for them. Opening and closing may take a moment: not for the JavaFX thread.
 */
final class NetworkTable implements AutoCloseable {

    /** What a server needs of the window's program. */
    record House(Path data, Sessions sessions, Supplier<List<Variant>> own, Venue venue) {}

    /** What the window is told; on threads of the server's. */
    record Ears(Consumer<GameSession> begun, BiConsumer<NetworkState.Guests, String> changed) {}

    /** What is offered: a seat of a game to come, or of one that goes on. */
    sealed interface Offer {

        /** @param own the side of the window's user */
        record NewGame(GameTerms terms, Side own) implements Offer {}

        /** @param seat the side that is free; null where all only watch */
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
     * @param wanted the address; null for the one that others most likely reach, or for this machine's own where it has no network
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

    /** For a guest who comes back at the port of the last table, so that the link is good again; at any where that is taken, and for everybody else. */
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

    /** The side that a guest played by link when the game was left with the window; empty if nobody did. */
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

    /** What whoever comes opens; empty while the table is being set up. It changes when the seat is taken: from then on one can only watch by it. */
    String link() {
        var open = invitation;
        return open == null ? "" : open.links().getFirst();
    }

    /** @param own the side of the window's user */
    CompletableFuture<Void> ask(Side own, Invitation.Wish wish) {
        var open = invitation;
        return open == null ? CompletableFuture.completedFuture(null) : open.ask(own, wish);
    }

    /** Takes the seat away from the guest, who is told. The game is the window's and goes on. */
    void withdraw() {
        var open = invitation;
        if (open != null) open.close();
        close();
    }

    /** The guests are told, and may come back when the game is on the board again. */
    @Override
    public void close() {
        server.close();
    }
}
