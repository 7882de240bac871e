package rookery.arena.player;

import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;

/**
 * A player who takes part.
 *
 * @param name      unique among the players
 * @param spec      as the user wrote it
 * @param allowance how long it may think
 */
public record Contender(String name, String spec, BotProvider provider, BotSettings settings, Allowance allowance) {

    /** How many threads it uses, as far as its options say. */
    public int threads() {
        String threads = settings.values().getOrDefault("Threads", "1");
        return threads.matches("\\d{1,4}") ? Math.max(1, Integer.parseInt(threads)) : 1;
    }
}
