package rookery.desktop.screen.lab;

import rookery.arena.lab.RunPicture;
import java.util.List;
import java.util.Locale;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import rookery.arena.run.RunSnapshot;
import rookery.arena.statistics.Elo;
import rookery.arena.statistics.LikelihoodOfSuperiority;
import rookery.arena.statistics.Sample;
import rookery.arena.statistics.StandingsRow;
import rookery.arena.statistics.Trinomial;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;

/** The standings, and for a match of two how certain they are. */
final class StandingsPane extends VBox {
    private final WindowServices services;
    private final VBox content = new VBox(18);
    private @Nullable RunSnapshot shown;

    StandingsPane(WindowServices services) {
        this.services = services;
        getStyleClass().addAll("side-panel", "lab-standings");
        var scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("edge-to-edge");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().add(scroll);
    }

    void show(RunPicture run) {
        var now = run.snapshot();
        // The standings are unchanged until a game ends.
        if (shown != null && shown.standings().equals(now.standings()) && shown.phase() == now.phase()) return;
        shown = now;
        content.getChildren().clear();
        if (!run.places().isEmpty()) content.getChildren().add(winner(run));
        var match = now.match();
        if (match != null && now.played() > 0) content.getChildren().add(facts(run, match));
        content.getChildren().add(table(run));
        if (now.played() == 0) content.getChildren().add(muted(services.text("lab.standings.empty")));
    }

    private Node winner(RunPicture run) {
        var line = Nodes.words(services.text("lab.winner", run.name(run.places().getFirst())), "lab-elo");
        return line;
    }

    // ---- a match -------------------------------------------------------------------------------------------------

    private Node facts(RunPicture run, RunSnapshot.Match match) {
        Trinomial games = match.games();
        Sample sample = match.pairs().count() > 0 ? match.pairs() : games;
        var estimate = Elo.estimate(sample);
        var elo = Nodes.named("lab-elo", Nodes.words(LabWords.elo(estimate), "lab-elo"));
        var unit = muted(services.text("lab.elo.of", run.name(0)));
        var grid = new GridPane();
        grid.setHgap(12);
        grid.setVgap(6);
        var values = right();
        values.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().addAll(new ColumnConstraints(), values);
        fact(grid, "lab.score",
                String.format(Locale.ROOT, "%s / %d (%.1f %%)", LabWords.points(games.points()), games.count(), 100 * games.mean()));
        fact(grid, "lab.los", percent(LikelihoodOfSuperiority.of(sample)));
        if (match.pairs().count() > 0) {
            var pairs = match.pairs();
            fact(grid, "lab.pairs",
                    pairs.twoLosses() + " · " + pairs.lossAndDraw() + " · " + pairs.even() + " · " + pairs.winAndDraw() + " · "
                            + pairs.twoWins());
        }
        var box = new VBox(8, new VBox(elo, unit), bar(games), grid);
        var test = match.test();
        if (test != null) box.getChildren().add(test(test));
        return box;
    }

    private Node test(RunSnapshot.Test test) {
        var sprt = test.sprt();
        var verdict = new Label(switch (test.decision()) {
            case CONTINUE -> services.text("lab.sprt.open");
            case ACCEPT_H0 -> services.text("lab.sprt.no", LabWords.signed(sprt.elo1()));
            case ACCEPT_H1 -> services.text("lab.sprt.yes", LabWords.signed(sprt.elo0()));
        });
        verdict.setWrapText(true);
        verdict.setId("lab-sprt");
        verdict.getStyleClass().addAll("lab-verdict", "lab-verdict-" + test.decision().name());
        var numbers = muted(String.format(Locale.ROOT, "SPRT [%s, %s]  LLR %.2f (%.2f … %.2f)  ", LabWords.signed(sprt.elo0()),
                LabWords.signed(sprt.elo1()), test.llr(), sprt.lower(), sprt.upper())
                + services.text("lab.sprt.after", test.curve().size()));
        numbers.setId("lab-sprt-numbers");
        return new VBox(3, verdict, numbers);
    }

