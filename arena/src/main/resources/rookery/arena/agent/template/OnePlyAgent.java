package agent;

import java.util.function.Consumer;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;
import rookery.play.chance.SplitMix64;

/**
 * Lesson one: an agent is a BotProvider, which says who it is, and a Bot, which chooses a move.
 *
 * <p>This one looks one move ahead: it takes what is worth most, the king above all, promotes when it can, and otherwise plays anything. In dice chess
 * that already beats a random mover in nine games of ten, since whoever leaves a king where it can be taken loses it sooner or later.
 */
public final class OnePlyAgent implements BotProvider {

    /** For command lines and files; never changes. */
    @Override
    public String id() {
        return "one-ply";
    }

    /** For people. */
    @Override
    public String displayName() {
        return "One ply";
    }

    @Override
    public boolean plays(Variant variant) {
        return true;
    }

    @Override
    public Bot create(BotSettings settings) {
        return new Player(settings.seed());
    }

    private static final class Player implements Bot {

        private static final int KING = 10_000;

        private long seed;
        private final MoveList moves = new MoveList();

        Player(long seed) {
            this.seed = seed;
        }

        /** Random choices follow from the game's seed, so that a tournament can be repeated exactly. */
        @Override
        public void newGame(long newSeed) {
            seed = newSeed;
        }

        @Override
        public int choose(Position position, Limits limits, Consumer<Thought> progress) {
            position.legalMoves(moves);
            int best = Move.NONE;
            int bestGain = -1;
            // Begin anywhere in the list and keep the first of equals: a cheap way not to play the same game twice.
            int first = SplitMix64.below(moves.size(), SplitMix64.at(seed, position.ply()));
            for (int i = 0; i < moves.size(); i++) {
                int move = moves.get((first + i) % moves.size());
                int gain = gain(position, move);
                if (gain > bestGain) {
                    bestGain = gain;
                    best = move;
                }
            }
            return best;
        }

        /** What the move wins at once. A move is an int: {@link Move} reads it, the position knows what it takes. */
        private static int gain(Position position, int move) {
            Variant variant = position.variant();
            int taken = position.captured(move);
            int gain = 0;
            if (taken != Piece.EMPTY) {
                gain += variant.kind(Piece.kind(taken)).royal() ? KING : variant.kind(Piece.kind(taken)).value();
            }
            if (Move.isPromotion(move)) {
                gain += variant.kind(Move.promotion(move)).value();
            }
            return gain;
        }
    }
}
