package rookery.uci.client;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.Move;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotOption;
import rookery.play.bot.DrawAndResignPolicy;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;
import rookery.uci.protocol.EngineVariants;
import rookery.uci.protocol.UciCommand;
import rookery.uci.protocol.UciReply;

/** A UCI engine as a player. Any failure ends the process; the next request starts another. */
final class UciBot implements Bot {

    private final String name;
    private final Supplier<Wire> wires;
    private final Map<String, String> options;
    private final EngineTimeouts timeouts;
    private final DrawAndResignPolicy policy = new DrawAndResignPolicy();
    private @Nullable UciSession session;
    private @Nullable Variant variant;
    private EngineVariants.@Nullable Request game;
    private int lines;
    /** The reply it expects, and its clock when it last moved. */
    private @Nullable String expected;
    private Limits lastLimits = Limits.UNLIMITED;
    private @Nullable Pondering pondering;

    /** A ponder search under way on this position. */
    private record Pondering(long key, int ply) {
    }

    /**
     * Starts the engine.
     *
     * @param options values to set, by the engine's names
     */
    UciBot(String name, Supplier<Wire> wires, Map<String, String> options, EngineTimeouts timeouts) {
        this.name = name;
        this.wires = wires;
        this.options = options;
        this.timeouts = timeouts;
        guarded(this::session);
    }

    private interface Talk<T> {
        T with() throws InterruptedException;
    }

    /** Ends the engine if the talk fails or is interrupted unexpectedly. */
    private <T> T guarded(Talk<T> talk) {
        try {
            return talk.with();
        } catch (BotFailure e) {
            abandon();
            throw e;
        } catch (InterruptedException e) {
            abandon();
            Thread.currentThread().interrupt();
            throw new BotFailure(name + " was stopped while it was getting ready", e);
        }
    }

    private void abandon() {
        UciSession old = session;
        session = null;
        game = null;
        lines = 1;
        pondering = null;
        expected = null;
        if (old != null) {
            old.close();
        }
    }

    private UciSession session() throws InterruptedException {
        UciSession current = session;
        if (current != null && current.isOpen()) {
            return current;
        }
        abandon();
        UciSession fresh = UciSession.open(wires.get(), name, options, timeouts);
        session = fresh;
        options.forEach((option, value) -> fresh.set(option, value));
        fresh.settle();
        return fresh;
    }

    @Override
    public void newGame() {
        policy.newGame();
        guarded(() -> {
            UciSession current = session();
            calm(current);
            current.send(new UciCommand.NewGame());
            current.settle();
            return current;
        });
    }

    /** Makes sure the engine is idle. */
    private void calm(UciSession current) {
        expected = null;
        if (pondering != null) {
            pondering = null;
            current.stop();
        }
    }

    @Override
    public int choose(Position position, Limits limits, Consumer<Thought> progress) throws InterruptedException {
        try {
            return chosen(position, limits, progress);
        } catch (BotFailure | InterruptedException e) {
            abandon();
            throw e;
        }
    }

    private int chosen(Position position, Limits limits, Consumer<Thought> progress) throws InterruptedException {
        UciSession current = session();
        Pondering before = pondering;
        if (before != null && before.key() == position.key() && before.ply() == position.ply()) {
            pondering = null;
            current.send(new UciCommand.PonderHit());
        } else {
            calm(current);
            agree(current, position, limits.lines());
            // Anything it says before this does not concern the next request.
            current.settle();
            boolean kingTakesRook = game != null && game.chess960();
            current.send(GameText.position(position, kingTakesRook));
            current.send(GameText.go(position, limits, kingTakesRook));
        }
        expected = null;
        long begin = System.nanoTime();
        int move = await(current, position, limits, progress);
        lastLimits = GameText.after(limits, position.turn(), Duration.ofNanos(System.nanoTime() - begin));
        return move;
    }

    /** Makes sure the engine plays the right game. */
    private void agree(UciSession current, Position position, int wantedLines) {
        EngineVariants.Request wanted = position.variant().equals(variant) && game != null ? game : request(current, position.variant());
        variant = position.variant();
        if (!wanted.equals(game)) {
            current.set("UCI_Variant", wanted.name());
            current.set("UCI_Chess960", Boolean.toString(wanted.chess960()));
            current.send(new UciCommand.NewGame());
            game = wanted;
        }
        if (wantedLines != Math.max(1, lines)) {
            current.set("MultiPV", Integer.toString(wantedLines));
            lines = wantedLines;
        }
    }

