package rookery.desktop.screen.lab;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.arena.run.Job;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.RunSnapshot;
import rookery.arena.run.TournamentRun.Phase;
import rookery.arena.statistics.PlayerRating;

/**
 * How a run stands at one moment.
 *
 * @param names   of the players, as people call them
 * @param games   in the order of the schedule
 * @param elo     of a match of two, pair by pair; empty otherwise
 * @param ratings of many players; empty in a match of two
 * @param places  who was first, second and third of a knockout, by number; empty as long as that is open
 * @param failure what broke it; null for nothing
 * @param settled whether it is over and all its files are written
 */
record RunPicture(Path folder, Job job, List<String> names, RunSnapshot snapshot, List<PlayedGame> games, List<EloPoint> elo,
        List<PlayerRating> ratings,
        List<Integer> places, List<LiveBoard> boards, @Nullable String failure, boolean settled) {
    RunPicture {
        names = List.copyOf(names);
        games = List.copyOf(games);
        elo = List.copyOf(elo);
        ratings = List.copyOf(ratings);
        places = List.copyOf(places);
        boards = List.copyOf(boards);
    }

    Phase phase() {
        return snapshot.phase();
    }

    /** Whether players think, or wait to go on. */
    boolean isGoing() {
        return !settled;
    }

    String name(int player) {
        return names.get(player);
    }
}
