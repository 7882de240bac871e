package rookery.app.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import rookery.desktop.Desktop;

/** {@code rookery} and {@code rookery desktop}: the window. */
@Command(description = "Opens the window.")
final class DesktopCommand implements Callable<Integer> {
    @Option(names = "--smoke", description = "open the window, try it out, close it: a check of the installation")
    private boolean smoke;

    private final Console console;

    DesktopCommand(Console console) { this.console = console; }

    @Override
    public Integer call() {
        try {
            Desktop.open(smoke);
            return ExitCode.OK;
        } catch (UnsupportedOperationException noDisplay) {
            console.err().printf("rookery: the window could not be opened (%s); 'rookery help' lists what works without one.%n",
                    noDisplay.getMessage());
            return ExitCode.FAILED;
        }
    }
}
