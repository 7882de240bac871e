package rookery.serve;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import rookery.kernel.piece.Side;
import rookery.serve.qr.QrCode;
import rookery.serve.table.Tables;

/** A served table at which the window's user plays: the link for others, and what the user asks of them. For everything else the window uses the session. */
public final class Invitation implements AutoCloseable {

    /** Requests that need the other player's consent. */
    public enum Wish {
        TAKE_BACK("take-back"), ALLOW_TAKE_BACK("allow-take-back"), REFUSE_TAKE_BACK("refuse-take-back"), REMATCH("rematch"),
        REFUSE_REMATCH(
                "refuse-rematch");

        private final String intent;

        Wish(String intent) {
            this.intent = intent;
        }
    }

    private final Server server;
    private final Tables tables;
    private final String table;

    Invitation(Server server, Tables tables, String table) {
        this.server = server;
        this.tables = tables;
        this.table = table;
    }

    /** The links, the best first: opening one takes the free seat, or watches if there is none. */
    public List<String> links() {
        String path = tables.invitation(table).orElse("/table/" + table);
        return server.addresses().stream().map(address -> address + path).toList();
    }

    /** The best link as a QR code. */
    public QrCode code() {
        return QrCode.of(links().getFirst());
    }

    /**
     * Asks the other player.
     *
     * @param side the user's own
     * @return completes when the request was delivered; fails, with words in its message, if it is not possible now
     */
    public CompletableFuture<Void> ask(Side side, Wish wish) {
        return tables.ask(table, side, wish.intent).thenApply(_ -> null);
    }

    /** Closes the table to guests. The game continues in the window. */
    @Override
    public void close() {
        tables.withdraw(table);
    }
}
