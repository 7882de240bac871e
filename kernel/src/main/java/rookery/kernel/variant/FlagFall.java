package rookery.kernel.variant;

/** What happens when a player's time runs out. */
public enum FlagFall {
    LOSS,
    /** A draw when the other side could not win with the material it has. */
    LOSS_OR_DRAW,
    /** The turn passes to the other player. */
    PASS
}
