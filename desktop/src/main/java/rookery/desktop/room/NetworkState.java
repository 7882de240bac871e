package rookery.desktop.room;

import java.net.InetAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameTerms;
import rookery.kernel.piece.Side;

/**
 * How it stands with the game in which others take part by link.
 *
 * @param phase    how far the table has come
 * @param terms    what is played; null while nothing is
 * @param game     id of the game; empty before it has begun
 * @param seat     the side of whoever comes by the link; null where all only watch
 * @param networks addresses of this machine at which the link can be offered, the likeliest first; empty for a machine without a network
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
        /** Whoever opens the link is let in. */
        OPEN
    }

    /**
     * Those who have come by the link.
     *
     * @param name     of whoever has taken the seat; empty while it is free, or where all only watch
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

    /** Whether the game has not begun: somebody is still to come. */
    public boolean isInviting() {
        return !isClosed() && game.isEmpty();
    }

    /** Whether somebody has taken the seat, or it is still to be taken: one side is not played in this window. */
    public boolean isShared() {
        return !isClosed() && seat != null;
    }

    /** Whether whoever came by the link asks to take a move back. */
    public boolean isAskedToTakeBack() {
        return seat != null && guests.takeBack() == seat;
    }

    /** Whether whoever came by the link asks for another game. */
    public boolean isAskedForRematch() {
        return seat != null && guests.rematch() == seat;
    }
}
