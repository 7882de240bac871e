package agent;

import java.util.List;
import java.util.function.Consumer;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;

/**
 * Lesson two: nature is a player who chooses by chance. Expectiminimax takes the best of one's own moves, the worst of the opponent's, and the average
 * over the rolls of the die in between.
 *
 * <p>Two plies deep: my move, then for each face the opponent may roll the best reply. What is left is judged by material alone, as a chance of winning,
 * because averages of chances mean something and averages of pawns do not.
 */
public final class ExpectimaxAgent implements BotProvider {

    @Override
    public String id() {
        return "expectimax";
    }

    @Override
    public String displayName() {
        return "Expectimax";
    }

    /** Only games with a die that are won by taking the king: elsewhere the judgement below would be blind to mate. */
    @Override
    public boolean plays(Variant variant) {
        return variant.hasDie() && !variant.hasCheck();
    }

    @Override
    public Bot create(BotSettings settings) {
        return new Player();
    }

    private static final class Player implements Bot {

        private static final int DEPTH = 2;
        /** So many hundredths of a pawn make a chance of 73 % out of one of 50 %. */
        private static final double SCALE = 600;

        /** One list for each ply, since a deeper one must not overwrite what an earlier one is still walking through. */
        private final MoveList[] lists = {new MoveList(), new MoveList(), new MoveList(), new MoveList(), new MoveList(), new MoveList()};
        private long nodes;

        @Override
        public int choose(Position position, Limits limits, Consumer<Thought> progress) {
            nodes = 0;
            int depth = limits.depth() > 0 ? Math.min(limits.depth(), DEPTH) : DEPTH;
            MoveList moves = new MoveList();
            position.legalMoves(moves);
            int best = moves.get(0);
            double bestValue = -1;
            for (int i = 0; i < moves.size(); i++) {
                position.make(moves.get(i));
                double value = 1 - value(position, depth - 1, 0);
                position.unmake();
                if (value > bestValue) {
                    bestValue = value;
                    best = moves.get(i);
                }
            }
            // Tell what you think: reports and screens show it, and adjudication goes by it.
            progress.accept(Thought.of(depth, new Score.WinProbability(Math.clamp(bestValue, 0, 1)), List.of(best), nodes, 0));
            return best;
        }

        /** The chance of winning for the side to move, from 0 to 1. */
        private double value(Position position, int depth, int ply) {
            nodes++;
            Side winner = position.goalWinner();
            if (winner != null) {
                return winner == position.turn() ? 1 : 0;
            }
            if (depth == 0) {
                return judgement(position);
            }
            MoveList actions = lists[ply];
            position.legalMoves(actions);
            if (actions.isEmpty()) {
                return 0.5;
            }
            return position.toAct() == Actor.NATURE ? expected(position, actions, depth, ply) : best(position, actions, depth, ply);
        }

        /** Nature acts: every roll counts as much as it is likely. */
        private double expected(Position position, MoveList rolls, int depth, int ply) {
            double sum = 0;
            for (int i = 0; i < rolls.size(); i++) {
                double probability = position.probability(rolls.get(i));
                position.make(rolls.get(i));
                sum += probability * value(position, depth, ply + 1);
                position.unmake();
            }
            return sum;
        }

        /** A player acts: the best move counts, and a certain win needs no further search. */
        private double best(Position position, MoveList moves, int depth, int ply) {
            double best = 0;
            for (int i = 0; i < moves.size() && best < 1; i++) {
                position.make(moves.get(i));
                best = Math.max(best, 1 - value(position, depth - 1, ply + 1));
                position.unmake();
            }
            return best;
        }

        private static double judgement(Position position) {
            int balance = 0;
            Variant variant = position.variant();
            for (int kind = 1; kind <= variant.kinds().size(); kind++) {
                int difference = position.count(Piece.of(kind, position.turn())) - position.count(Piece.of(kind, position.turn().opponent()));
                balance += difference * variant.kind(kind).value();
            }
            return 1 / (1 + Math.exp(-balance / SCALE));
        }
    }
}
