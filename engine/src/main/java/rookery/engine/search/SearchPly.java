package rookery.engine.search;

import rookery.kernel.move.Move;

/** What search keeps for one ply of the current line. Mutable and reused. */
final class SearchPly {

    static final int MOST_TRIED = 64;

    final MovePicker picker;
    /** The move left out while the node is searched again to see whether it is singular. */
    final MovePicker singularPicker;
    final TableEntry entry = new TableEntry();
    final int[] line = new int[Search.MOST_PLIES + 1];
    int lineLength;

    /** The move being tried here and the piece that makes it. */
    int move = Move.NONE;
    int piece;
    /** Row of the continuation history for the move being tried. */
    int row;
    /** Rows of the continuation history for the moves one, two and four plies before. */
    final int[] rows = new int[3];
    boolean inCheck;
    int evaluation = Scores.NONE;
    int excluded = Move.NONE;
    final int[] killers = new int[2];
    final int[] triedQuiets = new int[MOST_TRIED];
    final int[] triedCaptures = new int[MOST_TRIED];
    int doubleExtensions;
    /** How often children of this node failed high; if often, its moves are reduced more. */
    int cutoffs;

    /** Keys of the pawns and of each side's other pieces in the position of this ply. */
    long pawnKey;
    long whiteKey;
    long blackKey;
    long key;
    int men;

    SearchPly(MovePicker picker, MovePicker singularPicker) {
        this.picker = picker;
        this.singularPicker = singularPicker;
    }

    void reset() {
        lineLength = 0;
        move = Move.NONE;
        piece = 0;
        row = 0;
        evaluation = Scores.NONE;
        excluded = Move.NONE;
        killers[0] = Move.NONE;
        killers[1] = Move.NONE;
        doubleExtensions = 0;
        cutoffs = 0;
    }

    void startLine(int first, SearchPly child) {
        line[0] = first;
        System.arraycopy(child.line, 0, line, 1, child.lineLength);
        lineLength = child.lineLength + 1;
    }
}
