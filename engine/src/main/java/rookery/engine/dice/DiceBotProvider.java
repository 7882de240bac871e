package rookery.engine.dice;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import rookery.engine.net.Nets;
import rookery.engine.rating.LimitedStrength;
import rookery.engine.rating.MeasuredRatings;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Strength;

/** Our players for games with a die, from Pip, who just learned the moves, to Laplace, who knows all we know. */
public final class DiceBotProvider implements BotProvider {

    /** The family whose ratings are used for all. */
    private static final String RATED = "dice";

    private static final BotOption.Combo LEVEL = new BotOption.Combo("Level", "Gambit",
            DiceLevel.all().stream().map(DiceLevel::name).toList(),
            "How well it plays, from Pip to Laplace");

    private static final BotOption.Check USE_NET = new BotOption.Check("UseNet", true,
            "Whether Laplace uses a learned net if the game has one");

    @Override
    public String id() {
        return "rookery-dice";
    }

    @Override
    public String displayName() {
        return "Rookery dice";
    }

    @Override
    public String description() {
        return "Weighs every face of the die. Twelve levels, from a beginner to as strong as we can.";
    }

    /** Any game with a die that is won by taking a king. */
    @Override
    public boolean plays(Variant variant) {
        return variant.hasDie() && variant.goals().stream().allMatch(Goal.CaptureRoyal.class::isInstance);
    }

    @Override
    public List<BotOption> options() {
        return List.of(LEVEL, USE_NET, LimitedStrength.LIMIT, LimitedStrength.ELO);
    }

    @Override
    public Optional<Strength> strength(Variant variant, BotSettings settings) {
        return MeasuredRatings.of(variant.family(), level(settings).id());
    }

    /** The level chosen by name, or the one nearest to the requested rating. */
    private static DiceLevel level(BotSettings settings) {
        OptionalInt elo = LimitedStrength.of(settings);
        if (elo.isPresent()) {
            return Collections.min(DiceLevel.all(), Comparator.comparingInt(each -> Math.abs(rating(each) - elo.getAsInt())));
        }
        String name = settings.value(LEVEL);
        return DiceLevel.all().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    }

    private static int rating(DiceLevel level) {
        return MeasuredRatings.of(RATED, level.id()).map(Strength::rating).orElse(LimitedStrength.STRONGEST);
    }

    @Override
    public Bot create(BotSettings settings) {
        DiceLevel level = level(settings);
        boolean usesNet = level.usesNet() && settings.value(USE_NET);
        return new DiceBot(level, variant -> level.sees()
                ? new DiceEvaluation(variant, usesNet ? Nets.of(variant) : Optional.empty())
                : new MaterialValue(), settings.seed());
    }
}
