package rookery.kernel.piece;

/**
 * A kind of piece within a variant. A promoted piece is a kind of its own: what it was is said by {@code promotedFrom}, and it becomes that again in the hand
 * of whoever takes it.
 *
 * @param name         English, lower case: {@code archbishop}
 * @param letter       upper case A..Z; FEN writes White's pieces with it
 * @param value        in hundredths of a pawn; 0 lets the engine derive it from the movement
 * @param royal        the piece whose loss or mate decides
 * @param pawn         promotes, resets the progress count when it moves, and can be taken in passing
 * @param promotedFrom the letter of the kind it was before it promoted, where that is remembered; else {@link #NOTHING}
 */
public record PieceKind(String name, char letter, Movement movement, int value, boolean royal, boolean pawn,
        char promotedFrom) implements WithPieceKind {

    public static final char NOTHING = ' ';

    public PieceKind {
        if (letter < 'A' || letter > 'Z') {
            throw new IllegalArgumentException("a piece letter is A to Z, not '" + letter + "'");
        }
        if (value < 0) {
            throw new IllegalArgumentException("a piece value below 0");
        }
    }

    public PieceKind(String name, char letter, Movement movement, int value, boolean royal, boolean pawn) {
        this(name, letter, movement, value, royal, pawn, NOTHING);
    }

    public boolean isPromoted() {
        return promotedFrom != NOTHING;
    }

    /** Whether both move alike and are written alike, whatever they are called and worth. */
    public boolean isSamePiece(PieceKind other) {
        return letter == other.letter && royal == other.royal && pawn == other.pawn && promotedFrom == other.promotedFrom
                && movement.sameAs(other.movement);
    }

    /**
     * As FEN writes White's: {@code Q}; {@code +S} for a promoted piece that keeps its letter, as in shogi; {@code Q~} for one that looks like another
     * piece but is a pawn again when taken, as in crazyhouse.
     */
    public String symbol() {
        return !isPromoted() ? String.valueOf(letter) : promotedFrom == letter ? "+" + letter : letter + "~";
    }
}
