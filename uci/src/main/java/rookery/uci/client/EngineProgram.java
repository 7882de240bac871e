package rookery.uci.client;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How to start an engine and which options to set.
 *
 * @param id        short and unique among a user's engines, of letters, digits and {@code -}
 * @param name      the display name; empty for the engine's own name
 * @param path      the program: a file, or a name found on the PATH
 * @param arguments for the program, such as {@code -u}
 * @param folder    its working folder; null for this program's
 * @param options   values by the engine's option names; unknown names are ignored
 */
public record EngineProgram(String id, String name, Protocol protocol, String path, List<String> arguments, @Nullable Path folder,
        Map<String, String> options) implements WithEngineProgram {

    public EngineProgram {
        arguments = List.copyOf(arguments);
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    /** A UCI engine without arguments, called as its file. */
    public static EngineProgram of(Path path) {
        return of(path.toString());
    }

    /** A UCI engine without arguments, called as its file. */
    public static EngineProgram of(String path) {
        return new EngineProgram(idOf(path), "", Protocol.UCI, path, List.of(), null, Map.of());
    }

    public EngineProgram withArguments(String... changed) {
        return withArguments(List.of(changed));
    }

    public EngineProgram withOption(String option, String value) {
        Map<String, String> changed = new LinkedHashMap<>(options);
        changed.keySet().removeIf(option::equalsIgnoreCase);
        changed.put(option, value);
        return withOptions(changed);
    }

    /** Program and arguments. */
    List<String> command() {
        List<String> command = new ArrayList<>();
        command.add(path);
        command.addAll(arguments);
        return command;
    }

    /** What to call it before it gives its name. */
    String plainName() {
        return name.isEmpty() ? file(path) : name;
    }

    private static String idOf(String path) {
        String id = file(path).toLowerCase(Locale.ROOT).replaceAll("\\.exe$", "").replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        return id.isEmpty() ? "engine" : id;
    }

    private static String file(String path) {
        return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    }
}
