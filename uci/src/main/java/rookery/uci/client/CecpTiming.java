package rookery.uci.client;

import java.time.Duration;
import java.util.Locale;
import rookery.kernel.position.Position;
import rookery.play.bot.Limits;

/** Limits in terms of CECP, which sends some once a game and others with every move. */
final class CecpTiming {

    /** For unlimited thinking, until told to move. */
    private static final Duration ENDLESS = Duration.ofHours(1);

    private CecpTiming() {
    }

    /** Identifies the kind of limit; constant through an ordinary game. */
    static String of(Position position, Limits limits) {
        Duration moveTime = limits.moveTime();
        Limits.Clocks clocks = limits.clocks();
        String depth = limits.depth() > 0 ? "sd " + limits.depth() + " " : "";
        if (clocks != null && clocks.remaining(position.turn()) != null) {
            return depth + "level " + clocks.increment(position.turn());
        }
        return depth + "st " + (moveTime == null ? "" : moveTime.toString());
    }

    /** Sends what holds for the whole game. */
    static void begin(CecpSession current, Position position, Limits limits) {
        Limits.Clocks clocks = limits.clocks();
        Duration own = clocks == null ? null : clocks.remaining(position.turn());
        Duration moveTime = limits.moveTime();
        if (limits.depth() > 0) {
            current.send("sd " + limits.depth());
        }
        if (clocks != null && own != null) {
            long base = Math.max(1, own.toSeconds());
            String minutes = base / 60 + (base % 60 == 0 ? "" : String.format(Locale.ROOT, ":%02d", base % 60));
            current.send("level " + clocks.movesToGo() + " " + minutes + " " + seconds(clocks.increment(position.turn())));
        } else {
            // Whole seconds only; for less we tell it when to move.
            current.send("st " + (moveTime == null ? ENDLESS.toSeconds() : Math.max(1, moveTime.plusMillis(999).toSeconds())));
        }
    }

    /** Sends what changes with every move. */
    static void tellClocks(CecpSession current, Position position, Limits limits) {
        Limits.Clocks clocks = limits.clocks();
        Duration own = clocks == null ? null : clocks.remaining(position.turn());
        if (clocks != null && own != null) {
            Duration other = clocks.remaining(position.turn().opponent());
            current.send("time " + centiseconds(own));
            current.send("otim " + centiseconds(other == null ? own : other));
        }
    }

    private static String seconds(Duration time) {
        return time.toMillis() % 1000 == 0 ? Long.toString(time.toSeconds()) : String.format(Locale.ROOT, "%.3f", time.toMillis() / 1e3);
    }

    private static long centiseconds(Duration time) {
        return Math.max(1, time.toMillis() / 10);
    }
}
