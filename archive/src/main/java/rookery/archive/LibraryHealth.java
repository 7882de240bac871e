package rookery.archive;

import java.nio.file.Path;
import java.util.List;

/**
 * What was found in a library that was looked through.
 *
 * @param version of the file
 * @param newest  version that this program knows
 * @param flaws   what is damaged, in the words of the database; empty in a sound library
 */
public record LibraryHealth(Path file, int version, int newest, long games, long users, List<String> flaws) {
    public LibraryHealth {
        flaws = List.copyOf(flaws);
    }
}
