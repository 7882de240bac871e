package rookery.arena.player;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import rookery.arena.Reading;
import rookery.play.match.TimeControl;
import rookery.play.match.TimeControlReading;
import rookery.play.match.TimeControlText;

/** Reads limits as users write them: {@code tc 2+0.02}, {@code movetime 0.1} in seconds, {@code nodes 1000}, {@code depth 5}. */
public final class AllowanceText {

    public static final List<String> NAMES = List.of("tc", "movetime", "nodes", "depth");
    /** The largest values of the limits that are whole numbers; the smallest is 1. */
    public static final Map<String, Long> LARGEST = Map.of("nodes", 1_000_000_000_000L, "depth", 1_000L);

    private AllowanceText() {
    }

    /** The allowance with one more limit, which replaces one of its kind. */
    public static Reading<Allowance> with(Allowance before, String name, String value) {
        String text = value.strip();
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "tc" -> clock(before, text);
            case "movetime" -> moveTime(before, text);
            case "nodes" -> whole(text, "nodes").then(nodes -> Reading.read(before.withNodes(nodes)));
            case "depth" -> whole(text, "depth").then(depth -> Reading.read(before.withDepth(depth.intValue())));
            default -> Reading.refused("there is no limit “" + name + "”; there are " + String.join(", ", NAMES));
        };
    }

    private static Reading<Allowance> clock(Allowance before, String text) {
        return switch (TimeControlText.read(text)) {
            case TimeControlReading.Known(TimeControl.PerTurn _) ->
                Reading.refused("tc: a clock that passes the turn is for people; =SECONDS gives each move that long");
            case TimeControlReading.Known(TimeControl control) -> Reading.read(before.withClock(control));
            case TimeControlReading.Unknown() -> Reading.refused("tc: “?” says nothing");
            case TimeControlReading.Refused(String reason) -> Reading.refused("tc: " + reason);
        };
    }

    private static Reading<Allowance> moveTime(Allowance before, String text) {
        if (!text.matches("\\d{1,6}(\\.\\d{1,6})?") || new BigDecimal(text).signum() == 0) {
            return Reading.refused("movetime: seconds such as 0.1 are needed, not “" + text + "”");
        }
        return Reading.read(before.withMoveTime(Duration.ofNanos(new BigDecimal(text).movePointRight(9).longValueExact())));
    }

    private static Reading<Long> whole(String text, String name) {
        long most = LARGEST.getOrDefault(name, 1L);
        if (!text.matches("\\d{1,15}") || Long.parseLong(text) < 1 || Long.parseLong(text) > most) {
            return Reading.refused(name + ": a whole number from 1 to " + most + " is needed, not “" + text + "”");
        }
        return Reading.read(Long.parseLong(text));
    }
}
