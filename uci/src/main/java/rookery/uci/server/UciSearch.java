package rookery.uci.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.UciText;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.play.bot.Bot;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;
import rookery.play.worker.Worker;
import rookery.uci.protocol.Expectations;
import rookery.uci.protocol.UciCommand;
import rookery.uci.protocol.UciReply;

/** One {@code go}: runs the bot, reports progress, and sends exactly one {@code bestmove}, whatever happens. */
final class UciSearch extends SearchTask {

    private final UciCommand.Go go;
    private final Position position;
    private final CurrentBot currentBot;
    private final Answers answers;
    private final Map<String, String> values;
    private final int lines;
    private final boolean kingTakesRook;
    private final boolean showsChances;
    private List<Integer> bestLine = List.of();

    /** @param position its own copy */
    UciSearch(UciCommand.Go go, Position position, ServerSettings settings, CurrentBot currentBot, Answers answers) {
        this.go = go;
        this.position = position;
        this.currentBot = currentBot;
        this.answers = answers;
        values = settings.values();
        lines = settings.lines();
        kingTakesRook = settings.kingTakesRook();
        showsChances = settings.showsChances() || position.variant().hasDie();
    }

    /** The opponent has played the expected move: a pondering search becomes an ordinary one. */
    void ponderHit(Worker worker) {
        if (go.ponder()) {
            worker.nudge(this);
        }
    }

    @Override
    protected void run(Worker worker) {
        int move = Move.NONE;
        MoveList legal = new MoveList();
        try {
            if (position.toAct() == Actor.NATURE) {
                answers.note("the die has not been rolled: “position ... moves ... roll 3” or the last field of the FEN says how it fell");
            } else if (!position.isGoalReached()) {
                position.legalMoves(legal);
            }
            if (legal.size() > 0) {
                move = chosen(worker, legal);
            }
        } catch (RuntimeException | Error e) {
            answers.note("the bot failed: " + e);
            currentBot.leave();
        }
        if (go.infinite() || !go.isLimited() && !go.ponder()) {
            worker.awaitStop(this, false);
        } else if (go.ponder()) {
            worker.awaitStop(this, true);
        }
        if (move == Move.NONE && legal.size() > 0) {
            move = legal.get(0);
        }
        answers.say(answer(move));
    }

    private int chosen(Worker worker, MoveList legal) {
        Bot bot = currentBot.bot(position.variant(), values);
        if (bot == null) {
            answers.note("nobody here plays " + position.variant().name());
            return Move.NONE;
        }
        Limits whole = Limits.UNLIMITED.withLines(Math.min(lines, legal.size())).withMoves(wanted());
        int move = Move.NONE;
        if (go.ponder()) {
            move = think(worker, bot, whole, true);
        }
        // After a ponder hit the hash tables are warm, so restarting the search costs little.
        if (!go.ponder() || worker.isNudged(this) && !worker.isStopped(this)) {
            move = think(worker, bot, limited(whole), false);
        }
        return move;
    }

    private int think(Worker worker, Bot bot, Limits limits, boolean pondering) {
        worker.clearInterrupt(this);
        if (pondering && worker.isNudged(this)) {
            Thread.currentThread().interrupt();
        }
        Consumer<Thought> progress = this::tell;
        try {
            int move = bot.choose(position.copy(), limits, progress);
            boolean allowed = position.isLegal(move) && (limits.moves().isEmpty() || limits.moves().contains(move));
            return allowed ? move : firstOf(bestLine);
        } catch (InterruptedException e) {
            return firstOf(bestLine);
        }
    }

    private static int firstOf(List<Integer> line) {
        return line.isEmpty() ? Move.NONE : line.getFirst();
    }

    private List<Integer> wanted() {
        List<Integer> moves = new ArrayList<>();
        for (String text : go.moves()) {
            int move = UciText.parse(position, text);
            if (move != Move.NONE && !moves.contains(move)) {
                moves.add(move);
            }
        }
        return moves;
    }

    private Limits limited(Limits whole) {
        Limits limits = whole.withDepth(go.depth()).withNodes(go.nodes()).withMate(go.mate());
        Long moveTime = go.moveTime();
        if (moveTime != null) {
            limits = limits.withMoveTime(millis(Math.max(1, moveTime)));
        }
        Long own = position.turn() == Side.WHITE ? go.whiteTime() : go.blackTime();
        if (own == null || go.infinite()) {
            return go.infinite() ? whole : limits;
        }
        Limits.Clocks clocks = new Limits.Clocks(millis(go.whiteTime()), millis(go.blackTime()), millis(go.whiteIncrement()),
                millis(go.blackIncrement()), go.movesToGo());
        return limits.withClocks(clocks);
    }

    /** No clock in the world shows more than a year. */
    private static @Nullable Duration millis(@Nullable Long millis) {
        return millis == null ? null : millis(millis.longValue());
    }

    private static Duration millis(long millis) {
        return Duration.ofMillis(Math.clamp(millis, -Duration.ofDays(366).toMillis(), Duration.ofDays(366).toMillis()));
    }

    private void tell(Thought thought) {
        if (thought.rank() == 1 && !thought.line().isEmpty()) {
            bestLine = thought.line();
        }
        Score score = thought.score();
        UciReply.Chances chances = showsChances && score != null ? Expectations.chances(score) : null;
        answers.say(new UciReply.Progress(thought.depth(), thought.selectiveDepth(), thought.rank(), score, thought.bound(), chances,
                thought.nodes(), thought.nanos() / 1_000_000, thought.hashPermille(), texts(thought.line()), thought.note()));
    }

    private List<String> texts(List<Integer> line) {
        List<String> texts = new ArrayList<>();
        Position at = position.copy();
        for (int action : line) {
            if (!at.isLegal(action)) {
                break;
            }
            texts.add(UciText.write(at, action, kingTakesRook));
            at.make(action);
        }
        return texts;
    }

    private UciReply answer(int move) {
        if (move == Move.NONE) {
            return new UciReply.BestMove(null, null);
        }
        List<String> texts = texts(bestLine.size() > 1 && bestLine.getFirst() == move ? bestLine.subList(0, 2) : List.of(move));
        return new UciReply.BestMove(texts.getFirst(), texts.size() > 1 && !Move.isRoll(bestLine.get(1)) ? texts.get(1) : null);
    }
}
