package rookery.arena.player;

import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;

/**
 * A player who takes part.
 *
 * @param name      unlike that of the others
 * @param spec      as the user wrote it
 * @param allowance how much it may think
 */
public record Contender(String name, String spec, BotProvider provider, BotSettings settings, Allowance allowance) {

    /** How many threads it thinks on, as far as its options tell. */
    public int threads() {
        String threads = settings.values().getOrDefault("Threads", "1");
        return threads.matches("\\d{1,4}") ? Math.max(1, Integer.parseInt(threads)) : 1;
    }
}
