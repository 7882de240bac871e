package rookery.desktop.game;

import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;
import rookery.play.match.Clocks;

/**
 * A game to be played: what, who, how long.
 *
 * @param variant      the rules with the start position of this game
 * @param below        the side shown at the bottom at first
 * @param seed         where the die and the bots' random numbers start
 * @param committed    whether the seed's hash is shown at the start and the seed at the end
 * @param confirmMoves whether a person's move can be put back until the turn is finished
 */
public record GameOrder(Variant variant, SeatOrder white, SeatOrder black, Clocks clocks, Side below, long seed, boolean committed,
        boolean confirmMoves) {

    public SeatOrder seat(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** Whether nobody at this device plays. */
    public boolean isWatched() {
        return !white.isPerson() && !black.isPerson();
    }

    /** Whether exactly one person plays against the computer. */
    public boolean isAgainstComputer() {
        return white.isPerson() != black.isPerson();
    }

    /** The same game again, with colours swapped if one person plays the computer. */
    public GameOrder again(long newSeed, boolean swapped) {
        return swapped
                ? new GameOrder(variant, black, white, new Clocks(/* white= */ clocks.black(), /* black= */ clocks.white()),
                        below.opponent(), newSeed, committed,
                        confirmMoves)
                : new GameOrder(variant, white, black, clocks, below, newSeed, committed, confirmMoves);
    }
}
