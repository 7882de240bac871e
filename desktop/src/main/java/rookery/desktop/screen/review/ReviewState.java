package rookery.desktop.screen.review;

import java.util.List;
import rookery.play.analysis.Analysis;
import rookery.play.analysis.Verdicts;
import rookery.look.board.BoardModel;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;

/**
 * The state of the review.
 *
 * @param title    who played, or the name of the variant
 * @param plies    of the whole tree
 * @param current  the current node; {@link Notebook#ROOT} at the start
 * @param mainPly  where that is in the main line
 * @param board    without arrows
 * @param faces    that can be rolled here; empty if a move is due
 * @param status   one sentence about the position
 * @param opening  the opening's name; empty if it has none
 * @param comment  on the current move
 * @param teachers the engines that know these rules
 * @param teacher  the id of the one in use; empty if there is none
 * @param thinking whether it is switched on
 * @param playing  whether the game plays itself
 * @param words     facts about the current move, in sentences
 * @param exploring whether the opening explorer is open
 */
record ReviewState(Variant variant, String title, List<TreeMove> plies, int current, int mainPly, BoardModel board, Side turn,
        List<Integer> faces,
        String status, String opening, String comment, Analysis analysis, Verdicts verdicts, List<Teacher> teachers, String teacher,
        boolean thinking,
        int lines, boolean playing,
        boolean whiteBelow, List<String> words, boolean exploring) implements WithReviewState {
    /** An engine that can be asked. */
    record Teacher(String id, String name) {
        @Override
        public String toString() {
            return name;
        }
    }

    ReviewState {
        teachers = List.copyOf(teachers);
        plies = List.copyOf(plies);
        faces = List.copyOf(faces);
        words = List.copyOf(words);
    }

    boolean canThink() {
        return !teachers.isEmpty();
    }

    boolean isAtStart() {
        return current == Notebook.ROOT;
    }
}
