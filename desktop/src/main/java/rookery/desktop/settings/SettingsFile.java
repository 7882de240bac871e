package rookery.desktop.settings;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import rookery.play.file.AtomicFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Reads and writes {@code settings.json}. What a file of another version lacks is taken from the defaults; a damaged one is set aside, never overwritten. */
public final class SettingsFile {
    private static final JsonMapper JSON = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();

    private final Path file;

    public SettingsFile(Path folder) {
        file = folder.resolve("settings.json");
    }

    public Settings read() throws IOException {
        if (!Files.exists(file)) return Settings.DEFAULT;
        try {
            var stored = JSON.readTree(Files.readString(file, StandardCharsets.UTF_8));
            var complete = (ObjectNode) JSON.valueToTree(Settings.DEFAULT);
            if (!(stored instanceof ObjectNode given)) throw new IOException("no settings in " + file);
            merge(complete, given);
            return JSON.treeToValue(complete, Settings.class);
        } catch (JacksonException damaged) {
            Files.move(file, file.resolveSibling("settings.damaged.json"), StandardCopyOption.REPLACE_EXISTING);
            return Settings.DEFAULT;
        }
    }

    private static void merge(ObjectNode complete, ObjectNode given) {
        for (var entry : given.properties()) {
            if (entry.getValue() instanceof ObjectNode inner && complete.get(entry.getKey()) instanceof ObjectNode known) {
                merge(known, inner);
            } else if (!entry.getValue().isNull()) {
                complete.set(entry.getKey(), entry.getValue());
            }
        }
    }

    /** A crash leaves the old file or the new one. */
    public void write(Settings settings) throws IOException {
        AtomicFile.write(file, JSON.writeValueAsString(settings));
    }
}
