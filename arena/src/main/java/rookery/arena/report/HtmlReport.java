package rookery.arena.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import rookery.arena.player.Contender;
import rookery.arena.run.Job;
import rookery.arena.run.MatchTally;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.RunSnapshot;
import rookery.arena.statistics.BayesianRating;
import rookery.arena.statistics.Crosstable;
import rookery.arena.statistics.OrdinalRating;
import rookery.arena.statistics.PlayerRating;
import rookery.arena.statistics.RatingList;
import rookery.arena.statistics.StandingsRow;
import rookery.arena.statistics.Trinomial;
import rookery.kernel.position.Reason;

/** A tournament as one self-contained HTML file with tables and charts. */
public final class HtmlReport {

    private static final int MOST_OPENINGS = 60;
    private static final int MOST_TROUBLES = 50;

    private final Job job;
    private final RunSnapshot end;
    private final List<PlayedGame> games;
    /** Maximum-likelihood ratings, unless one would be infinite. */
    private final RatingList ratings;
    private final RatingList bayesian;
    private final Charts charts;

    public HtmlReport(Job job, RunSnapshot end, List<PlayedGame> games) {
        this.job = job;
        this.end = end;
        this.games = List.copyOf(games);
        bayesian = BayesianRating.ESTIMATED.rate(end.table());
        ratings = OrdinalRating.PLAIN.rate(end.table());
        charts = new Charts(job, this.games);
    }

    public void write(Writer out) throws IOException {
        out.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
                .append(Markup.escaped(job.event())).append("</title>\n<style>\n").append(style())
                .append("</style>\n</head>\n<body>\n<main>\n");
        out.append("<h1>").append(Markup.escaped(job.event())).append("</h1>\n<p class=\"lead\">").append(Markup.escaped(lead()))
                .append("</p>\n");
        RunSnapshot.Match match = end.match();
        if (match != null && !games.isEmpty()) {
            out.append(Markup.section("Result", "<pre>" + Markup.escaped(String.join("\n", MatchText.lines(job, match, games))) + "</pre>\n"
                    + Charts.progress(MatchTally.course(job, games))));
            if (match.test() != null) {
                out.append(Markup.section("Sequential test", Charts.test(match.test())));
            }
        }
        out.append(Markup.section("Standings", standings()));
        if (!games.isEmpty()) {
            out.append(Markup.section("Elo", Charts.ratings(isRated() ? ratings : bayesian) + note()));
            if (job.players().size() > 2) {
                out.append(Markup.section("Crosstable", crosstable()));
            }
            out.append(Markup.section("How games ended", ends()));
            out.append(Markup.section("Length of games", charts.lengths()));
            String effort = charts.effort();
            if (!effort.isEmpty()) {
                out.append(Markup.section(job.isTimed() ? "Time for a move" : "Nodes for a move", effort));
            }
            out.append(Markup.section("Openings", openings()));
            out.append(troubles());
        }
        out.append(Markup.section("Conditions", conditions()));
        out.append("</main>\n</body>\n</html>\n");
    }

