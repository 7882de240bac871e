package rookery.desktop.board;

/** What the person did on the board. */
public sealed interface Gesture {

    /** Made one of the offered moves. */
    record Play(int move) implements Gesture {}

    /** Tried to move an own piece where it may not go. */
    record Refused(int from, int to) implements Gesture {}

    /** Pressed a square of a board on which nothing can be moved now. */
    record Idle(int square) implements Gesture {}

    /** Prepared a move for the next turn. */
    record Premove(int from, int to) implements Gesture {}

    record PremoveCleared() implements Gesture {}

    /** Dragged the piece of a provisional move back to where it came from. */
    record PutBack() implements Gesture {}

    /** Points at another square, or at none ({@code BoardShape.NONE}). */
    record Pointed(int square) implements Gesture {}
}