    /** Won, drawn and lost as one bar with the numbers in it. */
    private Node bar(Trinomial games) {
        var won = part(games.wins(), "lab-won");
        var drawn = part(games.draws(), "lab-drawn");
        var lost = part(games.losses(), "lab-lost");
        var bar = new HBox(2, won, drawn, lost);
        bar.setAccessibleText(services.text("lab.bar.spoken", games.wins(), games.draws(), games.losses()));
        double whole = games.count();
        bar.widthProperty().addListener((_, _, width) -> {
            double room = width.doubleValue() - 4;
            won.setPrefWidth(room * games.wins() / whole);
            drawn.setPrefWidth(room * games.draws() / whole);
            lost.setPrefWidth(room * games.losses() / whole);
        });
        bar.setMaxWidth(Double.MAX_VALUE);
        return bar;
    }

    private static Label part(long count, String style) {
        var part = Nodes.styled(new Label(count == 0 ? "" : String.valueOf(count)), "lab-share", style);
        part.setAlignment(Pos.CENTER);
        part.setMinWidth(count == 0 ? 0 : 18);
        Nodes.show(part, count > 0);
        HBox.setHgrow(part, Priority.SOMETIMES);
        part.setMaxWidth(Double.MAX_VALUE);
        return part;
    }

    private static String percent(double part) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * part);
    }

    private void fact(GridPane grid, String key, String value) {
        int row = grid.getRowCount();
        var number = new Label(value);
        number.setMinWidth(Region.USE_PREF_SIZE);
        grid.add(muted(services.text(key)), 0, row);
        grid.add(number, 1, row);
    }

    // ---- the table -----------------------------------------------------------------------------------------------

    private Node table(RunPicture run) {
        var table = new GridPane();
        table.setHgap(10);
        table.setVgap(7);
        table.setId("lab-table");
        var name = new ColumnConstraints();
        name.setHgrow(Priority.ALWAYS);
        name.setMinWidth(60);
        table.getColumnConstraints().addAll(new ColumnConstraints(), name, right(), right());
        var heads = List.of("", services.text("lab.column.player"), services.text("lab.column.points"),
                run.ratings().isEmpty() ? "%" : services.text("lab.column.elo"));
        for (int i = 0; i < heads.size(); i++) table.add(head(heads.get(i)), i, 0);
        int line = 1;
        for (var row : run.snapshot().standings().rows()) row(table, line++, row, run);
        var title = Nodes.styled(new Label(services.text("lab.standings")), "section-title");
        return new VBox(10, title, table);
    }

    private void row(GridPane table, int line, StandingsRow row, RunPicture run) {
        var name = Nodes.named("standing-" + line, new Label(run.name(row.player())), "form-name");
        var games = row.results().count();
        var rating = run.ratings().stream().filter(each -> each.player() == row.player()).findFirst();
        var last = rating.isPresent()
                ? LabWords.signed(rating.get().rating()) + (rating.get().isRated() && Double.isFinite(rating.get().margin())
                        ? String.format(Locale.ROOT, " ± %.0f", rating.get().margin())
                        : "")
                : games == 0 ? "–" : String.format(Locale.ROOT, "%.1f", 100 * row.results().mean());
        table.add(muted(String.valueOf(row.rank())), 0, line);
        table.add(name, 1, line);
        table.add(plain(LabWords.points(row.points()) + " / " + games), 2, line);
        table.add(plain(last), 3, line);
    }

    private static Label plain(String text) {
        var label = new Label(text);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static Label head(String text) {
        var label = Nodes.styled(new Label(text), "muted", "lab-column");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static ColumnConstraints right() {
        var column = new ColumnConstraints();
        column.setHalignment(HPos.RIGHT);
        return column;
    }

    private static Label muted(String text) {
        var label = Nodes.words(text, "muted");
        return label;
    }
}
