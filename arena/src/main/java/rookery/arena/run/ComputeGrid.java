package rookery.arena.run;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import rookery.arena.schedule.ScheduledGame;

/** Other machines that can play games, found by {@link ServiceLoader}; the optional module arena-spark provides one. */
public interface ComputeGrid {

    /** Whether the text says where to play in a way this grid understands, such as {@code spark://host:7077}. */
    boolean knows(String where);

    /** Gets ready to play games of a job there. */
    Session open(String where, JobSpec spec);

    /** A connection that plays games; for one thread at a time. */
    interface Session extends AutoCloseable {

        /** How many games can be played at once. */
        int parallelism();

        /** Plays the games, in any order, and returns when all are over. Failures on one machine are retried on another. */
        List<PlayedGame> play(List<ScheduledGame> games);

        @Override
        void close();
    }

    /** The grid that understands the text. */
    static Optional<ComputeGrid> of(String where) {
        return ServiceLoader.load(ComputeGrid.class).stream().map(ServiceLoader.Provider::get).filter(grid -> grid.knows(where))
                .findFirst();
    }
}
