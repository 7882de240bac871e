package rookery.arena.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.arena.Reading;
import rookery.arena.report.TournamentFiles;
import rookery.arena.run.ComputeGrid;
import rookery.arena.run.Job;
import rookery.arena.run.JobReader;
import rookery.arena.run.Journal;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.RunSnapshot;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun.Phase;
import rookery.arena.run.TournamentRun;
import rookery.arena.statistics.BayesianRating;
import rookery.arena.statistics.OrdinalRating;
import rookery.arena.statistics.PlayerRating;

/**
 * A run with its folder and journal. It is prepared in the background; problems are thrown as exceptions, since they concern the folder and not the form. Once
 * started, its own thread publishes a {@link RunPicture} several times a second and writes all files at the end. Thread-safe.
 */
public final class LabRun implements AutoCloseable {
    private static final long PACE_MILLIS = 100;
    private static final long LAST_MILLIS = 15_000;

    private final Path folder;
    private final TournamentRun run;
    private final List<String> names;
    private final Journal journal;
    private final ComputeGrid.@Nullable Session session;
    private @Nullable Thread watcher;
    private int drawnGames = -1;
    private List<PlayedGame> games = List.of();
    private List<RunPicture.EloPoint> elo = List.of();
    private List<PlayerRating> ratings = List.of();

    /**
     * @param names   of the players, as people call them
     * @param session of the grid it is played on; null for this machine
     */
    private LabRun(Path folder, TournamentRun run, List<String> names, Journal journal, ComputeGrid.@Nullable Session session) {
        this.folder = folder;
        this.run = run;
        this.names = List.copyOf(names);
        this.journal = journal;
        this.session = session;
    }

    // ---- preparing -----------------------------------------------------------------------------------------------

    /** A run in that folder; games in its journal are not played again. */
    public static LabRun in(Path folder, Job job, LabForm form) throws IOException {
        var shard = form.part().isEmpty() ? Shard.ALL : orThrow(Shard.read(form.part()));
        Journal journal = orThrow(Journal.open(TournamentFiles.journal(folder), job, shard));
        boolean kept = false;
        try {
            StoredRuns.begin(folder);
            var names = names(job);
            var session = form.where().isEmpty() ? null : ComputeGrid.of(form.where()).orElseThrow().open(form.where(), job.spec());
            var run = session == null
                    ? new TournamentRun(job, shard, journal.earlier(), concurrency(job, form), journal::add)
                    : TournamentRun.on(session, job, journal.earlier(), journal::add);
            kept = true;
            return new LabRun(folder, run, names, journal, session);
        } finally {
            if (!kept) journal.close();
        }
    }

    /** Resumes a stored run. */
    public static LabRun again(Path folder, Contestants contestants, LabForm form) throws IOException {
        var stored = StoredRuns.read(folder);
        return in(folder, orThrow(JobReader.read(stored.spec(), contestants)), form.withPart(stored.part()));
    }

    /** A run in a new folder that takes over the games of the parts and plays what is missing. */
    public static LabRun merged(List<Path> parts, StoredRuns runs, Job job, LabForm form) throws IOException {
        List<PlayedGame> games = orThrow(Journal.merged(parts, job));
        var folder = runs.open(form);
        try (var journal = orThrow(Journal.open(TournamentFiles.journal(folder), job, Shard.ALL))) {
            journal.addAll(games);
        }
        return in(folder, job, form);
    }

    /** Unique display names of a job's players: the given name, or the bot's own with its options. Asks the players. */
    private static List<String> names(Job job) {
        var names = new ArrayList<String>();
        for (var player : job.players()) {
            var line = PlayerLine.of(player.spec());
            var options = line.options().isEmpty() ? "" : " (" + String.join(", ", line.options().values()) + ")";
            var name = line.terms().getOrDefault("name", player.provider().displayName() + options);
            var free = name;
            for (int number = 2; names.contains(free); number++) free = name + " · " + number;
            names.add(free);
        }
        return names;
    }

    private static int concurrency(Job job, LabForm form) {
        return form.concurrency().isEmpty()
                ? job.usualConcurrency(Runtime.getRuntime().availableProcessors())
                : Integer.parseInt(form.concurrency());
    }

    private static <T> T orThrow(Reading<T> reading) throws IOException {
        return switch (reading) {
            case Reading.Read<T>(T value) -> value;
            case Reading.Refused<T>(List<String> problems) -> throw new IOException(String.join("; ", problems));
        };
    }

    // ---- playing -------------------------------------------------------------------------------------------------

    /**
     * @param told    receives every picture, on the run's thread
     * @param trouble receives what went wrong when writing the files, on the same thread
     */
    public void start(Consumer<RunPicture> told, Consumer<Exception> trouble) {
        run.start();
        watcher = Thread.ofVirtual().name("lab-watch").start(() -> watch(told, trouble));
    }

    public void pause() {
        run.pause();
    }

    public void resume() {
        run.resume();
    }

    /** Stops the run; the last picture comes when the players have finished. */
    public void stop() {
        run.stop();
    }

    private void watch(Consumer<RunPicture> told, Consumer<Exception> trouble) {
        try {
            long pace = 1;
            while (!run.await(pace)) {
                long before = System.nanoTime();
                told.accept(picture(false));
                // Long tournaments take longer to evaluate; watching must not slow the players down.
                pace = Math.max(PACE_MILLIS, 10 * (System.nanoTime() - before) / 1_000_000);
            }
        } catch (InterruptedException e) {
            run.stop();
        } catch (RuntimeException problem) {
            // A failing picture must not leave a run that nobody can stop.
            run.stop();
            trouble.accept(problem);
        }
        settle(told, trouble);
    }

    private void settle(Consumer<RunPicture> told, Consumer<Exception> trouble) {
        try {
            run.close();
            if (session != null) session.close();
            journal.close();
            if (run.snapshot().phase() == Phase.COMPLETE) StoredRuns.complete(folder);
            if (!run.games().isEmpty()) TournamentFiles.write(folder, run);
        } catch (IOException | RuntimeException problem) {
            trouble.accept(problem);
        }
        told.accept(picture(true));
    }

    private RunPicture picture(boolean settled) {
        RunSnapshot now = run.snapshot();
        if (now.played() != drawnGames) {
            drawnGames = now.played();
            games = run.games();
            boolean match = run.job().players().size() == 2;
            elo = match ? RunPicture.EloPoint.curve(run.job(), games) : List.of();
            ratings = match || games.isEmpty() ? List.of() : ratings(now);
        }
        Throwable failure = run.failure();
        boolean over = now.phase() == Phase.COMPLETE;
        return new RunPicture(folder, run.job(), names, now, games, elo, ratings, over ? run.schedule().places() : List.of(),
                words(failure), settled);
    }

    private static @Nullable String words(@Nullable Throwable failure) {
        return failure == null ? null : Objects.requireNonNullElse(failure.getMessage(), failure.getClass().getSimpleName());
    }

    /** Maximum-likelihood ratings, or those with a prior if someone has won or lost everything. */
    private static List<PlayerRating> ratings(RunSnapshot now) {
        var plain = OrdinalRating.PLAIN.rate(now.table());
        return (plain.ratings().stream().allMatch(PlayerRating::isRated) ? plain : BayesianRating.ESTIMATED.rate(now.table())).ratings();
    }

    /** Stops and waits until everything is on the disk. */
    @Override
    public void close() {
        run.stop();
        try {
            if (watcher != null) watcher.join(LAST_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
