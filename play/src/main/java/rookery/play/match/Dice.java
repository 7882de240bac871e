package rookery.play.match;

import rookery.kernel.move.MoveList;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.play.chance.SplitMix64;

/**
 * The referee's die: the roll at ply k of a game is a function of the seed, k, and which faces can be rolled there.
 *
 * <p>Ply k counts all actions before the roll, rolls included, from the start of the game. Number k of the seed's {@link SplitMix64} stream is scaled
 * to the number of rollable faces and picks one of them, in ascending order. So a roll that is taken back and repeated falls the same way.
 */
public final class Dice {

    private Dice() {
    }

    /** The roll the seed gives in a position where nature acts and some face can be rolled. */
    public static int roll(long seed, Position position) {
        if (position.toAct() != Actor.NATURE) {
            throw new IllegalArgumentException("nobody rolls here");
        }
        MoveList faces = new MoveList();
        position.legalMoves(faces);
        return faces.get(SplitMix64.below(faces.size(), SplitMix64.at(seed, position.ply())));
    }
}
