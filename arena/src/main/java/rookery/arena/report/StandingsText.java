package rookery.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import rookery.arena.run.Job;
import rookery.arena.run.RunSnapshot;
import rookery.arena.statistics.PlayerRating;
import rookery.arena.statistics.RatingList;
import rookery.arena.statistics.StandingsRow;
import rookery.arena.statistics.Trinomial;

/** A tournament's standings for a terminal. */
public final class StandingsText {

    private StandingsText() {
    }

    public static List<String> lines(Job job, RunSnapshot end, List<Integer> places) {
        RatingList ratings = RatingList.of(end.table(), Map.of());
        int width = job.names().stream().mapToInt(String::length).max().orElse(6);
        List<String> lines = new ArrayList<>();
        lines.add(MatchText.text("%4s  %-" + width + "s %8s %7s %6s %6s %6s %8s  %s", "rank", "player", "points", "games", "won", "drawn",
                "lost",
                "score", "Elo (95 %)"));
        for (StandingsRow row : end.standings().rows()) {
            Trinomial results = row.results();
            PlayerRating rating = ratings.of(row.player());
            lines.add(MatchText.text("%4d  %-" + width + "s %8.1f %7d %6d %6d %6d %8s  %s", row.rank(), row.name(), row.points(),
                    results.count(),
                    results.wins(), results.draws(), results.losses(),
                    results.count() == 0 ? "" : MatchText.text("%.1f %%", 100 * results.mean()),
                    rating.isRated() ? MatchText.text("%+.0f ± %.0f", Math.round(rating.rating()) + 0.0, rating.margin()) : "?"));
        }
        if (!places.isEmpty()) {
            lines.add("");
            lines.add("Winner  " + job.names().get(places.get(0)) + ", second " + job.names().get(places.get(1))
                    + (places.size() > 2 ? ", third " + job.names().get(places.get(2)) : ""));
        }
        return lines;
    }
}
