package rookery.arena.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import rookery.arena.player.Contender;
import rookery.play.bot.Bot;

/** One worker's players, kept alive from game to game as far as there is room. Mutable, for one thread. */
final class PlayerPool {

    /** Players may be large programs; beyond this number the least recently used are closed. */
    private static final int MOST = 6;
    /** A player that does not close in this time is abandoned. */
    private static final Duration LONGEST_CLOSING = Duration.ofSeconds(5);

    private final List<Contender> contenders;
    private final Map<Integer, Bot> bots = new LinkedHashMap<>(16, 0.75f, true);
    private final Set<Integer> warm = new HashSet<>();

    PlayerPool(List<Contender> contenders) {
        this.contenders = contenders;
    }

    /** The player, ready for a new game; throws whatever the player throws. */
    Bot seat(int player, long seed) {
        Bot bot = bots.get(player);
        if (bot == null) {
            while (bots.size() >= MOST) {
                discard(bots.keySet().iterator().next());
            }
            Contender contender = contenders.get(player);
            bot = contender.provider().create(contender.settings().withSeed(seed));
            bots.put(player, bot);
        }
        bot.newGame(seed);
        return bot;
    }

    /** Whether the player has not thought yet since it was made; true once. */
    boolean isCold(int player) {
        return warm.add(player);
    }

    /** Closes a player that failed; the next game gets a new one. */
    void discard(int player) {
        Bot bot = bots.remove(player);
        warm.remove(player);
        if (bot != null) {
            Thread closing = Thread.ofPlatform().daemon().name("closes a player").start(() -> close(bot));
            boolean interrupted = false;
            long end = System.nanoTime() + LONGEST_CLOSING.toNanos();
            for (long left = LONGEST_CLOSING.toMillis(); left > 0 && closing.isAlive(); left = (end - System.nanoTime()) / 1_000_000) {
                try {
                    closing.join(left);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static void close(Bot bot) {
        try {
            bot.close();
        } catch (RuntimeException | Error e) {
            System.getLogger(PlayerPool.class.getName()).log(System.Logger.Level.DEBUG, "a player could not be closed", e);
        }
    }

    void close() {
        new ArrayList<>(bots.keySet()).forEach(this::discard);
    }
}
