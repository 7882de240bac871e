package rookery.arena.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rookery.arena.Reading;
import rookery.arena.player.PlayerSpec;

/**
 * A player of the form in its parts, and back to the text that a job file has.
 *
 * @param kind   {@code uci}, {@code cecp}, {@code jar}; empty for a bot of this installation
 * @param target the bot's id or the program's file
 * @param terms  what holds for its place in the tournament: name, tc, movetime, nodes, depth
 */
public record PlayerLine(String kind, String target, Map<String, String> options, Map<String, String> terms) {
    public PlayerLine {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        terms = Collections.unmodifiableMap(new LinkedHashMap<>(terms));
    }

    /** Parses the text as far as possible. */
    public static PlayerLine of(String text) {
        return switch (PlayerSpec.read(text)) {
            case Reading.Read<PlayerSpec>(PlayerSpec spec) -> new PlayerLine(spec.kind(), spec.target(), spec.options(), spec.terms());
            case Reading.Refused<PlayerSpec> _ -> new PlayerLine("", text.strip(), Map.of(), Map.of());
        };
    }

    /** As {@link PlayerSpec} reads it. */
    public String text() {
        List<String> parts = new ArrayList<>();
        options.forEach((name, value) -> parts.add(name + "=" + value));
        terms.forEach((name, value) -> parts.add("@" + name + "=" + value));
        if (kind.isEmpty()) return parts.isEmpty() ? target : target + ":" + String.join(",", parts);
        return parts.isEmpty() ? kind + ":" + target : kind + ":" + target + "," + String.join(",", parts);
    }
}
