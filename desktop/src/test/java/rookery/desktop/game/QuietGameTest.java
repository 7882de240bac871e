package rookery.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import rookery.kernel.variant.Presets;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Bots;

final class QuietGameTest {

    private final AtomicInteger pictures = new AtomicInteger();

    private static BotProvider greedy() {
        return Bots.all().stream().filter(bot -> bot.id().equals("greedy")).findFirst().orElseThrow();
    }

    private static void untilItRests(QuietGame game) {
        while (!game.isResting()) Thread.onSpinWait();
    }

    /** A window that nobody looks at must not keep the machine awake: under one percent of a core when nothing moves. */
    @Test
    void restsUntilSomebodyStirs() {
        try (var game = new QuietGame(Presets.FIDE, greedy(), new SplittableRandom(5), _ -> pictures.incrementAndGet(), Duration.ZERO)) {
            untilItRests(game);
            assertThat(pictures).as("the start and the moves").hasValue(1 + QuietGame.SHOWN);
            game.watched();
            while (pictures.get() == 1 + QuietGame.SHOWN) Thread.onSpinWait();
            untilItRests(game);
            assertThat(pictures).hasValue(1 + 2 * QuietGame.SHOWN);
        }
    }
}
