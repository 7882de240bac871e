package rookery.archive;

import java.nio.file.Path;
import java.util.List;

/**
 * The result of checking a library.
 *
 * @param version of the file
 * @param newest  version that this program knows
 * @param flaws   the damage, in the database's words; empty for a sound library
 */
public record LibraryHealth(Path file, int version, int newest, long games, long users, List<String> flaws) {
    public LibraryHealth {
        flaws = List.copyOf(flaws);
    }
}
