package rookery.arena.run;

import org.jspecify.annotations.Nullable;

/** Plays the games of a {@link TournamentRun} on its own thread, on this machine or on others. */
sealed interface GameWorker permits LocalWorker, GridWorker {

    void start();

    void interrupt();

    /** The game that can be watched at this moment; null for none. */
    @Nullable
    Duel duel();
}
