package rookery.uci.server;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;

/** A board in letters, for people at a terminal. */
final class BoardText {

    private BoardText() {
    }

    static List<String> lines(Position position) {
        BoardShape shape = position.shape();
        List<String> lines = new ArrayList<>();
        StringBuilder files = new StringBuilder("   ");
        for (int file = 0; file < shape.files(); file++) {
            files.append(' ').append((char) ('a' + file));
        }
        for (int rank = shape.ranks() - 1; rank >= 0; rank--) {
            StringBuilder line = new StringBuilder("%3d".formatted(rank + 1));
            for (int file = 0; file < shape.files(); file++) {
                line.append(' ').append(letter(position, shape.square(file, rank)));
            }
            lines.add(line.toString());
        }
        lines.add(files.toString());
        lines.add("");
        lines.add("Variant: " + position.variant().id());
        lines.add("Fen: " + Fen.write(position));
        lines.add("Key: %016X".formatted(position.key()));
        return lines;
    }

    private static char letter(Position position, int square) {
        int piece = position.piece(square);
        if (piece == Piece.EMPTY) {
            return '.';
        }
        char letter = position.variant().kind(Piece.kind(piece)).letter();
        return Piece.side(piece) == Side.WHITE ? letter : Character.toLowerCase(letter);
    }
}
