package rookery.kernel.catalogue;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;

/** Sets of squares in a variant file: a list of squares and of rectangles given by two corners, such as {@code ["d4", "a7-h8"]}. */
final class ZoneText {

    private final ProblemList problems;
    private final BoardShape shape;

    ZoneText(ProblemList problems, BoardShape shape) {
        this.problems = problems;
        this.shape = shape;
    }

    BoardShape shape() {
        return shape;
    }

    /** The squares of that member; anything else in it is reported. */
    SquareSet read(Section section, String key) {
        List<Json.Text> texts = section.texts(key, "squares");
        SquareSet zone = SquareSet.EMPTY;
        for (int i = 0; texts != null && i < texts.size(); i++) {
            Json.Text text = texts.get(i);
            SquareSet squares = squares(text.value());
            if (squares.isEmpty()) {
                problems.add(text.place(), section.path(key) + "[" + i + "]", "expected a square of the " + shape
                        + " board or two corners such as \"a1-c2\", found \"" + Section.shown(text.value()) + "\"");
            }
            zone = zone.union(squares);
        }
        return zone;
    }

    /** One square, or the rectangle between two corners; empty when the text is neither. */
    private SquareSet squares(String text) {
        int hyphen = text.indexOf('-');
        int first = shape.parse(hyphen < 0 ? text : text.substring(0, hyphen));
        int second = shape.parse(hyphen < 0 ? text : text.substring(hyphen + 1));
        if (first == BoardShape.NONE || second == BoardShape.NONE) {
            return SquareSet.EMPTY;
        }
        return SquareSet.where(shape, square -> isBetween(shape.file(square), shape.file(first), shape.file(second))
                && isBetween(shape.rank(square), shape.rank(first), shape.rank(second)));
    }

    private static boolean isBetween(int value, int first, int second) {
        return value >= Math.min(first, second) && value <= Math.max(first, second);
    }

    /** Runs along a rank are written by their ends. */
    static Json write(BoardShape shape, SquareSet set) {
        List<String> names = new ArrayList<>();
        for (int square : set) {
            boolean continues = shape.file(square) > 0 && set.contains(square - 1);
            if (!continues) {
                int last = square;
                while (shape.file(last) + 1 < shape.files() && set.contains(last + 1)) {
                    last++;
                }
                names.add(last == square ? shape.name(square) : shape.name(square) + "-" + shape.name(last));
            }
        }
        return Json.ofTexts(names);
    }
}
