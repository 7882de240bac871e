package rookery.arena.lab;

import java.util.List;
import java.util.Set;
import rookery.play.bot.BotOption;

/**
 * Someone who could take part. Nothing here asks the player itself, who may be slow to answer.
 *
 * @param line     as a job file writes it
 * @param external whether it is a program of the user's rather than a bot of this installation
 * @param variants the ids of the shipped variants it plays
 */
public record Offer(String line, String id, String name, String words, boolean external, Set<String> variants, List<BotOption> options) {
    public Offer {
        variants = Set.copyOf(variants);
        options = List.copyOf(options);
    }
}
