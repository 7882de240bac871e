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
 * How to start an engine and what to set in it.
 *
 * @param id        short and unique among a user's engines, of letters, digits and {@code -}
 * @param name      what people read; empty to take what the engine calls itself
 * @param path      the program: a file, or a name the system finds on its path
 * @param arguments for the program, such as {@code -u}
 * @param folder    where it runs; null for where this program runs
 * @param options   values by the names the engine gives them; names it does not have are passed over
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

    /** What to call it as long as it has not said its name. */
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
