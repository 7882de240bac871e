package rookery.kernel.variant;

import rookery.kernel.geometry.SquareSet;

/**
 * How a kind other than a pawn promotes, as in shogi: by a move that begins or ends in the zone.
 *
 * @param kind  the kind that promotes
 * @param to    what it becomes
 * @param white White's zone
 * @param black Black's zone
 * @param when  whether it may, must, or must when it takes something
 */
public record PiecePromotion(int kind, int to, SquareSet white, SquareSet black, When when) {

    public enum When {
        MAY, MUST,
        /** It must by a capture and cannot otherwise. */
        BY_CAPTURE
    }

    public SquareSet zone(int side) {
        return side == 0 ? white : black;
    }
}
