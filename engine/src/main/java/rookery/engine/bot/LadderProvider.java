package rookery.engine.bot;

import java.util.List;
import java.util.Optional;
import rookery.engine.rating.MeasuredRatings;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Strength;

/** The birds of the rookery: opponents from Wren, who learned the moves today, to Rook, who knows all we know. */
public final class LadderProvider implements BotProvider {

    static final BotOption.Combo LEVEL = new BotOption.Combo("Level", "Thrush", Level.ladder().stream().map(Level::name).toList(),
            "Who plays: from Wren, a first-day beginner, to Rook, full strength");
    static final BotOption.Check HUMAN_PACE = new BotOption.Check("Human pace", true,
            "Takes a moment over its moves when nobody has set it a limit");
    static final BotOption.Check BOOK = new BotOption.Check("Openings", true, "Plays the first moves of named openings");

    @Override
    public String id() {
        return "rookery-birds";
    }

    @Override
    public String displayName() {
        return "Rookery birds";
    }

    @Override
    public String description() {
        return "Fourteen opponents from a first-day beginner to full strength, for every game without dice.";
    }

    @Override
    public boolean plays(Variant variant) {
        return !variant.hasDie();
    }

    @Override
    public List<BotOption> options() {
        return List.of(LEVEL, HUMAN_PACE, BOOK);
    }

    @Override
    public Optional<Strength> strength(Variant variant, BotSettings settings) {
        return MeasuredRatings.of(variant.family(), level(settings).id());
    }

    private static Level level(BotSettings settings) {
        String name = settings.value(LEVEL);
        return Level.ladder().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    }

    @Override
    public Bot create(BotSettings settings) {
        return new LadderBot(level(settings), settings.seed(), settings.value(BOOK), settings.value(HUMAN_PACE) ? Pause.HUMAN : Pause.NONE);
    }
}
