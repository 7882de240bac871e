package rookery.arena.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.arena.schedule.ScheduledGame;

/** A thread that has games played on a {@link ComputeGrid}, wave by wave, so that results are kept and a sequential test can end it. */
final class GridWorker implements GameWorker, Runnable {

    /** Games per slot in a wave: enough to even out long and short ones. */
    private static final int GAMES_EACH = 8;

    private final TournamentRun run;
    private final ComputeGrid.Session session;
    private final Thread thread = Thread.ofPlatform().daemon().name("arena-grid").unstarted(this);

    GridWorker(TournamentRun run, ComputeGrid.Session session) {
        this.run = run;
        this.session = session;
    }

    @Override
    public void start() {
        thread.start();
    }

    @Override
    public void interrupt() {
        thread.interrupt();
    }

    @Override
    public @Nullable Duel duel() {
        return null;
    }

    @Override
    public void run() {
        try {
            int most = GAMES_EACH * Math.max(1, session.parallelism());
            for (List<ScheduledGame> wave = run.next(most); !wave.isEmpty(); wave = run.next(most)) {
                List<PlayedGame> ended = new ArrayList<>(session.play(wave));
                ended.sort(Comparator.comparingInt(PlayedGame::number));
                ended.forEach(game -> run.done(game, 0));
            }
        } catch (RuntimeException | Error e) {
            // fail() ignores exceptions caused by stopping the run.
            run.fail(e);
        } finally {
            run.left(this);
        }
    }
}
