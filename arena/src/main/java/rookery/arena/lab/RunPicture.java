package rookery.arena.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.arena.run.Job;
import rookery.arena.run.MatchTally;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.RunSnapshot;
import rookery.arena.run.TournamentRun.Phase;
import rookery.arena.statistics.Elo;
import rookery.arena.statistics.PlayerRating;

/**
 * The state of a run at one moment.
 *
 * @param names   of the players, as people call them
 * @param games   in the order of the schedule
 * @param elo     of a match of two, pair by pair; empty otherwise
 * @param ratings of many players; empty in a match of two
 * @param places  the first, second and third of a knockout, by number; empty while undecided
 * @param failure why it failed; null if it did not
 * @param settled whether it is over and all its files are written
 */
public record RunPicture(Path folder, Job job, List<String> names, RunSnapshot snapshot, List<PlayedGame> games, List<EloPoint> elo,
        List<PlayerRating> ratings,
        List<Integer> places, @Nullable String failure, boolean settled) {
    public RunPicture {
        names = List.copyOf(names);
        games = List.copyOf(games);
        elo = List.copyOf(elo);
        ratings = List.copyOf(ratings);
        places = List.copyOf(places);
    }

    public Phase phase() {
        return snapshot.phase();
    }

    /** Whether the run is playing or paused. */
    public boolean isGoing() {
        return !settled;
    }

    public String name(int player) {
        return names.get(player);
    }

    /** The first player's Elo after that many games, with the ends of the 95 % interval, which may be infinite. */
    public record EloPoint(long games, double value, double lower, double upper) {
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
}
