package rookery.play.record;

import java.util.List;
import rookery.kernel.position.Position;

/**
 * A finished game in the form training needs. Immutable.
 *
 * @param fen          where it began; empty for the variant's start position
 * @param result       White's: 2 won, 1 drawn, 0 lost
 * @param openingPlies how many of the actions were opening moves, played without thought
 * @param plies        all actions in order, rolls of a die included
 */
public record CompactGame(String fen, int result, int openingPlies, List<Ply> plies) {

    /** The most plies a record can hold. */
    public static final int MOST_PLIES = 65_535;

    /**
     * @param action as {@link Position#make} takes it
     * @param score  what the player thought of the position, as {@link ScoreCode}; {@link ScoreCode#NONE} for rolls and in the opening
     */
    public record Ply(int action, short score) {
    }

    public CompactGame {
        plies = List.copyOf(plies);
        if (result < 0 || result > 2 || openingPlies < 0 || openingPlies > plies.size() || plies.size() > MOST_PLIES) {
            throw new IllegalArgumentException(
                    "a game of " + plies.size() + " plies, " + openingPlies + " of them opening, result " + result);
        }
    }

    /** The side's result (0 White, 1 Black): 2 won, 1 drawn, 0 lost. */
    public int resultOf(int side) {
        return side == 0 ? result : 2 - result;
    }
}
