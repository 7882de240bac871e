package rookery.learn.words;

import java.util.List;
import rookery.kernel.position.Reason;

/**
 * A true statement about a move, with the data to verify it. "Before" is the position the move is made in, "after" the one it leads to. Moves in it
 * are packed; a reply is a move of the other side after the move; a threat is a move that the mover's side (or, if a danger is averted, the other
 * side) could make if the turn passed.
 */
public sealed interface Fact {

    /** A piece on a square: its kind's number in the variant, and where it stands after the move. */
    record Man(int kind, int square) {
    }

    /** The move ends the game in its side's favour. */
    record Wins(Reason reason) implements Fact {
    }

    /** The move ends the game in a draw. */
    record Draws(Reason reason) implements Fact {
    }

    /** Whatever the reply, checkmate follows on the next move. */
    record ForcesWin() implements Fact {
    }

    /** The reply wins at once. */
    record AllowsWin(int reply) implements Fact {
    }

    /** After every other move this reply wins at once; after this one no reply does. */
    record OnlyMove(int reply) implements Fact {
    }

    /** If the turn passed, this move of the other side would win at once; after the move no reply does. */
    record Stops(int threat) implements Fact {
    }

    /** No other move is legal. */
    record Forced() implements Fact {
    }

    /** The other side is in check. */
    record GivesCheck() implements Fact {
    }

    /**
     * The move takes a piece.
     *
     * @param man  the piece taken, where it stood
     * @param free no legal reply recaptures
     */
    record Takes(Man man, boolean free) implements Fact {
    }

    /** A piece of the first kind becomes one of the second. */
    record Promotes(int from, int to) implements Fact {
    }

    /** The moved piece attacks these enemy pieces. If it could move again, it could legally capture those that are not kings. */
    record Attacks(Man by, List<Man> targets) implements Fact {
        public Attacks {
            targets = List.copyOf(targets);
        }
    }

    /** Another piece of the mover's side newly attacks this one. */
    record Discovers(Man by, Man target) implements Fact {
    }

    /** Only this enemy piece shields its king from the moved piece. */
    record Pins(Man pinned) implements Fact {
    }

    /** This reply captures a piece of the mover's side, and nothing recaptures. */
    record Hangs(Man man, int reply) implements Fact {
    }

    /** If the turn passed, the other side could capture this piece for nothing; after the move no reply captures it. */
    record Saves(Man man) implements Fact {
    }

    /** If the turn passed after the move, this move would win at once. */
    record ThreatensWin(int threat) implements Fact {
    }

    /**
     * With a die: on how many of the possible rolls a king can be captured.
     *
     * @param own whether it is the mover's own king, captured by the reply; otherwise the other king, if the turn passed
     */
    record KingOnRolls(boolean own, int faces, int of) implements Fact {
    }
}
