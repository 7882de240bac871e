package rookery.app;

import java.util.List;
import rookery.app.command.Console;
import rookery.app.command.DesktopCommand;
import rookery.app.command.ToolRunner;
import rookery.app.command.TrainCommand;
import rookery.engine.net.Nets;
import rookery.play.file.UserFolders;

/** Where the program starts. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        var console = Console.system();
        var all = List.of(arguments);
        Nets.look(UserFolders.usual().data().resolve(TrainCommand.NETS));
        System.exit(DesktopCommand.plain(all, console).map(DesktopCommand::call).orElseGet(() -> new ToolRunner(console).run(all)));
    }
}
