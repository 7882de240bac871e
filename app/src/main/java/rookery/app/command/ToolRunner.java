package rookery.app.command;

import java.nio.charset.CharacterCodingException;
import java.nio.file.FileSystemException;
import java.util.List;
import picocli.CommandLine.ParameterException;
import rookery.play.file.DiskTrouble;

/** Runs the tool that the first argument names, and turns whatever goes wrong into one sentence and an exit code. */
public final class ToolRunner {
    private final Console console;

    public ToolRunner(Console console) { this.console = console; }

    public int run(List<String> arguments) {
        if (arguments.isEmpty()) return run("desktop", arguments);
        var first = arguments.getFirst();
        var rest = arguments.subList(1, arguments.size());
        return switch (first) {
            case "-h", "--help" -> run("help", rest);
            case "-V", "--version" -> version();
            // Options and files without a command belong to the desktop.
            default -> first.startsWith("-") || DesktopCommand.isFile(first) ? run("desktop", arguments) : run(first, rest);
        };
    }

    private int run(String name, List<String> arguments) {
        var tool = Tools.named(name);
        if (tool.isEmpty()) return ExitCode.noSuchCommand(console, name);
        try {
            int code = HelpCommand.commandLine(tool.get(), console)
                    .setParameterExceptionHandler((problem, _) -> misused(problem))
                    .setExecutionExceptionHandler((problem, _, _) -> failed(name, problem))
                    .setCaseInsensitiveEnumValuesAllowed(true)
                    .execute(arguments.toArray(String[]::new));
            return code == ExitCode.OK && console.out().checkError() ? unheard(name) : code;
        } catch (Error problem) {
            return failed(name, problem);
        }
    }

    /** Failing to write results, as on a full disk, is not success. */
    private int unheard(String name) {
        console.err().printf("rookery %s: not all of the output could be written.%n", name);
        return ExitCode.FAILED;
    }

    private int misused(ParameterException problem) {
        var name = problem.getCommandLine().getCommandSpec().qualifiedName();
        console.err().printf("%s: %s ('%s --help' shows how it is used).%n", name, firstLine(problem), name);
        return ExitCode.MISUSED;
    }

    private int failed(String name, Throwable problem) {
        console.err().printf("rookery %s: %s%n", name, sentence(problem));
        if (System.getenv("ROOKERY_DEBUG") != null) problem.printStackTrace(console.err());
        return ExitCode.FAILED;
    }

    private int version() {
        console.out().println("Rookery " + versionName());
        return ExitCode.OK;
    }

    /** The version of the jar this class came in. */
    static String versionName() {
        var version = ToolRunner.class.getPackage().getImplementationVersion();
        return version == null ? "(not packaged)" : version;
    }

    private static String sentence(Throwable problem) {
        return switch (problem) {
            case OutOfMemoryError _ ->
                "it ran out of memory (" + firstLine(problem) + "); ROOKERY_JAVA_OPTS=-Xmx4g gives it four gigabytes, for instance.";
            case StackOverflowError _ -> "what it was given is nested too deeply.";
            case Error _ -> "it failed: " + problem + ".";
            default -> firstLine(problem);
        };
    }

    /** A one-line message for a problem. */
    static String firstLine(Throwable problem) {
        // The system's own message is often the bare name of a file.
        var message = problem instanceof FileSystemException known && known.getFile() != null
                ? known.getFile() + ": " + DiskTrouble.words(known)
                : problem instanceof CharacterCodingException ? "the file is not UTF-8 text" : problem.getMessage();
        return message == null || message.isBlank() ? problem.getClass().getSimpleName() : message.lines().findFirst().orElseThrow();
    }
}
