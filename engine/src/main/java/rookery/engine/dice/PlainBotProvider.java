package rookery.engine.dice;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;

/** Plain expectiminimax with material alone: a typical first dice agent, and the baseline for better ones. */
public final class PlainBotProvider implements BotProvider {

    /** The longest thought without a limit; ordinary positions take far less. */
    private static final Duration LONGEST = Duration.ofMinutes(10);
    private static final BotOption.Spin DEPTH = new BotOption.Spin("Depth", 2, 1, 4, "Plies looked ahead");

    @Override
    public String id() {
        return "plain-expectimax";
    }

    @Override
    public String displayName() {
        return "Plain expectimax";
    }

    @Override
    public String description() {
        return "Looks at every roll and every move to a fixed depth and counts material. A benchmark.";
    }

    @Override
    public boolean plays(Variant variant) {
        return new DiceBotProvider().plays(variant);
    }

    @Override
    public List<BotOption> options() {
        return List.of(DEPTH);
    }

    @Override
    public Bot create(BotSettings settings) {
        int depth = (int) settings.value(DEPTH);
        return new Bot() {
            @Override
            public int choose(Position position, Limits limits, Consumer<Thought> progress) {
                long start = System.nanoTime();
                long budget = DiceTime.of(limits, position.turn(), LONGEST).nanos();
                Stop stop = nodes -> (nodes & 15) == 0
                        && (System.nanoTime() - start >= budget || Thread.currentThread().isInterrupted());
                return new PlainExpectation(position, new MaterialValue(), stop).bestMove(depth);
            }
        };
    }
}
