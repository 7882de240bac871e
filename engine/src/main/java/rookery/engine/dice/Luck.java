package rookery.engine.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Variant;
import rookery.play.luck.LuckAnalyst;
import rookery.play.luck.LuckReport;
import rookery.play.luck.LuckTurn;

/**
 * Separates luck from skill with our best player's search and evaluation. With V(s) the value before a roll and Q(s, f) the value after
 * rolling f, both to the same depth: luck is Q(s, rolled) - V(s), and the error is Q(s, rolled) less the value of the move made.
 */
public final class Luck implements LuckAnalyst {

    private static final int TABLE_ENTRIES = 1 << 18;

    @Override
    public boolean judges(Variant variant) {
        return new DiceBotProvider().plays(variant);
    }

    @Override
    public LuckReport judge(Game game, int depth, Consumer<LuckTurn> progress) throws InterruptedException {
        if (depth < 1) {
            throw new IllegalArgumentException("depth " + depth);
        }
        try {
            return new Books(game, depth, progress).report();
        } catch (Stop.Stopped _) {
            // Leaves the interrupt flag cleared, as it was.
            Thread.interrupted();
            throw new InterruptedException();
        }
    }

    /** The judgement of one game. */
    private static final class Books {
        private final Position position;
        private final List<GameNode> line;
        private final int depth;
        private final Consumer<LuckTurn> progress;
        private final Expectation search;
        private final List<LuckTurn> turns = new ArrayList<>();

        Books(Game game, int depth, Consumer<LuckTurn> progress) {
            position = game.startPosition();
            line = game.mainLine();
            this.depth = depth;
            this.progress = progress;
            search = new Expectation(position, new DiceEvaluation(position.variant()), DiceBot.values(position.variant()),
                    new ValueTable(TABLE_ENTRIES));
            search.stopWhen(nodes -> (nodes & 63) == 0 && Thread.currentThread().isInterrupted());
        }

        LuckReport report() {
            double before = chance(value());
            double start = seenByWhite(position.turn(), before);
            double end = start;
            for (GameNode node : line) {
                LuckTurn turn = turn(node, before);
                turns.add(turn);
                progress.accept(turn);
                end = seenByWhite(turn.side(), turn.after());
                before = 1 - turn.after();
            }
            return new LuckReport(depth, start, turns, end);
        }

        private LuckTurn turn(GameNode node, double before) {
            Side side = position.turn();
            if (position.roll() == 0) {
                position.make(Move.roll(node.roll()));
            }
            int face = position.roll();
            double rolled = chance(search.valueAfterRoll(depth));
            double played = chance(search.valueOfMove(node.move(), depth, -1, 1));
            position.make(node.move());
            double after = 1 - chance(value());
            return new LuckTurn(node.ply(), side, face, node.move(), before, rolled, played, after);
        }

        /** The value to the side whose turn it is: exact where the game is over. */
        private double value() {
            return switch (position.outcome()) {
                case Outcome.Win(Side winner, Reason _) -> winner == position.turn() ? 1 : -1;
                case Outcome.Draw _ -> 0;
                case Outcome.Ongoing() -> position.roll() == 0 ? search.valueBeforeRoll(depth) : search.valueAfterRoll(depth);
            };
        }

        private static double chance(double value) {
            return (value + 1) / 2;
        }

        private static double seenByWhite(Side side, double chance) {
            return side == Side.WHITE ? chance : 1 - chance;
        }
    }
}
