package rookery.kernel.position;

import rookery.kernel.board.Board;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;

/**
 * The pieces that bring a mate about: for the king's square, each empty square beside it and each piece the king could otherwise take, one piece that
 * attacks or defends it. A piece already named is preferred, so that few are marked.
 */
final class MateContributors {

    private MateContributors() {
    }

    static SquareSet of(Position position) {
        Side loser = position.turn();
        int king = position.royalSquare(loser);
        if (king == BoardShape.NONE || !(position.outcome() instanceof Outcome.Win(Side _, Reason reason)) || reason != Reason.CHECKMATE) {
            return SquareSet.EMPTY;
        }
        int winner = loser.opponent().ordinal();
        SquareSet found = choose(position.attackers(king, loser.opponent()), SquareSet.EMPTY);
        Board lifted = position.board().copy();
        SquareSet steps = lifted.attacks(king);
        // Without the king, so that riders see through it.
        lifted.remove(king);
        for (int square : steps) {
            int piece = lifted.piece(square);
            if (piece == Piece.EMPTY || Piece.side(piece) != loser) {
                found = choose(lifted.attackers(square, winner), found);
            }
        }
        return found;
    }

    private static SquareSet choose(SquareSet candidates, SquareSet found) {
        if (candidates.isEmpty() || !candidates.intersection(found).isEmpty()) {
            return found;
        }
        return found.with(candidates.iterator().next());
    }
}
