package rookery.play.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Position;
import rookery.play.bot.Bot;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;

/**
 * The questions put to a bot in one turn, in order. Created on the referee's thread, asked on the bot's. An answer is late if its turn is no longer the current
 * one.
 */
final class BotTurn implements BotPlayers.Call {

    /** A bot may report lines as fast as it likes; only the newest of each rank is kept until the referee takes them. */
    private static final int MOST_RANKS = 256;

    private final Seat.BotSeat seat;
    private final Position position;
    private final Limits limits;
    private final Set<Claim> claims;
    private final BiConsumer<BotTurn, Decision> decided;
    private final Consumer<BotTurn> thinks;
    private final Map<Integer, Thought> fresh = new LinkedHashMap<>();
    private @Nullable Thought best;
    private volatile boolean offered;

    /**
     * @param position the bot's own copy
     * @param decided  receives the decision
     * @param thinks   called when there are thoughts to {@link #takeThoughts take}; again only after they were taken
     */
    BotTurn(Seat.BotSeat seat, Position position, Limits limits, Set<Claim> claims, boolean offered, BiConsumer<BotTurn, Decision> decided,
            Consumer<BotTurn> thinks) {
        this.seat = seat;
        this.position = position;
        this.limits = limits;
        this.claims = claims;
        this.offered = offered;
        this.decided = decided;
        this.thinks = thinks;
    }

    /** The other side offers a draw meanwhile. */
    void offer() {
        offered = true;
    }

    @Override
    public Runnable ask(Bot bot) throws Exception {
        Decision decision = decide(bot);
        return () -> decided.accept(this, decision);
    }

    @Override
    public Runnable failed(Throwable trouble) {
        return () -> decided.accept(this, new Decision.Failed(trouble));
    }

    private Decision decide(Bot bot) throws InterruptedException {
        if (seat.draws() && !claims.isEmpty() && bot.claimsDraw(position.copy(), claims)) {
            return new Decision.Claims();
        }
        // The bot may leave its copy in any state.
        Position asked = seat.draws() || seat.resigns() ? position.copy() : position;
        int move = bot.choose(position, limits, this::think);
        if (seat.draws() && offered && bot.acceptsDraw(asked.copy())) {
            return new Decision.Chosen(move, false, true, best());
        }
        if (seat.resigns() && bot.resigns(asked.copy())) {
            return new Decision.Resigns();
        }
        return new Decision.Chosen(move, seat.draws() && bot.offersDraw(asked), false, best());
    }

    private void think(Thought thought) {
        boolean first;
        synchronized (fresh) {
            if (thought.rank() > MOST_RANKS) {
                return;
            }
            if (thought.rank() == 1 && thought.score() != null) {
                best = thought;
            }
            first = fresh.isEmpty();
            fresh.put(thought.rank(), thought);
        }
        if (first) {
            thinks.accept(this);
        }
    }

    /** Removes and returns the thoughts reported since the last call. */
    List<Thought> takeThoughts() {
        synchronized (fresh) {
            List<Thought> thoughts = new ArrayList<>(fresh.values());
            fresh.clear();
            return thoughts;
        }
    }

    private @Nullable Thought best() {
        synchronized (fresh) {
            return best;
        }
    }
}
