package rookery.learn.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Bots;
import rookery.play.bot.Limits;

/** Finds the best lines of positions by asking this installation's engine. Mutable, for one thread at a time. */
public final class LineFinder implements AutoCloseable {

    /** The bots to ask: the strongest for games without a die and with one. */
    private static final List<String> PREFERRED = List.of("rookery", "rookery-dice");
    private static final BotSettings SETTINGS = BotSettings.DEFAULT.with("Hash", "8").with("Level", "Laplace");

    private final Bot bot;

    private LineFinder(Bot bot) {
        this.bot = bot;
    }

    /** A finder for that variant; empty if no installed bot can analyse it. */
    public static Optional<LineFinder> of(Variant variant) {
        return PREFERRED.stream().flatMap(id -> Bots.named(id).stream()).filter(provider -> provider.plays(variant)).findFirst()
                .map(provider -> new LineFinder(provider.create(settings(provider))));
    }

    private static BotSettings settings(BotProvider provider) {
        BotSettings settings = BotSettings.DEFAULT;
        for (var option : provider.options()) {
            String value = SETTINGS.values().get(option.name());
            if (value != null && option.problem(value).isEmpty()) {
                settings = settings.with(option.name(), value);
            }
        }
        return settings;
    }

    /** Forgets earlier searches, so that later results do not depend on them. */
    public void newGame() {
        bot.newGame(0);
    }

    /** The best lines, best first: as many as the limits ask for, or fewer if there are fewer moves. */
    public List<JudgedLine> lines(Position position, Limits limits) throws InterruptedException {
        List<JudgedLine> lines = new ArrayList<>();
        bot.choose(position.copy(), limits, thought -> {
            if (thought.score() == null || thought.line().isEmpty()) {
                return;
            }
            if (thought.rank() == 1) {
                lines.clear();
            }
            if (thought.rank() == lines.size() + 1) {
                lines.add(new JudgedLine(thought.line(), JudgedLine.worth(thought.score()), thought.depth()));
            }
        });
        return List.copyOf(lines);
    }

    @Override
    public void close() {
        bot.close();
    }
}
