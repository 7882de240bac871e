package rookery.desktop.screen.lab;

import rookery.arena.lab.RunPicture;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import rookery.arena.run.RunSnapshot;
import rookery.arena.statistics.EloEstimate;
import rookery.arena.statistics.PlayerRating;
import rookery.arena.statistics.Trinomial;
import rookery.desktop.plot.Axis;
import rookery.desktop.plot.Plot;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;

/** For a match: strength and test as curves over the games. For a tournament: everyone's rating, and the crosstable. */
final class CurvesPane extends ScrollPane {
    private static final double MOST_ELO = 800;
    /** The height of a player's line. */
    private static final double ROW = 30;

    private final WindowServices services;
    private final VBox column = new VBox(16);
    private final Plot elo;
    private final Plot test;
    private final Plot ratings = new Plot("plot");
    private final Label nothing = new Label();
    private @Nullable RunSnapshot shown;
    private boolean drawnAsGoing;

    CurvesPane(WindowServices services) {
        this.services = services;
        setId("lab-curves");
        elo = new Plot("plot", this::words);
        elo.setId("plot-elo");
        elo.setHeights(140, 260, Double.MAX_VALUE);
        test = new Plot("plot",
                point -> services.text("lab.reading.llr", Math.round(point.x()), String.format(Locale.ROOT, "%.2f", point.y())));
        test.setId("plot-sprt");
        test.setHeights(140, 260, Double.MAX_VALUE);
        ratings.setAccessibleText(services.text("lab.axis.ratings"));
        ratings.setId("plot-ratings");
        nothing.setText(services.text("lab.curves.empty"));
        nothing.setWrapText(true);
        nothing.getStyleClass().add("muted");
        VBox.setVgrow(elo, Priority.ALWAYS);
        VBox.setVgrow(test, Priority.ALWAYS);
        setContent(column);
        setFitToWidth(true);
        setFitToHeight(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        getStyleClass().add("edge-to-edge");
    }

    private String words(Plot.Point point) {
        return services.text("lab.reading.elo", Math.round(point.x()),
                LabWords.elo(new EloEstimate(point.y(), point.lower(), point.upper())));
    }

    void show(RunPicture run) {
        var now = run.snapshot();
        if (shown != null && shown.standings().equals(now.standings()) && shown.phase() == now.phase() && drawnAsGoing == run.isGoing())
            return;
        drawnAsGoing = run.isGoing();
        shown = now;
        var nodes = new ArrayList<Node>();
        var match = now.match();
        if (match != null && !run.elo().isEmpty()) {
            nodes.add(elo);
            elo.show(course(run));
            var sprt = match.test();
            if (sprt != null) {
                nodes.add(test);
                test.show(course(sprt));
            }
        } else if (!run.ratings().isEmpty()) {
            ratings.show(everyone(run));
            nodes.add(ratings);
        }
        if (match == null && now.played() > 0) nodes.add(crosstable(run));
        if (nodes.isEmpty()) nodes.add(nothing);
        column.getChildren().setAll(nodes);
    }

    private Plot.Picture course(RunPicture run) {
        var points = run.elo().stream().map(point -> new Plot.Point(point.games(), point.value(), point.lower(), point.upper())).toList();
        double length = run.isGoing() ? Math.min(run.snapshot().planned(), points.getLast().x() * 4) : 1;
        return curve("lab.axis.elo", "lab.axis.games", points, List.of(), -20, 20, MOST_ELO, length);
    }

    private Plot.Picture course(RunSnapshot.Test sprt) {
        var points = new ArrayList<Plot.Point>();
        points.add(new Plot.Point(0, 0));
        int step = Math.max(1, sprt.curve().size() / 400);
        for (int i = 0; i < sprt.curve().size(); i++) {
            if (i % step == 0 || i == sprt.curve().size() - 1) points.add(new Plot.Point(i + 1, sprt.curve().get(i)));
        }
        double lower = sprt.sprt().lower();
        double upper = sprt.sprt().upper();
        var levels = List.<Plot.Item>of(
                new Plot.Item.Level(upper, services.text("lab.sprt.upper", LabWords.signed(sprt.sprt().elo0())), "plot-good"),
                new Plot.Item.Level(lower, services.text("lab.sprt.lower", LabWords.signed(sprt.sprt().elo1())), "plot-bad"));
        return curve("lab.axis.llr", "lab.axis.pairs", points, levels, lower, upper, 3 * Math.max(upper, -lower), 1);
    }

    /**
     * A curve over the games played.
     *
     * @param least    the axis reaches at least from there
     * @param greatest to there
     * @param most     it never goes beyond plus or minus this
     * @param length   how far the axis of games reaches at least
     */
    private Plot.Picture curve(String title, String across, List<Plot.Point> points, List<Plot.Item> levels, double least, double greatest,
            double most, double length) {
        var seen = DoubleStream.builder().add(least).add(greatest);
        for (int i = 0; i < points.size(); i++) {
            var point = points.get(i);
            seen.add(point.y());
            // The first few points have infinite bands, which must not flatten the rest.
            if (i >= points.size() / 4) seen.add(point.lower()).add(point.upper());
        }
        var range = seen.build().filter(Double::isFinite).map(value -> Math.clamp(value, -most, most)).summaryStatistics();
        double air = (range.getMax() - range.getMin()) * 0.08;
        var last = points.getLast();
        var items = new ArrayList<Plot.Item>(List.of(new Plot.Item.Band(points, "plot-band"), new Plot.Item.Curve(points, "plot-line"),
                new Plot.Item.Dot(last.x(), last.y(), 3.5, "plot-dot")));
        items.addAll(levels);
        return new Plot.Picture(services.text(title), services.text(across), Axis.numbers(0, Math.max(length, last.x()), 1, 80, false),
                Axis.numbers(range.getMin() - air, range.getMax() + air, 0, 44, true), items);
    }

    /** The ratings of many players, the strongest on top, each with its 95 % interval. */
    private Plot.Picture everyone(RunPicture run) {
        var rated = run.ratings().stream().filter(PlayerRating::isRated).sorted(Comparator.comparingDouble(PlayerRating::rating)).toList();
        double height = 64 + ROW * Math.max(1, rated.size());
        ratings.setHeights(height, height, height);
        var items = new ArrayList<Plot.Item>();
        double least = Double.MAX_VALUE;
        double most = -Double.MAX_VALUE;
        for (int i = 0; i < rated.size(); i++) {
            double rating = rated.get(i).rating();
            double margin = Double.isFinite(rated.get(i).margin()) ? rated.get(i).margin() : 0;
            items.add(new Plot.Item.Interval(i, rating - margin, rating + margin, "plot-bar"));
            items.add(new Plot.Item.Dot(rating, i, 5, "plot-dot"));
            least = Math.min(least, rating - margin);
            most = Math.max(most, rating + margin);
        }
        if (rated.isEmpty()) return new Plot.Picture(services.text("lab.axis.ratings"), "", Axis.bare(0, 1), Axis.bare(0, 1), List.of());
        double air = Math.max(10, (most - least) * 0.05);
        return new Plot.Picture(services.text("lab.axis.ratings"), "",
                Axis.numbers(least - air, most + air, 0, 80, true).withWords((value, _) -> LabWords.signed(value)),
                Axis.names(rated.stream().map(rating -> run.name(rating.player())).toList()), items);
    }

    // ---- who against whom ----------------------------------------------------------------------------------------

    private Node crosstable(RunPicture run) {
        var table = run.snapshot().table();
        var grid = new GridPane();
        grid.setHgap(14);
        grid.setVgap(6);
        grid.setId("crosstable");
        var name = new ColumnConstraints();
        name.setMinWidth(90);
        grid.getColumnConstraints().add(name);
        var rows = run.snapshot().standings().rows();
        for (int i = 0; i < rows.size(); i++) {
            var right = new ColumnConstraints();
            right.setHalignment(HPos.CENTER);
            grid.getColumnConstraints().add(right);
            var head = Nodes.styled(new Label(String.valueOf(i + 1)), "muted", "lab-column");
            grid.add(head, i + 1, 0);
            var who = Nodes.styled(new Label((i + 1) + "  " + run.name(rows.get(i).player())), "form-name");
            grid.add(who, 0, i + 1);
            for (int j = 0; j < rows.size(); j++) {
                var cell = new Label(i == j ? "·" : score(table.between(rows.get(i).player(), rows.get(j).player())));
                cell.setMinWidth(Region.USE_PREF_SIZE);
                grid.add(cell, j + 1, i + 1);
            }
        }
        var title = Nodes.styled(new Label(services.text("lab.crosstable")), "section-title");
        var scroll = new ScrollPane(grid);
        scroll.setFitToHeight(true);
        scroll.setVbarPolicy(ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("edge-to-edge");
        scroll.setMinHeight(28.0 * (rows.size() + 1) + 16);
        return new VBox(10, title, scroll);
    }

    private static String score(Trinomial games) {
        return games.count() == 0 ? "" : LabWords.points(games.points()) + "/" + games.count();
    }
}
