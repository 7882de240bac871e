package rookery.app.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import rookery.app.install.ManPage;
import rookery.app.install.ProgramIcon;
import rookery.app.install.ShareFolder;
import rookery.play.file.AtomicFile;
import rookery.play.file.UserFolders;

/** {@code rookery integrate}: adds the program to the system's menus and folders, for this user or for a package. */
@Command(description = {
    "Adds Rookery to this user's menu, if it was unpacked from the plain archive: menu entry, icons, file types, man page",
    "and completion for bash, zsh and fish. --remove removes all of it; games and settings stay."})
final class IntegrateCommand implements Callable<Integer> {
    /** Set by start scripts to identify themselves. */
    private static final String LAUNCHER = "rookery.launcher";

    @Option(names = "--remove", description = "remove it again")
    private boolean remove;

    @Option(names = "--into", paramLabel = "DIR", description = "write into this folder, such as /usr/local/share, instead of the user's own")
    private @Nullable Path into;

    @Option(names = "--program", paramLabel = "PATH", description = "what the menu starts (default: this program)")
    private @Nullable String program;

    @Option(names = "--icons", paramLabel = "DIR", description = "write the icon files of Windows and macOS into this folder, and nothing else")
    private @Nullable Path icons;

    private final Console console;

    IntegrateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (icons != null) {
            AtomicFile.writeBytes(icons.resolve("rookery.ico"), out -> out.write(ProgramIcon.ico()));
            AtomicFile.writeBytes(icons.resolve("rookery.icns"), out -> out.write(ProgramIcon.icns()));
            AtomicFile.writeBytes(icons.resolve("rookery.png"), out -> out.write(ProgramIcon.png(512)));
            return ExitCode.OK;
        }
        if (into == null && !System.getProperty("os.name").contains("Linux")) {
            console.err().println(
                    "rookery integrate: on this system the installer does that ('--into DIR' writes the files of a Linux desktop anywhere).");
            return ExitCode.FAILED;
        }
        Path share = into == null ? Objects.requireNonNull(UserFolders.usual().data().toAbsolutePath().getParent()) : into;
        var started = program == null ? System.getProperty(LAUNCHER, "rookery") : program;
        SequencedMap<String, CommandSpec> commands = new LinkedHashMap<>();
        SequencedMap<String, String> summaries = new LinkedHashMap<>();
        for (var tool : Tools.ALL) {
            commands.put(tool.name(), HelpCommand.commandLine(tool, console).getCommandSpec());
            summaries.put(tool.name(), tool.summary().split(": ", 2)[0]);
        }
        var manual = ManPage.of(commands, ToolRunner.versionName(), LocalDate.now(ZoneOffset.UTC));
        var folder = new ShareFolder(commands, summaries, manual, started);
        if (remove) folder.remove(share);
        else folder.write(share);
        console.out().printf("%s %s%n", remove ? "Rookery is no longer in" : "Rookery is now in", share);
        if (into == null) {
            console.err().printf(
                    "File types are known at the next login, or at once after: update-mime-database %s && update-desktop-database %s%n",
                    share.resolve("mime"), share.resolve("applications"));
        }
        return ExitCode.OK;
    }
}
