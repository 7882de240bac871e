package rookery.learn.puzzle;

/** What the right move of a puzzle achieves and no other does. */
public enum PuzzleGoal {
    /** It wins. */
    WIN,
    /** It keeps the game, which is lost otherwise. */
    SAVE,
    /** Where a die rules: its expectation is the best by a clear margin. */
    CHANCE,
    /** It is clearly better than what a person played there: an own mistake to be tried again. */
    BETTER;

    /** The word for files. */
    public String word() {
        return switch (this) {
            case WIN -> "win";
            case SAVE -> "save";
            case CHANCE -> "chance";
            case BETTER -> "better";
        };
    }
}
