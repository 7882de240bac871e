package rookery.kernel.variant;

/** When a player may give up the turn of his own will. */
public enum PassRule {
    NEVER, ALWAYS,
    /** Only without any other move. */
    WITHOUT_MOVES
}
