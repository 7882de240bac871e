import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;

/** The usual steps of a build script: copying files with their dates, running programs, clearing folders. */
final class Steps {
    private Steps() {}

    /** Runs a program, which must succeed. Its output is shown only on failure. */
    static void run(Path folder, List<String> command) throws IOException, InterruptedException {
        var log = Files.createTempFile("packages", ".log");
        try {
            var process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).redirectOutput(log.toFile()).start();
            int code = process.waitFor();
            if (code != 0) throw new IOException(command + " ended with " + code + ":\n" + Files.readString(log));
        } finally {
            Files.delete(log);
        }
    }

    static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
    }

    static void copyAll(Path from, Path to) throws IOException {
        try (var files = Files.walk(from)) {
            for (var file : files.toList()) {
                var copy = to.resolve(from.relativize(file).toString());
                if (Files.isSymbolicLink(file) || Files.isRegularFile(file)) {
                    Files.createDirectories(copy.getParent());
                    Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
                } else {
                    Files.createDirectories(copy);
                }
            }
        }
    }

    static Path write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    static void makeExecutable(Path file) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** Everybody may read it; whoever builds may have kept it for themselves. */
    static void makeReadable(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.filter(file -> !Files.isSymbolicLink(file)).toList()) {
                boolean runs = Files.isDirectory(file) || Files.getPosixFilePermissions(file).toString().contains("OWNER_EXECUTE");
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(runs ? "rwxr-xr-x" : "rw-r--r--"));
            }
        }
    }

    /** Whole seconds: archives keep no finer ones, and the cache compares. */
    static void roundDates(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                Files.setLastModifiedTime(file, FileTime.fromMillis(Files.getLastModifiedTime(file).toMillis() / 1000 * 1000));
            }
        }
    }

    static long size(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
        }
    }

    static void clear(Path folder) throws IOException {
        if (!Files.exists(folder)) return;
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }
}
