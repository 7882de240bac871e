package rookery.play.match;

import rookery.kernel.piece.Side;

/**
 * How a bot forfeited its game.
 *
 * @param detail for people, in the bot's or the machine's own words; may be empty
 */
public record BotTrouble(Side side, Kind kind, String detail) {

    /** What it did. */
    public enum Kind {
        /** It broke down: threw something, or its program died. */
        FAILED,
        /** It chose a move the rules do not allow. */
        ILLEGAL_MOVE,
        /** It did not answer in time, in a game without a clock. */
        OVERRAN
    }
}
