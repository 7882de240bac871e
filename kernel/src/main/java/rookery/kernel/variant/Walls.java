package rookery.kernel.variant;

/** What a player blocks as part of each move; a blocked square can be neither entered nor crossed, only leapt over. */
public enum Walls {
    NONE,
    /** One blocked square for both, put on another empty one after every move. */
    DUCK,
    /** Any empty square, for good (isolation). */
    STONE,
    /** An empty square that the piece could go on to from where it arrived, for good (the game of the amazons). */
    ARROW,
    /** The square the piece has left, for good. */
    TRAIL
}
