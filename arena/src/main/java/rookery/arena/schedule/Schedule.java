package rookery.arena.schedule;

import java.util.List;
import java.util.Map;

/**
 * The games of a tournament as far as they are known.
 *
 * @param games those played and those that can be played now, in order
 * @param byes those given so far
 * @param isComplete whether all games have results and no more will come
 */
public record Schedule(List<ScheduledGame> games, List<Bye> byes, boolean isComplete) {

    public Schedule {
        games = List.copyOf(games);
        byes = List.copyOf(byes);
    }

    /** The games that have no result yet, in order; any of them can be played at any time. */
    public List<ScheduledGame> open(Map<Integer, Double> results) {
        return games.stream().filter(game -> !results.containsKey(game.number())).toList();
    }
}
