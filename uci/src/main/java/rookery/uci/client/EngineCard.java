package rookery.uci.client;

import java.util.List;
import rookery.play.bot.BotOption;

/**
 * What an engine says of itself when it is started.
 *
 * @param options  all it offers, in its order; no two names differ only in case
 * @param variants the names it has for the games it plays, {@code chess} alone if it says nothing
 * @param chess960 whether it castles as in Chess960 when asked
 */
public record EngineCard(String name, String author, List<BotOption> options, List<String> variants, boolean chess960) {

    public EngineCard {
        options = List.copyOf(options);
        variants = List.copyOf(variants);
    }

    public boolean has(String option) {
        return options.stream().anyMatch(each -> each.name().equalsIgnoreCase(option));
    }
}
