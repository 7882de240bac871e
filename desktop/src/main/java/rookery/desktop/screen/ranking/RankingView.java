package rookery.desktop.screen.ranking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.archive.Profile;
import rookery.archive.RatingPoint;
import rookery.archive.Standing;
import rookery.desktop.plot.Axis;
import rookery.desktop.plot.Plot;
import rookery.desktop.library.Badge;
import rookery.desktop.shell.Card;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.IconButton;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Page;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;

/** The people on top, the ranking below, and beside it one player's history. */
final class RankingView extends HBox {
    private final WindowServices services;
    private final RankingScreen screen;
    private final FlowPane people = new FlowPane(12, 12);
    private final FlowPane families = new FlowPane(8, 8);
    private final VBox table = new VBox();
    private final VBox empty = new VBox(14);
    private final Label name = new Label();
    private final Label rating = new Label();
    private final Plot plot = new Plot("rating-plot");
    private final VBox scores = new VBox(6);
    private final VBox side = new VBox(14);
    private boolean stopped;

    RankingView(WindowServices services, Store<RankingState> store, RankingScreen screen) {
        this.services = services;
        this.screen = screen;
        getStyleClass().add("ranking");
        var create = Nodes.named("profile-new", new Button(services.text("profile.new"), Glyph.of(Feather.USER_PLUS)), "accent");
        create.setMinWidth(Region.USE_PREF_SIZE);
        create.setOnAction(_ -> screen.create());
        table.setId("ranking-table");
        table.getStyleClass().addAll("form-card", "rank-table");
        nobody();
        var page = new Page(services.text("ranking.title"), create).add(Page.section(services.text("ranking.people"), people),
                Page.section(services.text("ranking.list"), families, table, empty));
        getChildren().addAll(page, details());
        store.watch(state -> {
            if (!stopped) show(state);
        });
    }

    void stop() {
        stopped = true;
    }

    private void nobody() {
        var words = Nodes.words(services.text("ranking.empty"), "muted");
        var play = Nodes.named("ranking-play", new Button(services.text("home.computer"), Glyph.of(Feather.CPU)));
        play.setOnAction(_ -> screen.play());
        empty.getChildren().addAll(words, play);
        empty.setAlignment(Pos.CENTER_LEFT);
    }

    private Node details() {
        name.getStyleClass().add("summary-title");
        rating.getStyleClass().add("muted");
        rating.setId("player-rating");
        rating.setWrapText(true);
        var title = Nodes.styled(new Label(services.text("ranking.history")), "section-title");
        var results = Nodes.styled(new Label(services.text("ranking.results")), "section-title");
        scores.setId("scores");
        plot.setId("plot");
        plot.setHeights(150, 200, Region.USE_COMPUTED_SIZE);
        side.getChildren().addAll(name, rating, title, plot, results, scores);
        side.getStyleClass().addAll("side-panel", "ranking-side");
        widthProperty().addListener((_, _, width) -> {
            double wide = width.doubleValue() < 1000 ? 300 : Math.clamp(width.doubleValue() * 0.32, 330, 560);
            side.setMinWidth(wide);
            side.setPrefWidth(wide);
            side.setMaxWidth(wide);
        });
        return side;
    }

    // ---- showing -------------------------------------------------------------------------------------------------

    private void show(RankingState state) {
        people.getChildren().setAll(state.profiles().stream().map(profile -> person(state, profile)).toList());
        if (state.profiles().isEmpty()) {
            var words = Nodes.words(services.text("ranking.nobody"), "muted");
            people.getChildren().add(words);
        }
        families.getChildren().setAll(state.families().stream().sorted(Comparator.comparing(family -> !family.equals("standard")))
                .map(family -> chip(state, family)).toList());
        table.getChildren().clear();
        for (int i = 0; i < state.standings().size(); i++) {
            var row = row(state, state.standings().get(i));
            row.getStyleClass().add(i > 0 ? "form-row-next" : "rank-first");
            if (i == state.standings().size() - 1) row.getStyleClass().add("rank-last");
            table.getChildren().add(row);
        }
        Nodes.show(families, !state.families().isEmpty());
        boolean none = state.standings().isEmpty();
        Nodes.show(table, !none);
        Nodes.show(empty, none);
        showPlayer(state);
    }

    private Node person(RankingState state, Profile profile) {
        boolean here = profile.name().equals(state.present());
        var title = Nodes.styled(new Label(profile.name()), "card-title");
        var text = new VBox(2, title);
        text.setAlignment(Pos.CENTER_LEFT);
        if (here) {
            var words = Nodes.styled(new Label(services.text("ranking.you")), "card-words");
            text.getChildren().add(words);
        }
        var choose = new Button(null, new HBox(10, Badge.of(Optional.of(profile), profile.name(), 40), text));
        choose.getStyleClass().addAll("flat", "person-choose");
        choose.setId("choose-" + profile.name());
        choose.setAccessibleText(services.text("profile.spoken", profile.name()));
        choose.setOnAction(_ -> screen.choose(profile));
        var edit = IconButton.of(services, "edit-" + profile.name(), "profile.edit", Feather.EDIT_2, () -> screen.edit(profile));
        var delete = IconButton.of(services, "delete-" + profile.name(), "profile.delete", Feather.TRASH_2, () -> screen.delete(profile));
        var card = new HBox(2, choose, edit, delete);
        card.setAlignment(Pos.CENTER_LEFT);
        card.getStyleClass().add("person");
        if (here) card.getStyleClass().add("chosen");
        return card;
    }

