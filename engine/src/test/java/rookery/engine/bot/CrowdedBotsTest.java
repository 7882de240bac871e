package rookery.engine.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.CrowdedBoards;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Bots;
import rookery.play.bot.Limits;

/** Every bot of the program answers on the fullest boards of every variant it plays: without heeding clock or interrupt some would take hours. */
// E-01
@Timeout(300)
class CrowdedBotsTest {

    static Stream<Arguments> seats() {
        List<Variant> variants = CrowdedBoards.variants();
        return Bots.all().stream()
                .flatMap(bot -> variants.stream().filter(bot::plays).map(variant -> Arguments.of(bot.id(), variant.id(), bot, variant)));
    }

    @ParameterizedTest(name = "{0} plays {1}")
    @MethodSource("seats")
    void answersInTime(String id, String game, BotProvider provider, Variant variant) throws InterruptedException {
        Position position = CrowdedBoards.filled(variant, 1);
        Bot bot = provider.create(settings(provider));
        int move = bot.choose(position.copy(), Limits.ofMoveTime(Duration.ofMillis(5)), thought -> {
        });
        assertThat(position.isLegal(move)).isTrue();
        bot.close();
    }

    @ParameterizedTest(name = "{0} plays {1}")
    @MethodSource("seats")
    void answersWhenInterrupted(String id, String game, BotProvider provider, Variant variant) throws InterruptedException {
        Position position = CrowdedBoards.filled(variant, 1);
        Bot bot = provider.create(settings(provider));
        Thread.currentThread().interrupt();
        try {
            int move = bot.choose(position.copy(), Limits.ofMoveTime(Duration.ofDays(1)), thought -> {
            });
            assertThat(position.isLegal(move)).isTrue();
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        bot.close();
    }

    private static BotSettings settings(BotProvider provider) {
        BotSettings settings = BotSettings.DEFAULT;
        return provider.id().equals("rookery-birds") ? settings.with("Human pace", "false") : settings;
    }
}
