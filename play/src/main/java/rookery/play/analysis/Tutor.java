package rookery.play.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.analysis.Analysis.Line;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;

/** A bot asked for its opinion rather than a move. Blocks; for one interruptible thread at a time. */
final class Tutor implements AutoCloseable {
    /** Bots whose opinion is worth most come first. */
    private static final List<String> PREFERRED = List.of("rookery", "rookery-dice");
    private static final int SHOWN_MOVES = 12;
    /** Plies looked ahead for each face before a roll. */
    private static final int FACE_DEPTH = 3;

    private final String id;
    private final Bot bot;

    Tutor(BotProvider provider) {
        id = provider.id();
        bot = provider.create(BotSettings.DEFAULT);
    }

    /** Whether it is a player of that provider. */
    boolean is(BotProvider provider) {
        return provider.id().equals(id);
    }

    /** The provider to ask about that variant; empty if there is none. */
    static Optional<BotProvider> provider(List<BotProvider> bots, Variant variant) {
        return PREFERRED.stream().flatMap(id -> bots.stream().filter(bot -> bot.id().equals(id) && bot.plays(variant))).findFirst();
    }

    /** Thinks and reports progress; returns the final analysis. A finished game returns at once. */
    Analysis think(Position position, Limits limits, Consumer<Analysis> progress) throws InterruptedException {
        var end = ended(position);
        if (end != null) return new Analysis(end, List.of(), 0, 0, true);
        return position.toAct() == Actor.NATURE ? beforeRoll(position, limits, progress) : afterRoll(position, 0, limits, progress);
    }

    private static @Nullable Opinion ended(Position position) {
        return switch (position.outcome()) {
            case Outcome.Win(Side side, var _) -> new Opinion.Mate(0, side == Side.WHITE);
            case Outcome.Draw _ -> position.variant().hasDie() ? new Opinion.Chance(0.5) : new Opinion.Pawns(0);
            case Outcome.Ongoing() -> null;
        };
    }

    private Analysis afterRoll(Position position, int face, Limits limits, Consumer<Analysis> progress) throws InterruptedException {
        var lines = new TreeMap<Integer, Line>();
        var side = position.turn();
        var last = new Analysis[]{Analysis.NOTHING};
        bot.choose(position.copy(), limits, thought -> {
            var line = line(position, face, thought, side);
            if (line == null) return;
            if (thought.rank() == 1 && thought.depth() > last[0].depth()) lines.keySet().removeIf(rank -> rank > limits.lines());
            lines.put(thought.rank(), line);
            last[0] = new Analysis(lines.firstEntry().getValue().opinion(), List.copyOf(lines.values()), thought.depth(),
                    thought.nodesPerSecond(), false);
            progress.accept(last[0]);
        });
        var found = last[0];
        return new Analysis(found.opinion(), found.lines(), found.depth(), found.nodesPerSecond(), true);
    }

    /** The mean over the rollable faces, each with its best move. */
    private Analysis beforeRoll(Position position, Limits limits, Consumer<Analysis> progress) throws InterruptedException {
        var rolls = new MoveList();
        position.legalMoves(rolls);
        var lines = new ArrayList<Line>();
        double sum = 0;
        double known = 0;
        var own = position.copy();
        var each = limits.isUnlimited() ? Limits.ofDepth(FACE_DEPTH) : limits;
        for (int i = 0; i < rolls.size(); i++) {
            int roll = rolls.get(i);
            double weight = position.probability(roll);
            own.make(roll);
            var best = afterRoll(own, Move.face(roll), each.withLines(1), _ -> {});
            own.unmake();
            if (best.opinion() == null || best.lines().isEmpty()) continue;
            lines.add(best.lines().getFirst());
            sum += weight * best.opinion().chance();
            known += weight;
            progress.accept(new Analysis(new Opinion.Chance(sum / known), lines, best.depth(), 0, false));
        }
        return new Analysis(known == 0 ? null : new Opinion.Chance(sum / known), lines, FACE_DEPTH, 0, true);
    }

    private static @Nullable Line line(Position position, int face, Thought thought, Side side) {
        if (thought.score() == null || thought.line().isEmpty()) return null;
        var walk = position.copy();
        var words = new ArrayList<String>();
        var actions = new ArrayList<Integer>();
        for (int action : thought.line()) {
            // A line may run past the end of the game or be cut by a table; only what can be played is shown.
            if (actions.size() == SHOWN_MOVES || !walk.isLegal(action)) break;
            if (!Move.isRoll(action)) words.add(San.write(walk, action));
            actions.add(action);
            walk.make(action);
        }
        if (actions.isEmpty()) return null;
        int first = actions.getFirst();
        int to = Move.isCastling(first) ? position.kingTarget(first) : Move.to(first);
        int dropped = Move.isDrop(first) ? Piece.of(position.variant().demoted(Move.promotion(first)), position.turn()) : Piece.EMPTY;
        return new Line(face, Opinion.of(thought.score(), side), Move.from(first), to, dropped, actions, words);
    }

    @Override
    public void close() {
        bot.close();
    }
}
