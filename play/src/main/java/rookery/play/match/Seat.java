package rookery.play.match;

import rookery.play.bot.Bot;
import rookery.play.bot.Limits;

/** Where the moves of one side of a match come from. A match does not know who its players are. */
public sealed interface Seat {

    Person PERSON = new Person();

    /** Somebody whose actions are posted to the match. */
    record Person() implements Seat {
    }

    /**
     * A bot that the match asks for moves. The match does not close it; afterwards it can play another game, see {@link Match#released}.
     *
     * @param limits  what the bot may use for each move, besides the clock if there is one
     * @param resigns whether it may resign
     * @param draws   whether it may offer, accept and claim draws
     * @param ponders whether it thinks on the other side's time
     */
    record BotSeat(Bot bot, Limits limits, boolean resigns, boolean draws, boolean ponders) implements Seat {

        public static BotSeat of(Bot bot, Limits limits) {
            return new BotSeat(bot, limits, true, true, false);
        }
    }
}