    private static String style() {
        try (InputStream in = HtmlReport.class.getResourceAsStream("report.css")) {
            return new String(Objects.requireNonNull(in, "report.css").readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String lead() {
        return games.size() + " games of " + job.variant().name() + ", " + job.players().size() + " players"
                + (end.phase() == rookery.arena.run.TournamentRun.Phase.COMPLETE ? "." : "; not complete yet.");
    }

    private String standings() {
        List<List<String>> rows = new ArrayList<>();
        for (StandingsRow row : end.standings().rows()) {
            Trinomial results = row.results();
            rows.add(List.of(Integer.toString(row.rank()), Markup.escaped(row.name()), MatchText.text("%.1f", row.points()),
                    Long.toString(results.count()), Long.toString(results.wins()), Long.toString(results.draws()),
                    Long.toString(results.losses()),
                    results.count() == 0 ? "" : MatchText.text("%.1f %%", 100 * results.mean()), rating(ratings.of(row.player())),
                    rating(bayesian.of(row.player()))));
        }
        return Markup.table(List.of("#", "Player", "#Points", "#Games", "#Won", "#Drawn", "#Lost", "#Score", "#Elo", "#Bayesian"), rows);
    }

    private static String rating(PlayerRating player) {
        if (Double.isNaN(player.rating())) {
            return "?";
        }
        if (Double.isInfinite(player.rating())) {
            return player.rating() > 0 ? "∞" : "−∞";
        }
        return MatchText.text("%+.0f ± %.0f", Math.round(player.rating()) + 0.0, player.margin());
    }

    private boolean isRated() {
        return ratings.ratings().stream().allMatch(PlayerRating::isRated);
    }

    private String note() {
        return MatchText.text(
                "<p class=\"note\">Elo: the ratings that explain the points best, around their mean%s. Bayesian: the same with draws as an "
                        + "outcome of their own and two virtual draws for each player; White's advantage is %.0f there.</p>\n",
                isRated() ? "" : "; infinite for those who won or lost everything, so the drawing shows the Bayesian ones",
                bayesian.whiteAdvantage());
    }

    private String crosstable() {
        Crosstable table = end.table();
        List<Integer> order = end.standings().rows().stream().map(StandingsRow::player).toList();
        List<String> headings = new ArrayList<>(List.of("Player"));
        for (int i = 0; i < order.size(); i++) {
            headings.add("#" + (i + 1));
        }
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) {
            List<String> cells = new ArrayList<>(List.of((i + 1) + " " + Markup.escaped(table.name(order.get(i)))));
            for (int opponent : order) {
                Trinomial between = table.between(order.get(i), opponent);
                cells.add(opponent == order.get(i)
                        ? "<span class=\"self\">●</span>"
                        : between.count() == 0
                                ? ""
                                : MatchText.text("<b>%s</b><br><small>+%d =%d −%d</small>", points(between.points()), between.wins(),
                                        between.draws(), between.losses()));
            }
            rows.add(cells);
        }
        return Markup.table(headings, rows);
    }

    private static String points(double points) {
        return points == Math.rint(points) ? MatchText.text("%.0f", points) : MatchText.text("%.1f", points);
    }

    private String ends() {
        Map<Reason, int[]> counts = new TreeMap<>();
        for (PlayedGame game : games) {
            counts.computeIfAbsent(MatchText.reason(game.outcome()),
                    reason -> new int[3])[game.whiteScore() == 1 ? 0 : game.whiteScore() == 0.5 ? 1 : 2]++;
        }
        List<List<String>> rows = new ArrayList<>();
        counts.entrySet().stream().sorted((one, other) -> sum(other.getValue()) - sum(one.getValue())).forEach(entry -> {
            int[] each = entry.getValue();
            rows.add(List.of(MatchText.words(entry.getKey()), Integer.toString(sum(each)), Integer.toString(each[0]),
                    Integer.toString(each[1]),
                    Integer.toString(each[2]),
                    MatchText.text("<span class=\"meter\"><i style=\"width:%.1f%%\"></i></span>", 100.0 * sum(each) / games.size())));
        });
        return Markup.table(List.of("End", "#Games", "#White won", "#Drawn", "#Black won", ""), rows);
    }

    private static int sum(int[] counts) {
        return counts[0] + counts[1] + counts[2];
    }

    private String openings() {
        if (job.openings().book().isEmpty()) {
            Trinomial white = Trinomial.EMPTY;
            for (PlayedGame game : games) {
                white = white.with(game.whiteScore());
            }
            String kind = job.openings().randomPlies() == 0
                    ? "All games began from the start position."
                    : "Each pair of games began with " + job.openings().randomPlies() + " random moves of its own.";
            return MatchText.text("<p>%s White scored %.1f %% (+%d =%d −%d).</p>\n", kind, 100 * white.mean(), white.wins(), white.draws(),
                    white.losses());
        }
        Map<String, Trinomial> results = new TreeMap<>();
        for (PlayedGame game : games) {
            results.merge(game.opening(), Trinomial.EMPTY.with(game.whiteScore()), Trinomial::plus);
        }
        List<List<String>> rows = new ArrayList<>();
        results.entrySet().stream()
                .sorted(Map.Entry.<String, Trinomial>comparingByValue((one, other) -> Long.compare(other.count(), one.count()))
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST_OPENINGS).forEach(entry -> {
                    Trinomial white = entry.getValue();
                    rows.add(List.of(Markup.escaped(entry.getKey()), Long.toString(white.count()), Long.toString(white.wins()),
                            Long.toString(white.draws()), Long.toString(white.losses()), MatchText.text("%.1f %%", 100 * white.mean())));
                });
        String more = results.size() > MOST_OPENINGS ? "<p class=\"note\">And " + (results.size() - MOST_OPENINGS) + " more.</p>\n" : "";
        return Markup.table(List.of("Opening", "#Games", "#White won", "#Drawn", "#Black won", "#White's score"), rows) + more;
    }

    private String troubles() {
        List<PlayedGame> bad = games.stream().filter(game -> !game.trouble().isEmpty()).toList();
        if (bad.isEmpty()) {
            return "";
        }
        List<List<String>> rows = bad.stream().limit(MOST_TROUBLES).map(game -> List.of(Integer.toString(game.number() + 1),
                MatchText.words(MatchText.reason(game.outcome())), Markup.escaped(job.isTimed() ? game.trouble() : stable(game.trouble()))))
                .toList();
        return Markup.section("Troubles (" + bad.size() + ")", Markup.table(List.of("#Game", "End", "What happened"), rows));
    }

    /** How late a player without a clock was differs from run to run. */
    private static String stable(String trouble) {
        return trouble.replaceAll(" took \\d+ ms for a move", " did not answer");
    }

    private String conditions() {
        List<List<String>> rows = new ArrayList<>();
        for (Contender player : job.players()) {
            rows.add(List.of(Markup.escaped(player.name()), "<code>" + Markup.escaped(player.spec()) + "</code>",
                    Markup.escaped(player.allowance().text())));
        }
        return Markup.table(List.of("Player", "As written", "May think"), rows)
                + "<p>The job, as a file for <code>rookery tournament</code>:</p>\n<pre>"
                + Markup.escaped(job.spec().json()) + "</pre>\n";
    }
}
