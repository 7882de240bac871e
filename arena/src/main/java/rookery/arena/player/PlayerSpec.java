package rookery.arena.player;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import rookery.arena.Reading;

/**
 * A player as a user writes it.
 *
 * <pre>
 *  greedy                                   a bot of this installation
 *  rookery:UCI_Elo=1500,Hash=16             the same with options, separated by commas
 *  rookery:&#64;name=New,&#64;nodes=2000           &#64; says something about its place in the tournament: name, tc, movetime, nodes, depth
 *  uci:/usr/games/stockfish,Threads=1       a program that speaks UCI; cecp: one that speaks CECP
 *  jar:my-agent.jar,&#64;memory=256            a packed agent in a process of its own; &#64;in-process=true lets it run inside this program
 * </pre>
 *
 * @param text   as it was written
 * @param kind   {@code uci}, {@code cecp}, {@code jar}; empty for a bot of this installation
 * @param target the bot's id, or the file of the program
 */
public record PlayerSpec(String text, String kind, String target, Map<String, String> options, Map<String, String> terms) {

    /** The prefixes of players from outside this installation. */
    public static final Set<String> KINDS = Set.of("uci", "cecp", "jar");

    public PlayerSpec {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        terms = Collections.unmodifiableMap(new LinkedHashMap<>(terms));
    }

    public static Reading<PlayerSpec> read(String text) {
        String written = text.strip();
        int colon = written.indexOf(':');
        String first = colon < 0 ? written : written.substring(0, colon);
        String rest = colon < 0 ? "" : written.substring(colon + 1);
        String kind = KINDS.contains(first.toLowerCase(Locale.ROOT)) ? first.toLowerCase(Locale.ROOT) : "";
        String target = first;
        if (!kind.isEmpty()) {
            int comma = rest.indexOf(',');
            target = comma < 0 ? rest : rest.substring(0, comma);
            rest = comma < 0 ? "" : rest.substring(comma + 1);
        }
        if (target.isBlank()) {
            return Reading.refused(
                    kind.isEmpty()
                            ? "a player needs a name"
                            : "“" + written + "”: the file is missing, such as " + kind + ":/usr/games/engine");
        }
        Map<String, String> options = new LinkedHashMap<>();
        Map<String, String> terms = new LinkedHashMap<>();
        for (String part : rest.isBlank() ? new String[0] : rest.split(",", -1)) {
            int equals = part.indexOf('=');
            if (equals < 1) {
                return Reading.refused("“" + written + "”: options are written Name=Value, not “" + part + "”");
            }
            String name = part.substring(0, equals).strip();
            String value = part.substring(equals + 1).strip();
            if (name.startsWith("@")) {
                terms.put(name.substring(1).toLowerCase(Locale.ROOT), value);
            } else {
                options.put(name, value);
            }
        }
        return Reading.read(new PlayerSpec(written, kind, target.strip(), options, terms));
    }
}
