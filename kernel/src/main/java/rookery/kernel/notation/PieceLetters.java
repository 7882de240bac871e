package rookery.kernel.notation;

import java.util.List;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;

/** Piece letters in both directions. The knight-king is read under both its usual letters, G and M, wherever the other one is not taken. */
final class PieceLetters {

    private static final Movement KNIGHT_KING = Movement.of("KN");

    private PieceLetters() {
    }

    /** The number of the kind with that upper-case letter, or 0. */
    static int kind(List<PieceKind> kinds, char letter) {
        int kind = exactly(kinds, letter);
        if (kind != 0 || letter != 'G' && letter != 'M') {
            return kind;
        }
        int other = exactly(kinds, letter == 'G' ? 'M' : 'G');
        return other != 0 && kinds.get(other - 1).movement().sameAs(KNIGHT_KING) ? other : 0;
    }

    private static int exactly(List<PieceKind> kinds, char letter) {
        for (int i = 0; i < kinds.size(); i++) {
            if (kinds.get(i).letter() == letter) {
                return i + 1;
            }
        }
        return 0;
    }

    /** The packed piece of a FEN letter, or 0. */
    static int piece(List<PieceKind> kinds, char letter) {
        int kind = kind(kinds, upper(letter));
        return kind == 0 ? Piece.EMPTY : Piece.of(kind, isUpper(letter) ? Side.WHITE : Side.BLACK);
    }

    static char ofPiece(List<PieceKind> kinds, int piece) {
        char letter = kinds.get(Piece.kind(piece) - 1).letter();
        return Piece.isWhite(piece) ? letter : lower(letter);
    }

    static boolean isLetter(char c) {
        return isUpper(c) || isLower(c);
    }

    static boolean isUpper(char c) {
        return c >= 'A' && c <= 'Z';
    }

    static boolean isLower(char c) {
        return c >= 'a' && c <= 'z';
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    static char upper(char c) {
        return isLower(c) ? (char) (c - 'a' + 'A') : c;
    }

    static char lower(char c) {
        return isUpper(c) ? (char) (c - 'A' + 'a') : c;
    }
}
