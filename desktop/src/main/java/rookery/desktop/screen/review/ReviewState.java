package rookery.desktop.screen.review;

import java.util.List;
import rookery.play.analysis.Analysis;
import rookery.play.analysis.Verdicts;
import rookery.look.board.BoardModel;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;

/**
 * What the review shows.
 *
 * @param title    who played, or the name of the variant
 * @param plies    of the whole tree
 * @param current  the node one is at; {@link Notebook#ROOT} at the start
 * @param mainPly  where that is in the main line
 * @param board    without arrows
 * @param faces    that can be rolled here; empty where a move is to be made
 * @param status   one sentence about the position
 * @param opening  what it is called; empty if it has no name
 * @param comment  on the present move
 * @param teachers the engines that know these rules
 * @param teacher  the id of the one that is asked; empty where there is none
 * @param thinking whether it is switched on
 * @param playing  whether the game plays itself
 * @param words     what is true about the present move, in sentences
 * @param exploring whether the explorer of openings is open
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
