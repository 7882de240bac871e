package rookery.app.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import rookery.arena.Reading;
import rookery.arena.run.Job;
import rookery.arena.run.JobReader;
import rookery.arena.run.JobSpec;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;

/** The options of every command that plays games: where and how, and one for each setting of {@link JobReader}. */
final class JobOptions {

    @Option(names = "--out", paramLabel = "DIR", description = "keep a journal and write all results there; the same command resumes where it stopped")
    private @Nullable Path folder;

    @Option(names = "--pgn", paramLabel = "FILE", description = "write all games to this file")
    private @Nullable Path pgn;

    @Option(names = "--shard", paramLabel = "I/N", description = "play only part I of N (1/4 to 4/4) of a match, round robin, gauntlet or ladder, to be merged later")
    private @Nullable String shard;

    @Option(names = "--merge", paramLabel = "DIR", arity = "1..*", description = "merge the parts played with --shard instead of playing")
    private List<Path> parts = List.of();

    @Option(names = "--on", paramLabel = "WHERE", description = "play on a grid instead of this machine: local[*], spark://host:7077, yarn, k8s://... (see docs/lab.md)")
    private @Nullable String where;

    @Option(names = "--concurrency", paramLabel = "N", description = "games at once (default: as the cores allow)")
    private @Nullable Integer concurrency;

    @Option(names = "--quiet", description = "no progress")
    private boolean quiet;

    private @Nullable CommandSpec command;

    @Spec(Spec.Target.MIXEE)
    void command(CommandSpec mixee) {
        command = mixee;
        JobReader.SETTINGS.forEach((name, description) -> mixee.addOption(OptionSpec.builder("--" + name).type(String.class)
                .paramLabel(name.startsWith("third") || name.equals("courtesies") ? "true|false" : "…")
                .description(description.replace("%", "%%"))
                .build()));
    }

    private CommandSpec command() {
        if (command == null) {
            throw new IllegalStateException("not run by picocli");
        }
        return command;
    }

    /** The folder for results; null for none. */
    @Nullable
    Path folder() {
        return folder;
    }

    Arena arena(Console console) {
        return new Arena(console, concurrency, quiet);
    }

    /** The job described by the players and options. */
    JobSpec spec(List<String> players) {
        Map<String, String> settings = new LinkedHashMap<>();
        ParseResult parsed = command().commandLine().getParseResult();
        for (String name : JobReader.SETTINGS.keySet()) {
            String value = parsed.matchedOptionValue("--" + name, (String) null);
            if (value != null) {
                settings.put(name, value);
            }
        }
        return new JobSpec(players, settings);
    }

    /**
     * Plays the job according to the options, and prints the outcome.
     *
     * @param job null if it was refused
     * @return the exit code
     */
    int conclude(Arena arena, @Nullable Job job) throws IOException, InterruptedException {
        if (job == null) {
            return ExitCode.MISUSED;
        }
        TournamentRun run = play(arena, job);
        if (run == null) {
            return ExitCode.FAILED;
        }
        arena.tell(run);
        return ExitCode.of(run);
    }

    /** Plays the job according to the options, or merges its parts; null, after reporting why, if that fails. */
    @Nullable
    TournamentRun play(Arena arena, Job job) throws IOException, InterruptedException {
        Shard part = part(job);
        TournamentRun run = !parts.isEmpty()
                ? arena.merge(parts, job, folder)
                : where == null ? arena.play(job, part, folder) : arena.playOn(where, job, folder);
        if (run != null && pgn != null) {
            arena.writePgn(run, pgn);
        }
        return run;
    }

    private Shard part(Job job) {
        if (shard == null) {
            return Shard.ALL;
        }
        if (where != null || !parts.isEmpty()) {
            throw misuse("--shard goes with neither --on nor --merge");
        }
        if (!job.format().isFixed()) {
            throw misuse("--shard: pairings that depend on results cannot be played in parts");
        }
        return switch (Shard.read(shard)) {
            case Reading.Read<Shard>(Shard read) -> read;
            case Reading.Refused<Shard>(List<String> problems) -> throw misuse("--shard: " + problems.getFirst());
        };
    }

    private ParameterException misuse(String words) {
        return new ParameterException(command().commandLine(), words);
    }
}
