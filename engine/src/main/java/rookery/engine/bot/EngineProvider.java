package rookery.engine.bot;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import rookery.engine.rating.LimitedStrength;
import rookery.engine.rating.MeasuredRatings;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Strength;

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

    /** At a given rating it plays between two rungs of the birds' ladder, whose strength in ordinary chess was measured. */
    @Override
    public Optional<Strength> strength(Variant variant, BotSettings settings) {
        OptionalInt elo = LimitedStrength.of(settings);
        if (elo.isEmpty() || !variant.family().equals(Presets.FIDE.family())) {
            return Optional.empty();
        }
        Level nearest = Level.ofElo(elo.getAsInt());
        int rating = Math.clamp(elo.getAsInt(), Level.ladder().getFirst().rating(), Level.ladder().getLast().rating());
        return MeasuredRatings.of(variant.family(), nearest.id()).map(rung -> new Strength(rating, rung.error(), rung.isElo()));
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
