package rookery.arena.schedule;

import java.util.List;
import java.util.Map;

/**
 * The games of a tournament as far as they are known.
 *
 * @param games those played and those that can be played now, in order
 * @param byes those given so far
 * @param isComplete whether all games have results and no more will come
 * @param places the top places of a decided knockout: winner and loser of the final, then of the match for third place if there was one; empty in formats
 * decided by points
 */
public record Schedule(List<ScheduledGame> games, List<Bye> byes, boolean isComplete, List<Integer> places) {

    public Schedule {
        games = List.copyOf(games);
        byes = List.copyOf(byes);
        places = List.copyOf(places);
    }

    /** The games that have no result yet, in order; any of them can be played at any time. */
    public List<ScheduledGame> open(Map<Integer, Double> results) {
        return games.stream().filter(game -> !results.containsKey(game.number())).toList();
    }
}
