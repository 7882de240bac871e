package rookery.app.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import rookery.app.doctor.Checkup;
import rookery.app.doctor.Finding;
import rookery.play.file.UserFolders;

/** {@code rookery doctor}: where everything is, and what is wrong with it. */
@Command(description = {
    "Says where everything is, and what is wrong: program, folders, library, unfinished games, engines, display, fonts.",
    "Changes nothing. The exit code is 1 if something is wrong; lines marked with '!' say what helps."})
final class DoctorCommand implements Callable<Integer> {

    @Option(names = "--data", paramLabel = "DIR", description = "the folder with everything, instead of the usual ones")
    private @Nullable Path data;

    private final Console console;

    DoctorCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        var folders = data == null ? UserFolders.usual() : UserFolders.of(data);
        int[] wrong = {0};
        new Checkup(folders, System.getenv()).findings(ToolRunner.versionName()).forEach(finding -> {
            if (finding.grade() == Finding.Grade.WRONG) wrong[0]++;
            console.out().printf("%s %-12s %s%n", mark(finding.grade()), finding.topic(), finding.words());
        });
        console.out()
                .println(wrong[0] == 0 ? "Nothing is wrong." : wrong[0] == 1 ? "One thing is wrong." : wrong[0] + " things are wrong.");
        return wrong[0] == 0 ? ExitCode.OK : ExitCode.FAILED;
    }

    private static String mark(Finding.Grade grade) {
        return switch (grade) {
            case FINE -> " ";
            case NOTE -> "-";
            case WRONG -> "!";
        };
    }
}
