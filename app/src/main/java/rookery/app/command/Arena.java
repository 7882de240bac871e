package rookery.app.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import rookery.arena.Reading;
import rookery.arena.player.PlayerSource;
import rookery.arena.report.GameBuilder;
import rookery.arena.report.MatchText;
import rookery.arena.report.Outfile;
import rookery.arena.run.Job;
import rookery.arena.run.JobReader;
import rookery.arena.run.JobSpec;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.RunSnapshot;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;
import rookery.arena.statistics.Elo;
import rookery.kernel.notation.PgnWriter;

/** Plays a job on behalf of a command: progress on the error stream, an orderly stop when the user breaks off. */
final class Arena {

    private static final long FIRST_REPORT_MILLIS = 2_000;
    private static final long REPORT_MILLIS = 10_000;

    private final Console console;
    private final @Nullable Integer concurrency;
    private final boolean quiet;

    Arena(Console console, @Nullable Integer concurrency, boolean quiet) {
        this.console = console;
        this.concurrency = concurrency;
        this.quiet = quiet;
    }

    /** The run when it is over; null if the job is no good, after saying why. */
    @Nullable
    TournamentRun play(JobSpec spec, @Nullable Path pgn) throws IOException, InterruptedException {
        Job job = switch (JobReader.read(spec, PlayerSource.INSTALLED)) {
            case Reading.Read<Job>(Job read) -> read;
            case Reading.Refused<Job>(List<String> problems) -> {
                problems.forEach(problem -> console.err().println("rookery: " + problem + "."));
                yield null;
            }
        };
        if (job == null) {
            return null;
        }
        int games = concurrency != null ? Math.max(1, concurrency) : job.usualConcurrency(Runtime.getRuntime().availableProcessors());
        TournamentRun run = new TournamentRun(job, Shard.ALL, List.of(), games, game -> {
        });
        Thread breakOff = new Thread(run::close);
        Runtime.getRuntime().addShutdownHook(breakOff);
        run.start();
        long wait = FIRST_REPORT_MILLIS;
        while (!run.await(wait)) {
            report(job, run.snapshot());
            wait = REPORT_MILLIS;
        }
        run.close();
        Runtime.getRuntime().removeShutdownHook(breakOff);
        Throwable failure = run.failure();
        if (failure != null) {
            throw new IOException("the tournament broke off: " + failure, failure);
        }
        if (pgn != null) {
            writePgn(job, run.games(), pgn);
        }
        return run;
    }

    private static void writePgn(Job job, List<PlayedGame> games, Path file) throws IOException {
        GameBuilder builder = new GameBuilder(job);
        Outfile.write(file, out -> {
            for (PlayedGame game : games) {
                PgnWriter.write(builder.game(game), out);
            }
        });
    }

    private void report(Job job, RunSnapshot now) {
        if (quiet) {
            return;
        }
        StringBuilder line = new StringBuilder(
                String.format(Locale.ROOT, "%d/%d games, %.2f/s, %s left", now.played(), now.planned(), now.rate(),
                        time(now.secondsLeft())));
        RunSnapshot.Match match = now.match();
        if (match != null && match.games().count() > 0) {
            line.append(String.format(Locale.ROOT, ", +%d =%d -%d", match.games().wins(), match.games().draws(), match.games().losses()));
            if (match.pairs().count() > 0) {
                line.append(", Elo ").append(MatchText.estimate(Elo.estimate(match.pairs())));
            }
            if (match.test() != null) {
                line.append(String.format(Locale.ROOT, ", LLR %.2f", match.test().llr()));
            }
        } else if (job.players().size() > 2 && now.played() > 0) {
            line.append(", ").append(now.standings().rows().getFirst().name()).append(" leads");
        }
        if (now.troubles() > 0) {
            line.append(", ").append(now.troubles()).append(" ended by a player's fault");
        }
        console.err().println(line);
    }

    private static String time(double seconds) {
        if (seconds < 0) {
            return "?";
        }
        long whole = Math.round(seconds);
        return whole >= 3600
                ? whole / 3600 + " h " + whole % 3600 / 60 + " min"
                : whole >= 60 ? whole / 60 + " min " + whole % 60 + " s" : whole + " s";
    }
}
