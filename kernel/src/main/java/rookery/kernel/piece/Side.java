package rookery.kernel.piece;

/** One of the two players. White moves first in every variant. */
public enum Side {
    WHITE, BLACK;

    public Side opponent() {
        return this == WHITE ? BLACK : WHITE;
    }

    public static Side of(int ordinal) {
        return ordinal == 0 ? WHITE : BLACK;
    }
}
