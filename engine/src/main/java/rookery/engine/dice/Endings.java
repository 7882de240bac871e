package rookery.engine.dice;

import rookery.kernel.move.Move;
import rookery.kernel.piece.Piece;
import rookery.kernel.position.Position;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.Variant;

/** The game endings that search must detect at every node, without the cost of a full outcome check. */
final class Endings {

    private final int quietPlies;
    private final int repetitions;

    Endings(Variant variant) {
        DrawRules draws = variant.draws();
        quietPlies = draws.quietMovesAutomatic() == 0 ? Integer.MAX_VALUE : draws.quietMovesAutomatic() * 2;
        repetitions = draws.repetitionAutomatic();
    }

    /** Whether a move or repetition count draws the game; asked before the roll. */
    boolean isDrawn(Position position) {
        return position.quietPlies() >= quietPlies || repetitions > 0 && position.occurrences() >= repetitions;
    }

    /** Whether a count could draw the game within that many plies, so that equal keys need not mean equal values. */
    boolean isNearDraw(Position position, int plies) {
        return repetitions > 0 || position.quietPlies() >= quietPlies - plies;
    }

    /** Whether the move takes a king and so ends the game at once. */
    static boolean wins(Position position, int move) {
        if (Move.type(move) == Move.CASTLING || move == Move.PASS) {
            return false;
        }
        int taken = position.piece(Move.to(move));
        return taken != Piece.EMPTY && position.isRoyal(taken) && position.turn() != Piece.side(taken);
    }
}
