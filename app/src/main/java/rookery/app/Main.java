package rookery.app;

import java.util.List;
import rookery.app.command.Console;
import rookery.app.command.Shell;

/** Where the program starts. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        System.exit(new Shell(Console.system()).run(List.of(arguments)));
    }
}
