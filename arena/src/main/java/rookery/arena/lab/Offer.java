package rookery.arena.lab;

import java.util.List;
import java.util.Set;
import rookery.play.bot.BotOption;

/**
 * A possible participant. Nothing here queries the player itself, which may be slow.
 *
 * @param line     as a job file writes it
 * @param external whether it is the user's program rather than a bot of this installation
 * @param variants the ids of the shipped variants it plays
 */
public record Offer(String line, String id, String name, String words, boolean external, Set<String> variants, List<BotOption> options) {
    public Offer {
        variants = Set.copyOf(variants);
        options = List.copyOf(options);
    }
}
