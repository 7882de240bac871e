package rookery.kernel.variant;

import java.util.List;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Side;

/**
 * Anything a FEN can say, playable or not; {@code Position.of} decides which.
 *
 * @param castlingRooks squares of the rooks that may still castle, both sides'
 * @param enPassant     the square a pawn has just passed over, or {@link BoardShape#NONE}
 * @param passer        the square of that pawn, or {@link BoardShape#NONE} where it stands just before the one it passed
 * @param roll          the face that was rolled for this turn, from 1; 0 when none is rolled or the variant has no die
 * @param whiteChecks   how many checks White has given, where that is counted
 * @param quietPlies    plies since the last capture or pawn move
 * @param moveNumber    the number of the next move, counted from 1, increased after Black's move
 * @param hand          the packed pieces in hand, one entry each
 * @param gates         squares of pieces that have not moved, where those may leave a piece from the hand behind
 */
public record Setup(Placement placement, Side turn, SquareSet castlingRooks, int enPassant, int passer, int roll, int whiteChecks,
        int blackChecks, int quietPlies, int moveNumber, List<Integer> hand, SquareSet gates) implements WithSetup {

    public Setup {
        hand = hand.stream().sorted().toList();
        passer = enPassant == BoardShape.NONE ? BoardShape.NONE : passer;
        if (roll < 0 || whiteChecks < 0 || blackChecks < 0 || quietPlies < 0 || moveNumber < 0) {
            throw new IllegalArgumentException("a count below 0");
        }
    }

    public Setup(Placement placement, Side turn, SquareSet castlingRooks, int enPassant, int roll, int whiteChecks, int blackChecks,
            int quietPlies, int moveNumber) {
        this(placement, turn, castlingRooks, enPassant, BoardShape.NONE, roll, whiteChecks, blackChecks, quietPlies, moveNumber, List.of(),
                SquareSet.EMPTY);
    }

    /** White to move, first move, no rights. */
    public static Setup of(Placement placement) {
        return new Setup(placement, Side.WHITE, SquareSet.EMPTY, BoardShape.NONE, 0, 0, 0, 0, 1);
    }

    public BoardShape shape() {
        return placement.shape();
    }

    public Setup withChecks(int white, int black) {
        return new Setup(placement, turn, castlingRooks, enPassant, passer, roll, white, black, quietPlies, moveNumber, hand, gates);
    }

    public Setup withCounters(int changedQuietPlies, int changedMoveNumber) {
        return new Setup(placement, turn, castlingRooks, enPassant, passer, roll, whiteChecks, blackChecks, changedQuietPlies,
                changedMoveNumber,
                hand, gates);
    }
}
