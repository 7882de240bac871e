package rookery.arena.schedule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import rookery.arena.schedule.Format.Swiss;

/**
 * The rounds of a Swiss tournament as far as results allow; a round is paired when the one before is complete. In order of priority: as few repeat pairings as
 * possible, nobody has one colour three times more than the other, scores are close, colours balance, and the upper half of a score group meets the lower half.
 * The bye goes to the lowest-ranked of those with the fewest byes.
 */
final class SwissPairings {

    private static final long REMATCH = 1_000_000_000_000L;
    private static final long COLOUR_EXCESS = 1_000_000_000L;
    private static final long SCORE_GAP = 100_000L;
    private static final long COLOUR = 10_000L;

    private final Tournament tournament;
    private final Swiss format;
    private final Map<Integer, Double> results;
    private final int players;
    private final GameList games;
    private final List<Bye> byes = new ArrayList<>();
    private final double[] points;
    private final int[] byeCount;
    private final int[][] met;
    /** Encounters begun with White less those begun with Black, and the last of them: 1 for White, -1 for Black. */
    private final int[] balance;
    private final int[] lastColour;
    /** How many have as many points as each player at the beginning of the round. */
    private final int[] level;

    SwissPairings(Tournament tournament, Swiss format, Map<Integer, Double> results) {
        this.tournament = tournament;
        this.format = format;
        this.results = results;
        this.players = tournament.players();
        this.games = new GameList(tournament, tournament.gamesEach());
        this.points = new double[players];
        this.byeCount = new int[players];
        this.met = new int[players][players];
        this.balance = new int[players];
        this.lastColour = new int[players];
        this.level = new int[players];
    }

    Schedule schedule() {
        boolean complete = true;
        for (int round = 0; round < format.rounds() && complete; round++) {
            complete = play(round);
        }
        return new Schedule(games.games(), byes, complete, List.of());
    }

    /** Pairs a round and counts its results; whether it is complete. */
    private boolean play(int round) {
        int[] ranking = IntStream.range(0, players).boxed()
                .sorted(Comparator.comparingDouble((Integer player) -> points[player]).reversed().thenComparing(player -> player))
                .mapToInt(Integer::intValue).toArray();
        Arrays.setAll(level, player -> (int) Arrays.stream(points).filter(score -> score == points[player]).count());
        int[] paired = ranking;
        if (players % 2 == 1) {
            int idle = idle(ranking);
            byes.add(new Bye(round, idle));
            paired = without(ranking, idle);
            byeCount[idle]++;
            points[idle] += tournament.gamesEach();
        }
        int[] partner = pairing(paired);
        boolean complete = true;
        int number = round * (players / 2);
        List<Pairing> pairings = new ArrayList<>();
        for (int place = 0; place < paired.length; place++) {
            if (place < partner[place]) {
                pairings.add(pairing(number++, round, paired[place], paired[partner[place]]));
            }
        }
        for (Pairing pairing : pairings) {
            games.add(pairing, 0, tournament.gamesEach());
            complete &= count(pairing);
        }
        return complete;
    }

    private boolean count(Pairing pairing) {
        int first = pairing.first();
        int second = pairing.second();
        met[first][second]++;
        met[second][first]++;
        balance[first]++;
        balance[second]--;
        lastColour[first] = 1;
        lastColour[second] = -1;
        double score = games.points(pairing, 0, tournament.gamesEach(), results);
        points[first] += score;
        points[second] += tournament.gamesEach() - score;
        return !Double.isNaN(score);
    }

    private int idle(int[] ranking) {
        int fewest = Arrays.stream(byeCount).min().orElse(0);
        int best = Matching.ALONE;
        int mostPairs = -1;
        for (int place = ranking.length - 1; place >= 0; place--) {
            int candidate = ranking[place];
            if (byeCount[candidate] == fewest) {
                int[] rest = without(ranking, candidate);
                int pairs = (int) Arrays.stream(freshPairing(rest)).filter(partner -> partner != Matching.ALONE).count();
                if (pairs > mostPairs) {
                    mostPairs = pairs;
                    best = candidate;
                }
                if (pairs == rest.length) {
                    break;
                }
            }
        }
        return best;
    }

    private static int[] without(int[] ranking, int player) {
        return Arrays.stream(ranking).filter(other -> other != player).toArray();
    }

    /** As many pairs who have not met as possible, by place in the ranking: first greedily by cost, then by a maximum matching. */
    private int[] freshPairing(int[] ranking) {
        int size = ranking.length;
        boolean[][] fresh = new boolean[size][size];
        for (int one = 0; one < size; one++) {
            for (int other = 0; other < size; other++) {
                fresh[one][other] = one != other && met[ranking[one]][ranking[other]] == 0;
            }
        }
        int[] partner = new int[size];
        Arrays.fill(partner, Matching.ALONE);
        pairCheapest(ranking, partner, fresh);
        return new Matching(fresh, partner).largest();
    }

