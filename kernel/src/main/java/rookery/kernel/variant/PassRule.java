package rookery.kernel.variant;

/** When a player may choose to pass. */
public enum PassRule {
    NEVER, ALWAYS,
    /** Only without any other move. */
    WITHOUT_MOVES
}
