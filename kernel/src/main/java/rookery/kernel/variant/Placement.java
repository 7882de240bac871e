package rookery.kernel.variant;

import java.util.List;
import java.util.stream.IntStream;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;

/** Which piece (see {@link Piece}) stands on which square; immutable. The list has one entry a square, 0 for an empty one. */
public record Placement(BoardShape shape, List<Integer> pieces) {

    public Placement {
        pieces = List.copyOf(pieces);
        if (pieces.size() != shape.squares()) {
            throw new IllegalArgumentException(pieces.size() + " squares on a board of " + shape);
        }
    }

    public static Placement empty(BoardShape shape) {
        return of(shape, new int[shape.squares()]);
    }

    public static Placement of(BoardShape shape, int[] pieces) {
        return new Placement(shape, IntStream.of(pieces).boxed().toList());
    }

    /** A placement written in the code, rows from the top as in FEN but with one character a square, {@code .} for an empty one. */
    public static Placement drawn(BoardShape shape, List<PieceKind> kinds, String... rows) {
        int[] pieces = new int[shape.squares()];
        for (int row = 0; row < shape.ranks(); row++) {
            for (int file = 0; file < shape.files(); file++) {
                char letter = rows[row].charAt(file);
                if (letter != '.') {
                    Side side = Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK;
                    pieces[shape.square(file, shape.ranks() - 1 - row)] = Piece.of(kindOf(kinds, Character.toUpperCase(letter)), side);
                }
            }
        }
        return of(shape, pieces);
    }

    private static int kindOf(List<PieceKind> kinds, char letter) {
        for (int i = 0; i < kinds.size(); i++) {
            if (kinds.get(i).letter() == letter) {
                return i + 1;
            }
        }
        throw new IllegalArgumentException("no piece has the letter " + letter);
    }

    public int piece(int square) {
        return pieces.get(square);
    }

    public Placement with(int square, int piece) {
        int[] changed = toArray();
        changed[square] = piece;
        return of(shape, changed);
    }

    public int count(int piece) {
        return (int) pieces.stream().filter(other -> other == piece).count();
    }

    public SquareSet squaresOf(int piece) {
        return SquareSet.where(shape, square -> piece(square) == piece);
    }

    public int[] toArray() {
        return pieces.stream().mapToInt(Integer::intValue).toArray();
    }
}
