package rookery.desktop.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Asks the user for a file; by the platform's own chooser in the program, by a script in tests. Called on the JavaFX thread; empty means: cancelled. */
public interface FileChoice {

    /** @param patterns as {@code *.png} */
    record Kind(String name, List<String> patterns) {
        public Kind {
            patterns = List.copyOf(patterns);
        }
    }

    /** Files to read. */
    List<Path> open(String title, List<Kind> kinds, boolean several);

    /** A file to write; the platform has asked whether an old one may be replaced. */
    Optional<Path> save(String title, String name, List<Kind> kinds);
}
