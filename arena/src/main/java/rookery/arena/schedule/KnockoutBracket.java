package rookery.arena.schedule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import rookery.arena.schedule.Format.Knockout;

/**
 * The bracket of a knockout as far as results have filled it. The field is padded to a power of two with byes for the top seeds. Encounters are numbered round
 * by round, so that a game's number never depends on other results.
 */
final class KnockoutBracket {

    private static final int OPEN = -1;
    private static final int NOBODY = -2;

    private final Tournament tournament;
    private final Knockout format;
    private final Map<Integer, Double> results;
    private final GameList games;
    private final List<Bye> byes = new ArrayList<>();
    private boolean decided = true;

    KnockoutBracket(Tournament tournament, Knockout format, Map<Integer, Double> results) {
        this.tournament = tournament;
        this.format = format;
        this.results = results;
        this.games = new GameList(tournament, tournament.gamesEach() + 2 * format.tieBreakPairs());
    }

    Schedule schedule() {
        int[] field = seeded(tournament.players());
        int number = 0;
        int round = 0;
        int[] losers = {};
        while (field.length > 2) {
            int[] winners = new int[field.length / 2];
            losers = new int[field.length / 2];
            for (int place = 0; place < winners.length; place++) {
                int one = field[2 * place];
                int other = field[2 * place + 1];
                winners[place] = winner(number++, round, one, other);
                losers[place] = winners[place] == OPEN ? OPEN : one + other - winners[place];
            }
            field = winners;
            round++;
        }
        List<Integer> third = List.of();
        if (format.thirdPlace() && tournament.players() > 3) {
            third = places(number + 1, round, losers[0], losers[1]);
        }
        List<Integer> places = new ArrayList<>(places(number, round, field[0], field[1]));
        places.addAll(third);
        return new Schedule(games.games(), byes, decided, decided ? places : List.of());
    }

    private List<Integer> places(int number, int round, int one, int other) {
        int winner = winner(number, round, one, other);
        return List.of(winner, one + other - winner);
    }

    /** Who advances, {@link #OPEN} while undecided; adds the games that can be played. */
    private int winner(int number, int round, int one, int other) {
        if (one == OPEN || other == OPEN) {
            decided = false;
            return OPEN;
        }
        if (one == NOBODY || other == NOBODY) {
            int player = Math.max(one, other);
            byes.add(new Bye(round, player));
            return player;
        }
        boolean swapped = (GameSeeds.at(tournament.seed(), GameSeeds.COLOURS, number) & 1) == 1;
        Pairing pairing = new Pairing(number, round, swapped ? other : one, swapped ? one : other);
        int from = 0;
        int to = tournament.gamesEach();
        for (int tieBreak = 0; tieBreak <= format.tieBreakPairs(); tieBreak++) {
            games.add(pairing, from, to);
            double points = games.points(pairing, from, to, results);
            if (Double.isNaN(points)) {
                decided = false;
                return OPEN;
            }
            double lead = 2 * points - (to - from);
            if (lead != 0) {
                return lead > 0 ? pairing.first() : pairing.second();
            }
            from = to;
            to += 2;
        }
        return Math.min(one, other);
    }

    /** The players in the order of the bracket: number 0 meets the last, and 0 and 1 can meet only in the final. */
    private static int[] seeded(int players) {
        int[] field = {0};
        while (field.length < players) {
            int[] doubled = new int[field.length * 2];
            for (int place = 0; place < field.length; place++) {
                doubled[2 * place] = field[place];
                doubled[2 * place + 1] = doubled.length - 1 - field[place];
            }
            field = doubled;
        }
        return Arrays.stream(field).map(player -> player < players ? player : NOBODY).toArray();
    }
}
