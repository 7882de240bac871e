package rookery.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.desktop.Desktop;
import rookery.engine.net.Nets;
import rookery.gallery.MachineTimer;
import rookery.gallery.SmokeCheck;
import rookery.gallery.WindowTimer;
import rookery.play.file.DataMigration;
import rookery.play.file.UserFolders;
import rookery.serve.ServeOptions;

/** {@code rookery} and {@code rookery desktop}: the window. */
@Command(description = "Opens the window.")
public final class DesktopCommand implements Callable<Integer> {
    @Option(names = "--smoke", description = "open the window, try it out in a temporary folder and close it: a check of the installation")
    private boolean smoke;

    /** What to measure. */
    private enum Measured {
        START, ALL, MACHINE
    }

    @Option(names = "--measure", arity = "0..1", fallbackValue = "all", paramLabel = "start|machine", description = "open the window, measure its start and its frames (or its start alone), close it; or measure how steadily the machine runs, without a window")
    private @Nullable Measured measured;

    @Option(names = "--data", paramLabel = "DIR", description = "keep settings, games and profiles in this folder")
    private @Nullable Path data;

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "games or variants to open")
    private List<Path> files = new ArrayList<>();

    private static final String DATA = "--data=";
    private static final String SETTINGS = "settings.json";
    /** How long frames are measured. */
    private static final Duration MEASURED = Duration.ofSeconds(20);

    private final Console console;

    DesktopCommand(Console console) { this.console = console; }

    /**
     * The command for the usual way to open the window; empty for all others. It avoids picocli, whose class files are too old for an AOT cache: loading them
     * took a tenth of the startup time.
     */
    public static Optional<DesktopCommand> plain(List<String> arguments, Console console) {
        var command = new DesktopCommand(console);
        boolean named = !arguments.isEmpty() && arguments.getFirst().equals("desktop");
        for (var option : named ? arguments.subList(1, arguments.size()) : arguments) {
            switch (option) {
                case "--smoke" -> command.smoke = true;
                case "--measure" -> command.measured = Measured.ALL;
                case "--measure=start" -> command.measured = Measured.START;
                case "--measure=machine" -> command.measured = Measured.MACHINE;
                case String folder when folder.startsWith(DATA) && folder.length() > DATA.length() -> {
                    try {
                        command.data = Path.of(folder.substring(DATA.length()));
                    } catch (InvalidPathException strange) {
                        return Optional.empty();
                    }
                }
                default -> {
                    if (!isFile(option)) return Optional.empty();
                    command.files.add(Path.of(option));
                }
            }
        }
        return Optional.of(command);
    }

    /** Whether an argument names a file to open rather than a command. */
    static boolean isFile(String argument) {
        try {
            return !argument.startsWith("-") && Tools.named(argument).isEmpty() && Files.isRegularFile(Path.of(argument));
        } catch (InvalidPathException strange) {
            return false;
        }
    }

    @Override
    public Integer call() {
        try {
            if (measured == Measured.MACHINE) {
                console.out().println(MachineTimer.measure(MEASURED));
                return ExitCode.OK;
            }
            if (measured != null) {
                return apart(folder -> {
                    console.out().println(WindowTimer.measure(folder, measured == Measured.START));
                    return true;
                });
            }
            if (smoke) {
                return apart(folder -> {
                    var failed = SmokeCheck.run(folder);
                    failed.ifPresent(words -> console.err().printf("rookery: the window does not work as it should: %s.%n", words));
                    return failed.isEmpty();
                });
            }
            if (data != null) {
                Nets.look(data.resolve(TrainCommand.NETS));
            } else {
                DataMigration.run(UserFolders.usual());
            }
            Desktop.open(data == null ? UserFolders.usual().data() : data, files);
            return ExitCode.OK;
        } catch (IOException problem) {
            console.err().printf("rookery: there is no room for the files of the trial (%s).%n", problem.getMessage());
            return ExitCode.FAILED;
        } catch (UnsupportedOperationException noDisplay) {
            if (!smoke && measured == null && files.isEmpty()) return serve(noDisplay);
            console.err().printf("rookery: the window could not be opened (%s); 'rookery help' lists what works without one.%n",
                    noDisplay.getMessage());
            return ExitCode.FAILED;
        } catch (RuntimeException | Error problem) {
            console.err().printf("rookery: the window failed (%s).%n", ToolRunner.firstLine(problem));
            if (System.getenv("ROOKERY_DEBUG") != null) problem.printStackTrace(console.err());
            return ExitCode.FAILED;
        }
    }

    /** Without a display a browser becomes the board. */
    private int serve(UnsupportedOperationException noDisplay) {
        console.err().printf(
                "rookery: the window could not be opened (%s), so the games are served to browsers; 'rookery play' plays in the terminal.%n",
                noDisplay.getMessage());
        try {
            return ServeCommand.run(console, data, ServeOptions.loopback(ServeOptions.USUAL_PORT), true, "");
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            return ExitCode.FAILED;
        }
    }

    /**
     * Runs a trial in a temporary folder, so that its games neither replace an unfinished one nor enter anybody's library. If the user named a folder, its
     * settings are copied.
     */
    private int apart(Predicate<Path> trial) throws IOException {
        Path folder = Files.createTempDirectory("rookery-trial");
        try {
            Path settings = folder.resolve(SETTINGS);
            Path named = data == null ? null : data.resolve(SETTINGS);
            if (named != null && Files.isRegularFile(named)) Files.copy(named, settings);
            // As at nearly every start, there are settings to read.
            else Files.writeString(settings, "{}");
            return trial.test(folder) ? ExitCode.OK : ExitCode.FAILED;
        } finally {
            clear(folder);
        }
    }

    /** Files that cannot be deleted now are left to the system's cleanup: the result has been reported. */
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
