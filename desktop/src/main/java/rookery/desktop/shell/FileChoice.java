package rookery.desktop.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Asks the user for a file: with the platform's chooser in the program, with a script in tests. Call on the JavaFX thread; empty means cancelled. */
public interface FileChoice {

    /** @param patterns as {@code *.png} */
    record Kind(String name, List<String> patterns) {
        public Kind {
            patterns = List.copyOf(patterns);
        }
    }

    /** Files to read. */
    List<Path> open(String title, List<Kind> kinds, boolean several);

    /** A file to write; the platform has asked before replacing an existing one. */
    Optional<Path> save(String title, String name, List<Kind> kinds);
}
