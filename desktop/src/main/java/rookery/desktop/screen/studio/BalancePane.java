package rookery.desktop.screen.studio;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.image.ImageView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import rookery.arena.balance.BalanceRemark;
import rookery.arena.balance.BalanceReport;
import rookery.arena.balance.BalanceReport.KindReport;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.plot.Axis;
import rookery.desktop.plot.Plot;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Segments;
import rookery.desktop.shell.WindowServices;
import rookery.look.board.Figure;

/** What the bots found out about the game: a verdict in words, and a chart of each number behind it. */
final class BalancePane extends VBox {
    private static final List<Integer> GAMES = List.of(100, 300, 1000);
    private static final int COLUMNS = 12;
    private static final int MOST_FIRST = 6;
    private static final double FIGURE = 26;
    private final WindowServices services;
    private final Segments<Integer> games;
    private final Button start = new Button();
    private final Button stop = new Button();
    private final ProgressBar bar = new ProgressBar();
    private final Label status = new Label();
    private final VBox found = new VBox(16);
    private int chosen = 300;
    private @Nullable BalanceReport shown;
    private boolean shownWhole;

    BalancePane(WindowServices services, StudioScreen screen) {
        super(12);
        this.services = services;
        setId("balance");
        var about = Nodes.words(services.text("balance.about"));
        about.setMinHeight(Region.USE_PREF_SIZE);
        about.getStyleClass().add("muted");
        games = new Segments<>("balance-games", GAMES, each -> services.text("balance.games", each), chosen, each -> chosen = each);
        start.setId("balance-start");
        start.setText(services.text("balance.start"));
        start.setGraphic(Glyph.of(Feather.BAR_CHART));
        start.getStyleClass().add("accent");
        start.setOnAction(_ -> screen.measure(chosen));
        stop.setId("balance-stop");
        stop.setText(services.text("balance.stop"));
        stop.setGraphic(Glyph.of(Feather.SQUARE));
        stop.setOnAction(_ -> screen.stopMeasuring());
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.getStyleClass().add("lab-bar");
        status.setId("balance-status");
        status.setWrapText(true);
        found.setId("balance-found");
        var row = new FlowPane(10, 8, games, start, stop);
        row.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(about, row, bar, status, found);
    }

    void show(StudioState state) {
        var report = state.report();
        start.setDisable(!state.isPlayable());
        Nodes.show(start, !state.measuring());
        Nodes.show(games, !state.measuring());
        Nodes.show(stop, state.measuring());
        Nodes.show(bar, state.measuring());
        bar.setProgress(report == null || report.planned() == 0 ? 0 : (double) report.games() / report.planned());
        boolean other = report != null && !report.variant().equals(state.variant());
        status.setText(state.measuring()
                ? services.text("balance.progress", report == null ? 0 : report.games(), report == null ? chosen : report.planned())
                : other
                        ? services.text("balance.before")
                        : report == null ? "" : services.text("balance.after", report.games(), report.player()));
        Nodes.show(status, !status.getText().isEmpty());
        boolean whole = !state.measuring();
        if (Objects.equals(report, shown) && whole == shownWhole) return;
        shown = report;
        shownWhole = whole;
        if (report == null || report.games() == 0) {
            found.getChildren().clear();
        } else {
            fill(report, whole);
        }
    }

    private void fill(BalanceReport report, boolean all) {
        var parts = new ArrayList<Node>();
        if (all) parts.add(verdict(report));
        parts.add(results(report));
        if (all) {
            parts.add(lengths(report));
            parts.add(part("balance.kinds", kinds(report)));
            if (report.kinds().stream().anyMatch(kind -> kind.worth() != null)) parts.add(worths(report));
            if (!report.rules().isEmpty()) parts.add(part("balance.rules", rules(report)));
            parts.add(part("balance.endings", endings(report)));
            parts.add(part("balance.openings", openings(report)));
        }
        found.getChildren().setAll(parts);
    }

    private VBox part(String key, Node content) {
        var title = Nodes.styled(new Label(services.text(key)), "form-name");
        return new VBox(6, title, content);
    }

