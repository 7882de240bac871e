package rookery.arena.agent;

import java.nio.file.InvalidPathException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.arena.Reading;
import rookery.arena.player.Allowance;
import rookery.arena.player.AllowanceText;
import rookery.arena.player.PlayerSource;
import rookery.arena.player.PlayerSpec;
import rookery.arena.player.ProgramSource;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Strength;

/**
 * A computer player as stored games name it, so that another program can find it again.
 *
 * @param provider a bot's id, or the kind and the file as {@link PlayerSpec} writes them, such as {@code uci:/usr/games/stockfish}
 * @param options  the bot's own and, behind an {@code @}, its limits
 */
public record StoredPlayer(String provider, Map<String, String> options) {

    private static final PlayerSource SOURCE = new ProgramSource().or(new JarSource()).or(PlayerSource.INSTALLED);
    private static final String TERM = "@";

    public StoredPlayer {
        options = Map.copyOf(options);
    }

    /** The option name for a term of a {@link PlayerSpec}. */
    public static String term(String name) {
        return TERM + name;
    }

    /** Whether it was given on a command line with its own limits, or as a file. */
    public boolean isWritten() {
        return provider.indexOf(':') >= 0 || options.keySet().stream().anyMatch(name -> name.startsWith(TERM));
    }

    /** The provider of that player; empty if there is none. Starts a program to ask what it is. */
    public Optional<BotProvider> find() {
        Map<String, String> terms = new LinkedHashMap<>();
        options.forEach((name, value) -> {
            if (name.startsWith(TERM)) {
                terms.put(name.substring(TERM.length()), value);
            }
        });
        int colon = provider.indexOf(':');
        String kind = colon > 0 && PlayerSpec.KINDS.contains(provider.substring(0, colon)) ? provider.substring(0, colon) : "";
        String target = kind.isEmpty() ? provider : provider.substring(colon + 1);
        try {
            return SOURCE.find(new PlayerSpec(provider, kind, target, own(options), terms))
                    .map(found -> terms.isEmpty() ? found : new Limited(found));
        } catch (BotFailure | InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Its limits for each move; empty if its options do not say. */
    public Optional<Limits> limits() {
        Allowance allowance = Allowance.FREE;
        for (String limit : List.of("movetime", "nodes", "depth")) {
            String value = options.get(TERM + limit);
            if (value != null && AllowanceText.with(allowance, limit, value) instanceof Reading.Read<Allowance>(Allowance narrower)) {
                allowance = narrower;
            }
        }
        return allowance.isFree() ? Optional.empty() : Optional.of(allowance.limits());
    }

    private static Map<String, String> own(Map<String, String> options) {
        Map<String, String> own = new TreeMap<>(options);
        own.keySet().removeIf(name -> name.startsWith(TERM));
        return own;
    }

    /** A provider whose players carry limits among their options. The bot does not see these, and its strength under them is unmeasured. */
    private record Limited(BotProvider provider) implements BotProvider {

        @Override
        public String id() {
            return provider.id();
        }

        @Override
        public String displayName() {
            return provider.displayName();
        }

        @Override
        public String description() {
            return provider.description();
        }

        @Override
        public boolean plays(Variant variant) {
            return provider.plays(variant);
        }

        @Override
        public List<BotOption> options() {
            return provider.options();
        }

        @Override
        public List<String> problems(Variant variant, BotSettings settings) {
            return provider.problems(variant, new BotSettings(own(settings.values()), settings.seed()));
        }

        @Override
        public Optional<Strength> strength(Variant variant, BotSettings settings) {
            return Optional.empty();
        }

        @Override
        public Bot create(BotSettings settings) {
            return provider.create(new BotSettings(own(settings.values()), settings.seed()));
        }
    }
}
