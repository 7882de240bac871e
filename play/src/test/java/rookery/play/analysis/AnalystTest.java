package rookery.play.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;

final class AnalystTest {
    /** A player that breaks in the way the memory of a machine does. */
    private static final class Exhausted implements BotProvider {
        @Override
        public String id() {
            return "exhausted";
        }

        @Override
        public String displayName() {
            return "Exhausted";
        }

        @Override
        public boolean plays(Variant variant) {
            return true;
        }

        @Override
        public Bot create(BotSettings settings) {
            return (position, limits, progress) -> {
                throw new OutOfMemoryError("no room to think");
            };
        }
    }

    // E-08: the analyst's thread ended, and no later question was answered.
    @Test
    void anErrorIsToldAndTheNextQuestionAnswered() throws Exception {
        try (var analyst = new Analyst()) {
            for (int i = 0; i < 2; i++) {
                var told = new CompletableFuture<Exception>();
                analyst.ask(new Exhausted(), Position.start(Presets.FIDE), 1, new Analyst.Listener() {
                    @Override
                    public void heard(Analysis analysis) {
                        told.completeExceptionally(new AssertionError("nothing was thought"));
                    }

                    @Override
                    public void failed(Exception problem) {
                        told.complete(problem);
                    }
                });
                assertThat(told.get(60, TimeUnit.SECONDS)).hasMessageContaining("no room to think");
            }
        }
    }
}
