package rookery.arena.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import rookery.arena.opening.Opening;
import rookery.arena.player.Allowance;
import rookery.arena.schedule.ScheduledGame;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.FlagFall;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;
import rookery.play.chance.SplitMix64;
import rookery.play.match.Dice;

/**
 * One game of a tournament, played on a worker's thread: a plain loop that asks the players in turn, without the threads and events a game with people needs.
 * Another thread may watch it, and end it if a player hangs. Mutable.
 */
final class Duel {

    /** Streams of a game's seed for what is not the die, which uses the numbers from 0 on. */
    private static final int WHITE_STREAM = -2;
    private static final int BLACK_STREAM = -3;
    private static final Duration WARM_UP = Duration.ofMillis(400);
    private static final Duration WARM_UP_END = Duration.ofSeconds(3);
    /** Starting a player may launch programs and read files. */
    private static final Duration LONGEST_SEATING = Duration.ofSeconds(60);
    /** For a yes-or-no question, which is not timed. */
    private static final Duration LONGEST_COURTESY = Duration.ofSeconds(5);

    /** The tournament is being stopped, or the game was given up by another thread. */
    static final class Stopped extends Exception {
        private static final long serialVersionUID = 1L;

        Stopped() {
            super(null, null, false, false);
        }
    }

    /** A player that failed to answer a question; the cause says how. */
    private static final class Failed extends Exception {
        private static final long serialVersionUID = 1L;
        private final Side side;

        Failed(Side side, Throwable cause) {
            super(null, cause, false, false);
            this.side = side;
        }
    }

    private final Job job;
    private final ScheduledGame game;
    private final Opening opening;
    private final Watchdog watchdog;
    private final BooleanSupplier stopping;
    private final Position position;
    private final Arbiter arbiter;
    private final Bot[] bots = new Bot[2];
    private final @Nullable Thought[] thoughts = new Thought[2];
    private final PlayerView[] views = {new PlayerView(), new PlayerView()};
    private final Timekeeper timekeeper;
    private final StringBuilder text = new StringBuilder();
    private final List<Integer> actions = new ArrayList<>();
    private @Nullable Outcome judged;
    private Side asked;
    private boolean over;
    /** Nanoseconds spent in the players' own code, getting ready for the game included. */
    private long inPlayers;

    Duel(Job job, ScheduledGame game, Opening opening, Watchdog watchdog, BooleanSupplier stopping) {
        this.job = job;
        this.game = game;
        this.opening = opening;
        this.watchdog = watchdog;
        this.stopping = stopping;
        position = opening.start(job.variant());
        arbiter = new Arbiter(job.adjudication());
        timekeeper = new Timekeeper(allowance(Side.WHITE), allowance(Side.BLACK), job.strictness());
        opening.actions().forEach(action -> record(Ply.of(action)));
        asked = position.turn();
    }

    private Allowance allowance(Side side) {
        return job.players().get(player(side)).allowance();
    }

    private int player(Side side) {
        return side == Side.WHITE ? game.white() : game.black();
    }

    PlayedGame play(PlayerPool bench) throws Stopped {
        for (Side side : Side.values()) {
            asked = side;
            long seed = SplitMix64.at(game.seed(), side == Side.WHITE ? WHITE_STREAM : BLACK_STREAM);
            watchdog.arm(LONGEST_SEATING.toNanos());
            long start = System.nanoTime();
            try {
                bots[side.ordinal()] = bench.seat(player(side), seed);
                if (allowance(side).isTimed() && bench.isCold(player(side))) {
                    warmUp(bots[side.ordinal()]);
                    bots[side.ordinal()].newGame(seed);
                }
            } catch (Throwable trouble) {
                bench.discard(player(side));
                return failed(side, trouble);
            } finally {
                watchdog.disarm();
                inPlayers += System.nanoTime() - start;
            }
        }
        timekeeper.start(position.turn());
        while (true) {
            Outcome settled = settled();
            if (settled == null && judged != null) {
                settled = judged;
            }
            if (settled != null) {
                return finish(settled, "");
            }
            if (position.toAct() == Actor.NATURE) {
                record(Ply.of(Dice.roll(game.seed(), position)));
            }
            PlayedGame ended = turn(bench);
            if (ended != null) {
                return ended;
            }
        }
    }