    private Node chip(RankingState state, String family) {
        var chip = Nodes.named("family-" + family, new Button(family(family)), "chip");
        if (family.equals(state.family())) chip.getStyleClass().add("chosen");
        chip.setOnAction(_ -> screen.family(family));
        return chip;
    }

    /** A family is named after its first variant. */
    private String family(String family) {
        var texts = services.texts();
        return texts.or("variant." + family + ".name",
                texts.or("variant." + (family.equals("standard") ? "fide" : family) + ".name", family));
    }

    private Region row(RankingState state, Standing standing) {
        var place = Nodes.styled(new Label(standing.place() + "."), "rank-place");
        var profile = state.profiles().stream().filter(each -> each.playerId().equals(standing.playerId())).findFirst();
        Node badge = standing.bot() ? Badge.bot(standing.name(), 30) : Badge.of(profile, standing.name(), 30);
        var who = Nodes.styled(new Label(standing.name()), "form-name");
        who.setMinWidth(0);
        var played = Nodes.styled(new Label(services.text("ranking.record", standing.wins(), standing.draws(), standing.losses())),
                "fine-print");
        var text = new VBox(1, who, played);
        text.setMinWidth(0);
        HBox.setHgrow(text, Priority.ALWAYS);
        var value = Nodes.styled(new Label(Math.round(standing.rating().value()) + (standing.isProvisional() ? "?" : "")), "rank-value");
        value.setMinWidth(Region.USE_PREF_SIZE);
        if (standing.isProvisional()) value.setTooltip(new Tooltip(services.text("ranking.provisional")));
        var line = new HBox(12, place, badge, text, value);
        line.setAlignment(Pos.CENTER_LEFT);
        var button = Nodes.styled(new Card(line), "flat", "rank-row");
        if (standing.playerId().equals(state.player())) button.getStyleClass().add("chosen");
        button.setId("rank-" + standing.place());
        button.setAccessibleText(standing.place() + ". " + standing.name() + ", " + value.getText() + ", " + played.getText());
        button.setOnAction(_ -> screen.look(standing.playerId()));
        return button;
    }

    /** A rating from game to game: the line is the estimate, the band its uncertainty. */
    private static Plot.Picture course(List<RatingPoint> history) {
        if (history.isEmpty()) return Plot.Picture.EMPTY;
        var points = new ArrayList<Plot.Point>();
        for (int i = 0; i < history.size(); i++) {
            var rating = history.get(i).rating();
            points.add(new Plot.Point(i, rating.value(), rating.value() - rating.deviation(), rating.value() + rating.deviation()));
        }
        double least = points.stream().mapToDouble(Plot.Point::lower).min().orElseThrow();
        double most = points.stream().mapToDouble(Plot.Point::upper).max().orElseThrow();
        double step = Math.max(10, Axis.roundStep((most - least) / 4));
        var ratings = Axis.numbers(Math.floor(least / step) * step, Math.ceil(most / step) * step, step, 1, true)
                .withWords((value, _) -> String.valueOf(Math.round(value)));
        var last = points.getLast();
        return new Plot.Picture("", "", Axis.bare(0, points.size() - 1), ratings, List.of(new Plot.Item.Band(points, "rating-band"),
                new Plot.Item.Curve(points, "rating-line"), new Plot.Item.Dot(last.x(), last.y(), 4, "rating-dot")));
    }

    private void showPlayer(RankingState state) {
        var standing = state.standings().stream().filter(each -> each.playerId().equals(state.player())).findFirst();
        var profile = state.profiles().stream().filter(each -> each.playerId().equals(state.player())).findFirst();
        boolean anyone = standing.isPresent() || profile.isPresent();
        // Hidden when there is nobody to show.
        Nodes.show(side, anyone);
        if (!anyone) return;
        name.setText(standing.map(Standing::name).or(() -> profile.map(Profile::name)).orElse(""));
        rating.setText(standing.map(this::ratingWords).orElse(services.text("ranking.unrated")));
        boolean course = !state.history().isEmpty();
        plot.show(course(state.history()));
        for (Node part : List.of(plot, side.getChildren().get(2))) {
            Nodes.show(part, course);
        }
        scores.getChildren().setAll(state.scores().stream().map(score -> {
            var words = new Label(family(score.family()));
            var gap = Nodes.gap();
            var bar = bar(score.wins(), score.draws(), score.losses());
            var count = Nodes.styled(new Label(services.text("ranking.short", score.wins(), score.draws(), score.losses())), "muted");
            return new VBox(3, new HBox(8, words, gap, count), bar);
        }).toList());
        side.getChildren().get(4).setVisible(!state.scores().isEmpty());
    }

    private String ratingWords(Standing standing) {
        var words = services.text("ranking.rating", Math.round(standing.rating().value()), Math.round(standing.rating().deviation()));
        return standing.isProvisional() ? words + " · " + services.text("ranking.provisional") : words;
    }

    /** Won, drawn and lost as parts of one bar. */
    private static Node bar(int wins, int draws, int losses) {
        var bar = Nodes.styled(new HBox(), "score-bar");
        int all = Math.max(1, wins + draws + losses);
        var styles = List.of("score-won", "score-drawn", "score-lost");
        var counts = List.of(wins, draws, losses);
        for (int i = 0; i < 3; i++) {
            var part = Nodes.styled(new Region(), styles.get(i));
            part.prefWidthProperty().bind(bar.widthProperty().multiply(counts.get(i) / (double) all));
            bar.getChildren().add(part);
        }
        return bar;
    }
}
