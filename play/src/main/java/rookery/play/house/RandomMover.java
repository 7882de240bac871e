package rookery.play.house;

import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;

/** Random: any legal move, all equally likely. */
public final class RandomMover implements BotProvider {

    @Override
    public String id() {
        return "random";
    }

    @Override
    public String displayName() {
        return "Random";
    }

    @Override
    public String description() {
        return "Plays any legal move, without a thought. Good for a very first win.";
    }

    @Override
    public boolean plays(Variant variant) {
        return true;
    }

    @Override
    public Bot create(BotSettings settings) {
        return new OnePly((position, move) -> 0, settings.seed());
    }
}
