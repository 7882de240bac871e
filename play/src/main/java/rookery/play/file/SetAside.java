package rookery.play.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/** A file we do not understand keeps its content under another name beside its own, {@code settings.damaged.json}; those set aside earlier stay too. */
public final class SetAside {

    private static final Pattern ASIDE = Pattern.compile(".+\\.damaged(-[0-9]+)?(\\.[^.]*)?");

    private SetAside() {
    }

    /** Gives the file such a name, which is returned. */
    public static Path move(Path file) throws IOException {
        return Files.move(file, free(file));
    }

    /** Keeps a copy under such a name, which is returned; the last one is enough if it has the same content. */
    public static Path copy(Path file) throws IOException {
        Optional<Path> last = last(file);
        return last.isPresent() && Files.mismatch(last.get(), file) < 0 ? last.get() : Files.copy(file, free(file));
    }

    /** Whether the file has such a name: nothing is to be expected of its content. */
    public static boolean isAside(Path file) {
        return ASIDE.matcher(String.valueOf(file.getFileName())).matches();
    }

    /** The last one of that file that was set aside. */
    public static Optional<Path> last(Path file) {
        int next = next(file);
        return next == 1 ? Optional.empty() : Optional.of(named(file, next - 1));
    }

    private static Path free(Path file) {
        return named(file, next(file));
    }

    private static int next(Path file) {
        int number = 1;
        while (Files.exists(named(file, number))) {
            number++;
        }
        return number;
    }

    private static Path named(Path file, int number) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        String begin = dot < 1 ? name : name.substring(0, dot);
        return file.resolveSibling(begin + ".damaged" + (number == 1 ? "" : "-" + number) + name.substring(begin.length()));
    }
}
