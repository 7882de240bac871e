package rookery.uci.client;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.play.file.AtomicFile;
import rookery.play.file.SetAside;

/**
 * The file of the user's engines, {@code engines.json} beside the settings. It may be edited by hand; {@code docs/uci.md} describes it. Used by one
 * thread at a time.
 */
public final class Engines {

    public static final String FILE = "engines.json";

    private final Path file;

    /** @param folder the folder of the settings */
    public Engines(Path folder) {
        file = folder.resolve(FILE);
    }

    /**
     * The file's content.
     *
     * @param engines  the valid ones, in order
     * @param problems what is wrong with the others, in words for a user, with the place
     */
    public record Content(List<Engine> engines, List<String> problems) {
        public Content {
            engines = List.copyOf(engines);
            problems = List.copyOf(problems);
        }
    }

    /** Reads the file; a missing file means no engines and no problems. */
    public Content read() {
        if (!Files.exists(file)) {
            return new Content(List.of(), List.of());
        }
        try {
            return EngineListReader.read(Files.readString(file, StandardCharsets.UTF_8));
        } catch (IOException e) {
            return new Content(List.of(), List.of(file + " cannot be read: " + e.getMessage()));
        }
    }

    /** Writes all engines, atomically. An existing file with problems is kept under another name. */
    public void write(List<Engine> engines) throws IOException {
        if (!read().problems().isEmpty()) {
            SetAside.copy(file);
        }
        AtomicFile.write(file, JsonWriter.write(EngineListWriter.json(engines)) + "\n");
    }

    /** An id for a new engine that none of the others has, made from its name. */
    public static String freeId(String name, List<Engine> others) {
        String plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-+|-+$", "");
        String base = plain.isEmpty() ? "engine" : plain;
        String id = base;
        for (int number = 2; isTaken(id, others); number++) {
            id = base + "-" + number;
        }
        return id;
    }

    private static boolean isTaken(String id, List<Engine> others) {
        return others.stream().anyMatch(engine -> engine.program().id().equals(id));
    }
}
