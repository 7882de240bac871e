package rookery.app.doctor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.play.file.DiskTrouble;
import rookery.play.file.OldPlaces;
import rookery.play.file.UserFolders;

/** The user's folders: where they are, whether they are writable, who can read them. */
final class FolderCheck {
    private static final long MEGABYTE = 1 << 20;
    private static final long LITTLE = 100 * MEGABYTE;

    private final UserFolders folders;

    FolderCheck(UserFolders folders) {
        this.folders = folders;
    }

    List<Finding> findings() {
        Map<Path, String> places = new LinkedHashMap<>();
        places.merge(folders.data(), "data", String::concat);
        places.merge(folders.config(), "settings", (first, second) -> first + ", " + second);
        places.merge(folders.cache(), "cache", (first, second) -> first + ", " + second);
        var findings = new ArrayList<Finding>();
        places.forEach((folder, topic) -> findings.addAll(look(folder, topic)));
        for (var file : OldPlaces.old(folders)) {
            findings.add(Files.exists(folders.config().resolve(file))
                    ? Finding.note("settings",
                            folders.data().resolve(file) + " is an older copy, written by version 0.1; what counts is in "
                                    + folders.config() + ".")
                    : Finding.note("settings", file + " is still in " + folders.data() + "; the next start of the window moves it."));
        }
        findings.addAll(damaged());
        return findings;
    }

    private static List<Finding> look(Path folder, String topic) {
        var findings = new ArrayList<Finding>();
        if (!Files.exists(folder)) {
            Path nearest = Checkup.nearest(folder);
            findings.add(Files.isDirectory(nearest) && Files.isWritable(nearest)
                    ? Finding.fine(topic, folder + " (will be created when needed)")
                    : Finding.wrong(topic, folder + " cannot be made, because " + nearest
                            + (Files.isDirectory(nearest) ? " cannot be written." : " is not a folder.")));
            return findings;
        }
        if (!Files.isDirectory(folder))
            return List.of(Finding.wrong(topic, folder + " is a file where a folder should be; give it another name."));
        if (!Files.isReadable(folder) || !Files.isWritable(folder) || !Files.isExecutable(folder)) {
            findings.add(Finding.wrong(topic,
                    folder + " cannot be " + (Files.isWritable(folder) ? "read" : "written") + ": it belongs to " + owner(folder)
                            + ", and you may not."));
            return findings;
        }
        findings.add(Finding.fine(topic, folder + ", " + size(folder)));
        isOpen(folder).ifPresent(rights -> findings.add(
                Finding.note(topic, "others can read " + folder + " (" + rights + "); 'chmod go= " + folder + "' keeps them out.")));
        space(folder).ifPresent(free -> findings.add(Finding.wrong(topic,
                "only " + free + " MB are free on the disk of " + folder + "; games cannot be kept when it is full.")));
        return findings;
    }

    private static String owner(Path folder) {
        try {
            return Files.getOwner(folder).getName();
        } catch (IOException | UnsupportedOperationException _) {
            return "somebody else";
        }
    }

    private static String size(Path folder) {
        try (var files = Files.walk(folder)) {
            long bytes = files.filter(Files::isRegularFile).collect(Collectors.summingLong(file -> file.toFile().length()));
            return String.format(Locale.ROOT, "%.1f MB", (double) bytes / MEGABYTE);
        } catch (IOException | UncheckedIOException unreadable) {
            return "not all of which can be read";
        }
    }

    private static Optional<String> isOpen(Path folder) {
        try {
            var rights = PosixFilePermissions.toString(Files.getPosixFilePermissions(folder));
            return rights.endsWith("---") || !rights.substring(3).matches(".*[rx].*") ? Optional.empty() : Optional.of(rights);
        } catch (IOException | UnsupportedOperationException _) {
            return Optional.empty();
        }
    }

    private static Optional<Long> space(Path folder) {
        try {
            long free = Files.getFileStore(folder).getUsableSpace();
            return free < LITTLE ? Optional.of(free / MEGABYTE) : Optional.empty();
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /** Files that could not be understood and were set aside. */
    private List<Finding> damaged() {
        var found = new ArrayList<Finding>();
        for (Path folder : new LinkedHashSet<>(List.of(folders.config(), folders.data(), folders.data().resolve("games"),
                folders.data().resolve("variants"), folders.data().resolve("studio")))) {
            if (!Files.isDirectory(folder)) continue;
            try (var files = Files.newDirectoryStream(folder, "*damaged*")) {
                for (Path file : files)
                    found.add(Finding.note("damaged",
                            file + " could not be understood and was set aside; delete it when you do not need it."));
            } catch (IOException unreadable) {
                found.add(Finding.wrong("damaged", folder + ": " + DiskTrouble.words(unreadable) + "."));
            }
        }
        return found;
    }
}
