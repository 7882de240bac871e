package rookery.archive.format;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Piece;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Variant;

/** A board drawn as rows of letters, the far rank first: upper case is White, {@code .} an empty square, {@code *} a wall. */
final class BoardDiagram {

    private BoardDiagram() {
    }

    static List<String> draw(Variant variant, Placement placement) {
        BoardShape shape = placement.shape();
        List<String> rows = new ArrayList<>();
        for (int rank = shape.ranks() - 1; rank >= 0; rank--) {
            StringBuilder row = new StringBuilder();
            for (int file = 0; file < shape.files(); file++) {
                int piece = placement.piece(shape.square(file, rank));
                char letter = piece == Piece.EMPTY ? '.' : piece == Piece.WALL ? '*' : variant.kind(Piece.kind(piece)).letter();
                row.append(Piece.isWhite(piece) || !Piece.isPiece(piece) ? letter : Character.toLowerCase(letter));
            }
            rows.add(row.toString());
        }
        return rows;
    }
}
