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
import rookery.play.worker.Worker;

/** The bots of a match, each called on its own thread. Used on the referee's thread only; the bots' answers come back there through the mailbox. */
final class BotPlayers {

    /** Receives the bots' answers, except late ones. */
    interface Reports {

        void decided(Side side, Decision decision);

        void considered(Side side, boolean accepts);

        void thinks(Side side, Thought thought);

        void failed(Side side, BotTrouble.Kind kind, String detail);
    }

    /** Something to ask a bot on its thread. */
    interface Call {

        /**
         * Asks it.
         *
         * @return what to do with the answer, run when the call has ended, unless it was stopped
         */
        Runnable ask(Bot bot) throws Exception;

        /** What to do if it threw; not run for calls that were stopped, which may end in any way. */
        Runnable failed(Throwable trouble);
    }

    /** A bot and its thread. A bot that ignores interrupts blocks only that thread: its next calls queue up, and nobody waits for them. */
    private static final class Player {

        private final Bot bot;
        private final Worker worker;
        /** Only used on the bot's thread. */
        private boolean greeted;

        /** @param free completes when calls made elsewhere to the same bot have returned */
        Player(Bot bot, ThreadFactory threads, CompletableFuture<Void> free) {
            this.bot = bot;
            worker = new Worker(threads, free);
        }

        void call(Call call) {
            worker.add(new Worker.Task() {
                private Runnable answer = () -> {
                };

                @Override
                protected void run(Worker on) throws Exception {
                    if (!greeted) {
                        greeted = true;
                        bot.newGame();
                    }
                    answer = call.ask(bot);
                }

                @Override
                protected void ended(boolean wasStopped, @Nullable Throwable failure) {
                    if (!wasStopped) {
                        (failure == null ? answer : call.failed(failure)).run();
                    }
                }
            });
        }
    }

    private final MatchSettings settings;
    private final Executor mailbox;
    private final Reports reports;
    /** Rings when a bot has taken too long where no clock decides. */
    private final MatchAlarm overrun;
    private final Map<Side, Player> players = new EnumMap<>(Side.class);
    private @Nullable BotTurn turn;
    private @Nullable Side thinker;
    private long considerations;

    /** @param free completes when each side's bot is done with its previous match */
    BotPlayers(MatchSettings settings, Venue venue, Executor mailbox, Reports reports, Map<Side, CompletableFuture<Void>> free) {
        this.settings = settings;
        this.mailbox = mailbox;
        this.reports = reports;
        this.overrun = new MatchAlarm(venue.timer(), mailbox);
        for (Side side : Side.values()) {
            if (settings.seat(side) instanceof Seat.BotSeat seat) {
                CompletableFuture<Void> ready = free.getOrDefault(side, CompletableFuture.completedFuture(null));
                players.put(side, new Player(seat.bot(), venue.botThreads(), ready));
            }
        }
    }

    boolean isThinking(Side side) {
        return thinker == side;
    }

    /** Asks the bot for its move. */
    void ask(Side side, Seat.BotSeat seat, Position copy, Limits limits, Set<Claim> claims, boolean offered) {
        forgetTurn();
        Player player = player(side);
        player.worker.cancel();
        BotTurn asked = new BotTurn(seat, copy, limits, claims, offered, (from, decision) -> mailbox.execute(() -> decided(from, decision)),
                from -> mailbox.execute(() -> report(from)));
        turn = asked;
        thinker = side;
        player.call(asked);
        Duration allowed = allowed(side, limits);
        if (allowed != null) {
            overrun.set(allowed.toNanos(), () -> overran(allowed));
        }
    }

    /** How long the bot may take where no clock limits it; null for no limit. */
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
        Player player = player(side);
        player.worker.cancel();
        player.call(new Call() {
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
        player(side).call(new Call() {
            @Override
            public Runnable ask(Bot bot) throws InterruptedException {
                bot.ponder(copy, thought -> {
                    // A bot's pondering is not shown.
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

    /** Stops all bots; whatever they still answer is ignored. */
    void stop() {
        forgetTurn();
        considerations++;
        players.values().forEach(player -> player.worker.cancel());
    }

    void close() {
        players.values().forEach(player -> player.worker.close());
        stop();
    }

    /** Completes when the side's bot is free after the end; at once for a person. */
    CompletableFuture<Void> released(Side side) {
        Player player = players.get(side);
        return player == null ? CompletableFuture.completedFuture(null) : player.worker.ended();
    }

    static String words(Throwable trouble) {
        String message = trouble.getMessage();
        return trouble instanceof BotFailure && message != null ? message : trouble.toString();
    }

    private void decided(BotTurn from, Decision decision) {
        if (from == turn && thinker != null) {
            report(from);
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

    private void report(BotTurn from) {
        for (Thought thought : from.takeThoughts()) {
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

    private Player player(Side side) {
        Player player = players.get(side);
        if (player == null) {
            throw new IllegalStateException("no bot plays " + side);
        }
        return player;
    }
}
