package rookery.app;

import java.util.List;
import rookery.app.command.Console;
import rookery.app.command.DesktopCommand;
import rookery.app.command.ToolRunner;
import rookery.app.command.TrainCommand;
import rookery.desktop.settings.DataFolder;
import rookery.engine.net.Nets;

/** Where the program starts. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        var console = Console.system();
        var all = List.of(arguments);
        Nets.look(DataFolder.usual().resolve(TrainCommand.NETS));
        System.exit(DesktopCommand.plain(all, console).map(DesktopCommand::call).orElseGet(() -> new ToolRunner(console).run(all)));
    }
}
