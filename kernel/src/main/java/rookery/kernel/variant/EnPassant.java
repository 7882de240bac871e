package rookery.kernel.variant;

/** When a pawn may be taken in passing, by pieces whose movement has the modifier e. */
public enum EnPassant {
    OFF,
    /** After a double step, on the next turn only. */
    STANDARD,
    /** After any pawn move (L-24): the pawn beside ours that moved last is taken by stepping behind it. */
    LITERAL
}
