package rookery.engine.bot;

import java.util.List;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;

/** The engine itself: plays and analyses every variant without a die, at full strength or at a given rating. */
public final class EngineProvider implements BotProvider {

    @Override
    public String id() {
        return "rookery";
    }

    @Override
    public String displayName() {
        return "Rookery";
    }

    @Override
    public String description() {
        return "Our engine at full strength, or at a rating of your choice. Plays every game without dice, your own variants too.";
    }

    @Override
    public boolean plays(Variant variant) {
        return !variant.hasDie();
    }

    @Override
    public List<BotOption> options() {
        return EngineOptions.ALL;
    }

    @Override
    public List<String> problems(Variant variant, BotSettings settings) {
        return EngineBot.problems(variant, settings);
    }

    @Override
    public Bot create(BotSettings settings) {
        return new EngineBot(settings);
    }
}
