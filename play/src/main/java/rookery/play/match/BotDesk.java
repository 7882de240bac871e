package rookery.play.match;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadFactory;
import org.jspecify.annotations.Nullable;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Position;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;

/** The referee's dealings with the bots of a match. Used on the referee's thread only; what bots say comes back there through the mailbox. */
final class BotDesk {

    /** Whom the desk reports to. Nothing is reported that a bot says too late. */
    interface Reports {

        void decided(Side side, Decision decision);

        void considered(Side side, boolean accepts);

        void thinks(Side side, Thought thought);

        void failed(Side side, BotTrouble.Kind kind, String detail);
    }

    private final MatchSettings settings;
    private final Executor mailbox;
    private final Reports reports;
    /** Rings when a bot has taken too long where no clock decides. */
    private final Bell overrun;
    private final Map<Side, BotCaller> callers = new EnumMap<>(Side.class);
    private @Nullable Turn turn;
    private @Nullable Side thinker;
    private long considerations;

    /** @param free when the bot of each side is free, having played before in a match of the same settings */
    BotDesk(MatchSettings settings, Venue venue, Executor mailbox, Reports reports, Map<Side, CompletableFuture<Void>> free) {
        this.settings = settings;
        this.mailbox = mailbox;
        this.reports = reports;
        this.overrun = new Bell(venue.timer(), mailbox);
        for (Side side : Side.values()) {
            if (settings.seat(side) instanceof Seat.BotSeat seat) {
                callers.put(side, caller(seat.bot(), venue.botThreads(), free.get(side)));
            }
        }
    }

    private static BotCaller caller(Bot bot, ThreadFactory threads, @Nullable CompletableFuture<Void> free) {
        return new BotCaller(bot, threads, free == null ? CompletableFuture.completedFuture(null) : free);
    }

    boolean isThinking(Side side) {
        return thinker == side;
    }

    /** Asks the bot for its move. */
    void ask(Side side, Seat.BotSeat seat, Position copy, Limits limits, Set<Claim> claims, boolean offered) {
        forgetTurn();
        BotCaller caller = caller(side);
        caller.stop();
        Turn asked = new Turn(seat, copy, limits, claims, offered, (from, decision) -> mailbox.execute(() -> decided(from, decision)),
                from -> mailbox.execute(() -> tell(from)));
        turn = asked;
        thinker = side;
        caller.call(asked);
        Duration allowed = allowed(side, limits);
        if (allowed != null) {
            overrun.set(allowed.toNanos(), () -> overran(allowed));
        }
    }

    /** How long the bot may take where the clock does not decide; null for as long as it likes. */
    private @Nullable Duration allowed(Side side, Limits limits) {
        if (settings.clocks().of(side).isTimed()) {
            return null;
        }
        Duration moveTime = limits.moveTime();
        return moveTime == null ? settings.options().patience() : moveTime.plus(settings.options().grace());
    }

    /** Tells the bot whose turn it is that the other side offers a draw. */
    void offer() {
        if (turn != null) {
            turn.offer();
        }
    }

    /** Asks a bot that is not thinking about its move whether it accepts a draw. */
    void consider(Side side, Position copy) {
        long number = ++considerations;
        BotCaller caller = caller(side);
        caller.stop();
        caller.call(new BotCaller.Call() {
            @Override
            public Runnable ask(Bot bot) {
                boolean accepts = bot.acceptsDraw(copy);
                return () -> mailbox.execute(() -> considered(number, side, accepts));
            }

            @Override
            public Runnable failed(Throwable trouble) {
                return () -> mailbox.execute(() -> reports.failed(side, BotTrouble.Kind.FAILED, words(trouble)));
            }
        });
    }

    /** Lets the bot think on the other side's time. */
    void ponder(Side side, Position copy) {
        caller(side).call(new BotCaller.Call() {
            @Override
            public Runnable ask(Bot bot) throws InterruptedException {
                bot.ponder(copy, thought -> {
                    // What a bot thinks while it waits is its secret.
                });
                return () -> {
                };
            }

            @Override
            public Runnable failed(Throwable trouble) {
                return () -> mailbox.execute(() -> reports.failed(side, BotTrouble.Kind.FAILED, words(trouble)));
            }
        });
    }

    /** Stops all bots; whatever they still say is not heard. */
    void stop() {
        forgetTurn();
        considerations++;
        callers.values().forEach(BotCaller::stop);
    }

    void close() {
        stop();
        callers.values().forEach(BotCaller::close);
    }

    /** When the side's bot is free again after the end; at once for a person. */
    CompletableFuture<Void> released(Side side) {
        BotCaller caller = callers.get(side);
        return caller == null ? CompletableFuture.completedFuture(null) : caller.released();
    }

    static String words(Throwable trouble) {
        String message = trouble.getMessage();
        return trouble instanceof BotFailure && message != null ? message : trouble.toString();
    }

    private void decided(Turn from, Decision decision) {
        if (from == turn && thinker != null) {
            tell(from);
            Side side = thinker;
            forgetTurn();
            reports.decided(side, decision);
        }
    }

    private void considered(long number, Side side, boolean accepts) {
        if (number == considerations) {
            reports.considered(side, accepts);
        }
    }

    private void tell(Turn from) {
        for (Thought thought : from.tell()) {
            if (from == turn && thinker != null) {
                reports.thinks(thinker, thought);
            }
        }
    }

    private void overran(Duration allowed) {
        if (thinker != null) {
            Side side = thinker;
            forgetTurn();
            reports.failed(side, BotTrouble.Kind.OVERRAN, "no move after " + allowed.toMillis() + " ms");
        }
    }

    private void forgetTurn() {
        turn = null;
        thinker = null;
        overrun.silence();
    }

    private BotCaller caller(Side side) {
        BotCaller caller = callers.get(side);
        if (caller == null) {
            throw new IllegalStateException("no bot plays " + side);
        }
        return caller;
    }
}
