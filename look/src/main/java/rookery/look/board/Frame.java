package rookery.look.board;

import java.util.List;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Placement;

/**
 * One frame of a game: the start, or the board after an action.
 *
 * @param action       the move or roll that led here, {@code Move.NONE} for the start
 * @param san          that action in notation; empty for the start and for rolls
 * @param moveNumber   of the move that led here
 * @param mover        who made it
 * @param turn         who is to move now
 * @param roll         what the die shows now, 0 for nothing
 * @param lastMove     the squares of the last move by a player
 * @param check        the square of a king in check or mated, or {@code BoardShape.NONE}
 * @param contributors the pieces that bring about a mate
 * @param captured     the packed piece that was taken, 0 for none
 * @param blasted      the packed pieces of both sides that the explosion of a capture removed besides
 * @param slides       what travelled
 * @param pockets      the pieces in hand
 * @param burst        where a capture exploded, or {@code BoardShape.NONE}
 */
public record Frame(int action, String san, int moveNumber, Side mover, Placement placement, Side turn, int roll, SquareSet lastMove,
        int check, SquareSet contributors, int captured, List<Integer> blasted, List<Slide> slides, List<Pocket> pockets, int burst) {
    public Frame {
        blasted = List.copyOf(blasted);
        slides = List.copyOf(slides);
        pockets = List.copyOf(pockets);
    }

    public boolean isMove() {
        return !san.isEmpty();
    }
}
