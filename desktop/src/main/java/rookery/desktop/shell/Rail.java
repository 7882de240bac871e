package rookery.desktop.shell;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;

/** The navigation bar of icons, home first: a column, or a row on top in a narrow window. */
final class Rail extends StackPane {

    /** One icon. {@code low} ones are at the far end. */
    private record Entry(Feather icon, String key, Place place, boolean low) {}

    private static final List<Entry> ENTRIES = List.of(new Entry(Feather.HOME, "rail.home", new Place.Home(), false),
            new Entry(Feather.PLUS_SQUARE, "rail.new", new Place.NewGame(Place.NewGame.Kind.COMPUTER), false),
            new Entry(Feather.PLAY_CIRCLE, "rail.resume", new Place.Resume(), false),
            new Entry(Feather.BOOK_OPEN, "rail.library", new Place.Library(), false),
            new Entry(Feather.SEARCH, "rail.review", new Place.Review(""), false),
            new Entry(Feather.SUN, "rail.learn", new Place.Learn(Place.Learn.Page.PUZZLES), false),
            new Entry(Feather.BAR_CHART_2, "rail.ranking", new Place.Ranking(), false),
            new Entry(Feather.ACTIVITY, "rail.lab", new Place.Lab(), false),
            new Entry(Feather.EDIT_3, "rail.studio", new Place.Studio(""), false),
            new Entry(Feather.HELP_CIRCLE, "rail.rules", new Place.Rules(""), true),
            new Entry(Feather.SETTINGS, "rail.options", new Place.Options(), true),
            new Entry(Feather.INFO, "rail.about", new Place.About(), true));

    private final WindowServices services;
    private final Map<Class<? extends Place>, ReadOnlyBooleanProperty> marks = new HashMap<>();

    Rail(WindowServices services) {
        this.services = services;
        getStyleClass().add("rail");
    }

    void mark(Class<? extends Place> kind, ReadOnlyBooleanProperty going) {
        marks.put(kind, going);
    }

    /** Lays out the icons in a column or a row; places without a screen have none. */
    void lay(Orientation orientation, Class<? extends Place> current, boolean mayResume) {
        Pane strip;
        if (orientation == Orientation.VERTICAL) {
            var column = new VBox(4);
            column.setAlignment(Pos.TOP_CENTER);
            column.getStyleClass().add("rail-column");
            strip = column;
        } else {
            var row = new HBox(4);
            row.setAlignment(Pos.CENTER_LEFT);
            row.getStyleClass().add("rail-row");
            strip = row;
        }
        ENTRIES.stream().filter(entry -> !entry.low()).forEach(entry -> add(strip, entry, current, mayResume));
        var gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        HBox.setHgrow(gap, Priority.ALWAYS);
        strip.getChildren().add(gap);
        ENTRIES.stream().filter(Entry::low).forEach(entry -> add(strip, entry, current, mayResume));
        getChildren().setAll(strip);
    }

    private void add(Pane strip, Entry entry, Class<? extends Place> current, boolean mayResume) {
        if (!services.knows(entry.place().getClass())) return;
        var button = Nodes.named(entry.key().replace('.', '-'), new Button(null, Glyph.of(entry.icon())), "flat", "rail-button");
        var name = services.text(entry.key());
        var tip = new Tooltip(name);
        tip.setShowDelay(Duration.millis(350));
        button.setTooltip(tip);
        button.setAccessibleText(name);
        var going = marks.get(entry.place().getClass());
        if (going != null) {
            var sign = Nodes.styled(new Circle(4), "rail-sign");
            sign.visibleProperty().bind(going);
            StackPane.setAlignment(sign, Pos.TOP_RIGHT);
            sign.setTranslateX(6);
            sign.setTranslateY(-5);
            button.setGraphic(new StackPane(button.getGraphic(), sign));
        }
        boolean here = entry.place().getClass() == current || entry.place() instanceof Place.Resume && current == Place.Play.class
                || entry.place() instanceof Place.Library && (current == Place.Find.class || current == Place.Open.class)
                || entry.place() instanceof Place.Learn && (current == Place.Retry.class || current == Place.Solve.class);
        if (here) button.getStyleClass().add("rail-here");
        // Disabled rather than hidden, so that the others do not move.
        IconButton.allow(services, button, entry.key(), entry.place() instanceof Place.Resume && !mayResume ? "rail.why.resume" : "");
        // The kind of game played last is the likeliest to be played next.
        button.setOnAction(
                _ -> services.go(entry.place() instanceof Place.NewGame ? Place.NewGame.last(services.settings().state()) : entry.place()));
        strip.getChildren().add(button);
    }
}
