package rookery.learn.puzzle;

/** What only the right move of a puzzle achieves. */
public enum PuzzleGoal {
    /** It wins. */
    WIN,
    /** It saves the game, which is lost otherwise. */
    SAVE,
    /** With a die: its winning chance is the best by a clear margin. */
    CHANCE,
    /** It is clearly better than what the person played: an own mistake to retry. */
    BETTER;

    /** Its name in files. */
    public String word() {
        return switch (this) {
            case WIN -> "win";
            case SAVE -> "save";
            case CHANCE -> "chance";
            case BETTER -> "better";
        };
    }
}
