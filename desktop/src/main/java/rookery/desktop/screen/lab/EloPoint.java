package rookery.desktop.screen.lab;

import java.util.ArrayList;
import java.util.List;
import rookery.arena.run.Job;
import rookery.arena.run.MatchTally;
import rookery.arena.run.PlayedGame;
import rookery.arena.statistics.Elo;

/** What the first of two players was worth after so many games, with the ends of the 95 % interval, which may be infinite. */
record EloPoint(long games, double value, double lower, double upper) {
    private static final int MOST_POINTS = 240;

    /** The course of a match, pair by pair in the order of the schedule; long ones are thinned. */
    static List<EloPoint> curve(Job job, List<PlayedGame> games) {
        var after = MatchTally.course(job, games);
        var points = new ArrayList<EloPoint>();
        int step = Math.max(1, after.size() / MOST_POINTS);
        for (int i = 0; i < after.size(); i++) {
            if (i % step != 0 && i != after.size() - 1) continue;
            var estimate = Elo.estimate(after.get(i));
            points.add(new EloPoint(2 * after.get(i).count(), estimate.value(), estimate.lower(), estimate.upper()));
        }
        return points;
    }
}
