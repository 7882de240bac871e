package rookery.play.match;

import rookery.play.bot.Bot;
import rookery.play.bot.Limits;

/** One of the two players of a match. */
public sealed interface Seat {

    /** Who this is in archives and rankings; empty for a stranger. */
    String id();

    /** The name people read. */
    String name();

    /** Someone whose actions are posted to the match. */
    record Person(String id, String name) implements Seat {
        public static Person named(String name) {
            return new Person("", name);
        }
    }

    /**
     * A bot, which the match asks. It stays its owner's: the match does not close it, and after the match it can play another, see
     * {@link Match#released}.
     *
     * @param limits  what the bot may use for each move, besides the clock if there is one
     * @param resigns whether it may give up
     * @param draws   whether it may offer, accept and claim draws
     * @param ponders whether it thinks on the other side's time
     */
    record BotSeat(String id, String name, Bot bot, Limits limits, boolean resigns, boolean draws, boolean ponders) implements Seat {

        public static BotSeat of(String name, Bot bot, Limits limits) {
            return new BotSeat("", name, bot, limits, true, true, false);
        }

        public BotSeat withId(String newId) {
            return new BotSeat(newId, name, bot, limits, resigns, draws, ponders);
        }

        public BotSeat withManners(boolean mayResign, boolean mayDraw) {
            return new BotSeat(id, name, bot, limits, mayResign, mayDraw, ponders);
        }

        public BotSeat withPondering(boolean mayPonder) {
            return new BotSeat(id, name, bot, limits, resigns, draws, mayPonder);
        }
    }
}
