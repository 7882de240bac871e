package rookery.archive;

import rookery.kernel.piece.Side;
import rookery.kernel.variant.FlagFall;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.match.Clocks;
import rookery.play.match.MatchSettings;
import rookery.play.match.TimeControl;

/**
 * What is agreed before a game: the rules, the players, the clocks and the conditions.
 *
 * @param variant       the rules
 * @param start         the first position
 * @param below         the side shown at the bottom at first
 * @param rated         whether a rated game is wanted; whether it {@linkplain #counts counts} depends on the players too
 * @param confirmsMoves whether a person's move can be put back until the turn is finished
 * @param clocksWait    whether the clocks start with the first move
 * @param botSeed       where the random numbers of bots start
 */
public record GameTerms(Variant variant, Setup start, Player white, Player black, Clocks clocks, Side below, boolean rated,
        boolean confirmsMoves, boolean clocksWait, long botSeed) implements WithGameTerms {

    public GameTerms {
        if (clocks.white() instanceof TimeControl.PerTurn || clocks.black() instanceof TimeControl.PerTurn) {
            // If the clock can pass turns, the rules must allow passes too, because saved files are read by them.
            variant = variant.with(draft -> draft.flagFall = FlagFall.PASS);
        }
        clocks = MatchSettings.clocks(variant, clocks);
    }

    /** Whether the result is rated: it must be wanted, and the players must be different and known here, at least one of them a person. */
    public boolean counts() {
        return rated && (white.isPerson() || black.isPerson()) && !white.id().isEmpty() && !black.id().isEmpty()
                && !white.id().equals(black.id());
    }

    /** A friendly game from the variant's start position, with White at the bottom. */
    public static GameTerms friendly(Variant variant, Player white, Player black, Clocks clocks) {
        return new GameTerms(variant, variant.start(), white, black, clocks, Side.WHITE, false, false, false, 0);
    }

    public Player player(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** Whether no person plays. */
    public boolean isWatched() {
        return !white.isPerson() && !black.isPerson();
    }

    /** Whether exactly one person plays against the computer. */
    public boolean isAgainstComputer() {
        return white.isPerson() != black.isPerson();
    }

    /** The same game again with new random numbers; colours swap unless no person plays. */
    public GameTerms rematch(long newBotSeed) {
        if (isWatched()) {
            return withBotSeed(newBotSeed);
        }
        return new GameTerms(variant, start, /* white= */ black, /* black= */ white,
                new Clocks(/* white= */ clocks.black(), /* black= */ clocks.white()),
                isAgainstComputer() ? below.opponent() : below, rated, confirmsMoves, clocksWait, newBotSeed);
    }

    public GameTerms withPlayers(Player newWhite, Player newBlack) {
        return new GameTerms(variant, start, newWhite, newBlack, clocks, below, rated, confirmsMoves, clocksWait, botSeed);
    }

    public GameTerms withConduct(boolean changedConfirmsMoves, boolean changedClocksWait) {
        return new GameTerms(variant, start, white, black, clocks, below, rated, changedConfirmsMoves, changedClocksWait, botSeed);
    }
}
