package rookery.desktop.screen.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import rookery.desktop.game.GameOrder;
import rookery.desktop.game.LateBot;
import rookery.desktop.game.SeatOrder;
import rookery.desktop.settings.Settings;
import rookery.kernel.piece.Side;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.match.DiceSeed;
import rookery.play.match.MatchOptions;
import rookery.play.match.MatchSettings;
import rookery.play.match.Seat;

/** Who sits where in a game that was ordered, and by which settings the referee leads it. It owns the bots it has seated. */
final class Seating implements AutoCloseable {
    /** How long a bot may think about a move where nothing else limits it. */
    private static final Duration THINKING = Duration.ofSeconds(2);
    /** And where a clock does. */
    private static final Duration LONGEST = Duration.ofSeconds(5);
    private static final Duration WATCHED_PACE = Duration.ofMillis(700);

    private final GameOrder order;
    private final List<Bot> bots = new ArrayList<>();
    private final Seat white;
    private final Seat black;

    Seating(GameOrder order, List<BotProvider> providers) {
        this.order = order;
        white = seat(Side.WHITE, providers);
        black = seat(Side.BLACK, providers);
    }

    private Seat seat(Side side, List<BotProvider> providers) {
        return switch (order.seat(side)) {
            case SeatOrder.Person(String name) -> new Seat.Person(name, name);
            case SeatOrder.Computer(String id, String name, Map<String, String> options) -> {
                var provider = providers.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
                var bot = new LateBot(provider, new BotSettings(options, order.seed() + side.ordinal()));
                bots.add(bot);
                var limits = Limits.ofMoveTime(order.clocks().of(side).isTimed() ? LONGEST : THINKING);
                yield new Seat.BotSeat(id, name, bot, limits, true, true, false);
            }
        };
    }

    /** @param seed where the die starts, if there is one */
    MatchSettings settings(Settings.Play play, DiceSeed seed) {
        var variant = order.variant();
        var dice = variant.hasDie() ? seed : null;
        var options = MatchOptions.DEFAULT.withPersonsRoll(!play.rollByItself()).withConfirmsMoves(order.confirmMoves())
                .withPace(order.isWatched() ? WATCHED_PACE : Duration.ZERO);
        return new MatchSettings(variant, variant.start(), white, black, order.clocks(), dice, options);
    }

    /** Ends the bots; this may take a moment. */
    @Override
    public void close() {
        bots.forEach(Bot::close);
    }
}
