package rookery.desktop.screen.learn;

import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.variant.Variant;
import rookery.learn.solve.PuzzleCourse;
import rookery.learn.solve.SolvingState;

/**
 * What the page of puzzles shows.
 *
 * @param solving  the puzzle on the board
 * @param standing how the person stands; null until that is known
 * @param gained   what the last puzzle did to the person's rating
 * @param words    sentences about the move that was to be found, once it was
 * @param looked   of a game whose mistakes are looked for, how many moves have been looked at
 * @param plies    how many it has
 * @param retries  how many mistakes of that game are still to come
 */
record PuzzleState(Variant variant, Phase phase, @Nullable SolvingState solving, PuzzleCourse.@Nullable Standing standing, int gained,
        List<String> words, int looked, int plies, int retries) implements WithPuzzleState {

    enum Phase {
        /** The puzzles are on their way from the disk. */
        LOADING,
        /** A game is searched for mistakes. */
        LOOKING,
        /** The game had none. */
        FLAWLESS,
        /** A puzzle is on the board. */
        SOLVING,
        /** There are no puzzles of this game. */
        NONE,
        /** All were solved; what went wrong comes again later. */
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
