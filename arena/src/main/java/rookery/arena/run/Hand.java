package rookery.arena.run;

import org.jspecify.annotations.Nullable;

/** What plays the games of a {@link TournamentRun}, on a thread of its own: a player's chair here, or a line to other machines. */
sealed interface Hand permits Worker, GridWorker {

    void start();

    void interrupt();

    /** The game that can be watched at this moment; null for none. */
    @Nullable
    Duel duel();
}
