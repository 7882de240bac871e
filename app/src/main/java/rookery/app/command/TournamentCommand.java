package rookery.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import rookery.arena.run.JobSpec;

/** {@code rookery tournament JOB.json} or {@code rookery tournament PLAYER PLAYER ...}. */
@Command(sortOptions = false, description = {"Plays a tournament: everyone against everyone, a gauntlet, a Swiss tournament or a knockout.",
    "Give a job file (JSON with \"players\" and any of the settings below), or the players themselves; settings on the",
    "command line replace those of the file. Players are written as for rookery match.", ""})
final class TournamentCommand implements Callable<Integer> {

    @Parameters(arity = "1..*", paramLabel = "JOB.json | PLAYER...", description = "a job file, or the players")
    private List<String> words = List.of();

    @Mixin
    private final JobOptions options = new JobOptions();

    private final Console console;

    TournamentCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Arena arena = options.arena(console);
        JobSpec wanted = wanted();
        return options.conclude(arena, wanted == null ? null : arena.job(wanted));
    }

    private @Nullable JobSpec wanted() throws IOException {
        if (words.size() > 1 || !words.getFirst().toLowerCase(Locale.ROOT).endsWith(".json")) {
            return options.spec(words);
        }
        Path file = Path.of(words.getFirst());
        if (!Files.isRegularFile(file)) {
            console.err().println("rookery: there is no file " + file + ".");
            return null;
        }
        JobSpec read = console.value(JobSpec.read(Files.readString(file)));
        if (read == null) {
            return null;
        }
        Map<String, String> settings = new LinkedHashMap<>(read.settings());
        settings.putAll(options.spec(List.of()).settings());
        return new JobSpec(read.players(), settings);
    }
}
