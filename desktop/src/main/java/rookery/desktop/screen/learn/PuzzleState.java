package rookery.desktop.screen.learn;

import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.variant.Variant;
import rookery.learn.solve.PuzzleCourse;
import rookery.learn.solve.SolvingState;

/**
 * The state of the Puzzles page.
 *
 * @param solving  the puzzle on the board
 * @param standing the person's standing; null until loaded
 * @param gained   how the last puzzle changed the person's rating
 * @param words    sentences about the right move, once it is found
 * @param looked   while a game is searched for mistakes, how many moves have been examined
 * @param plies    how many moves that game has
 * @param retries  how many puzzles are queued before all others
 */
record PuzzleState(Variant variant, Phase phase, @Nullable SolvingState solving, PuzzleCourse.@Nullable Standing standing, int gained,
        List<String> words, int looked, int plies, int retries) implements WithPuzzleState {

    enum Phase {
        /** The puzzles are being loaded. */
        LOADING,
        /** A game is being searched for mistakes. */
        LOOKING,
        /** The game had none. */
        FLAWLESS,
        /** A puzzle is on the board. */
        SOLVING,
        /** There are no puzzles for this variant. */
        NONE,
        /** All are solved; failed ones come back later. */
        ALL_DONE
    }

    PuzzleState {
        words = List.copyOf(words);
    }

    static PuzzleState loading(Variant variant) {
        return new PuzzleState(variant, Phase.LOADING, null, null, 0, List.of(), 0, 0, 0);
    }

    boolean isOver() {
        return solving != null && solving.isOver();
    }

    PuzzleState withoutPuzzle(Phase changed) {
        return new PuzzleState(variant, changed, null, standing, 0, List.of(), 0, 0, 0);
    }

    PuzzleState looking(int done, int all) {
        return new PuzzleState(variant, Phase.LOOKING, null, standing, 0, List.of(), done, all, 0);
    }

    PuzzleState solving(SolvingState changed, int more) {
        return new PuzzleState(variant, Phase.SOLVING, changed, standing, 0, List.of(), 0, 0, more);
    }

    PuzzleState withStanding(PuzzleCourse.Standing changed, int gain) {
        return new PuzzleState(variant, phase, solving, changed, gain, words, looked, plies, retries);
    }
}
