package rookery.kernel.piece;

/**
 * A kind of piece within a variant.
 *
 * @param name   English, lower case: {@code archbishop}
 * @param letter upper case A..Z; FEN writes White's pieces with it
 * @param value  in hundredths of a pawn; 0 lets the engine derive it from the movement
 * @param royal  the piece whose loss or mate decides
 * @param pawn   promotes, resets the progress count when it moves, and can be taken in passing
 */
public record PieceKind(String name, char letter, Movement movement, int value, boolean royal, boolean pawn) implements WithPieceKind {

    public PieceKind {
        if (letter < 'A' || letter > 'Z') {
            throw new IllegalArgumentException("a piece letter is A to Z, not '" + letter + "'");
        }
        if (value < 0) {
            throw new IllegalArgumentException("a piece value below 0");
        }
    }
}
