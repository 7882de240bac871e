package rookery.desktop.analysis;

import java.util.List;
import java.util.Optional;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;

/** Whose opinion of a variant is worth most. */
public final class Teaching {
    /** Our engines, each for its games; after them the best of the small bots, then anybody who knows the rules. */
    private static final List<String> PREFERRED = List.of("rookery", "rookery-dice", "greedy");

    private Teaching() {}

    /** The strongest player of the variant; empty if nobody here plays it. */
    public static Optional<BotProvider> strongest(List<BotProvider> bots, Variant variant) {
        var able = bots.stream().filter(bot -> bot.plays(variant)).toList();
        return PREFERRED.stream().flatMap(id -> able.stream().filter(bot -> bot.id().equals(id))).findFirst()
                .or(() -> able.stream().findFirst());
    }
}
