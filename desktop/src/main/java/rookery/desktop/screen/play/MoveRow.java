package rookery.desktop.screen.play;

import rookery.desktop.game.Frame;
import rookery.kernel.piece.Side;

/**
 * One line of the list of moves: a number with White's move and Black's.
 *
 * @param white the picture after White's move, {@link #NONE} where there is no such move
 * @param black the picture after Black's
 */
record MoveRow(int number, int white, int black) {
    static final int NONE = -1;

    static MoveRow of(Frame frame, int index) {
        return frame.mover() == Side.WHITE
                ? new MoveRow(frame.moveNumber(), index, NONE)
                : new MoveRow(frame.moveNumber(), NONE, index);
    }

    int first() {
        return white == NONE ? black : white;
    }

    int last() {
        return black == NONE ? white : black;
    }

    boolean takes(Side mover) {
        return mover == Side.BLACK && black == NONE;
    }

    MoveRow withBlack(int index) {
        return new MoveRow(number, white, index);
    }
}
