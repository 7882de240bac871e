package rookery.kernel.variant;

/**
 * How a game is drawn besides stalemate, and what repeating a position means; 0 or false switches a rule off.
 *
 * @param repetitionClaim     occurrences of a position after which the player to move may claim
 * @param repetitionAutomatic occurrences after which the game is over
 * @param perpetualCheck      a third occurrence reached by nothing but checks is reported as perpetual check
 * @param quietMovesClaim     moves by each side without capture or pawn move after which a player may claim
 * @param quietMovesAutomatic the same, ending the game
 * @param deadPosition        draw when material proves that nobody can win
 * @param repetition          what the repetition that ends the game means
 * @param checkerLoses        the side all of whose moves since a position first occurred gave check loses when it repeats
 * @param counting            how many moves a side that should win has
 */
public record DrawRules(int repetitionClaim, int repetitionAutomatic, boolean perpetualCheck, int quietMovesClaim,
        int quietMovesAutomatic, boolean deadPosition, Repetition repetition, boolean checkerLoses, Counting counting) {

    /** Who gains from a repetition that ends the game. */
    public enum Repetition {
        DRAW,
        /** The player whose turn it is loses. */
        TURN_LOSES,
        /** The player whose turn it is wins: the other one repeated. */
        TURN_WINS,
        /** White, who moves first, loses. */
        WHITE_LOSES
    }

    /** Counting of moves against a side that has little left, as Southeast Asia plays it. */
    public enum Counting {
        NONE,
        /** Makruk: 64 moves without pawns on the board; against a bare king fewer, by the pieces left, those already on the board counted in. */
        MAKRUK,
        /** Against a bare king a number of moves by the strongest piece left. */
        ASEAN
    }

    public static final DrawRules NONE = new DrawRules(0, 0, false, 0, 0, false);
    public static final DrawRules FIDE = new DrawRules(3, 5, false, 50, 75, true);

    public DrawRules {
        if (repetitionClaim < 0 || repetitionAutomatic < 0 || quietMovesClaim < 0 || quietMovesAutomatic < 0) {
            throw new IllegalArgumentException("a count below 0");
        }
    }

    public DrawRules(int repetitionClaim, int repetitionAutomatic, boolean perpetualCheck, int quietMovesClaim, int quietMovesAutomatic,
            boolean deadPosition) {
        this(repetitionClaim, repetitionAutomatic, perpetualCheck, quietMovesClaim, quietMovesAutomatic, deadPosition, Repetition.DRAW,
                false,
                Counting.NONE);
    }
}
