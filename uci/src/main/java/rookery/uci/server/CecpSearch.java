package rookery.uci.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Position;
import rookery.play.bot.Bot;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;
import rookery.play.worker.Worker;
import rookery.uci.protocol.CecpMoves;
import rookery.uci.protocol.Expectations;

/** Has the bot think about a position: for a move, a resignation or a draw claim, or for analysis alone. */
final class CecpSearch extends SearchTask {

    private static final int MATE = 100_000;

    private final CecpGame game;
    private final long number;
    private final Position position;
    private final Limits limits;
    private final Map<String, String> values;
    private final CurrentBot currentBot;
    private final Answers answers;
    private final boolean posts;
    private final boolean analyses;
    private final boolean drawOffered;

    /** @param position its own copy */
    CecpSearch(CecpGame game, long number, Position position, Limits limits, Map<String, String> values, CurrentBot currentBot,
            Answers answers,
            boolean posts, boolean analyses, boolean drawOffered) {
        this.game = game;
        this.number = number;
        this.position = position;
        this.limits = limits;
        this.values = values;
        this.currentBot = currentBot;
        this.answers = answers;
        this.posts = posts;
        this.analyses = analyses;
        this.drawOffered = drawOffered;
    }

    @Override
    protected void run(Worker worker) {
        if (!game.isCurrent(number)) {
            return;
        }
        try {
            decide(worker);
        } catch (RuntimeException | Error e) {
            answers.line("# the bot failed: " + e);
            currentBot.leave();
            game.decided(number, analyses ? Move.NONE : firstLegal(), List.of());
        }
    }

    private void decide(Worker worker) {
        Bot bot = currentBot.bot(position.variant(), values);
        if (bot == null) {
            answers.line("tellusererror nobody here plays " + position.variant().name());
            return;
        }
        Set<Claim> claims = analyses ? Set.of() : position.claims();
        if (!claims.isEmpty() && bot.claimsDraw(position.copy(), claims)) {
            game.decided(number, Move.NONE,
                    List.of("1/2-1/2 {Draw claimed: " + claims.iterator().next().name().toLowerCase(Locale.ROOT).replace('_', ' ') + "}"));
            return;
        }
        int move = chosen(bot);
        if (analyses) {
            worker.awaitStop(this, false);
            return;
        }
        if (drawOffered && bot.acceptsDraw(position.copy())) {
            game.decided(number, Move.NONE, List.of("offer draw"));
        }
        if (bot.resigns(position.copy())) {
            game.decided(number, Move.NONE, List.of("resign"));
        } else {
            game.decided(number, move, bot.offersDraw(position.copy()) ? List.of("offer draw") : List.of());
        }
    }

    private int chosen(Bot bot) {
        try {
            int move = bot.choose(position.copy(), limits, this::tell);
            return position.isLegal(move) ? move : firstLegal();
        } catch (InterruptedException e) {
            return firstLegal();
        }
    }

    private int firstLegal() {
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        return legal.get(0);
    }

    /** Depth, score in hundredths of a pawn, time in hundredths of a second, nodes, line. */
    private void tell(Thought thought) {
        Score score = thought.score();
        if (!posts || score == null || thought.rank() > 1 || !game.isCurrent(number)) {
            return;
        }
        int value = switch (score) {
            case Score.Centipawns(int centipawns) -> centipawns;
            case Score.Mate(int moves) -> moves > 0 ? MATE + moves : -MATE + moves;
            case Score.WinProbability(double chance) -> Expectations.centipawns(chance);
        };
        List<String> line = new ArrayList<>();
        Position at = position.copy();
        for (int move : thought.line()) {
            if (!at.isLegal(move)) {
                break;
            }
            line.add(CecpMoves.write(at, move));
            at.make(move);
        }
        answers.line(
                thought.depth() + " " + value + " " + thought.nanos() / 10_000_000 + " " + thought.nodes() + " " + String.join(" ", line));
    }
}
