package rookery.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import rookery.arena.agent.JarSource;
import rookery.arena.player.PlayerSource;
import rookery.arena.player.ProgramSource;
import rookery.arena.report.GameFiles;
import rookery.arena.report.MatchText;
import rookery.arena.report.TournamentFiles;
import rookery.arena.run.ComputeGrid;
import rookery.arena.run.Job;
import rookery.arena.run.JobReader;
import rookery.arena.run.JobSpec;
import rookery.arena.run.Journal;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.RunSnapshot;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;
import rookery.arena.statistics.Elo;
import rookery.play.file.AtomicFile;

/** Plays a job for a command: progress on the error stream, a clean stop on Ctrl-C. */
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

    /** The job the texts describe; null, after reporting why, if they are invalid. */
    @Nullable
    Job job(JobSpec spec) {
        return console.value(JobReader.read(spec, new ProgramSource().or(new JarSource()).or(PlayerSource.INSTALLED),
                new Progress(console, spec.settings().getOrDefault("openings", ""))::tell));
    }

    /**
     * Plays or resumes a job, and writes its files.
     *
     * @param folder where the journal and the results go; null for nowhere
     * @return the run when it is over; null, after reporting why, if the folder cannot be used
     */
    @Nullable
    TournamentRun play(Job job, Shard shard, @Nullable Path folder) throws IOException, InterruptedException {
        int games = concurrency != null ? Math.max(1, concurrency) : job.usualConcurrency(Runtime.getRuntime().availableProcessors());
        return play(job, shard, folder, (earlier, listener) -> new TournamentRun(job, shard, earlier, games, listener));
    }

    /** Plays or resumes a job on other machines, and writes its files; null, after reporting why, if that fails. */
    @Nullable
    TournamentRun playOn(String where, Job job, @Nullable Path folder) throws IOException, InterruptedException {
        ComputeGrid grid = ComputeGrid.of(where).orElse(null);
        if (grid == null) {
            console.err().println("rookery: nothing here can play on “" + where + "”. Spark is an optional module, which is not built: "
                    + "'arena-spark/run tournament ...' fetches and builds it once, after that 'rookery tournament ... --on " + where
                    + "' works too.");
            return null;
        }
        try (ComputeGrid.Session session = grid.open(where, job.spec())) {
            return play(job, Shard.ALL, folder, (earlier, listener) -> TournamentRun.on(session, job, earlier, listener));
        }
    }

    private @Nullable TournamentRun play(Job job, Shard shard, @Nullable Path folder,
            BiFunction<List<PlayedGame>, Consumer<PlayedGame>, TournamentRun> runner) throws IOException, InterruptedException {
        Journal journal = folder == null ? null : console.value(TournamentFiles.open(folder, job, shard));
        if (folder != null && journal == null) {
            return null;
        }
        List<PlayedGame> earlier = journal == null ? List.of() : journal.earlier();
        if (!earlier.isEmpty() && !quiet) {
            console.err().println("resuming after " + earlier.size() + " games");
        }
        TournamentRun run = runner.apply(earlier, game -> {
            if (journal != null) {
                journal.add(game);
            }
        });
        Thread breakOff = new Thread(() -> breakOff(run, journal));
        Runtime.getRuntime().addShutdownHook(breakOff);
        run.start();
        long wait = FIRST_REPORT_MILLIS;
        while (!run.await(wait)) {
            report(job, run.snapshot());
            wait = REPORT_MILLIS;
        }
        if (isBreakingOff(breakOff)) {
            return null;
        }
        end(run, journal);
        Throwable failure = run.failure();
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure != null) {
            throw new IOException("the tournament failed: " + (failure.getMessage() == null ? failure : failure.getMessage()), failure);
        }
        if (folder != null) {
            boolean kept = Files.exists(TournamentFiles.journal(folder));
            TournamentFiles.write(folder, run);
            if (!kept) {
                throw new IOException("something deleted " + TournamentFiles.journal(folder)
                        + " during the run; the results were written, but the run cannot be resumed");
            }
        }
        if (!quiet) {
            sumUp(run);
        }
        return run;
    }

    /** Merges the parts of a job, each a folder with a journal, and writes its files; null, after reporting why, if that fails. */
    @Nullable
    TournamentRun merge(List<Path> parts, Job job, @Nullable Path folder) throws IOException {
        List<PlayedGame> games = console.value(Journal.merged(parts.stream().map(TournamentFiles::journal).toList(), job));
        if (games == null) {
            return null;
        }
        TournamentRun run = new TournamentRun(job, Shard.ALL, games, 1, game -> {
        });
        if (!run.schedule().isComplete() && run.snapshot().phase() != TournamentRun.Phase.COMPLETE) {
            console.err().println("rookery: games are missing: " + games.size() + " of " + job.tournament().plannedGames() + " are there.");
        }
        if (folder != null) {
            Journal journal = console.value(TournamentFiles.open(folder, job, Shard.ALL));
            if (journal == null) {
                return null;
            }
            try (journal) {
                Set<Integer> there = journal.earlier().stream().map(PlayedGame::number).collect(Collectors.toSet());
                journal.addAll(games.stream().filter(game -> !there.contains(game.number())).toList());
            }
            TournamentFiles.write(folder, run);
        }
        return run;
    }

    /** Whether the program is being terminated, so that the given hook cleans up; otherwise removes the hook. */
    private static boolean isBreakingOff(Thread breakOff) {
        try {
            return !Runtime.getRuntime().removeShutdownHook(breakOff);
        } catch (IllegalStateException e) {
            return true;
        }
    }

    /** Cleans up when the program is terminated before the run is over. */
    private void breakOff(TournamentRun run, @Nullable Journal journal) {
        end(run, journal);
        boolean signal = Thread.getAllStackTraces().keySet().stream().anyMatch(thread -> thread.getName().matches("SIG[A-Z]+ handler"));
        if (!signal) {
            // In-process player code ended the program, probably with status 0; that must not look like success.
            console.err().println("rookery: a player ended the program before the run was over.");
            console.err().flush();
            Runtime.getRuntime().halt(ExitCode.FAILED);
        }
    }

    /** Reports the speed and the players' share of the time. */
    private void sumUp(TournamentRun run) {
        RunSnapshot end = run.snapshot();
        if (end.rate() > 0) {
            console.err().printf(Locale.ROOT, "%d games in %.1f s, %.1f a second%s%n", Math.round(end.rate() * end.seconds()),
                    end.seconds(),
                    end.rate(),
                    end.playerShare() > 0
                            ? String.format(Locale.ROOT, "; %.1f %% of the time was the players' own", 100 * end.playerShare())
                            : "");
        }
    }

    private static void end(TournamentRun run, @Nullable Journal journal) {
        run.close();
        try {
            if (journal != null) {
                journal.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e.getMessage(), e);
        }
    }

    void writePgn(TournamentRun run, Path file) throws IOException {
        AtomicFile.writeText(file, new GameFiles(run.job(), run.games())::pgn);
    }

    /** Prints the outcome: a match in a few lines, the standings with more players. */
    void tell(TournamentRun run) {
        RunSnapshot end = run.snapshot();
        RunSnapshot.Match match = end.match();
        List<String> lines = match != null && end.played() > 0
                ? MatchText.lines(run.job(), match, run.games())
                : MatchText.standings(run.job(), end, run.schedule().places());
        lines.forEach(console.out()::println);
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
                line.append(String.format(Locale.ROOT, ", LLR %.2f after %d pairs", match.test().llr(), match.test().curve().size()));
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
