package rookery.arena.schedule;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import rookery.arena.schedule.Format.Gauntlet;
import rookery.arena.schedule.Format.Ladder;
import rookery.arena.schedule.Format.Knockout;
import rookery.arena.schedule.Format.RoundRobin;
import rookery.arena.schedule.Format.Swiss;

/**
 * The definition of a tournament, from which all its games follow.
 *
 * @param players how many take part
 * @param gamesEach how many games a pairing has; each two of them begin from the same opening with colours swapped, unless {@link OpeningOrder#twice} says
 *        otherwise
 * @param seed from which the order of openings and the seed of each game are derived, as {@link GameSeeds} says
 */
public record Tournament(int players, Format format, int gamesEach, OpeningOrder openings, long seed) {

    private static final int MOST_PLAYERS = 10_000;
    /** Pairing takes time with the cube of the number of players. */
    private static final int MOST_SWISS_PLAYERS = 500;
    private static final int MOST_GAMES = 100_000_000;

    public Tournament {
        if (players < 2 || players > MOST_PLAYERS) {
            throw new IllegalArgumentException("2 to " + MOST_PLAYERS + " players: " + players);
        }
        if (format instanceof Swiss && players > MOST_SWISS_PLAYERS) {
            throw new IllegalArgumentException("at most " + MOST_SWISS_PLAYERS + " players in a Swiss tournament: " + players);
        }
        if (gamesEach < 1 || gamesEach > MOST_GAMES) {
            throw new IllegalArgumentException("1 to " + MOST_GAMES + " games a pairing: " + gamesEach);
        }
        if (format instanceof Gauntlet gauntlet && gauntlet.challengers() >= players) {
            throw new IllegalArgumentException("a gauntlet needs an opponent besides its " + gauntlet.challengers() + " challengers");
        }
        long games = pairings(players, format) * gamesEach(format, gamesEach);
        if (games > MOST_GAMES) {
            throw new IllegalArgumentException("at most " + MOST_GAMES + " games, this would be " + games);
        }
    }

    /** How many games there will be; in a knockout without those of tie-breaks. */
    public int plannedGames() {
        return (int) (pairings(players, format) * gamesEach);
    }

    /**
     * The games that follow from the results so far. All of them are computed each time, so call it again only when the open ones are used up.
     *
     * @param results White's score, from 0 to 1, by number of the game, for the games played
     * @throws IllegalArgumentException if there is a result of a game that does not follow from the others
     */
    public Schedule schedule(Map<Integer, Double> results) {
        Schedule schedule = switch (format) {
            case RoundRobin roundRobin ->
                fixed(FixedPairings.roundRobin(players, roundRobin), FixedPairings.byes(players, roundRobin), results);
            case Gauntlet gauntlet -> fixed(FixedPairings.gauntlet(players, gauntlet), List.of(), results);
            case Ladder ladder -> fixed(FixedPairings.ladder(players, ladder), List.of(), results);
            case Swiss swiss -> new SwissPairings(this, swiss, results).schedule();
            case Knockout knockout -> new KnockoutBracket(this, knockout, results).schedule();
        };
        Set<Integer> strangers = new HashSet<>(results.keySet());
        schedule.games().forEach(game -> strangers.remove(game.number()));
        if (!strangers.isEmpty()) {
            throw new IllegalArgumentException("results of games that are not in this tournament: " + strangers);
        }
        return schedule;
    }

    private Schedule fixed(List<Pairing> pairings, List<Bye> byes, Map<Integer, Double> results) {
        GameList games = new GameList(this, gamesEach);
        pairings.forEach(pairing -> games.add(pairing, 0, gamesEach));
        return new Schedule(games.games(), byes, games.allPlayed(results), List.of());
    }

    private static long pairings(long players, Format format) {
        return switch (format) {
            case RoundRobin(int cycles) -> players * (players - 1) / 2 * cycles;
            case Gauntlet(int challengers, int cycles) -> challengers * (players - challengers) * cycles;
            case Ladder(int reach) -> {
                long apart = Math.min(reach, players - 1);
                yield apart * players - apart * (apart + 1) / 2;
            }
            case Swiss(int rounds) -> players / 2 * rounds;
            case Knockout(_, boolean thirdPlace) -> players - 1 + (thirdPlace && players > 3 ? 1 : 0);
        };
    }

    private static long gamesEach(Format format, long gamesEach) {
        return format instanceof Knockout knockout ? 2 * (gamesEach + 2L * knockout.tieBreakPairs()) : gamesEach;
    }
}
