package rookery.arena.report;

import java.util.ArrayList;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import rookery.arena.run.Job;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.RunSnapshot;
import rookery.arena.statistics.Elo;
import rookery.arena.statistics.EloEstimate;
import rookery.arena.statistics.LikelihoodOfSuperiority;
import rookery.arena.statistics.Pentanomial;
import rookery.arena.statistics.PlayerRating;
import rookery.arena.statistics.RatingList;
import rookery.arena.statistics.Sample;
import rookery.arena.statistics.Sprt;
import rookery.arena.statistics.StandingsRow;
import rookery.arena.statistics.Trinomial;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;

/** A match of two players in a few lines, in the form engine developers know. */
public final class MatchText {

    private MatchText() {
    }

    public static List<String> lines(Job job, RunSnapshot.Match match, List<PlayedGame> games) {
        List<String> lines = new ArrayList<>();
        Trinomial all = match.games();
        lines.add(job.players().get(0).name() + " against " + job.players().get(1).name() + ", " + job.variant().name() + ", "
                + job.players().get(0).allowance().text()
                + (job.players().get(0).allowance().equals(job.players().get(1).allowance())
                        ? ""
                        : " against " + job.players().get(1).allowance().text()));
        lines.add(text("Games   %d: +%d =%d -%d, score %.1f/%d (%.2f %%)", all.count(), all.wins(), all.draws(), all.losses(), all.points(),
                all.count(), 100 * all.mean()));
        Pentanomial pairs = match.pairs();
        boolean paired = pairs.count() > 0;
        Sample sample = paired ? pairs : all;
        lines.add("Elo     " + estimate(Elo.estimate(sample)) + " (95 %), normalised " + estimate(Elo.normalised(sample)));
        lines.add(text("LOS     %.2f %%, draws %.2f %%", 100 * LikelihoodOfSuperiority.of(sample), 100 * all.drawRatio()));
        if (paired) {
            lines.add(text("Pairs   %d: [%d, %d, %d, %d, %d], won to lost %s", pairs.count(), pairs.twoLosses(), pairs.lossAndDraw(),
                    pairs.even(),
                    pairs.winAndDraw(), pairs.twoWins(), number(pairs.pairsRatio())));
        }
        RunSnapshot.Test test = match.test();
        if (test != null) {
            lines.add(test(test));
        }
        lines.add("Ends    " + ends(games));
        games.stream().filter(game -> !game.trouble().isEmpty()).limit(5)
                .forEach(game -> lines.add("Trouble game " + (game.number() + 1) + ": " + game.trouble()));
        return lines;
    }

    /** The standings of a tournament. */
    public static List<String> standings(Job job, RunSnapshot end, List<Integer> places) {
        RatingList ratings = RatingList.of(end.table(), Map.of());
        int width = job.names().stream().mapToInt(String::length).max().orElse(6);
        List<String> lines = new ArrayList<>();
        lines.add(text("%4s  %-" + width + "s %8s %7s %6s %6s %6s %8s  %s", "rank", "player", "points", "games", "won", "drawn",
                "lost",
                "score", "Elo (95 %)"));
        for (StandingsRow row : end.standings().rows()) {
            Trinomial results = row.results();
            PlayerRating rating = ratings.of(row.player());
            lines.add(text("%4d  %-" + width + "s %8.1f %7d %6d %6d %6d %8s  %s", row.rank(), row.name(), row.points(),
                    results.count(),
                    results.wins(), results.draws(), results.losses(),
                    results.count() == 0 ? "" : text("%.1f %%", 100 * results.mean()),
                    rating.isRated() ? text("%+.0f ± %.0f", Math.round(rating.rating()) + 0.0, rating.margin()) : "?"));
        }
        if (!places.isEmpty()) {
            lines.add("");
            lines.add("Winner  " + job.names().get(places.get(0)) + ", second " + job.names().get(places.get(1))
                    + (places.size() > 2 ? ", third " + job.names().get(places.get(2)) : ""));
        }
        return lines;
    }

    /** The sequential test in a line. */
    public static String test(RunSnapshot.Test test) {
        Sprt sprt = test.sprt();
        String verdict = switch (test.decision()) {
            case CONTINUE -> "undecided";
            case ACCEPT_H0 -> "H0 accepted: not " + number(sprt.elo1()) + " Elo stronger";
            case ACCEPT_H1 -> "H1 accepted: more than " + number(sprt.elo0()) + " Elo stronger";
        };
        return text("SPRT    [%s, %s] %s, LLR %.2f (%.2f, %.2f) after %d pairs: %s", number(sprt.elo0()), number(sprt.elo1()),
                sprt.model().name().toLowerCase(Locale.ROOT), test.llr(), sprt.lower(), sprt.upper(), test.curve().size(), verdict);
    }

    public static String estimate(EloEstimate estimate) {
        if (estimate.isOpen()) {
            return text("%s [%s, %s]", number(estimate.value()), number(estimate.lower()), number(estimate.upper()));
        }
        // Not "-0.0", which reads like a loss.
        return text("%+.1f ± %.1f", Math.round(10 * estimate.value()) / 10.0 + 0.0, estimate.margin());
    }

    private static String number(double value) {
        return Double.isNaN(value) ? "?" : Double.isInfinite(value) ? value > 0 ? "inf" : "-inf" : text("%.1f", value);
    }

    private static String ends(List<PlayedGame> games) {
        Map<Reason, Integer> counts = new TreeMap<>();
        for (PlayedGame game : games) {
            counts.merge(reason(game.outcome()), 1, Integer::sum);
        }
        List<String> parts = new ArrayList<>();
        counts.entrySet().stream()
                .sorted(Map.Entry.<Reason, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .forEach(entry -> parts.add(words(entry.getKey()) + " " + entry.getValue()));
        return String.join(", ", parts);
    }

    public static Reason reason(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win(var _, Reason reason) -> reason;
            case Outcome.Draw(Reason reason) -> reason;
            case Outcome.Ongoing() -> throw new IllegalArgumentException("not over");
        };
    }

    public static String words(Reason reason) {
        return reason.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Formats independently of the locale. */
    @SuppressWarnings("AnnotateFormatMethod")
    static String text(String format, Object... values) {
        return new Formatter(Locale.ROOT).format(format, values).toString();
    }
}
