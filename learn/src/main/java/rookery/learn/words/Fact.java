package rookery.learn.words;

import java.util.List;
import rookery.kernel.position.Reason;

/**
 * A true statement about a move, with the data to verify it. "Before" is the position the move is made in, "after" the one it leads to. Moves in it are
 * packed; a reply is one of the other side after the move, a threat one of the mover's side (or, where a danger is averted, of the other) were the turn
 * to pass.
 */
public sealed interface Fact {

    /** A piece on a square: its kind's number in the variant, and where it stands after the move. */
    record Man(int kind, int square) {
    }

    /** The move ends the game, and its side wins. */
    record Wins(Reason reason) implements Fact {
    }

    /** The move ends the game in a draw. */
    record Draws(Reason reason) implements Fact {
    }

    /** Whatever the answer is, a move that gives checkmate follows. */
    record ForcesWin() implements Fact {
    }

    /** The reply wins at once. */
    record AllowsWin(int reply) implements Fact {
    }

    /** After every other move this reply wins at once; after this one no reply does. */
    record OnlyMove(int reply) implements Fact {
    }

    /** Were the turn to pass, this move of the other side would win at once; after the move no reply does. */
    record Stops(int threat) implements Fact {
    }

    /** The other side is in check. */
    record GivesCheck() implements Fact {
    }

    /**
     * The move takes a piece.
     *
     * @param man  the piece taken, where it stood
     * @param free no legal reply takes the piece that took it
     */
    record Takes(Man man, boolean free) implements Fact {
    }

    /** The pawn becomes this kind. */
    record Promotes(int kind) implements Fact {
    }

    /** The piece moved attacks these of the other side. It could legally take those other than kings if it were its turn again. */
    record Attacks(Man by, List<Man> targets) implements Fact {
        public Attacks {
            targets = List.copyOf(targets);
        }
    }

    /** Another piece of the mover's side attacks this one since the move, and did not before. */
    record Discovers(Man by, Man target) implements Fact {
    }

    /** Without this piece of the other side its king would be attacked by the piece moved; it is not now. */
    record Pins(Man pinned) implements Fact {
    }

    /** This reply takes a piece of the mover's side, and no move takes back. */
    record Hangs(Man man, int reply) implements Fact {
    }

    /** Were the turn to pass, the other side could take this piece and nothing would take back; after the move no reply takes it. */
    record Saves(Man man) implements Fact {
    }

    /** Were the turn to pass after the move, this one would win at once. */
    record ThreatensWin(int threat) implements Fact {
    }

    /**
     * With a die: on how many of the rollable faces a king can be taken.
     *
     * @param own whether the mover's own king is meant, to be taken by the reply; otherwise the other's, were the turn to pass
     */
    record KingOnRolls(boolean own, int faces, int of) implements Fact {
    }
}
