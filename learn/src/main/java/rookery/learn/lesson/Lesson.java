package rookery.learn.lesson;

import java.util.List;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/**
 * A small exercise for someone who learns the pieces.
 *
 * @param variant  the rules it is played by: those of the variant taught, without the goal and the die where one piece is alone on the board
 * @param kind     the piece it is about, a number in the variant
 * @param fen      where it begins; White, who learns, is to move
 * @param stars    the squares to go to, for lessons that have any
 * @param solution one way to do it
 */
public record Lesson(String taught, Variant variant, LessonSort sort, int kind, String fen, SquareSet stars, List<Integer> solution) {

    public Lesson {
        solution = List.copyOf(solution);
    }

    public Position start() {
        return Fen.position(variant, fen);
    }

    /** The diary's name of it: the same piece and the same sort of exercise of the same variant. */
    public String item() {
        return taught + " " + variant.kind(kind).name() + " " + sort.name();
    }

    /** How many moves a good player needs. */
    public int par() {
        return solution.size();
    }
}
