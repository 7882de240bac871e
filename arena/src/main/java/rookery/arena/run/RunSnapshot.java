package rookery.arena.run;

import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.arena.statistics.Crosstable;
import rookery.arena.statistics.Pentanomial;
import rookery.arena.statistics.Sprt;
import rookery.arena.statistics.Standings;
import rookery.arena.statistics.Trinomial;

/**
 * The state of a tournament at one moment.
 *
 * @param played   games with a result, those of earlier runs included; after a test has decided, those that led to the decision
 * @param planned  games in all, as far as known: tie-breaks may add some, a sequential test may save some
 * @param seconds  how long this run has been playing, pauses not counted
 * @param rate     games a second in this run
 * @param secondsLeft at this rate; negative if unknown
 * @param match    the first of two players' results; null with more players
 * @param live     the games under way
 * @param troubles how many games ended by a player's fault: a crash, an illegal move, time
 * @param playerShare the share of its time this run has spent in the players' own code, from 0 to 1
 */
public record RunSnapshot(TournamentRun.Phase phase, int played, int planned, double seconds, double rate, double secondsLeft,
        Crosstable table, Standings standings, @Nullable Match match, List<LiveGame> live, int troubles,
        double playerShare) {

    public RunSnapshot {
        live = List.copyOf(live);
    }

    /** A match of two from the first one's side; the test's numbers are null without one. */
    public record Match(Trinomial games, Pentanomial pairs, @Nullable Test test) {
    }

    /**
     * A sequential test under way.
     *
     * @param curve the log-likelihood ratio after each pair
     */
    public record Test(Sprt sprt, double llr, Sprt.Decision decision, List<Double> curve) {
        public Test {
            curve = List.copyOf(curve);
        }
    }
}
