package rookery.arena.run;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import rookery.arena.schedule.Bye;
import rookery.arena.schedule.Format;
import rookery.arena.statistics.Crosstable;
import rookery.arena.statistics.GameScore;
import rookery.arena.statistics.SprtRun;
import rookery.arena.statistics.Standings;

/** The games of a tournament that have ended, and what follows from them. Mutable, for one thread at a time. */
final class TournamentResults {

    private final Job job;
    /** The tally of a match of two; null for other tournaments and partial ones. */
    private final @Nullable MatchTally tally;
    private final Map<Integer, PlayedGame> played = new TreeMap<>();
    private final Map<Integer, Double> scores = new HashMap<>();
    private int troubles;
    private @Nullable Crosstable table;
    private @Nullable Standings standings;

    TournamentResults(Job job, @Nullable MatchTally tally) {
        this.job = job;
        this.tally = tally;
    }

    void add(PlayedGame game) {
        played.put(game.number(), game);
        scores.put(game.number(), game.whiteScore());
        table = null;
        standings = null;
        if (!game.trouble().isEmpty()) {
            troubles++;
        }
        if (tally != null) {
            tally.add(game);
        }
    }

    /** White's score by the number of the game. */
    Map<Integer, Double> scores() {
        return scores;
    }

    /** How many games ended by a player's fault. */
    int troubles() {
        return troubles;
    }

    /** Whether a sequential test has decided, which ends the tournament. */
    boolean isDecided() {
        return tally != null && tally.isDecided();
    }

    /** All games in the order of the schedule; after a test has decided, only those that led to the decision. */
    List<PlayedGame> games() {
        if (tally != null && tally.isDecided()) {
            return played.values().stream().filter(game -> game.pair() < tally.countedPairs()).toList();
        }
        return List.copyOf(played.values());
    }

    Crosstable table() {
        Crosstable known = table;
        if (known == null) {
            known = new Crosstable(job.names(),
                    games().stream().map(game -> new GameScore(game.white(), game.black(), game.whiteScore())).toList());
            table = known;
        }
        return known;
    }

    Standings standings(List<Bye> byes) {
        Standings known = standings;
        if (known == null) {
            boolean swiss = job.format() instanceof Format.Swiss;
            known = Standings.of(table(), swiss ? points(byes) : Map.of(), swiss ? Standings.SWISS : Standings.ROUND_ROBIN);
            standings = known;
        }
        return known;
    }

    /** A bye is a point only in a Swiss tournament; elsewhere everyone has the same number, or it does not count. */
    private static Map<Integer, Integer> points(List<Bye> byes) {
        return byes.stream().collect(Collectors.groupingBy(Bye::player, Collectors.summingInt(bye -> 1)));
    }

    RunSnapshot.@Nullable Match match() {
        if (tally == null) {
            return null;
        }
        SprtRun test = tally.test();
        return new RunSnapshot.Match(tally.allGames(), tally.pairs(), test == null
                ? null
                : new RunSnapshot.Test(test.sprt(), test.llr(), test.decision(), Arrays.stream(test.curve()).boxed().toList()));
    }
}
