package rookery.arena.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import rookery.arena.schedule.Schedule;
import rookery.arena.schedule.ScheduledGame;
import rookery.arena.schedule.Tournament;

/** Plays a tournament on a {@link Grid}: wave by wave, so that results are kept and a sequential test can end it. */
public final class GridRun {

    /** So many games a place in a wave: enough to even out long and short ones. */
    private static final int GAMES_EACH = 8;

    private GridRun() {
    }

    /**
     * @param earlier  games of an earlier run, which are not played again
     * @param listener told of each game
     * @return the finished run, to be asked about
     */
    public static TournamentRun play(Job job, Collection<PlayedGame> earlier, Grid.Session session, Consumer<PlayedGame> listener) {
        Tournament tournament = job.tournament();
        Map<Integer, PlayedGame> played = new TreeMap<>();
        Map<Integer, Double> results = new HashMap<>();
        earlier.forEach(game -> {
            played.put(game.number(), game);
            results.put(game.number(), game.whiteScore());
        });
        while (!isDecided(job, played.values())) {
            Schedule schedule = tournament.schedule(results);
            List<ScheduledGame> open = schedule.open(results);
            if (open.isEmpty()) {
                break;
            }
            List<ScheduledGame> wave = open.subList(0, Math.min(open.size(), GAMES_EACH * Math.max(1, session.parallelism())));
            List<PlayedGame> ended = new ArrayList<>(session.play(wave));
            ended.sort((one, other) -> Integer.compare(one.number(), other.number()));
            for (PlayedGame game : ended) {
                listener.accept(game);
                played.put(game.number(), game);
                results.put(game.number(), game.whiteScore());
            }
        }
        return new TournamentRun(job, Shard.ALL, played.values(), 1, game -> {
        });
    }

    private static boolean isDecided(Job job, Collection<PlayedGame> games) {
        if (job.players().size() != 2 || job.sprt() == null) {
            return false;
        }
        MatchTally tally = new MatchTally(job.sprt());
        games.forEach(tally::add);
        return tally.isDecided();
    }
}
