package rookery.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import rookery.desktop.Desktop;
import rookery.desktop.settings.DataFolder;

/** {@code rookery} and {@code rookery desktop}: the window. */
@Command(description = "Opens the window.")
final class DesktopCommand implements Callable<Integer> {
    @Option(names = "--smoke", description = "open the window, try it out, close it: a check of the installation")
    private boolean smoke;

    @Option(names = "--measure", description = "open the window, measure its start and its frames, close it")
    private boolean measure;

    @Option(names = "--data", paramLabel = "DIR", description = "keep settings, games and profiles in this folder")
    private @Nullable Path data;

    private final Console console;

    DesktopCommand(Console console) { this.console = console; }

    @Override
    public Integer call() {
        try {
            if (measure) {
                return measure();
            }
            return Desktop.open(data == null ? DataFolder.usual() : data, smoke) ? ExitCode.OK : ExitCode.FAILED;
        } catch (IOException problem) {
            console.err().printf("rookery: there is no room for the files of the measurement (%s).%n", problem.getMessage());
            return ExitCode.FAILED;
        } catch (UnsupportedOperationException noDisplay) {
            console.err().printf("rookery: the window could not be opened (%s); 'rookery help' lists what works without one.%n",
                    noDisplay.getMessage());
            return ExitCode.FAILED;
        }
    }

    /** The game that is played for it must not take the place of one that waits to be continued, so it has a folder of its own. */
    private int measure() throws IOException {
        if (data != null) {
            console.out().println(Desktop.measure(data));
            return ExitCode.OK;
        }
        Path folder = Files.createTempDirectory("rookery-measure");
        try {
            console.out().println(Desktop.measure(folder));
        } finally {
            clear(folder);
        }
        return ExitCode.OK;
    }

    /** What cannot be deleted now is left to the system, which clears its temporary folder: the figures have been told. */
    private static void clear(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException _) {
            // nothing of the user's is in it
        }
    }
}
