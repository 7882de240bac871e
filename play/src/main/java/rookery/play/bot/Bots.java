package rookery.play.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import rookery.kernel.variant.Variant;

/** The bots this installation has: every {@link BotProvider} the {@link ServiceLoader} finds. */
public final class Bots {

    private static final System.Logger LOG = System.getLogger(Bots.class.getName());

    /** Our engines, each for its games, then the best of the small bots. */
    private static final List<String> STRONGEST = List.of("rookery", "rookery-dice", "greedy");

    private Bots() {
    }

    /** All providers by name; of two with the same id the first found. One that cannot be loaded is left out and logged. */
    public static List<BotProvider> all() {
        List<BotProvider> found = new ArrayList<>();
        Iterator<BotProvider> providers = ServiceLoader.load(BotProvider.class).iterator();
        while (true) {
            try {
                if (!providers.hasNext()) {
                    break;
                }
                BotProvider provider = providers.next();
                if (found.stream().noneMatch(other -> other.id().equals(provider.id()))) {
                    found.add(provider);
                }
            } catch (ServiceConfigurationError e) {
                LOG.log(System.Logger.Level.WARNING, "A bot could not be loaded", e);
            }
        }
        found.sort(Comparator.comparing(BotProvider::displayName, String.CASE_INSENSITIVE_ORDER));
        return List.copyOf(found);
    }

    public static Optional<BotProvider> named(String id) {
        return all().stream().filter(provider -> provider.id().equals(id)).findFirst();
    }

    /** The providers whose bots play that variant. */
    public static List<BotProvider> playing(Variant variant) {
        return all().stream().filter(provider -> provider.plays(variant)).toList();
    }

    /** The strongest of the providers that play that variant; any of them if it is none of ours. */
    public static Optional<BotProvider> strongest(Variant variant, List<BotProvider> bots) {
        List<BotProvider> able = bots.stream().filter(bot -> bot.plays(variant)).toList();
        return STRONGEST.stream().flatMap(id -> able.stream().filter(bot -> bot.id().equals(id))).findFirst()
                .or(() -> able.stream().findFirst());
    }
}