    /** Lets a player think once before its time counts: its first moments go into starting programs and compiling code. */
    private void warmUp(Bot bot) {
        Position copy = position.copy();
        if (copy.outcome().isOver()) {
            return;
        }
        if (copy.toAct() == Actor.NATURE) {
            copy.make(Dice.roll(game.seed(), copy));
        }
        watchdog.arm(WARM_UP_END.toNanos());
        try {
            bot.choose(copy, Limits.ofMoveTime(WARM_UP), thought -> {
                // Not part of the game.
            });
        } catch (InterruptedException e) {
            // It was late; in the game that would lose.
            watchdog.disarm();
        }
    }

    /** How the game has ended by the rules, claims included; null if it continues. */
    private @Nullable Outcome settled() {
        Outcome outcome = position.outcome();
        if (outcome.isOver()) {
            return outcome;
        }
        int quietClaim = job.variant().draws().quietMovesClaim();
        if (position.isRepeated() || quietClaim > 0 && position.quietPlies() >= 2 * quietClaim) {
            for (Claim claim : Claim.values()) {
                if (position.claims().contains(claim)) {
                    return new Outcome.Draw(claim.reason());
                }
            }
        }
        return null;
    }

    private @Nullable PlayedGame turn(PlayerPool bench) throws Stopped {
        // A "stop" interrupt may have come between two calls to players and been cleared with the last watchdog.
        checkStop();
        Side side = position.turn();
        asked = side;
        Bot bot = bots[side.ordinal()];
        Allowance allowance = allowance(side);
        Limits limits = timekeeper.limits(allowance, side);
        Position own = views[side.ordinal()].of(position);
        thoughts[side.ordinal()] = null;
        watchdog.arm(timekeeper.deadline(allowance, side));
        long start = System.nanoTime();
        long elapsed;
        int move;
        try {
            move = bot.choose(own, limits, thought -> think(side, thought));
            elapsed = System.nanoTime() - start;
            inPlayers += elapsed;
        } catch (Throwable trouble) {
            elapsed = System.nanoTime() - start;
            watchdog.disarm();
            bench.discard(player(side));
            checkStop();
            return trouble instanceof InterruptedException && watchdog.wasLate() ? late(side, elapsed) : failed(side, trouble);
        }
        watchdog.disarm();
        checkStop();
        if (watchdog.wasLate() || timekeeper.isLate(allowance, elapsed)) {
            return late(side, elapsed);
        }
        if (!position.isLegal(move)) {
            return finish(new Outcome.Win(side.opponent(), Reason.ILLEGAL_MOVE), words(move));
        }
        try {
            Outcome courtesy = job.strictness().courtesies() ? courtesy(bench, side) : null;
            if (courtesy != null) {
                return finish(courtesy, "");
            }
        } catch (Failed e) {
            return failed(e.side, Objects.requireNonNull(e.getCause()));
        }
        Thought thought = thoughts[side.ordinal()];
        Score score = thought == null ? null : thought.score();
        record(new Ply(move, score, thought == null ? 0 : thought.depth(), thought == null ? 0 : thought.nodes(), elapsed));
        judged = arbiter.judge(side, score, position);
        return null;
    }

    private PlayedGame late(Side side, long elapsed) throws Stopped {
        boolean drawn = job.variant().flagFall() == FlagFall.LOSS_OR_DRAW && !position.canWin(side.opponent());
        return finish(drawn ? new Outcome.Draw(Reason.TIME) : new Outcome.Win(side.opponent(), Reason.TIME),
                name(side) + " took " + elapsed / 1_000_000 + " ms for a move");
    }

    private PlayedGame failed(Side side, Throwable trouble) throws Stopped {
        checkStop();
        if (trouble instanceof OutOfMemoryError ours) {
            // The memory is this program's, so running out is not the player's fault.
            throw ours;
        }
        String words = trouble instanceof BotFailure && trouble.getMessage() != null ? trouble.getMessage() : trouble.toString();
        return finish(new Outcome.Win(side.opponent(), Reason.PLAYER_FAILED), name(side) + ": " + BotFailure.oneLine(words));
    }

