package rookery.desktop.screen.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
import rookery.arena.statistics.Trinomial;
import rookery.desktop.shell.Desk;

/** Of a match: strength and test as curves over the games. Of a tournament: everyone's rating, and who scored what against whom. */
final class CurvesPane extends ScrollPane {
    private static final double MOST_ELO = 800;

    private final Desk desk;
    private final VBox column = new VBox(16);
    private final CurvePlot elo;
    private final CurvePlot test;
    private final RatingPlot ratings;
    private final Label nothing = new Label();
    private @Nullable RunSnapshot shown;
    private boolean drawnAsGoing;

    CurvesPane(Desk desk) {
        this.desk = desk;
        setId("lab-curves");
        elo = new CurvePlot(desk.text("lab.axis.games"), desk.text("lab.axis.elo"), this::words);
        elo.setId("plot-elo");
        test = new CurvePlot(desk.text("lab.axis.pairs"), desk.text("lab.axis.llr"),
                point -> desk.text("lab.reading.llr", Math.round(point.x()), String.format(Locale.ROOT, "%.2f", point.y())));
        test.setId("plot-sprt");
        ratings = new RatingPlot(desk.text("lab.axis.ratings"));
        ratings.setId("plot-ratings");
        nothing.setText(desk.text("lab.curves.empty"));
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

    private String words(CurvePlot.Point point) {
        return desk.text("lab.reading.elo", Math.round(point.x()), LabWords.elo(new EloEstimate(point.y(), point.lower(), point.upper())));
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
            ratings.show(run.ratings(), run.names());
            nodes.add(ratings);
        }
        if (match == null && now.played() > 0) nodes.add(crosstable(run));
        if (nodes.isEmpty()) nodes.add(nothing);
        column.getChildren().setAll(nodes);
    }

    private static CurvePlot.Curve course(RunPicture run) {
        var points = run.elo().stream().map(point -> new CurvePlot.Point(point.games(), point.value(), point.lower(), point.upper()))
                .toList();
        return new CurvePlot.Curve(points, List.of(), -20, 20, MOST_ELO,
                run.isGoing() ? Math.min(run.snapshot().planned(), points.getLast().x() * 4) : 1);
    }

    private CurvePlot.Curve course(RunSnapshot.Test sprt) {
        var points = new ArrayList<CurvePlot.Point>();
        points.add(new CurvePlot.Point(0, 0, 0, 0));
        int step = Math.max(1, sprt.curve().size() / 400);
        for (int i = 0; i < sprt.curve().size(); i++) {
            if (i % step != 0 && i != sprt.curve().size() - 1) continue;
            double value = sprt.curve().get(i);
            points.add(new CurvePlot.Point(i + 1, value, value, value));
        }
        double lower = sprt.sprt().lower();
        double upper = sprt.sprt().upper();
        var levels = List.of(new CurvePlot.Level(upper, desk.text("lab.sprt.upper", LabWords.signed(sprt.sprt().elo0())), "plot-good"),
                new CurvePlot.Level(lower, desk.text("lab.sprt.lower", LabWords.signed(sprt.sprt().elo1())), "plot-bad"));
        return new CurvePlot.Curve(points, levels, lower, upper, 3 * Math.max(upper, -lower), 1);
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
            var head = new Label(String.valueOf(i + 1));
            head.getStyleClass().addAll("muted", "lab-column");
            grid.add(head, i + 1, 0);
            var who = new Label((i + 1) + "  " + run.name(rows.get(i).player()));
            who.getStyleClass().add("form-name");
            grid.add(who, 0, i + 1);
            for (int j = 0; j < rows.size(); j++) {
                var cell = new Label(i == j ? "·" : score(table.between(rows.get(i).player(), rows.get(j).player())));
                cell.setMinWidth(Region.USE_PREF_SIZE);
                grid.add(cell, j + 1, i + 1);
            }
        }
        var title = new Label(desk.text("lab.crosstable"));
        title.getStyleClass().add("section-title");
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
