package rookery.kernel.variant;

/** What it means for the player to move to have no move without being in check. */
public enum Stalemate {
    DRAW, LOSS, WIN,
    /** The side with fewer pieces wins; equal numbers draw (suicide chess). */
    FEWER
}
