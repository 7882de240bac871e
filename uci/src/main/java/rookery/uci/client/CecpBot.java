package rookery.uci.client;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotOption;
import rookery.play.bot.DrawAndResignPolicy;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;
import rookery.uci.protocol.CecpMoves;
import rookery.uci.protocol.EngineVariants;

/**
 * A CECP engine as a player. Between its moves it stays in force mode and only follows the game; each turn we send the moves it has not seen, then {@code go}.
 * Any failure ends the process; the next request starts another.
 */
final class CecpBot implements Bot {

    private final String name;
    private final Supplier<Wire> wires;
    private final Map<String, String> options;
    private final EngineTimeouts timeouts;
    private final DrawAndResignPolicy policy = new DrawAndResignPolicy();
    private @Nullable CecpSession session;
    /** The game as the engine knows it. */
    private @Nullable Setup start;
    private @Nullable Variant variant;
    private EngineVariants.@Nullable Request game;
    private final List<Integer> played = new ArrayList<>();
    private String timing = "";
    private boolean resigns;
    private boolean offersDraw;

    CecpBot(String name, Supplier<Wire> wires, Map<String, String> options, EngineTimeouts timeouts) {
        this.name = name;
        this.wires = wires;
        this.options = options;
        this.timeouts = timeouts;
        try {
            session();
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
        CecpSession old = session;
        session = null;
        forgetGame();
        if (old != null) {
            old.close();
        }
    }

    private void forgetGame() {
        start = null;
        game = null;
        timing = "";
        played.clear();
    }

    private CecpSession session() throws InterruptedException {
        CecpSession current = session;
        if (current != null && current.isOpen()) {
            return current;
        }
        abandon();
        CecpSession fresh = CecpSession.open(wires.get(), name, timeouts);
        session = fresh;
        options.forEach(fresh::set);
        fresh.send("post");
        fresh.send("easy");
        fresh.settle();
        return fresh;
    }

    @Override
    public void newGame() {
        policy.newGame();
        forgetGame();
        resigns = false;
        offersDraw = false;
    }

    @Override
    public int choose(Position position, Limits limits, Consumer<Thought> progress) throws InterruptedException {
        resigns = false;
        offersDraw = false;
        try {
            CecpSession current = session();
            follow(current, position, limits);
            return await(current, position, limits, progress);
        } catch (BotFailure | InterruptedException e) {
            abandon();
            throw e;
        }
    }

    /** Brings the engine to the position. */
    private void follow(CecpSession current, Position position, Limits limits) {
        EngineVariants.Request wanted = position.variant().equals(variant) && game != null ? game : request(current, position.variant());
        variant = position.variant();
        Position replay = position.copy();
        List<Integer> actions = new ArrayList<>();
        while (replay.ply() > 0 && replay.lastMove() != Move.PASS) {
            actions.addFirst(replay.lastMove());
            replay.unmake();
        }
        String newTiming = CecpTiming.of(position, limits);
        boolean known = wanted.equals(game) && replay.setup().equals(start) && played.size() <= actions.size()
                && actions.subList(0, played.size()).equals(played)
                && (newTiming.equals(timing) || limits.depth() == 0 && !timing.contains("sd "));
        if (!known) {
            begin(current, wanted, replay);
        }
        if (!newTiming.equals(timing)) {
            CecpTiming.begin(current, position, limits);
            timing = newTiming;
        }
        for (int i = 0; i < actions.size(); i++) {
            if (i >= played.size()) {
                current.send((current.has("usermove") ? "usermove " : "") + CecpMoves.write(replay, actions.get(i)));
                played.add(actions.get(i));
            }
            replay.make(actions.get(i));
        }
        for (String line : current.settle()) {
            if (CecpLine.read(line) instanceof CecpLine.Refuses(String what) && !what.isEmpty() && isOurs(what)) {
                throw new BotFailure(name + " does not accept the game so far: " + line.strip());
            }
        }
    }

    private EngineVariants.Request request(CecpSession current, Variant asked) {
        return EngineVariants.request(asked, current.card().variants(), current.card().chess960())
                .orElseThrow(() -> new BotFailure(name + " does not play " + asked.name()));
    }

    /** Whether a complaint is about a move; some engines call unknown commands illegal moves. */
    private static boolean isOurs(String what) {
        return what.matches("(usermove )?([a-z]\\d+[a-z]\\d+\\w?|O-O(-O)?)");
    }

    private void begin(CecpSession current, EngineVariants.Request wanted, Position beginning) {
        forgetGame();
        current.send("new");
        String variant = wanted.chess960() ? "fischerandom" : wanted.name();
        if (!variant.equals("normal") && !variant.equals(EngineVariants.CHESS)) {
            current.send("variant " + variant);
        }
        current.send("force");
        boolean usual = beginning.setup().equals(EngineVariants.named(wanted.name()).orElseThrow().start()) && !wanted.chess960();
        if (!usual) {
            if (!current.has("setboard")) {
                throw new BotFailure(name + " can only play from the usual start position");
            }
            current.send("setboard " + Fen.write(beginning));
        }
        start = beginning.setup();
        game = wanted;
    }

    private int await(CecpSession current, Position position, Limits limits, Consumer<Thought> progress) throws InterruptedException {
        CecpTiming.tellClocks(current, position, limits);
        current.send("go");
        long begin = System.nanoTime();
        long end = begin + AnswerDeadline.until(position, limits, timeouts, limits.moveTime() == null).toNanos();
        boolean stopping = false;
        boolean interrupted = false;
        try {
            while (true) {
                String line = null;
                try {
                    line = current.receive(Math.max(1, end - System.nanoTime()));
                } catch (InterruptedException e) {
                    interrupted = true;
                }
                CecpLine said = line == null ? new CecpLine.Chatter() : CecpLine.read(line);
                boolean enough = limits.nodes() > 0 && said instanceof CecpLine.Thinks thinks && thinks.nodes() >= limits.nodes();
                boolean late = System.nanoTime() - end > 0;
                if ((interrupted || late || enough) && !stopping) {
                    stopping = true;
                    late = false;
                    current.send("?");
                    end = System.nanoTime() + timeouts.stop().plus(timeouts.move()).toNanos();
                }
                if (late && !(said instanceof CecpLine.Moves)) {
                    throw new BotFailure(name + " gives no move, even when told to move now");
                }
                int move = heed(current, said, position, System.nanoTime() - begin, progress);
                if (move != Move.NONE) {
                    return move;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** @return the move played, or {@link Move#NONE} while it thinks */
    private int heed(CecpSession current, CecpLine said, Position position, long nanos, Consumer<Thought> progress) {
        switch (said) {
            case CecpLine.Moves(String text) -> {
                int move = CecpMoves.parse(position, text);
                if (move == Move.NONE) {
                    throw new BotFailure(name + " wants to play “" + text + "”, which is not a legal move here");
                }
                current.send("force");
                played.add(move);
                policy.moved();
                return move;
            }
            case CecpLine.Resigns() -> {
                resigns = true;
                forgetGame();
                // If it may not resign, it plays any legal move.
                MoveList legal = new MoveList();
                position.legalMoves(legal);
                current.send("force");
                return legal.get(0);
            }
            case CecpLine.Ends(String result, String reason) -> throw new BotFailure(
                    name + " says the game is over (" + result + (reason.isEmpty() ? "" : ", " + reason) + "), but it is not");
            case CecpLine.OffersDraw() -> offersDraw = true;
            case CecpLine.Thinks thinks -> {
                policy.scored(thinks.score());
                progress.accept(
                        Thought.of(thinks.depth(), thinks.score(), PrincipalVariation.read(position, thinks.moves(), CecpMoves::parse),
                                thinks.nodes(),
                                thinks.centiseconds() > 0 ? thinks.centiseconds() * 10_000_000 : nanos));
            }
            case CecpLine.Says(String words) -> progress.accept(Thought.note(words));
            case CecpLine.Refuses _,CecpLine.Chatter _ -> {
                // Not for us.
            }
        }
        return Move.NONE;
    }

    @Override
    public boolean claimsDraw(Position position, Set<Claim> claims) {
        // These engines claim whenever they can, and stop playing.
        return true;
    }

    @Override
    public boolean acceptsDraw(Position position) {
        return policy.acceptsDraw(position);
    }

    @Override
    public boolean offersDraw(Position position) {
        return offersDraw;
    }

    @Override
    public boolean resigns(Position position) {
        return resigns;
    }

    @Override
    public void press(BotOption.Button button) {
        CecpSession current = session;
        if (current != null && current.isOpen()) {
            current.set(button.name(), "");
        }
    }

    @Override
    public void close() {
        abandon();
    }

    /** Limits in terms of CECP, which sends some once a game and others with every move. */
    private static final class CecpTiming {

        /** For unlimited thinking, until told to move. */
        private static final Duration ENDLESS = Duration.ofHours(1);

        private CecpTiming() {
        }

        /** Identifies the kind of limit; constant through an ordinary game. */
        static String of(Position position, Limits limits) {
            Duration moveTime = limits.moveTime();
            Limits.Clocks clocks = limits.clocks();
            String depth = limits.depth() > 0 ? "sd " + limits.depth() + " " : "";
            if (clocks != null && clocks.remaining(position.turn()) != null) {
                return depth + "level " + clocks.increment(position.turn());
            }
            return depth + "st " + (moveTime == null ? "" : moveTime.toString());
        }

        /** Sends what holds for the whole game. */
        static void begin(CecpSession current, Position position, Limits limits) {
            Limits.Clocks clocks = limits.clocks();
            Duration own = clocks == null ? null : clocks.remaining(position.turn());
            Duration moveTime = limits.moveTime();
            if (limits.depth() > 0) {
                current.send("sd " + limits.depth());
            }
            if (clocks != null && own != null) {
                long base = Math.max(1, own.toSeconds());
                String minutes = base / 60 + (base % 60 == 0 ? "" : String.format(Locale.ROOT, ":%02d", base % 60));
                current.send("level " + clocks.movesToGo() + " " + minutes + " " + seconds(clocks.increment(position.turn())));
            } else {
                // Whole seconds only; for less we tell it when to move.
                current.send("st " + (moveTime == null ? ENDLESS.toSeconds() : Math.max(1, moveTime.plusMillis(999).toSeconds())));
            }
        }

        /** Sends what changes with every move. */
        static void tellClocks(CecpSession current, Position position, Limits limits) {
            Limits.Clocks clocks = limits.clocks();
            Duration own = clocks == null ? null : clocks.remaining(position.turn());
            if (clocks != null && own != null) {
                Duration other = clocks.remaining(position.turn().opponent());
                current.send("time " + centiseconds(own));
                current.send("otim " + centiseconds(other == null ? own : other));
            }
        }

        private static String seconds(Duration time) {
            return time.toMillis() % 1000 == 0
                    ? Long.toString(time.toSeconds())
                    : String.format(Locale.ROOT, "%.3f", time.toMillis() / 1e3);
        }

        private static long centiseconds(Duration time) {
            return Math.max(1, time.toMillis() / 10);
        }
    }
}