    long inPlayers() {
        return inPlayers;
    }

    private @Nullable Outcome courtesy(PlayerPool bench, Side side) throws Stopped, Failed {
        if (ask(bench, side, Bot::resigns)) {
            return new Outcome.Win(side.opponent(), Reason.RESIGNATION);
        }
        return ask(bench, side, Bot::offersDraw) && ask(bench, side.opponent(), Bot::acceptsDraw)
                ? new Outcome.Draw(Reason.AGREEMENT)
                : null;
    }

    /** A player's answer; like choosing a move, it may do anything. */
    private boolean ask(PlayerPool bench, Side side, BiPredicate<Bot, Position> question) throws Stopped, Failed {
        asked = side;
        Duration patience = job.strictness().patience();
        boolean strict = !patience.isZero() && patience.compareTo(LONGEST_COURTESY) < 0;
        watchdog.arm((strict ? patience : LONGEST_COURTESY).toNanos());
        try {
            boolean answer = question.test(bots[side.ordinal()], position.copy());
            watchdog.disarm();
            if (watchdog.wasLate()) {
                throw new BotFailure("it did not answer whether it resigns or wants a draw");
            }
            checkStop();
            return answer;
        } catch (Stopped e) {
            throw e;
        } catch (Throwable trouble) {
            watchdog.disarm();
            bench.discard(player(side));
            checkStop();
            throw new Failed(side, trouble);
        }
    }

    /** The text of a move, which may be any number. */
    private String words(int move) {
        BoardShape shape = position.shape();
        String named = Move.from(move) < shape.squares() && Move.to(move) < shape.squares()
                ? shape.name(Move.from(move)) + shape.name(Move.to(move))
                : "no move at all (" + move + ")";
        return name(asked) + " played " + named + " in " + Fen.write(position);
    }

    private String name(Side side) {
        return job.players().get(player(side)).name();
    }

    private void checkStop() throws Stopped {
        if (stopping.getAsBoolean()) {
            throw new Stopped();
        }
    }

    private void record(Ply ply) {
        position.make(ply.action());
        synchronized (this) {
            PlyText.append(text, ply);
            actions.add(ply.action());
        }
    }

    private void think(Side side, Thought thought) {
        if (thought.rank() == 1 && (thought.score() != null || thoughts[side.ordinal()] == null)) {
            synchronized (this) {
                thoughts[side.ordinal()] = thought;
            }
        }
    }

    private synchronized PlayedGame finish(Outcome outcome, String trouble) throws Stopped {
        if (over) {
            throw new Stopped();
        }
        over = true;
        String fen = opening.start().equals(job.variant().start()) ? "" : Fen.write(job.variant(), opening.start());
        return new PlayedGame(game.number(), game.round(), game.white(), game.black(), game.pair(), game.seed(), opening.name(),
                opening.actions().size(), fen, outcome, trouble, text.toString());
    }

    // ---- other threads -------------------------------------------------------------------------------------------

    /** Ends the game against the player that hangs; null if it has ended by itself meanwhile. */
    synchronized @Nullable PlayedGame giveUp() {
        try {
            return finish(new Outcome.Win(asked.opponent(), Reason.PLAYER_FAILED),
                    name(asked) + " did not answer and did not stop when told to");
        } catch (Stopped e) {
            return null;
        }
    }

    synchronized LiveGame view() {
        return new LiveGame(game.number(), job.variant(), game.white(), game.black(), opening.name(), opening.start(), actions, asked,
                thoughts[0], thoughts[1]);
    }

    /**
     * One player's own copy of the position. The last copy is updated unless the player changed it: copying a long game for every move would cost more than many
     * players' thinking. Mutable.
     */
    private static final class PlayerView {

        private @Nullable Position view;
        private int seenPly;
        private long seenKey;

        /** The current position. */
        Position of(Position game) {
            Position current = view;
            if (current == null || current.ply() != seenPly || current.key() != seenKey) {
                current = game.copy();
            } else {
                for (int ply = seenPly; ply < game.ply(); ply++) {
                    current.make(game.moveAt(ply));
                }
            }
            view = current;
            seenPly = current.ply();
            seenKey = current.key();
            return current;
        }
    }
}
