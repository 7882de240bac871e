package rookery.arena.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Players in order of points and tie-breaks.
 *
 * <p>A bye counts as a win; Sonneborn-Berger and Buchholz treat it as one against an opponent with the same number of points.
 */
public record Standings(List<StandingsRow> rows) {

    /** What is usual when everyone plays everyone. */
    public static final List<TieBreak> ROUND_ROBIN = List.of(TieBreak.DIRECT_ENCOUNTER, TieBreak.WINS, TieBreak.SONNEBORN_BERGER);

    /** What is usual when opponents differ. */
    public static final List<TieBreak> SWISS = List.of(TieBreak.BUCHHOLZ, TieBreak.SONNEBORN_BERGER, TieBreak.DIRECT_ENCOUNTER,
            TieBreak.WINS);

    public Standings {
        rows = List.copyOf(rows);
    }

    public static Standings of(Crosstable table, List<TieBreak> tieBreaks) {
        return of(table, Map.of(), tieBreaks);
    }

    /** @param byes the number of byes of each player who had any */
    public static Standings of(Crosstable table, Map<Integer, Integer> byes, List<TieBreak> tieBreaks) {
        int size = table.size();
        double[] points = new double[size];
        for (int player = 0; player < size; player++) {
            points[player] = table.total(player).points() + byes.getOrDefault(player, 0);
        }
        List<StandingsRow> unranked = IntStream.range(0, size).mapToObj(player -> {
            List<Integer> tied = IntStream.range(0, size).filter(other -> points[other] == points[player]).boxed().toList();
            int rests = byes.getOrDefault(player, 0);
            return new StandingsRow(0, player, table.name(player), table.total(player), rests, points[player],
                    sonnebornBerger(table, points, player) + rests * points[player],
                    buchholz(table, points, player) + rests * points[player],
                    pointsAmong(table, player, tied));
        }).toList();
        List<StandingsRow> ranked = new ArrayList<>();
        rank(table, tieBreaks, unranked, -1, ranked);
        return new Standings(ranked);
    }

    /** Orders a group that is tied on everything before this criterion; criterion -1 is the points. */
    private static void rank(Crosstable table, List<TieBreak> tieBreaks, List<StandingsRow> tied, int criterion, List<StandingsRow> out) {
        if (tied.size() == 1 || criterion == tieBreaks.size()) {
            int rank = out.size() + 1;
            tied.forEach(row -> out.add(withRank(row, rank)));
            return;
        }
        ToDoubleFunction<StandingsRow> value = criterion < 0 ? StandingsRow::points : value(table, tieBreaks.get(criterion), tied);
        List<StandingsRow> sorted = tied.stream().sorted(Comparator.comparingDouble(value).reversed()).toList();
        int start = 0;
        for (int end = 1; end <= sorted.size(); end++) {
            if (end == sorted.size() || value.applyAsDouble(sorted.get(end)) != value.applyAsDouble(sorted.get(start))) {
                rank(table, tieBreaks, sorted.subList(start, end), criterion + 1, out);
                start = end;
            }
        }
    }

    private static ToDoubleFunction<StandingsRow> value(Crosstable table, TieBreak tieBreak, List<StandingsRow> tied) {
        return switch (tieBreak) {
            case SONNEBORN_BERGER -> StandingsRow::sonnebornBerger;
            case BUCHHOLZ -> StandingsRow::buchholz;
            case WINS -> row -> row.results().wins();
            case DIRECT_ENCOUNTER -> {
                List<Integer> players = tied.stream().map(StandingsRow::player).toList();
                yield row -> pointsAmong(table, row.player(), players);
            }
        };
    }

    private static double sonnebornBerger(Crosstable table, double[] points, int player) {
        double sum = 0;
        for (int opponent = 0; opponent < points.length; opponent++) {
            sum += table.between(player, opponent).points() * points[opponent];
        }
        return sum;
    }

    private static double buchholz(Crosstable table, double[] points, int player) {
        double sum = 0;
        for (int opponent = 0; opponent < points.length; opponent++) {
            sum += table.between(player, opponent).count() * points[opponent];
        }
        return sum;
    }

    private static double pointsAmong(Crosstable table, int player, List<Integer> group) {
        return group.stream().mapToDouble(opponent -> table.between(player, opponent).points()).sum();
    }

    private static StandingsRow withRank(StandingsRow row, int rank) {
        return new StandingsRow(rank, row.player(), row.name(), row.results(), row.byes(), row.points(), row.sonnebornBerger(),
                row.buchholz(), row.directEncounter());
    }

    /** How players with equal points are put in order. */
    public enum TieBreak {
        /** The points of the opponents beaten and half the points of those drawn with, game by game. */
        SONNEBORN_BERGER,
        /** The points of all opponents, game by game. */
        BUCHHOLZ,
        /** The points from the games among those who are tied. */
        DIRECT_ENCOUNTER,
        /** The number of games won. */
        WINS
    }
}
