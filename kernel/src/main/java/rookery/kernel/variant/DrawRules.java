package rookery.kernel.variant;

/**
 * How a game is drawn besides stalemate; 0 or false switches a rule off.
 *
 * @param repetitionClaim     occurrences of a position after which the player to move may claim
 * @param repetitionAutomatic occurrences after which the game is drawn
 * @param perpetualCheck      a third occurrence reached by nothing but checks is reported as perpetual check
 * @param quietMovesClaim     moves by each side without capture or pawn move after which a player may claim
 * @param quietMovesAutomatic the same, ending the game
 * @param deadPosition        draw when material proves that nobody can win
 */
public record DrawRules(int repetitionClaim, int repetitionAutomatic, boolean perpetualCheck, int quietMovesClaim,
        int quietMovesAutomatic, boolean deadPosition) {

    public static final DrawRules NONE = new DrawRules(0, 0, false, 0, 0, false);
    public static final DrawRules FIDE = new DrawRules(3, 5, false, 50, 75, true);

    public DrawRules {
        if (repetitionClaim < 0 || repetitionAutomatic < 0 || quietMovesClaim < 0 || quietMovesAutomatic < 0) {
            throw new IllegalArgumentException("a count below 0");
        }
    }
}
