package rookery.learn.puzzle;

import java.util.Optional;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;

/** Proves forced wins by the rules alone, by trying every defence. For games without a die. Mutable, for one proof. */
public final class WinProof {

    /** The number of positions after which the proof is abandoned. */
    private static final int USUAL_BUDGET = 300_000;

    private final Position position;
    private final Side winner;
    private int left;

    private WinProof(Position position, int budget) {
        this.position = position;
        winner = position.turn();
        left = budget;
    }

    /** Whether the move wins by force within that many moves of its side, itself included; also false if the proof takes too long. */
    public static boolean wins(Position position, int move, int moves) {
        WinProof proof = new WinProof(position.copy(), USUAL_BUDGET);
        return proof.winsBy(move, moves);
    }

    /** The fewest moves, up to that many, in which the move wins by force. */
    public static Optional<Integer> movesToWin(Position position, int move, int most) {
        for (int moves = 1; moves <= most; moves++) {
            if (wins(position, move, moves)) {
                return Optional.of(moves);
            }
        }
        return Optional.empty();
    }

    private boolean winsBy(int move, int moves) {
        position.make(move);
        try {
            if (--left <= 0) {
                return false;
            }
            Outcome outcome = position.outcome();
            if (outcome.isOver()) {
                return isWin(outcome, winner);
            }
            return moves > 1 && everyDefenceFails(moves - 1);
        } finally {
            position.unmake();
        }
    }

    private boolean everyDefenceFails(int moves) {
        MoveList defences = new MoveList();
        position.legalMoves(defences);
        for (int i = 0; i < defences.size(); i++) {
            if (!failsAgainst(defences.get(i), moves)) {
                return false;
            }
        }
        return !defences.isEmpty();
    }

    private boolean failsAgainst(int defence, int moves) {
        position.make(defence);
        try {
            if (--left <= 0) {
                return false;
            }
            Outcome outcome = position.outcome();
            if (outcome.isOver()) {
                return isWin(outcome, winner);
            }
            MoveList attacks = new MoveList();
            position.legalMoves(attacks);
            // Checks first: they are most likely to mate.
            for (int pass = 0; pass < 2; pass++) {
                for (int i = 0; i < attacks.size(); i++) {
                    if (position.givesCheck(attacks.get(i)) == (pass == 0) && winsBy(attacks.get(i), moves)) {
                        return true;
                    }
                }
            }
            return false;
        } finally {
            position.unmake();
        }
    }

    static boolean isWin(Outcome outcome, Side side) {
        return outcome instanceof Outcome.Win(Side winner, Reason _) && winner == side;
    }

    /** A move that wins at once, or {@link Move#NONE}; with a die, the roll has been made. */
    public static int immediate(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        Side side = position.turn();
        for (int i = 0; i < moves.size(); i++) {
            if (winsAtOnce(position, moves.get(i), side)) {
                return moves.get(i);
            }
        }
        return Move.NONE;
    }

    /** Whether the legal move ends the game in its side's favour. */
    public static boolean winsAtOnce(Position position, int move, Side side) {
        position.make(move);
        boolean wins = isWin(position.outcome(), side);
        position.unmake();
        return wins;
    }
}
