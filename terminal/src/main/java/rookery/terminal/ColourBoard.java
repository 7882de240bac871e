package rookery.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;

/**
 * A board in colour. Orthodox pieces are shown as Unicode chess symbols, others as letters, lower case for Black so that colour is not the only difference.
 *
 * @param width    columns of the terminal
 * @param pictures whether the terminal supports the chess symbols
 */
record ColourBoard(Position position, Side below, int width, boolean pictures) {

    private static final Map<String, String> PICTURES = Map.of("king", "\u265a", "queen", "\u265b", "rook", "\u265c", "bishop", "\u265d",
            "knight", "\u265e", "pawn", "\u265f");

    /** From the common 256-colour palette; white and black pieces stand out on each. */
    private static final int LIGHT = 0x8787af;
    private static final int DARK = 0x5f5f87;
    private static final int LIGHT_MOVED = 0xaf8700;
    private static final int DARK_MOVED = 0x875f00;
    private static final int CHECKED = 0xaf0000;
    private static final int WHITE_PIECE = 0xffffff;
    private static final int BLACK_PIECE = 0x000000;
    private static final int MARGIN = 4;

    /** The ranks from the top, then the names of the files. */
    List<AttributedString> rows() {
        BoardShape shape = position.shape();
        boolean turned = PlainBoard.isTurned(position, below);
        boolean wide = MARGIN + 3 * shape.files() <= width;
        List<AttributedString> rows = new ArrayList<>();
        for (int row = 0; row < shape.ranks(); row++) {
            int rank = turned ? row : shape.ranks() - 1 - row;
            AttributedStringBuilder line = new AttributedStringBuilder();
            line.append("%3d ".formatted(rank + 1), AttributedStyle.DEFAULT.faint());
            for (int column = 0; column < shape.files(); column++) {
                int file = turned ? shape.files() - 1 - column : column;
                int square = shape.square(file, rank);
                boolean promoted = PlainBoard.isPromoted(position, position.piece(square));
                line.append((wide ? promoted ? "+" : " " : "") + sign(position.piece(square)) + (promoted && !wide ? "+" : " "),
                        style(square));
            }
            rows.add(line.toAttributedString());
        }
        StringBuilder names = new StringBuilder(" ".repeat(MARGIN));
        for (int column = 0; column < shape.files(); column++) {
            names.append(wide ? " " : "").append(BoardShape.fileName(turned ? shape.files() - 1 - column : column)).append(' ');
        }
        rows.add(new AttributedString(names, AttributedStyle.DEFAULT.faint()));
        return rows;
    }

    private String sign(int piece) {
        if (piece == Piece.EMPTY) {
            return " ";
        }
        if (piece == Piece.WALL) {
            return "*";
        }
        PieceKind kind = position.variant().kind(Piece.kind(piece));
        String picture = PICTURES.get(kind.name());
        if (pictures && picture != null) {
            return picture;
        }
        return String.valueOf(Piece.isWhite(piece) ? kind.letter() : Character.toLowerCase(kind.letter()));
    }

    private AttributedStyle style(int square) {
        boolean dark = position.shape().isDark(square);
        boolean moved = isPartOfLastMove(square);
        int ground = isCheckedKing(square) ? CHECKED : dark ? moved ? DARK_MOVED : DARK : moved ? LIGHT_MOVED : LIGHT;
        int ink = Piece.isWhite(position.piece(square)) ? WHITE_PIECE : BLACK_PIECE;
        return AttributedStyle.BOLD.foregroundRgb(ink).backgroundRgb(ground);
    }

    private boolean isCheckedKing(int square) {
        return position.inCheck() && square == position.royalSquare(position.turn());
    }

    private boolean isPartOfLastMove(int square) {
        for (int ply = position.ply() - 1; ply >= 0; ply--) {
            int move = position.moveAt(ply);
            if (!Move.isRoll(move)) {
                return move != Move.PASS && (square == Move.from(move) || square == Move.to(move));
            }
        }
        return false;
    }
}
