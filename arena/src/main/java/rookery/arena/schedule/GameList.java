package rookery.arena.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Builds the list of a schedule's games. Mutable. */
final class GameList {

    private final Tournament tournament;
    private final int block;
    private final int gamesInPair;
    private final int pairsInBlock;
    private final List<ScheduledGame> games = new ArrayList<>();

    /** @param block how many game numbers each pairing reserves, whether or not all are played */
    GameList(Tournament tournament, int block) {
        this.tournament = tournament;
        this.block = block;
        gamesInPair = tournament.openings().twice() ? 2 : 1;
        pairsInBlock = (block + gamesInPair - 1) / gamesInPair;
    }

    List<ScheduledGame> games() {
        return games;
    }

    boolean allPlayed(Map<Integer, Double> results) {
        return games.stream().allMatch(game -> results.containsKey(game.number()));
    }

    int number(Pairing pairing, int game) {
        return pairing.number() * block + game;
    }

    /** Adds games {@code from} to {@code to - 1} of a pairing. */
    void add(Pairing pairing, int from, int to) {
        for (int game = from; game < to; game++) {
            boolean firstIsWhite = game % 2 == 0;
            int number = number(pairing, game);
            int pair = pairing.number() * pairsInBlock + game / gamesInPair;
            games.add(new ScheduledGame(number, pairing.round(), pairing.number(), pair,
                    firstIsWhite ? pairing.first() : pairing.second(), firstIsWhite ? pairing.second() : pairing.first(),
                    tournament.openings().opening(tournament.seed(), pair), GameSeeds.at(tournament.seed(), GameSeeds.GAMES, number)));
        }
    }

    /** The points of the first player in games {@code from} to {@code to - 1} of a pairing, not a number if one is still to be played. */
    double points(Pairing pairing, int from, int to, Map<Integer, Double> results) {
        double points = 0;
        for (int game = from; game < to; game++) {
            Double white = results.get(number(pairing, game));
            if (white == null) {
                return Double.NaN;
            }
            points += game % 2 == 0 ? white : 1 - white;
        }
        return points;
    }
}
