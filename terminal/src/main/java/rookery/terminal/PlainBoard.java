package rookery.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;

/** A board in letters: capitals for White, a plus before a promoted piece, a star for a blocked square. Also lists the pieces by name, for screen readers. */
final class PlainBoard {

    private final Position position;
    private final BoardShape shape;

    PlainBoard(Position position) {
        this.position = position;
        shape = position.shape();
    }

    /** The ranks from the top as the side below sees them, then the names of the files. */
    List<String> rows(Side below) {
        boolean turned = isTurned(position, below);
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < shape.ranks(); row++) {
            int rank = turned ? row : shape.ranks() - 1 - row;
            StringBuilder line = new StringBuilder("%2d".formatted(rank + 1));
            files(turned).forEach(file -> {
                int piece = position.piece(shape.square(file, rank));
                line.append(isPromoted(position, piece) ? '+' : ' ').append(letter(piece));
            });
            rows.add(line.toString());
        }
        StringBuilder names = new StringBuilder("  ");
        files(turned).forEach(file -> names.append(' ').append(BoardShape.fileName(file)));
        rows.add(names.toString());
        return rows;
    }

    private IntStream files(boolean turned) {
        return IntStream.range(0, shape.files()).map(column -> turned ? shape.files() - 1 - column : column);
    }

    /** Whether the first rank is at the top, so that the pieces of the side below move up. */
    static boolean isTurned(Position position, Side below) {
        return position.variant().forward(below) < 0;
    }

    /** Whether it is a promoted piece, written with a plus. */
    static boolean isPromoted(Position position, int piece) {
        return Piece.isPiece(piece) && position.variant().kind(Piece.kind(piece)).isPromoted();
    }

    /** Whether pieces can be in hand in this game. */
    boolean hasHands() {
        return position.variant().wild().drops().hasHands();
    }

    /** {@code pawn 2, knight 1}: what the side has in hand; a hyphen for nothing. */
    String hand(Side side) {
        List<String> kinds = new ArrayList<>();
        for (int kind = 1; kind <= position.variant().kinds().size(); kind++) {
            int count = position.inHand(Piece.of(kind, side));
            if (count > 0) {
                kinds.add(Printable.text(position.variant().kind(kind).name()) + " " + count);
            }
        }
        return kinds.isEmpty() ? "-" : String.join(", ", kinds);
    }

    private char letter(int piece) {
        if (!Piece.isPiece(piece)) {
            return piece == Piece.WALL ? '*' : '.';
        }
        char letter = position.variant().kind(Piece.kind(piece)).letter();
        return Piece.isWhite(piece) ? letter : Character.toLowerCase(letter);
    }

    /** {@code king e1, rook a1 h1, pawn a2 b2}: the most valuable kinds as the variant lists them. */
    String pieces(Side side) {
        List<String> kinds = new ArrayList<>();
        List<PieceKind> all = position.variant().kinds();
        for (int kind = 1; kind <= all.size(); kind++) {
            int piece = Piece.of(kind, side);
            List<String> squares = IntStream.range(0, shape.squares()).filter(square -> position.piece(square) == piece)
                    .mapToObj(shape::name).toList();
            if (!squares.isEmpty()) {
                kinds.add(Printable.text(all.get(kind - 1).name()) + " " + String.join(" ", squares));
            }
        }
        return String.join(", ", kinds);
    }
}
