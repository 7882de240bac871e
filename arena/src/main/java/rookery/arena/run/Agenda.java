package rookery.arena.run;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.arena.schedule.Bye;
import rookery.arena.schedule.Schedule;
import rookery.arena.schedule.ScheduledGame;
import rookery.arena.schedule.Tournament;

/** What a run still has to play: waiting games, games under way, and those that depend on results. Mutable, for one thread at a time. */
final class Agenda {

    private final Tournament tournament;
    private final Shard shard;
    /** The games to play if others decide which; null for the whole schedule. */
    private final @Nullable List<ScheduledGame> only;
    private final TournamentResults results;
    private final Deque<ScheduledGame> queue = new ArrayDeque<>();
    private Schedule schedule;
    private int underWay;

    Agenda(Tournament tournament, Shard shard, @Nullable List<ScheduledGame> only, TournamentResults results) {
        this.tournament = tournament;
        this.shard = shard;
        this.only = only;
        this.results = results;
        schedule = only == null ? tournament.schedule(results.scores()) : new Schedule(only, List.of(), false, List.of());
        fill();
    }

    private void fill() {
        if (!results.isDecided()) {
            schedule.open(results.scores()).stream().filter(game -> shard.has(game.pair())).forEach(queue::add);
        }
    }

    /** Whether no game waits. */
    boolean isEmpty() {
        return queue.isEmpty();
    }

    /** The next game, which is under way from now on; null if none waits. */
    @Nullable
    ScheduledGame poll() {
        ScheduledGame game = queue.poll();
        underWay += game == null ? 0 : 1;
        return game;
    }

    /** A game that was under way has ended. */
    void ended() {
        underWay--;
    }

    /** Once no game is under way, adds those that follow from the results; returns whether anything is left to play. */
    boolean goesOn() {
        if (underWay == 0 && queue.isEmpty() && only == null) {
            schedule = tournament.schedule(results.scores());
            fill();
        }
        return underWay > 0 || !queue.isEmpty();
    }

    /** Drops the waiting games. */
    void clear() {
        queue.clear();
    }

    /** The schedule as far as it is known. */
    Schedule schedule() {
        if (only == null) {
            schedule = tournament.schedule(results.scores());
        }
        return schedule;
    }

    /** Those of the rounds begun. */
    List<Bye> byes() {
        return schedule.byes();
    }

    /** How many games there will be in all, as far as known, after that many have ended. */
    int planned(int ended) {
        return shard.isAll() ? Math.max(tournament.plannedGames(), ended) : ended + queue.size() + underWay;
    }
}
