package rookery.desktop.screen.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import rookery.desktop.game.GameOrder;
import rookery.desktop.game.MeasuredBot;
import rookery.desktop.game.SeatOrder;
import rookery.desktop.settings.Settings;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.play.match.Clocks;
import rookery.play.match.DiceSeed;
import rookery.play.match.Seat;

final class SeatingTest {
    private static final SeatOrder ADA = new SeatOrder.Person("Ada");
    private static final SeatOrder BOT = new SeatOrder.Computer("measured", "Measured", Map.of());
    private static final List<BotProvider> PROVIDERS = List.of(new MeasuredBot());

    private static GameOrder order(Variant variant, SeatOrder white, SeatOrder black) {
        return new GameOrder(variant, white, black, Clocks.UNTIMED, Side.WHITE, 7, false, true);
    }

    @Test
    void seatsPeopleAndBots() {
        try (var seating = new Seating(order(Presets.FIDE, ADA, BOT), PROVIDERS)) {
            var settings = seating.settings(Settings.DEFAULT.play(), DiceSeed.open(7));
            assertThat(settings.white()).isInstanceOf(Seat.Person.class);
            assertThat(settings.black()).isInstanceOfSatisfying(Seat.BotSeat.class,
                    seat -> assertThat(seat.name()).isEqualTo("Measured"));
            assertThat(settings.dice()).as("no die, no seed").isNull();
            assertThat(settings.options().confirmsMoves()).isTrue();
            assertThat(settings.options().pace()).isEqualTo(Duration.ZERO);
        }
    }

    @Test
    void botsAreSlowedDownForThoseWhoWatch() {
        try (var seating = new Seating(order(Variants.named("dice").orElseThrow(), BOT, BOT), PROVIDERS)) {
            var settings = seating.settings(Settings.DEFAULT.play(), DiceSeed.open(7));
            assertThat(settings.options().pace()).isPositive();
            assertThat(settings.dice()).isEqualTo(DiceSeed.open(7));
        }
    }

    @Test
    void nobodyCanTakeTheSeatOfAnEngineThatIsGone() {
        assertThatThrownBy(() -> new Seating(order(Presets.FIDE, ADA, BOT), List.of())).isInstanceOf(NoSuchElementException.class);
    }
}
