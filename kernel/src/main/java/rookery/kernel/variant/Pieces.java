package rookery.kernel.variant;

import java.util.List;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.PieceKind;

/** The eleven kinds of pieces of the built-in variants, with the values of XXL chess in hundredths of a pawn. */
public enum Pieces {

    PAWN("pawn", 'P', "fmWfceFifmnD", 100),
    KNIGHT("knight", 'N', "N", 200),
    BISHOP("bishop", 'B', "B", 363),
    ROOK("rook", 'R', "R", 525),
    QUEEN("queen", 'Q', "Q", 950),
    KING("king", 'K', "K", 0),
    ARCHBISHOP("archbishop", 'H', "BN", 750),
    CAMEL("camel", 'C', "C", 200),
    GENERAL("general", 'G', "KN", 500),
    AMAZON("amazon", 'A', "QN", 1200),
    CHANCELLOR("chancellor", 'E', "RN", 850);

    private final PieceKind kind;

    Pieces(String name, char letter, String betza, int value) {
        kind = new PieceKind(name, letter, Movement.of(betza), value, letter == 'K', letter == 'P');
    }

    public PieceKind kind() {
        return kind;
    }

    /** Pawn 1, knight 2, bishop 3, rook 4, queen 5, king 6: the numbers are the die's faces too. Values as 8x8 players count them. */
    public static List<PieceKind> orthodox() {
        return List.of(PAWN.kind, KNIGHT.kind.withValue(300), BISHOP.kind.withValue(325), ROOK.kind.withValue(500),
                QUEEN.kind.withValue(900), KING.kind);
    }

    /** The orthodox six, then the five of XXL chess. */
    public static List<PieceKind> eleven() {
        return List.of(PAWN.kind, KNIGHT.kind, BISHOP.kind, ROOK.kind, QUEEN.kind, KING.kind, ARCHBISHOP.kind, CAMEL.kind, GENERAL.kind,
                AMAZON.kind, CHANCELLOR.kind);
    }
}
