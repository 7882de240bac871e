package rookery.desktop.room;

import java.net.InetAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameTerms;
import rookery.kernel.piece.Side;

/**
 * The state of the game that others join by link.
 *
 * @param phase    how far the table has come
 * @param terms    what is played; null without a table
 * @param game     id of the game; empty before it has begun
 * @param seat     the guest's side; null if all only watch
 * @param networks addresses of this machine for the link, the likeliest first; empty without a network
 * @param address  the one at which it is offered; null before the server is open
 * @param link     what others open; empty before the server is open
 * @param guests   who has come
 */
public record NetworkState(Phase phase, @Nullable GameTerms terms, String game, @Nullable Side seat, List<InetAddress> networks,
        @Nullable InetAddress address, String link, Guests guests) {

    /** How far a table has come. */
    public enum Phase {
        /** There is none. */
        CLOSED,
        /** The server is being opened. */
        OPENING,
        /** The link is open. */
        OPEN
    }

    /**
     * The guests who opened the link.
     *
     * @param name     of the player in the seat; empty while it is free, or if all only watch
     * @param here     whether that player's page is open
     * @param takeBack the side that asks to take a move back
     * @param rematch  the side that asks for another game
     * @param watchers how many pages only watch
     */
    public record Guests(String name, boolean here, @Nullable Side takeBack, @Nullable Side rematch, int watchers) {
        static final Guests NOBODY = new Guests("", false, null, null, 0);
    }

    /** No table. */
    public static final NetworkState CLOSED = new NetworkState(Phase.CLOSED, null, "", null, List.of(), null, "", Guests.NOBODY);

    public NetworkState {
        networks = List.copyOf(networks);
    }

    static NetworkState opening(GameTerms terms, String game, @Nullable Side seat) {
        return new NetworkState(Phase.OPENING, terms, game, seat, List.of(), null, "", Guests.NOBODY);
    }

    NetworkState opened(List<InetAddress> all, InetAddress at, String openLink) {
        return new NetworkState(Phase.OPEN, terms, game, seat, all, at, openLink, guests);
    }

    NetworkState withGuests(Guests changed, String changedLink) {
        return new NetworkState(phase, terms, game, seat, networks, address, changedLink.isEmpty() ? link : changedLink, changed);
    }

    NetworkState withGame(String begun, GameTerms begunTerms, @Nullable Side changedSeat) {
        return new NetworkState(phase, begunTerms, begun, changedSeat, networks, address, link, guests);
    }

    public boolean isClosed() {
        return phase == Phase.CLOSED;
    }

    /** Whether the game is still waiting for a guest. */
    public boolean isInviting() {
        return !isClosed() && game.isEmpty();
    }

    /** Whether one side is, or will be, played by a guest. */
    public boolean isShared() {
        return !isClosed() && seat != null;
    }

    /** Whether the guest asks to take back a move. */
    public boolean isAskedToTakeBack() {
        return seat != null && guests.takeBack() == seat;
    }

    /** Whether the guest asks for a rematch. */
    public boolean isAskedForRematch() {
        return seat != null && guests.rematch() == seat;
    }
}
