package rookery.app.command;

import java.nio.charset.CharacterCodingException;
import java.nio.file.FileSystemException;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import rookery.play.file.DiskTrouble;

/** Runs the tool that the first argument names, and turns whatever goes wrong into one sentence and an exit code. */
public final class Shell {
    private final Console console;

    public Shell(Console console) { this.console = console; }

    public int run(List<String> arguments) {
        if (arguments.isEmpty()) return run("desktop", arguments);
        var first = arguments.getFirst();
        var rest = arguments.subList(1, arguments.size());
        return switch (first) {
            case "-h", "--help" -> run("help", rest);
            case "-V", "--version" -> version();
            // Options without a command are the desktop's own.
            default -> first.startsWith("-") ? run("desktop", arguments) : run(first, rest);
        };
    }

    private int run(String name, List<String> arguments) {
        var tool = Tools.named(name);
        if (tool.isEmpty()) return ExitCode.noSuchCommand(console, name);
        return HelpCommand.commandLine(tool.get(), console)
                .setParameterExceptionHandler((problem, _) -> misused(problem))
                .setExecutionExceptionHandler((problem, commandLine, _) -> failed(problem, commandLine))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .execute(arguments.toArray(String[]::new));
    }

    private int misused(ParameterException problem) {
        var name = problem.getCommandLine().getCommandSpec().qualifiedName();
        console.err().printf("%s: %s ('%s --help' shows how it is used).%n", name, firstLine(problem), name);
        return ExitCode.MISUSED;
    }

    private int failed(Exception problem, CommandLine commandLine) {
        console.err().printf("%s: %s%n", commandLine.getCommandSpec().qualifiedName(), firstLine(problem));
        if (System.getenv("ROOKERY_DEBUG") != null) problem.printStackTrace(console.err());
        return ExitCode.FAILED;
    }

    private int version() {
        var version = Shell.class.getPackage().getImplementationVersion();
        console.out().println("Rookery " + (version == null ? "(not packaged)" : version));
        return ExitCode.OK;
    }

    /** What went wrong, for a message of one line. */
    static String firstLine(Exception problem) {
        // The system's own message is often the bare name of a file.
        var message = problem instanceof FileSystemException known && known.getFile() != null
                ? known.getFile() + ": " + DiskTrouble.words(known)
                : problem instanceof CharacterCodingException ? "the file is no text in UTF-8" : problem.getMessage();
        return message == null || message.isBlank() ? problem.getClass().getSimpleName() : message.lines().findFirst().orElseThrow();
    }
}
