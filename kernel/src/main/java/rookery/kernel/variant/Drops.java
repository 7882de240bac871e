package rookery.kernel.variant;

import java.util.List;
import rookery.kernel.geometry.SquareSet;

/**
 * What becomes of pieces in hand: how they get there and where they may be put.
 *
 * @param on         pieces in hand may be dropped on the board instead of a move
 * @param captured   a piece taken goes to the hand of the side that took it
 * @param zones      where kinds may be dropped; a kind that none of them names may be dropped on any empty square
 * @param oneAFile   kinds that may not be dropped on a file where the side has one already
 * @param noMate     kinds whose drop may not give mate
 * @param promoted   a piece may be dropped as what it promotes to
 * @param checks     a drop may give check
 * @param duty       whether a player who can drop must
 * @param apart      kinds of which a second one must stand on a square of the other colour
 * @param gating     a piece that leaves its first square for the first time may leave one from the hand behind
 */
public record Drops(boolean on, boolean captured, List<Zone> zones, List<Integer> oneAFile, List<Integer> noMate, boolean promoted,
        boolean checks, Duty duty, List<Integer> apart, boolean gating) {

    /** Where the sides may drop those kinds. */
    public record Zone(List<Integer> kinds, SquareSet white, SquareSet black) {
        public Zone {
            kinds = List.copyOf(kinds);
        }
    }

    /** Whether a player may choose between a drop and a move. */
    public enum Duty {
        NONE,
        /** While a piece in hand can be dropped nothing else may be done: a phase of placing. */
        ALWAYS,
        /** The same, but only while a royal piece is in hand. */
        ROYAL
    }

    public static final Drops NONE = new Drops(false, false, List.of(), List.of(), List.of(), false, true, Duty.NONE, List.of(), false);

    public Drops {
        zones = List.copyOf(zones);
        oneAFile = List.copyOf(oneAFile);
        noMate = List.copyOf(noMate);
        apart = List.copyOf(apart);
    }

    /** Whether pieces can be in hand at all. */
    public boolean hasHands() {
        return on || captured || gating;
    }
}
