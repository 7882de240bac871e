package rookery.uci.client;

import java.util.List;
import rookery.play.bot.BotOption;

/**
 * How an engine describes itself at startup.
 *
 * @param options  everything it offers, in its order; names are unique, ignoring case
 * @param variants its names for the games it plays; only {@code chess} if it names none
 * @param chess960 whether it supports Chess960 castling
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