    private int[] pairing(int[] ranking) {
        int size = ranking.length;
        int[] partner = freshPairing(ranking);
        boolean[][] anyone = new boolean[size][size];
        for (boolean[] row : anyone) {
            Arrays.fill(row, true);
        }
        pairCheapest(ranking, partner, anyone);
        improve(ranking, partner);
        return partner;
    }

    /** From the top, gives each unpaired player the cheapest unpaired partner. */
    private void pairCheapest(int[] ranking, int[] partner, boolean[][] allowed) {
        for (int one = 0; one < partner.length; one++) {
            int best = Matching.ALONE;
            for (int other = one + 1; other < partner.length && partner[one] == Matching.ALONE; other++) {
                if (partner[other] == Matching.ALONE && allowed[one][other]
                        && (best == Matching.ALONE || cost(ranking, one, other) < cost(ranking, one, best))) {
                    best = other;
                }
            }
            if (best != Matching.ALONE) {
                pair(partner, one, best);
            }
        }
    }

    /** Exchanges partners between two or three pairs as long as that makes them cheaper together. */
    private void improve(int[] ranking, int[] partner) {
        boolean improved = true;
        while (improved) {
            improved = false;
            for (int one = 0; one < partner.length; one++) {
                for (int other = one + 1; other < partner.length; other++) {
                    improved |= exchange(ranking, partner, one, other);
                }
            }
            improved = improved || rotateAny(ranking, partner);
        }
    }

    /** Pairs two players who are not, and their partners, if that is cheaper. */
    private boolean exchange(int[] ranking, int[] partner, int one, int other) {
        int mate = partner[one];
        int otherMate = partner[other];
        if (mate == other || cost(ranking, one, other) + cost(ranking, mate, otherMate) >= cost(ranking, one, mate)
                + cost(ranking, other, otherMate)) {
            return false;
        }
        pair(partner, one, other);
        pair(partner, mate, otherMate);
        return true;
    }

    /** Makes the first rotation of partners among three pairs that is cheaper: each one's partner goes to the next. */
    private boolean rotateAny(int[] ranking, int[] partner) {
        for (int one = 0; one < partner.length; one++) {
            for (int two = 0; two < partner.length; two++) {
                if (two == one || two == partner[one]) {
                    continue;
                }
                long saved = cost(ranking, one, partner[one]) + cost(ranking, two, partner[two]) - cost(ranking, partner[one], two);
                for (int three = 0; three < partner.length && saved > 0; three++) {
                    int mate = partner[three];
                    if (three != one && three != two && mate != two && mate != one
                            && saved + cost(ranking, three, mate) > cost(ranking, partner[two], three)
                                    + cost(ranking, mate, one)) {
                        int first = partner[one];
                        int second = partner[two];
                        pair(partner, first, two);
                        pair(partner, second, three);
                        pair(partner, mate, one);
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static void pair(int[] partner, int one, int other) {
        partner[one] = other;
        partner[other] = one;
    }

    private long cost(int[] ranking, int onePlace, int otherPlace) {
        int upper = Math.min(onePlace, otherPlace);
        int lower = Math.max(onePlace, otherPlace);
        int one = ranking[upper];
        int other = ranking[lower];
        long gap = Math.round(2 * (points[one] - points[other]));
        return REMATCH * met[one][other] + SCORE_GAP * gap * gap + colourCost(one, other) + Math.abs(lower - upper - level[one] / 2);
    }

    private long colourCost(int one, int other) {
        if (tournament.gamesEach() % 2 == 0) {
            return 0;
        }
        boolean oneBegins = begins(one, other);
        int imbalance = Math.max(Math.abs(balance[one] + (oneBegins ? 1 : -1)), Math.abs(balance[other] - (oneBegins ? 1 : -1)));
        return imbalance <= 1 ? 0 : imbalance == 2 ? COLOUR : COLOUR_EXCESS * (imbalance - 2);
    }

    private Pairing pairing(int number, int round, int one, int other) {
        boolean oneBegins = balance[one] == balance[other] && lastColour[one] == lastColour[other]
                ? (GameSeeds.at(tournament.seed(), GameSeeds.COLOURS, number) & 1) == 0
                : begins(one, other);
        return new Pairing(number, round, oneBegins ? one : other, oneBegins ? other : one);
    }

    /** Whether the first of two has the better claim to White: fewer of them, or the last longer ago. */
    private boolean begins(int one, int other) {
        return balance[one] != balance[other] ? balance[one] < balance[other] : lastColour[one] <= lastColour[other];
    }
}
