package rookery.play.match;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.FlagFall;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.chance.Seeds;

/**
 * Everything fixed before a match begins. Two matches with equal settings and the same actions are the same game.
 *
 * @param start  the first position; must be playable
 * @param clocks under {@link FlagFall#PASS} a fixed time a move becomes a time a turn, whose expiry passes the turn
 * @param dice   the source of the rolls; null if and only if the variant has no die
 */
public record MatchSettings(Variant variant, Setup start, Seat white, Seat black, Clocks clocks, @Nullable DiceSeed dice,
        MatchOptions options) implements WithMatchSettings {

    public MatchSettings {
        if (variant.hasDie() != (dice != null)) {
            throw new IllegalArgumentException(variant.hasDie() ? "a die needs a seed" : "a seed for a game without a die");
        }
        clocks = clocks(variant, clocks);
    }

    /** The clocks as they work in a game of the variant. */
    public static Clocks clocks(Variant variant, Clocks wanted) {
        return variant.flagFall() == FlagFall.PASS ? new Clocks(passing(wanted.white()), passing(wanted.black())) : wanted;
    }

    private static TimeControl passing(TimeControl control) {
        return control instanceof TimeControl.PerMove(Duration limit) ? new TimeControl.PerTurn(limit) : control;
    }

    /** From the variant's start position, without clocks; a die gets a fresh seed. */
    public static MatchSettings of(Variant variant, Seat white, Seat black) {
        return new MatchSettings(variant, variant.start(), white, black, Clocks.UNTIMED,
                variant.hasDie() ? DiceSeed.open(Seeds.fresh()) : null,
                MatchOptions.DEFAULT);
    }

    public Seat seat(Side side) {
        return switch (side) {
            case WHITE -> white;
            case BLACK -> black;
        };
    }

    public MatchSettings withSeats(Seat newWhite, Seat newBlack) {
        return new MatchSettings(variant, start, newWhite, newBlack, clocks, dice, options);
    }

    /** With other dice; no change where there are none. */
    @Override
    public MatchSettings withDice(@Nullable DiceSeed changed) {
        return variant.hasDie() ? new MatchSettings(variant, start, white, black, clocks, changed, options) : this;
    }
}
