package rookery.engine.search;

import rookery.kernel.move.Move;
import rookery.kernel.position.Position;

/** What a move gains or loses on its target square when both sides recapture. */
final class Exchanges {

    private Exchanges() {
    }

    /** Whether the exchange gains at least so much. Most moves answer this without one: the mover can lose no more than the piece it moves. */
    static boolean reaches(Position position, int move, int gain, int[] values) {
        int atWorst = values[position.captured(move) >>> 1] - values[position.piece(Move.from(move)) >>> 1];
        return atWorst >= gain && !Move.isCastling(move) || position.exchange(move, values) >= gain;
    }
}
