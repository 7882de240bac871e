package rookery.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import rookery.arena.report.MatchText;
import rookery.arena.report.Results;
import rookery.arena.report.StandingsText;
import rookery.arena.run.Job;
import rookery.arena.run.JobSpec;
import rookery.arena.run.Journal;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.RunSnapshot;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;

/** {@code rookery tournament JOB.json} or {@code rookery tournament PLAYER PLAYER ...}. */
@Command(sortOptions = false, description = {"Plays a tournament: everyone against everyone, a gauntlet, a Swiss tournament or a knockout.",
    "Give a job file (JSON with \"players\" and any of the settings below), or the players themselves; settings on the",
    "command line replace those of the file. Players are written as for rookery match.", ""})
final class TournamentCommand implements Callable<Integer> {

    private static final Pattern PART = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

    @Parameters(arity = "1..*", paramLabel = "JOB.json | PLAYER...", description = "a job file, or the players")
    private List<String> words = List.of();

    @Option(names = "--out", paramLabel = "DIR", description = "keep a journal and write all results there; the same again goes on where it stopped")
    private @Nullable Path folder;

    @Option(names = "--shard", paramLabel = "I/N", description = "play only part I of N (1/4 to 4/4) of a round robin or gauntlet, to be merged later")
    private @Nullable String shard;

    @Option(names = "--on", paramLabel = "WHERE", description = "play on a grid instead of this machine: local[*], spark://host:7077, yarn, k8s://... (see docs/lab.md)")
    private @Nullable String where;

    @Option(names = "--merge", paramLabel = "DIR", arity = "1..*", description = "put the parts played with --shard together instead of playing")
    private List<Path> parts = List.of();

    @Option(names = "--concurrency", paramLabel = "N", description = "games at once (default: as the cores allow)")
    private @Nullable Integer concurrency;

    @Option(names = "--quiet", description = "no progress")
    private boolean quiet;

    private final Console console;
    private @Nullable CommandSpec spec;

    TournamentCommand(Console console) {
        this.console = console;
    }

    @Spec
    void spec(CommandSpec command) {
        spec = command;
        JobOptions.addTo(command);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Arena arena = new Arena(console, concurrency, quiet);
        JobSpec wanted = wanted(arena);
        Job job = wanted == null ? null : arena.job(wanted);
        Shard part = part();
        if (job == null || part == null) {
            return ExitCode.MISUSED;
        }
        TournamentRun run = !parts.isEmpty()
                ? merged(arena, job)
                : where != null ? arena.playOn(where, job, folder) : arena.play(job, part, folder);
        if (run == null) {
            return ExitCode.FAILED;
        }
        RunSnapshot end = run.snapshot();
        if (end.match() != null && end.played() > 0) {
            MatchText.lines(job, end.match(), run.games()).forEach(console.out()::println);
        } else {
            StandingsText.lines(job, end, run.schedule().places()).forEach(console.out()::println);
        }
        return run.snapshot().phase() == TournamentRun.Phase.STOPPED ? ExitCode.FAILED : ExitCode.OK;
    }

    private @Nullable JobSpec wanted(Arena arena) throws IOException {
        CommandSpec command = spec;
        if (command == null) {
            throw new IllegalStateException("not run by picocli");
        }
        if (words.size() > 1 || !words.getFirst().toLowerCase(Locale.ROOT).endsWith(".json")) {
            return JobOptions.spec(words, command);
        }
        Path file = Path.of(words.getFirst());
        if (!Files.isRegularFile(file)) {
            console.err().println("rookery: there is no file " + file + ".");
            return null;
        }
        JobSpec read = arena.value(JobSpec.read(Files.readString(file)));
        if (read == null) {
            return null;
        }
        Map<String, String> settings = new LinkedHashMap<>(read.settings());
        settings.putAll(JobOptions.spec(List.of(), command).settings());
        return new JobSpec(read.players(), settings);
    }

    private @Nullable Shard part() {
        if (shard == null) {
            return Shard.ALL;
        }
        Matcher matcher = PART.matcher(shard);
        int index = matcher.matches() ? Integer.parseInt(matcher.group(1)) : 0;
        int count = matcher.matches() ? Integer.parseInt(matcher.group(2)) : 0;
        if (index < 1 || index > count) {
            console.err().println(
                    "rookery: --shard is one of 1/" + Math.max(count, 4) + " to " + Math.max(count, 4) + "/" + Math.max(count, 4) + ".");
            return null;
        }
        return new Shard(index - 1, count);
    }

    private @Nullable TournamentRun merged(Arena arena, Job job) throws IOException {
        List<PlayedGame> games = new ArrayList<>();
        for (Path path : parts) {
            List<PlayedGame> read = arena.value(Journal.games(Results.journal(path), job, parts.size()));
            if (read == null) {
                return null;
            }
            games.addAll(read);
        }
        TournamentRun run = new TournamentRun(job, Shard.ALL, games, 1, game -> {
        });
        if (!run.schedule().isComplete()) {
            console.err().println("rookery: games are missing: " + games.size() + " of " + job.tournament().plannedGames() + " are there.");
        }
        if (folder != null) {
            Journal journal = arena.value(Journal.open(Results.journal(folder), job, Shard.ALL));
            if (journal == null) {
                return null;
            }
            try (journal) {
                List<Integer> there = journal.earlier().stream().map(PlayedGame::number).toList();
                journal.addAll(games.stream().filter(game -> !there.contains(game.number())).toList());
            }
            Results.write(folder, run);
        }
        return run;
    }
}
