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
    static List<Encounter> roundRobin(int players, RoundRobin format) {
        int circle = players % 2 == 0 ? players - 1 : players;
        List<Encounter> encounters = new ArrayList<>();
        for (int cycle = 0; cycle < format.cycles(); cycle++) {
            for (int turn = 0; turn < circle; turn++) {
                int round = cycle * circle + turn;
                if (circle < players) {
                    add(encounters, round, turn, circle, (turn + cycle) % 2 == 0);
                }
                for (int step = 1; step <= circle / 2; step++) {
                    add(encounters, round, (turn + step) % circle, (turn - step + circle) % circle, (step + cycle) % 2 == 1);
                }
            }
        }
        return encounters;
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
    static List<Encounter> gauntlet(int players, Gauntlet format) {
        int challengers = format.challengers();
        int opponents = players - challengers;
        int rounds = Math.max(challengers, opponents);
        List<Encounter> encounters = new ArrayList<>();
        for (int cycle = 0; cycle < format.cycles(); cycle++) {
            for (int turn = 0; turn < rounds; turn++) {
                for (int challenger = 0; challenger < challengers; challenger++) {
                    int opponent = (turn + challenger) % rounds;
                    if (opponent < opponents) {
                        add(encounters, cycle * rounds + turn, challenger, challengers + opponent,
                                (challenger + opponent + cycle) % 2 == 0);
                    }
                }
            }
        }
        return encounters;
    }

    /** First all who are one rung apart, then two rungs, and so on: each distance in two rounds, in which nobody plays twice. */
    static List<Encounter> ladder(int players, Ladder format) {
        List<Encounter> encounters = new ArrayList<>();
        for (int apart = 1; apart <= Math.min(format.reach(), players - 1); apart++) {
            for (int half = 0; half < 2; half++) {
                for (int player = 0; player + apart < players; player++) {
                    if (player / apart % 2 == half) {
                        add(encounters, 2 * (apart - 1) + half, player, player + apart, half == 0);
                    }
                }
            }
        }
        return encounters;
    }

    private static void add(List<Encounter> encounters, int round, int one, int other, boolean oneBegins) {
        encounters.add(new Encounter(encounters.size(), round, oneBegins ? one : other, oneBegins ? other : one));
    }
}
