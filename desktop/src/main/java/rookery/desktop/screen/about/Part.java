package rookery.desktop.screen.about;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A third-party part of the program, and its licence. */
record Part(String name, String version, String licence, String home) {
    /** Written when the program is packaged, from everything on its class path; a run from class files has none. */
    private static final String FOLDER = "/META-INF/third-party/";

    static List<Part> all() {
        return read("parts.tsv").lines().map(line -> line.split("\t", -1)).map(cells -> new Part(cells[0], cells[1], cells[2], cells[3]))
                .toList();
    }

    /** All licences and notices in full. */
    static String licences() {
        return read("licences.txt");
    }

    private static String read(String name) {
        try (var in = Part.class.getResourceAsStream(FOLDER + name)) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