    private static Label words(String text) {
        var label = Nodes.words(text);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    // ---- verdict and results -------------------------------------------------------------------------------------

    private Node verdict(BalanceReport report) {
        var box = Nodes.named("balance-verdict", new VBox(5), "studio-verdict");
        var remarks = BalanceRemark.of(report);
        for (int i = 0; i < remarks.size(); i++) {
            var line = words(say(remarks.get(i)));
            if (i == 0) line.getStyleClass().add("card-title");
            box.getChildren().add(line);
        }
        return box;
    }

    private String say(BalanceRemark remark) {
        var rule = remark.rule();
        return services.text("balance.remark." + remark.topic(), remark.percent(), services.texts().piece(remark.piece()),
                rule == null ? "" : services.text("balance.rule." + rule));
    }

    private static String percent(double share) {
        return Math.round(100 * share) + " %";
    }

    private Node results(BalanceReport report) {
        double all = Math.max(1, report.games());
        var row = Nodes.styled(new HBox(), "studio-shares");
        row.getChildren().addAll(share(report.white() / all, "studio-won-white"), share(report.draws() / all, "studio-drawn"),
                share(report.black() / all, "studio-won-black"));
        var told = words(services.text("balance.results", percent(report.white() / all), percent(report.draws() / all),
                percent(report.black() / all), percent(report.share()), percent(report.error())));
        told.setId("balance-results");
        return part("balance.share", new VBox(6, row, told));
    }

    private Node share(double share, String style) {
        var label = Nodes.styled(new Label(share >= 0.08 ? percent(share) : ""), "studio-share", style);
        label.setMinWidth(0);
        label.setMaxWidth(Double.MAX_VALUE);
        label.setAlignment(Pos.CENTER);
        label.prefWidthProperty().bind(widthProperty().multiply(share));
        return label;
    }

    private Node lengths(BalanceReport report) {
        var moves = report.lengths().stream().map(plies -> (plies + 1) / 2).toList();
        int longest = Math.max(COLUMNS, moves.getLast() + 1);
        double width = (double) longest / COLUMNS;
        var points = new ArrayList<Plot.Point>();
        double most = 1;
        for (int column = 0; column < COLUMNS; column++) {
            double from = column * width;
            double to = from + width;
            long count = moves.stream().filter(each -> each >= from && each < to).count();
            most = Math.max(most, (double) count);
            points.add(new Plot.Point(from, count));
            points.add(new Plot.Point(to, count));
        }
        var plot = new Plot("balance-lengths");
        plot.setPrefHeight(150);
        plot.setMinHeight(140);
        plot.show(new Plot.Picture(services.text("balance.lengths", report.typicalMoves()), services.text("balance.moves"),
                Axis.numbers(0, longest, 1, 60, false), Axis.numbers(0, most * 1.1, 1, 30, true),
                List.of(new Plot.Item.Area(points, "plot-band"), new Plot.Item.Curve(points, "plot-line"))));
        return plot;
    }

    // ---- pieces and rules ----------------------------------------------------------------------------------------

    private Node kinds(BalanceReport report) {
        var rows = new VBox(4);
        for (var kind : report.kinds()) {
            var each = report.variant().kind(kind.kind());
            var image = new ImageView(
                    PieceArt.image(services.look().pieces(), Figure.art(report.variant(), each), each.letter(), true, 64));
            image.setFitWidth(FIGURE);
            image.setFitHeight(FIGURE);
            var told = words(services.text("balance.kind", percent(kind.used()), String.format(Locale.ROOT, "%.1f", kind.took()),
                    percent(kind.finished())));
            told.getStyleClass().add("fine-print");
            var text = new VBox(2, bar(kind.used(), services.texts().piece(each.name())), told);
            HBox.setHgrow(text, Priority.ALWAYS);
            var row = new HBox(8, image, text);
            row.setAlignment(Pos.CENTER_LEFT);
            rows.getChildren().add(row);
        }
        return rows;
    }

    /** A bar with words over it. */
    private Node bar(double share, String words) {
        var filled = Nodes.styled(new Region(), "studio-bar");
        var under = Nodes.styled(new StackPane(filled), "studio-bar-track");
        filled.maxWidthProperty().bind(under.widthProperty().multiply(Math.clamp(share, 0, 1)));
        StackPane.setAlignment(filled, Pos.CENTER_LEFT);
        var label = new Label(words);
        StackPane.setAlignment(label, Pos.CENTER_LEFT);
        label.getStyleClass().add("studio-bar-words");
        under.getChildren().add(label);
        return under;
    }

    /** Piece values by results, with their uncertainty. */
    private Node worths(BalanceReport report) {
        var known = report.kinds().stream().filter(kind -> kind.worth() != null).sorted(Comparator.comparingDouble(BalancePane::worth))
                .toList();
        double least = known.stream().mapToDouble(kind -> worth(kind) - 2 * kind.error()).min().orElse(0);
        double most = known.stream().mapToDouble(kind -> worth(kind) + 2 * kind.error()).max().orElse(1);
        var items = new ArrayList<Plot.Item>();
        for (int i = 0; i < known.size(); i++) {
            var kind = known.get(i);
            items.add(new Plot.Item.Interval(i, worth(kind) - 2 * kind.error(), worth(kind) + 2 * kind.error(), "plot-bar"));
            items.add(new Plot.Item.Dot(worth(kind), i, 4.5, "plot-dot"));
        }
        var plot = new Plot("balance-worths");
        plot.setPrefHeight(70 + 26.0 * known.size());
        plot.setMinHeight(70 + 26.0 * known.size());
        plot.show(new Plot.Picture(services.text("balance.worths"), services.text("balance.pawns"),
                Axis.numbers(Math.min(0, least), Math.max(1, most) * 1.05, 0.5, 60, true),
                Axis.names(known.stream().map(kind -> services.texts().piece(report.variant().kind(kind.kind()).name())).toList()), items));
        return plot;
    }

    private static double worth(KindReport kind) {
        return kind.worth() == null ? 0 : kind.worth();
    }

    private Node rules(BalanceReport report) {
        var rows = new VBox(4);
        report.rules().entrySet().stream().sorted((a, b) -> b.getValue() - a.getValue()).forEach(each -> {
            double share = (double) each.getValue() / report.games();
            rows.getChildren().add(bar(share, services.text("balance.rule." + each.getKey()) + "  " + percent(share)));
        });
        return rows;
    }

    private Node endings(BalanceReport report) {
        var rows = new VBox(4);
        report.endings().entrySet().stream().sorted((a, b) -> b.getValue() - a.getValue()).forEach(each -> {
            double share = (double) each.getValue() / report.games();
            rows.getChildren().add(bar(share, services.text("balance.end." + each.getKey()) + "  " + percent(share)));
        });
        return rows;
    }

    private Node openings(BalanceReport report) {
        var rows = new VBox(4, words(services.text("balance.variety", String.format(Locale.ROOT, "%.1f", report.openings()))));
        report.first().stream().limit(MOST_FIRST).forEach(each -> {
            double share = (double) each.games() / report.games();
            rows.getChildren().add(bar(share,
                    each.move() + "  " + services.text("balance.first", percent(share), percent(each.share()))));
        });
        return rows;
    }
}
