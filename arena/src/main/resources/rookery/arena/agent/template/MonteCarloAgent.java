package agent;

import java.util.ArrayList;
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
import rookery.play.chance.SplitMix64;

/**
 * Lesson three: a tree that grows where it pays. Monte-Carlo tree search plays many short games from the position and remembers how they went; good moves
 * are tried more often (UCT), and at a node of nature the die is simply rolled.
 *
 * <p>The die has nodes of its own in the tree. Leaving them out ("open loop") would be wrong here, because the roll decides which moves exist.
 */
public final class MonteCarloAgent implements BotProvider {

    @Override
    public String id() {
        return "monte-carlo";
    }

    @Override
    public String displayName() {
        return "Monte Carlo";
    }

    @Override
    public boolean plays(Variant variant) {
        return variant.hasDie() && !variant.hasCheck();
    }

    @Override
    public Bot create(BotSettings settings) {
        return new Player(settings.seed());
    }

    /** One action in the tree and what was found behind it. */
    private static final class Node {
        final int action;
        final List<Node> children = new ArrayList<>();
        int visits;
        /** The sum of the chances of winning, for the player who made the action; for a roll, who is about to move. */
        double won;

        Node(int action) {
            this.action = action;
        }
    }

    private static final class Player implements Bot {

        private static final int USUAL_PLAYOUTS = 1_000;
        private static final double CURIOSITY = 0.7;
        private static final double SCALE = 600;
        private static final int PLAYOUT_PLIES = 6;

        private final MoveList moves = new MoveList();
        private long seed;
        private long drawn;

        Player(long seed) {
            this.seed = seed;
        }

        @Override
        public void newGame(long newSeed) {
            seed = newSeed;
            drawn = 0;
        }

        private int random(int bound) {
            return SplitMix64.below(bound, SplitMix64.at(seed, drawn++));
        }

        @Override
        public int choose(Position position, Limits limits, Consumer<Thought> progress) {
            Node root = new Node(0);
            long playouts = limits.nodes() > 0 ? limits.nodes() : USUAL_PLAYOUTS;
            long deadline = limits.moveTime() == null ? Long.MAX_VALUE : System.nanoTime() + limits.moveTime().toNanos() * 9 / 10;
            if (limits.clocks() != null && limits.clocks().remaining(position.turn()) != null) {
                deadline = System.nanoTime() + limits.clocks().remaining(position.turn()).toNanos() / 40;
            }
            int start = position.ply();
            // An interrupt means: answer now with the best so far.
            for (long i = 0; i < playouts && System.nanoTime() < deadline && !Thread.currentThread().isInterrupted(); i++) {
                grow(position, root);
                while (position.ply() > start) {
                    position.unmake();
                }
            }
            Node best = root.children.getFirst();
            for (Node child : root.children) {
                best = child.visits > best.visits ? child : best;
            }
            double chance = best.visits == 0 ? 0.5 : best.won / best.visits;
            progress.accept(Thought.of(0, new Score.WinProbability(Math.clamp(chance, 0, 1)), List.of(best.action), root.visits, 0));
            return best.action;
        }

        /** One game through the tree: down to a leaf, one node more, a short playout, and back up. */
        private void grow(Position position, Node root) {
            List<Node> path = new ArrayList<>(List.of(root));
            List<Side> movers = new ArrayList<>(List.of(position.turn()));
            Node node = root;
            while (!position.isGoalReached() && expand(position, node)) {
                Side mover = position.turn();
                node = position.toAct() == Actor.NATURE ? node.children.get(random(node.children.size())) : mostPromising(node);
                position.make(node.action);
                path.add(node);
                movers.add(mover);
                if (node.visits == 0) {
                    break;
                }
            }
            Side view = position.turn();
            double value = playout(position, view);
            for (int i = 0; i < path.size(); i++) {
                path.get(i).visits++;
                path.get(i).won += movers.get(i) == view ? value : 1 - value;
            }
        }

        /** Gives a node its children; false where there is nothing to play. The rolls of a die are equally likely, so one of them at random will do. */
        private boolean expand(Position position, Node node) {
            if (node.children.isEmpty()) {
                position.legalMoves(moves);
                for (int i = 0; i < moves.size(); i++) {
                    node.children.add(new Node(moves.get(i)));
                }
            }
            return !node.children.isEmpty();
        }

        /** Upper confidence bounds: how well it went, plus a bonus for what was tried little. */
        private static Node mostPromising(Node node) {
            Node best = node.children.getFirst();
            double highest = Double.NEGATIVE_INFINITY;
            for (Node child : node.children) {
                double bound = child.visits == 0
                        ? Double.POSITIVE_INFINITY
                        : child.won / child.visits + CURIOSITY * Math.sqrt(Math.log(node.visits + 1.0) / child.visits);
                if (bound > highest) {
                    highest = bound;
                    best = child;
                }
            }
            return best;
        }

        /** A few plies more, kings taken where they can be and anything else at random; then material decides. */
        private double playout(Position position, Side view) {
            for (int ply = 0; ply < PLAYOUT_PLIES && !position.isGoalReached(); ply++) {
                position.legalMoves(moves);
                if (moves.isEmpty()) {
                    return 0.5;
                }
                int chosen = moves.get(random(moves.size()));
                for (int i = 0; i < moves.size() && position.toAct() != Actor.NATURE; i++) {
                    chosen = position.isRoyal(position.captured(moves.get(i))) ? moves.get(i) : chosen;
                }
                position.make(chosen);
            }
            Side winner = position.goalWinner();
            if (winner != null) {
                return winner == view ? 1 : 0;
            }
            int balance = 0;
            Variant variant = position.variant();
            for (int kind = 1; kind <= variant.kinds().size(); kind++) {
                balance += (position.count(Piece.of(kind, view)) - position.count(Piece.of(kind, view.opponent()))) * variant.kind(kind).value();
            }
            return 1 / (1 + Math.exp(-balance / SCALE));
        }
    }
}
