package rookery.desktop.room;

import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameTerms;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Background;
import rookery.desktop.store.Store;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;
import rookery.play.match.Venue;
import rookery.serve.Invitation.Wish;
import rookery.session.GameSession;

/**
 * Play over the network: others join the game on the board by link, or the one that begins when the first of them sits down. There is one such table at a time,
 * and its server runs only until the user closes it, another game comes to the board, or the window is closed. Call on the JavaFX thread.
 */
public final class NetworkRoom implements AutoCloseable {
    private final WindowServices services;
    private final NetworkTable.House house;
    private final GameRoom games;
    private final Store<NetworkState> store = new Store<>(NetworkState.CLOSED);
    private NetworkTable.@Nullable Offer offer;
    /** The number of the current table; events of earlier ones are ignored. Guarded by this, as are the following fields. */
    private int number;
    private @Nullable NetworkTable table;

    /** @param own the user's own variants */
    public NetworkRoom(WindowServices services, Path data, Venue venue, GameRoom games, Supplier<List<Variant>> own) {
        this.services = services;
        this.games = games;
        house = new NetworkTable.House(data, games.sessions(), own, venue);
    }

    public Store<NetworkState> store() {
        return store;
    }

    // ---- opening and closing -------------------------------------------------------------------------------------

    /** Offers a seat; the game begins when it is taken. */
    public void invite(GameTerms terms, Side own) {
        var prepared = games.prepared(terms);
        open(new NetworkTable.Offer.NewGame(prepared, own), null, NetworkState.opening(prepared, "", own.opponent()));
    }

    /** Lets others join the game on the board to play that side or, if it is null, to watch. */
    public void share(GameSession game, @Nullable Side seat) {
        open(new NetworkTable.Offer.Going(game, seat), null, NetworkState.opening(game.terms(), game.id(), seat));
    }

    /** Moves the offer to another address of this machine. */
    public void move(InetAddress address) {
        var now = store.state();
        var terms = now.terms();
        if (offer == null || terms == null || address.equals(now.address())) return;
        open(offer, address, NetworkState.opening(terms, now.game(), now.seat()));
    }

    private void open(NetworkTable.Offer wanted, @Nullable InetAddress address, NetworkState first) {
        end(NetworkTable::close);
        offer = wanted;
        int mine = number();
        store.submit(_ -> first);
        var ears = new NetworkTable.Ears(game -> later(mine, () -> begun(game)),
                (guests, link) -> later(mine, () -> store.submit(state -> state.withGuests(guests, link))));
        services.background().run(() -> take(mine, NetworkTable.open(house, wanted, address, ears)), opened -> {
            if (opened && mine == number()) show();
        }, problem -> {
            if (mine != number()) return;
            end(NetworkTable::close);
            services.trouble("trouble.network", problem);
        });
    }

    /** Adopts the opened table, or closes it at once if it is no longer wanted. */
    private boolean take(int mine, NetworkTable opened) {
        synchronized (this) {
            if (mine == number) {
                table = opened;
                return true;
            }
        }
        opened.close();
        return false;
    }

    private void show() {
        var opened = table();
        if (opened != null) store.submit(state -> state.opened(opened.networks(), opened.address(), opened.link()));
    }

    private synchronized int number() {
        return number;
    }

    private synchronized @Nullable NetworkTable table() {
        return table;
    }

    private void later(int mine, Runnable action) {
        Background.later(() -> {
            if (mine == number()) action.run();
        });
    }

    /** Closes the table for good: guests are notified, and the game is unaffected. */
    public void end() {
        end(NetworkTable::withdraw);
    }

    private void end(Consumer<NetworkTable> how) {
        var ended = release();
        offer = null;
        store.submit(_ -> NetworkState.CLOSED);
        if (ended != null) services.background().queue(() -> {
            how.accept(ended);
            return true;
        }, _ -> {}, problem -> services.trouble("trouble.unexpected", problem));
    }

    private synchronized @Nullable NetworkTable release() {
        var ended = table;
        table = null;
        number++;
        return ended;
    }

    // ---- the game ------------------------------------------------------------------------------------------------

    /** The seat was taken, or a rematch with swapped colours begins. */
    private void begun(GameSession game) {
        store.submit(state -> {
            var seat = state.seat();
            return state.withGame(game.id(), game.terms(), state.isInviting() || seat == null ? seat : seat.opponent());
        });
        games.put(game);
    }

    /** Reports the game on the board: the table closes with its game and reopens with it. */
    public void onBoard(GameSession game) {
        var now = store.state();
        if (now.isClosed()) {
            shareAgain(game);
            return;
        }
        if (now.game().equals(game.id())) return;
        services.notices().tell(now.isInviting() ? services.text("network.withdrawn") : services.text("network.left", now.guests().name()),
                services.text("dialog.close"), () -> {});
        end(NetworkTable::close);
        shareAgain(game);
    }

    /** Lets the guest back in who was playing this game by link when the window was closed. */
    private void shareAgain(GameSession game) {
        var data = house.data();
        if (!Files.isDirectory(data.resolve("invited"))) return;
        int mine = number();
        services.background().run(() -> NetworkTable.guest(data, game.id()), seat -> {
            if (seat.isPresent() && mine == number()) share(game, seat.get());
        }, problem -> services.trouble("trouble.network", problem));
    }

    /** Sends a request or an answer to the guest. */
    public void ask(Wish wish) {
        var open = table();
        var seat = store.state().seat();
        if (open == null || seat == null) return;
        var _ = open.ask(seat.opponent(), wish).whenComplete((_, problem) -> {
            if (problem != null) Background.later(() -> services.notices().tell(services.text("network.refused")));
        });
    }

    /** Closes the table and waits until the server is gone. */
    @Override
    public void close() {
        var ended = release();
        if (ended != null) ended.close();
    }
}
