package rookery.kernel.catalogue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Stride;

/**
 * Where a piece in the middle of an empty field can go, as a square picture for rule pages: row by row from the far side, seen by the piece's owner.
 *
 * @param radius squares on each side of the piece
 * @param marks  one for each square, {@code (2 * radius + 1)} squared of them
 */
public record MoveDiagram(int radius, List<Mark> marks) {

    /** What the piece can do on a square; where two strides meet, the earlier constant wins. */
    public enum Mark {
        PIECE('@'),
        /** Steps or slides there, to move or to capture. */
        GO('o'),
        /** Leaps there over whatever stands between. */
        LEAP('O'),
        /** Goes there only to an empty square. */
        MOVE('m'),
        /** Goes there only to capture. */
        CAPTURE('x'),
        /** Only on its first move. */
        FIRST('i'),
        /** Only by jumping over another piece. */
        HOP('h'), NONE('.');

        private final char sign;

        Mark(char sign) {
            this.sign = sign;
        }

        public char sign() {
            return sign;
        }
    }

    public MoveDiagram {
        marks = List.copyOf(marks);
    }

    /** A picture large enough for all leaps of the piece and to see that its slides go on. */
    public static MoveDiagram of(PieceKind kind) {
        int farthest = kind.movement().strides().stream()
                .mapToInt(stride -> Math.max(Math.abs(stride.dx()), Math.abs(stride.dy())) * Math.min(stride.range(), 3)).max().orElse(1);
        return of(kind, Math.max(2, Math.min(4, farthest)));
    }

    public static MoveDiagram of(PieceKind kind, int radius) {
        int width = 2 * radius + 1;
        Mark[] marks = new Mark[width * width];
        Arrays.fill(marks, Mark.NONE);
        marks[marks.length / 2] = Mark.PIECE;
        for (Stride stride : kind.movement().strides()) {
            for (int leap = 1; leap <= stride.range(); leap++) {
                int column = radius + stride.dx() * leap;
                int row = radius - stride.dy() * leap;
                if (column < 0 || row < 0 || column >= width || row >= width) {
                    break;
                }
                int index = row * width + column;
                marks[index] = stronger(marks[index], mark(stride));
            }
        }
        return new MoveDiagram(radius, List.of(marks));
    }

    private static Mark mark(Stride stride) {
        if (stride.firstMoveOnly()) {
            return Mark.FIRST;
        }
        boolean hops = stride.hurdle() == Stride.Hurdle.HOP || stride.hurdle() == Stride.Hurdle.GRASSHOPPER;
        if (hops) {
            return Mark.HOP;
        }
        if (!stride.captures() || !stride.moves()) {
            return stride.moves() ? Mark.MOVE : Mark.CAPTURE;
        }
        boolean far = Math.max(Math.abs(stride.dx()), Math.abs(stride.dy())) > 1;
        return far && stride.hurdle() == Stride.Hurdle.NONE ? Mark.LEAP : Mark.GO;
    }

    private static Mark stronger(Mark first, Mark second) {
        boolean both = first == Mark.MOVE && second == Mark.CAPTURE || first == Mark.CAPTURE && second == Mark.MOVE;
        return both ? Mark.GO : first.compareTo(second) <= 0 ? first : second;
    }

    /** The mark that many squares to the right of the piece and ahead of it. */
    public Mark at(int right, int ahead) {
        return marks.get((radius - ahead) * (2 * radius + 1) + radius + right);
    }

    /** The rows of the picture, symbols separated by spaces. */
    public List<String> rows() {
        return IntStream.rangeClosed(-radius, radius).mapToObj(row -> {
            StringBuilder line = new StringBuilder();
            for (int right = -radius; right <= radius; right++) {
                line.append(right == -radius ? "" : " ").append(at(right, -row).sign());
            }
            return line.toString();
        }).toList();
    }
}
