package rookery.desktop.screen.review;

import java.util.List;
import rookery.desktop.analysis.Analysis;
import rookery.desktop.analysis.Verdicts;
import rookery.desktop.board.BoardModel;
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
 * @param comment  on the present move
 * @param canThink whether there is an engine for these rules
 * @param thinking whether it is switched on
 * @param playing  whether the game plays itself
 */
record ReviewState(Variant variant, String title, List<Ply> plies, int current, int mainPly, BoardModel board, Side turn,
        List<Integer> faces,
        String status, String comment, Analysis analysis, Verdicts verdicts, boolean canThink, boolean thinking, int lines, boolean playing,
        boolean whiteBelow) {
    ReviewState {
        plies = List.copyOf(plies);
        faces = List.copyOf(faces);
    }

    ReviewState withAnalysis(Analysis changed) {
        return new ReviewState(variant, title, plies, current, mainPly, board, turn, faces, status, comment, changed, verdicts, canThink,
                thinking, lines, playing, whiteBelow);
    }

    ReviewState withVerdicts(Verdicts changed) {
        return new ReviewState(variant, title, plies, current, mainPly, board, turn, faces, status, comment, analysis, changed, canThink,
                thinking, lines, playing, whiteBelow);
    }

    ReviewState withThinking(boolean on, int count) {
        return new ReviewState(variant, title, plies, current, mainPly, board, turn, faces, status, comment, analysis, verdicts, canThink,
                on, count, playing, whiteBelow);
    }

    ReviewState withPlaying(boolean changed) {
        return new ReviewState(variant, title, plies, current, mainPly, board, turn, faces, status, comment, analysis, verdicts, canThink,
                thinking, lines, changed, whiteBelow);
    }

    boolean isAtStart() {
        return current == Notebook.ROOT;
    }
}
