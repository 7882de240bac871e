package rookery.app.command;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Parameters;

/** {@code rookery help}: all tools with one line each, or the usage of one. */
@Command(description = "Lists the commands, or shows how one of them is used.")
final class HelpCommand implements Callable<Integer> {
    @Parameters(index = "0", arity = "0..1", paramLabel = "COMMAND", description = "the command to explain")
    private @Nullable String name;

    private final Console console;

    HelpCommand(Console console) { this.console = console; }

    @Override
    public Integer call() {
        if (name == null) {
            listAll();
            return ExitCode.OK;
        }
        var tool = Tools.named(name);
        if (tool.isEmpty()) return ExitCode.noSuchCommand(console, name);
        commandLine(tool.get(), console).usage(console.out());
        return ExitCode.OK;
    }

    private void listAll() {
        console.out().println("Rookery: every chess on one board.");
        console.out().println();
        console.out().println("  rookery                    opens the window");
        console.out().println("  rookery COMMAND ...        runs one of the tools below");
        console.out().println();
        for (var tool : Tools.ALL) {
            console.out().printf("  %-12s %s%n", tool.name(), tool.summary());
        }
    }

    /** The picocli parser of a tool, with {@code --help} added. */
    static CommandLine commandLine(Tool tool, Console console) {
        var commandLine = new CommandLine(tool.command().apply(console));
        var help = OptionSpec.builder("-h", "--help").usageHelp(true).description("show this help").build();
        commandLine.getCommandSpec().name("rookery " + tool.name()).addOption(help);
        return commandLine;
    }
}
