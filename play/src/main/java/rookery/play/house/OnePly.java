package rookery.play.house;

import java.util.List;
import java.util.function.Consumer;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Position;
import rookery.play.bot.Bot;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;
import rookery.play.chance.SplitMix64;

/**
 * Plays one of the moves of highest value at random. The choice depends only on the seed and the position, so a game can be repeated, even after take-backs.
 */
final class OnePly implements Bot {

    private final MoveValue value;
    private long seed;

    OnePly(MoveValue value, long seed) {
        this.value = value;
        this.seed = seed;
    }

    @Override
    public void newGame(long newSeed) {
        seed = newSeed;
    }

    @Override
    public int choose(Position position, Limits limits, Consumer<Thought> progress) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        MoveList best = new MoveList();
        int highest = Integer.MIN_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (!limits.moves().isEmpty() && !limits.moves().contains(move)) {
                continue;
            }
            int worth = value.of(position, move);
            if (worth > highest) {
                highest = worth;
                best.clear();
            }
            if (worth == highest) {
                best.add(move);
            }
        }
        long random = SplitMix64.mix(SplitMix64.at(seed, position.ply()) ^ position.key());
        int chosen = best.get(SplitMix64.below(best.size(), random));
        // No score: what a move captures says nothing about the state of the game.
        progress.accept(new Thought(1, 0, 1, null, Thought.Bound.EXACT, List.of(chosen), moves.size(), 0, 0, ""));
        return chosen;
    }

    /** What a simple bot thinks a legal move is worth; only the order matters. */
    @FunctionalInterface
    interface MoveValue {

        int of(Position position, int move);
    }
}
