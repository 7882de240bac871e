package rookery.app.command;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Bots;
import rookery.uci.server.EnginePlayers;

/** The players when Rookery acts as an engine for another program. */
final class OurEngine {

    static final String NAME = "Rookery " + version();
    static final String AUTHOR = "the Rookery authors";

    private OurEngine() {
    }

    private static String version() {
        String version = OurEngine.class.getPackage().getImplementationVersion();
        return version == null ? "0" : version;
    }

    /**
     * Our best for every variant, or the requested bot.
     *
     * @param dice whether games with a die can be played at all
     * @return null, after reporting it, if there is no bot of that name
     */
    static @Nullable EnginePlayers players(@Nullable String bot, boolean dice, Console console) {
        if (bot == null) {
            EnginePlayers.Player engine = player("rookery", Map.of());
            return new EnginePlayers(dice ? List.of(engine, player("rookery-dice", Map.of("Level", "Laplace"))) : List.of(engine));
        }
        Optional<BotProvider> chosen = Bots.named(bot);
        if (chosen.isEmpty()) {
            console.err().printf("rookery: there is no bot '%s'; there are %s.%n", bot,
                    Bots.all().stream().map(BotProvider::id).sorted().collect(Collectors.joining(", ")));
            return null;
        }
        return EnginePlayers.of(chosen.get());
    }

    private static EnginePlayers.Player player(String id, Map<String, String> defaults) {
        return new EnginePlayers.Player(Bots.named(id).orElseThrow(), defaults);
    }
}