    private EngineVariants.Request request(UciSession current, Variant asked) {
        return EngineVariants.request(asked, current.card().variants(), current.card().chess960())
                .orElseThrow(() -> new BotFailure(name + " does not play " + asked.name()));
    }

    private int await(UciSession current, Position position, Limits limits, Consumer<Thought> progress) throws InterruptedException {
        long begin = System.nanoTime();
        long end = begin + AnswerDeadline.until(position, limits, timeouts, true).toNanos();
        boolean stopping = false;
        boolean interrupted = false;
        try {
            while (true) {
                UciReply reply = null;
                try {
                    reply = current.receive(Math.max(1, end - System.nanoTime()));
                } catch (InterruptedException e) {
                    interrupted = true;
                }
                boolean late = System.nanoTime() - end > 0;
                if ((interrupted || late) && !stopping) {
                    stopping = true;
                    late = false;
                    current.send(new UciCommand.Stop());
                    end = System.nanoTime() + timeouts.stop().toNanos();
                }
                if (late && !(reply instanceof UciReply.BestMove)) {
                    throw new BotFailure(name + " gives no move, even when told to stop");
                }
                if (reply instanceof UciReply.BestMove(String move, String ponder)) {
                    expected = ponder;
                    policy.moved();
                    return legal(position, move);
                }
                if (reply instanceof UciReply.Progress found) {
                    tell(position, found, System.nanoTime() - begin, progress);
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private int legal(Position position, @Nullable String text) {
        if (text == null) {
            throw new BotFailure(name + " says there is no move, but there is");
        }
        int move = UciText.parse(position, text);
        if (move == Move.NONE) {
            throw new BotFailure(name + " wants to play “" + text + "”, which is not a legal move here");
        }
        return move;
    }

    private void tell(Position position, UciReply.Progress found, long nanos, Consumer<Thought> progress) {
        Score score = found.score();
        if (score == null && found.moves().isEmpty() && found.note().isEmpty()) {
            return;
        }
        UciReply.Chances chances = found.chances();
        if (chances != null && position.variant().hasDie()) {
            score = new Score.WinProbability(chances.expectation());
        }
        if (score != null && found.lines() <= 1 && found.bound() == Thought.Bound.EXACT) {
            policy.scored(score);
        }
        progress.accept(new Thought(found.depth(), found.selectiveDepth(), Math.max(1, found.lines()), score, found.bound(),
                PrincipalVariation.read(position, found.moves(), UciText::parse), found.nodes(),
                found.millis() > 0 ? found.millis() * 1_000_000 : nanos,
                found.hashPermille(),
                found.note()));
    }

    /** Starts pondering the reply the engine expects, if there is one and pondering is on. */
    @Override
    public void ponder(Position position, Consumer<Thought> progress) throws InterruptedException {
        UciSession current = session;
        String reply = expected;
        if (current == null || !current.isOpen() || reply == null || pondering != null || !ponders(current.card())) {
            return;
        }
        int move = UciText.parse(position, reply);
        if (move == Move.NONE || position.variant().hasDie()) {
            return;
        }
        position.make(move);
        if (position.legalMoveCount() == 0) {
            return;
        }
        boolean kingTakesRook = game != null && game.chess960();
        expected = null;
        current.send(GameText.position(position, kingTakesRook));
        current.send(GameText.go(position, lastLimits, kingTakesRook).withPonder(true));
        pondering = new Pondering(position.key(), position.ply());
        while (true) {
            UciReply found = current.receive(Long.MAX_VALUE / 2);
            if (found instanceof UciReply.BestMove) {
                abandon();
                throw new BotFailure(name + " moves while it is not its turn");
            }
            if (found instanceof UciReply.Progress thought) {
                tell(position, thought, 0, progress);
            }
        }
    }

    private boolean ponders(EngineCard card) {
        return card.has("Ponder")
                && options.entrySet().stream()
                        .anyMatch(each -> each.getKey().equalsIgnoreCase("Ponder") && Boolean.parseBoolean(each.getValue()));
    }

    @Override
    public boolean claimsDraw(Position position, Set<Claim> claims) {
        return policy.claimsDraw();
    }

    @Override
    public boolean acceptsDraw(Position position) {
        return policy.acceptsDraw(position);
    }

    @Override
    public boolean resigns(Position position) {
        return policy.resigns();
    }

    @Override
    public void press(BotOption.Button button) {
        guarded(() -> {
            UciSession current = session();
            calm(current);
            current.set(button.name(), null);
            current.settle();
            return current;
        });
    }

    @Override
    public void close() {
        abandon();
    }
}
