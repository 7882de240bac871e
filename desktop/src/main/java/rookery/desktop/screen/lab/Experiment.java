package rookery.desktop.screen.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.arena.report.TournamentFiles;
import rookery.arena.run.ComputeGrid;
import rookery.arena.run.Journal;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.RunSnapshot;
import rookery.arena.run.TournamentRun.Phase;
import rookery.arena.run.TournamentRun;
import rookery.arena.statistics.BayesianRating;
import rookery.arena.statistics.OrdinalRating;
import rookery.arena.statistics.PlayerRating;

/**
 * A run with its journal, watched by a thread of its own that draws a {@link RunPicture} several times a second and, at the end, writes
 * all files. Safe for all threads.
 */
final class Experiment implements AutoCloseable {
    private static final long PACE_MILLIS = 100;
    private static final long LAST_MILLIS = 15_000;

    private final Path folder;
    private final Journal journal;
    private final TournamentRun run;
    private final ComputeGrid.@Nullable Session session;
    private final Consumer<RunPicture> told;
    private final Consumer<Exception> trouble;
    private final Thread watch = Thread.ofVirtual().name("lab-watch").unstarted(this::watch);
    private final List<String> names;
    private int drawnGames = -1;
    private List<PlayedGame> games = List.of();
    private List<EloPoint> elo = List.of();
    private List<PlayerRating> ratings = List.of();

    /**
     * @param told    of every picture, on the thread that watches
     * @param trouble what went wrong when the files were written, on the same thread
     */
    Experiment(Prepared prepared, Consumer<RunPicture> told, Consumer<Exception> trouble) {
        folder = prepared.folder();
        journal = prepared.journal();
        names = prepared.names();
        run = prepared.run();
        session = prepared.session();
        this.told = told;
        this.trouble = trouble;
    }

    void start() {
        run.start();
        watch.start();
    }

    void pause() {
        run.pause();
    }

    void resume() {
        run.resume();
    }

    /** Breaks off; the last picture comes when the players have let go. */
    void stop() {
        run.stop();
    }

    private void watch() {
        try {
            long pace = 1;
            while (!run.await(pace)) {
                long before = System.nanoTime();
                told.accept(picture(false));
                // Long tournaments take longer to count; watching must not cost the players their time.
                pace = Math.max(PACE_MILLIS, 10 * (System.nanoTime() - before) / 1_000_000);
            }
        } catch (InterruptedException e) {
            run.stop();
        } catch (RuntimeException problem) {
            // A picture that cannot be drawn must not leave a run that nobody can stop.
            run.stop();
            trouble.accept(problem);
        }
        settle();
    }

    private void settle() {
        try {
            run.close();
            if (session != null) session.close();
            journal.close();
            if (run.snapshot().phase() == Phase.COMPLETE) RunShelf.complete(folder);
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
            elo = match ? EloPoint.curve(run.job(), games) : List.of();
            ratings = match || games.isEmpty() ? List.of() : ratings(now);
        }
        Throwable failure = run.failure();
        boolean over = now.phase() == Phase.COMPLETE;
        List<LiveBoard> boards = settled ? List.of() : now.live().stream().map(LiveBoard::of).toList();
        return new RunPicture(folder, run.job(), names, now, games, elo, ratings, over ? run.schedule().places() : List.of(), boards,
                words(failure), settled);
    }

    private static @Nullable String words(@Nullable Throwable failure) {
        return failure == null ? null : Objects.requireNonNullElse(failure.getMessage(), failure.getClass().getSimpleName());
    }

    /** The likeliest ratings, or those with a prior where someone has won or lost everything. */
    private static List<PlayerRating> ratings(RunSnapshot now) {
        var plain = OrdinalRating.PLAIN.rate(now.table());
        return (plain.ratings().stream().allMatch(PlayerRating::isRated) ? plain : BayesianRating.ESTIMATED.rate(now.table())).ratings();
    }

    /** Stops and waits until everything is on the disk. */
    @Override
    public void close() {
        run.stop();
        try {
            watch.join(LAST_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
