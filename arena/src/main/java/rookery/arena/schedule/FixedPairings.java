package rookery.arena.schedule;

import java.util.ArrayList;
import java.util.List;

import rookery.arena.schedule.Format.Gauntlet;
import rookery.arena.schedule.Format.Ladder;
import rookery.arena.schedule.Format.RoundRobin;

/** The pairings that do not depend on results. */
final class FixedPairings {

    private FixedPairings() {
    }

    /**
     * Berger's circle: with m players on it (m odd), those whose numbers add up to 2r modulo m meet in round r, and the one left over meets the last player, or
     * has a bye without one. A player an odd number of steps ahead of r has White, so that colours alternate from round to round and balance within a cycle.
     */
    static List<Pairing> roundRobin(int players, RoundRobin format) {
        int circle = players % 2 == 0 ? players - 1 : players;
        List<Pairing> pairings = new ArrayList<>();
        for (int cycle = 0; cycle < format.cycles(); cycle++) {
            for (int turn = 0; turn < circle; turn++) {
                int round = cycle * circle + turn;
                if (circle < players) {
                    add(pairings, round, turn, circle, (turn + cycle) % 2 == 0);
                }
                for (int step = 1; step <= circle / 2; step++) {
                    add(pairings, round, (turn + step) % circle, (turn - step + circle) % circle, (step + cycle) % 2 == 1);
                }
            }
        }
        return pairings;
    }

    static List<Bye> byes(int players, RoundRobin format) {
        List<Bye> byes = new ArrayList<>();
        if (players % 2 == 1) {
            for (int round = 0; round < players * format.cycles(); round++) {
                byes.add(new Bye(round, round % players));
            }
        }
        return byes;
    }

    /** In each round the challengers move one opponent on, so that nobody plays twice in it. */
    static List<Pairing> gauntlet(int players, Gauntlet format) {
        int challengers = format.challengers();
        int opponents = players - challengers;
        int rounds = Math.max(challengers, opponents);
        List<Pairing> pairings = new ArrayList<>();
        for (int cycle = 0; cycle < format.cycles(); cycle++) {
            for (int turn = 0; turn < rounds; turn++) {
                for (int challenger = 0; challenger < challengers; challenger++) {
                    int opponent = (turn + challenger) % rounds;
                    if (opponent < opponents) {
                        add(pairings, cycle * rounds + turn, challenger, challengers + opponent,
                                (challenger + opponent + cycle) % 2 == 0);
                    }
                }
            }
        }
        return pairings;
    }

    /** First all who are one rung apart, then two rungs, and so on: each distance in two rounds, in which nobody plays twice. */
    static List<Pairing> ladder(int players, Ladder format) {
        List<Pairing> pairings = new ArrayList<>();
        for (int apart = 1; apart <= Math.min(format.reach(), players - 1); apart++) {
            for (int half = 0; half < 2; half++) {
                for (int player = 0; player + apart < players; player++) {
                    if (player / apart % 2 == half) {
                        add(pairings, 2 * (apart - 1) + half, player, player + apart, half == 0);
                    }
                }
            }
        }
        return pairings;
    }

    private static void add(List<Pairing> pairings, int round, int one, int other, boolean oneBegins) {
        pairings.add(new Pairing(pairings.size(), round, oneBegins ? one : other, oneBegins ? other : one));
    }
}
