package rookery.learn.lesson;

import java.util.List;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/**
 * A small exercise for someone learning the pieces.
 *
 * @param variant  its rules: those of the variant taught, without goal and die if one piece is alone on the board
 * @param kind     the piece it is about, a number in the variant
 * @param fen      where it begins; White, who learns, is to move
 * @param stars    the squares to visit, if any
 * @param solution one way to do it
 */
public record Lesson(String taught, Variant variant, LessonSort sort, int kind, String fen, SquareSet stars, List<Integer> solution) {

    public Lesson {
        solution = List.copyOf(solution);
    }

    public Position start() {
        return Fen.position(variant, fen);
    }

    /** Its name in the diary, shared by exercises of the same sort for the same piece and variant. */
    public String item() {
        return taught + " " + variant.kind(kind).name() + " " + sort.name();
    }

    /** How many moves a good player needs. */
    public int par() {
        return solution.size();
    }
}
