package rookery.kernel.notation;

import java.util.List;
import java.util.Locale;
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
            if (kinds.get(i).letter() == letter && !kinds.get(i).isPromoted()) {
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

    /** The kind written so in a FEN, in White's letters: {@code Q}, {@code +S}, {@code Q~}; 0 where there is none. */
    static int ofSymbol(List<PieceKind> kinds, String symbol) {
        if (symbol.length() == 1) {
            return kind(kinds, symbol.charAt(0));
        }
        for (int i = 0; i < kinds.size(); i++) {
            if (kinds.get(i).symbol().equals(symbol)) {
                return i + 1;
            }
        }
        return 0;
    }

    static char ofPiece(List<PieceKind> kinds, int piece) {
        char letter = kinds.get(Piece.kind(piece) - 1).letter();
        return Piece.isWhite(piece) ? letter : lower(letter);
    }

    /** As a FEN writes the piece, with the sign of a promoted one. */
    static String symbol(List<PieceKind> kinds, int piece) {
        String symbol = kinds.get(Piece.kind(piece) - 1).symbol();
        return Piece.isWhite(piece) ? symbol : symbol.toLowerCase(Locale.ROOT);
    }

    /** Whether moves write both kinds alike: a pawn promoted to a queen is written as a queen, a promoted shogi piece is not written as the original. */
    static boolean isSame(List<PieceKind> kinds, int one, int other) {
        return one == other || one > 0 && other > 0 && written(kinds, one).equals(written(kinds, other));
    }

    /** How a move names the kind: {@code Q} or {@code +S}. */
    static String written(List<PieceKind> kinds, int kind) {
        String symbol = kinds.get(kind - 1).symbol();
        return symbol.endsWith("~") ? symbol.substring(0, 1) : symbol;
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
