package rookery.arena.run;

import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import rookery.arena.opening.Opening;
import rookery.arena.schedule.ScheduledGame;

/** A thread that plays games one after another with its own players. */
final class LocalWorker implements GameWorker, Runnable {

    private final TournamentRun run;
    private final Watchdog watchdog = new Watchdog();
    private final PlayerPool players;
    private final Thread thread;
    /** Given up: whatever the player does now is ignored. */
    private final AtomicBoolean dismissed = new AtomicBoolean();
    private volatile @Nullable Duel duel;
    private @Nullable Opening opening;
    private int pair;

    LocalWorker(TournamentRun run, Job job, int number) {
        this.run = run;
        players = new PlayerPool(job.players());
        thread = Thread.ofPlatform().daemon().name("arena-" + number).unstarted(this);
    }

    @Override
    public void start() {
        thread.start();
    }

    @Override
    public @Nullable Duel duel() {
        return duel;
    }

    Watchdog watchdog() {
        return watchdog;
    }

    @Override
    public void interrupt() {
        thread.interrupt();
    }

    void dismiss() {
        dismissed.set(true);
    }

    /** Both games of a pair share it, and usually come one after the other. */
    private Opening opening(ScheduledGame game) {
        Opening known = opening;
        if (known == null || pair != game.pair()) {
            Job job = run.job();
            known = job.openings().opening(job.variant(), game.opening(), job.seed(), game.pair());
            opening = known;
            pair = game.pair();
        }
        return known;
    }

    @Override
    public void run() {
        try {
            for (ScheduledGame game = run.next(); game != null; game = run.next()) {
                Duel current = new Duel(run.job(), game, opening(game), watchdog, () -> dismissed.get() || run.isStopping());
                duel = current;
                PlayedGame played = current.play(players);
                duel = null;
                run.done(played, current.inPlayers());
            }
        } catch (Duel.Stopped e) {
            // The game is not over, so it is not recorded and will be replayed from the start.
        } catch (RuntimeException | Error e) {
            run.fail(e);
        } finally {
            duel = null;
            players.close();
            if (!dismissed.get()) {
                run.left(this);
            }
        }
    }
}
