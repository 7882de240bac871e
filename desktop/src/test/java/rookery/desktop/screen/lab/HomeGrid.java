package rookery.desktop.screen.lab;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import rookery.arena.player.PlayerSource;
import rookery.arena.run.ComputeGrid;
import rookery.arena.run.GameBatch;
import rookery.arena.run.JobSpec;
import rookery.arena.run.PlayedGame;
import rookery.arena.schedule.ScheduledGame;

/** A grid called {@code home} that is this machine after all. */
public final class HomeGrid implements ComputeGrid {
    static final AtomicInteger OPENED = new AtomicInteger();
    static final AtomicInteger CLOSED = new AtomicInteger();

    @Override
    public boolean knows(String where) {
        return where.equals("home");
    }

    @Override
    public Session open(String where, JobSpec spec) {
        OPENED.incrementAndGet();
        return new Session() {
            @Override
            public int parallelism() {
                return 1;
            }

            @Override
            public List<PlayedGame> play(List<ScheduledGame> games) {
                try {
                    var texts = games.stream().map(GameBatch::text).toList();
                    return GameBatch.play(spec.json(), PlayerSource.INSTALLED, texts).stream().map(GameBatch::read).toList();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }

            @Override
            public void close() {
                CLOSED.incrementAndGet();
            }
        };
    }
}
