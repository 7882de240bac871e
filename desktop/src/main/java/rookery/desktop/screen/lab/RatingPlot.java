package rookery.desktop.screen.lab;

import java.util.Comparator;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.text.Text;
import rookery.arena.statistics.PlayerRating;

/** The ratings of many players, the strongest on top, each with its 95 % interval. Colours come from the style sheet. */
final class RatingPlot extends Pane {
    private static final double ROW = 30;
    private static final double TOP = 42;
    private static final double BOTTOM = 34;
    private static final double RIGHT = 26;
    private static final double WIDEST_NAME = 200;

    private final String title;
    private List<String> names = List.of();
    private List<PlayerRating> ratings = List.of();

    RatingPlot(String title) {
        this.title = title;
        getStyleClass().add("plot");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText(title);
    }

    void show(List<PlayerRating> next, List<String> called) {
        names = List.copyOf(called);
        var sorted = next.stream().filter(PlayerRating::isRated).sorted(Comparator.comparingDouble(PlayerRating::rating).reversed())
                .toList();
        if (sorted.equals(ratings)) return;
        ratings = sorted;
        double height = TOP + BOTTOM + ROW * Math.max(1, sorted.size());
        setMinHeight(height);
        setPrefHeight(height);
        setMaxHeight(height);
        requestLayout();
    }

    private static double margin(PlayerRating rating) {
        return Double.isFinite(rating.margin()) ? rating.margin() : 0;
    }

    @Override
    protected void layoutChildren() {
        getChildren().clear();
        var name = text(title, "plot-title");
        name.setX(14);
        name.setY(9);
        if (ratings.isEmpty()) return;
        double least = ratings.stream().mapToDouble(rating -> rating.rating() - margin(rating)).min().orElse(-1);
        double most = ratings.stream().mapToDouble(rating -> rating.rating() + margin(rating)).max().orElse(1);
        double air = Math.max(10, (most - least) * 0.05);
        least -= air;
        most += air;
        double left = widest() + 30;
        double width = Math.max(1, getWidth() - left - RIGHT);
        double floor = getHeight() - BOTTOM;
        for (double tick : Ticks.between(least, most, (int) Math.max(2, width / 80))) {
            double x = Math.floor(left + (tick - least) / (most - least) * width) + 0.5;
            add(new Line(x, TOP - 6, x, floor), tick == 0 ? "plot-zero" : "plot-grid");
            var label = text(LabWords.signed(tick), "plot-tick");
            label.applyCss();
            label.setX(x - label.getLayoutBounds().getWidth() / 2);
            label.setY(floor + 4);
        }
        for (int i = 0; i < ratings.size(); i++) {
            var rating = ratings.get(i);
            double y = Math.floor(TOP + ROW * (i + 0.5)) + 0.5;
            double from = left + (rating.rating() - margin(rating) - least) / (most - least) * width;
            double to = left + (rating.rating() + margin(rating) - least) / (most - least) * width;
            add(new Line(from, y, to, y), "plot-bar");
            add(new Line(from, y - 5, from, y + 5), "plot-bar");
            add(new Line(to, y - 5, to, y + 5), "plot-bar");
            var dot = new Circle(left + (rating.rating() - least) / (most - least) * width, y, 5);
            dot.getStyleClass().add("plot-dot");
            getChildren().add(dot);
            var label = text(names.get(rating.player()), "plot-name");
            label.setTextOrigin(VPos.CENTER);
            label.setX(14);
            label.setY(y);
            shorten(label);
        }
    }

    private double widest() {
        double widest = 40;
        for (var rating : ratings) {
            var text = text(names.get(rating.player()), "plot-name");
            text.applyCss();
            widest = Math.max(widest, text.getLayoutBounds().getWidth());
            getChildren().remove(text);
        }
        return Math.min(WIDEST_NAME, widest);
    }

    private static void shorten(Text label) {
        label.applyCss();
        var words = label.getText();
        while (label.getLayoutBounds().getWidth() > WIDEST_NAME && words.length() > 3) {
            words = words.substring(0, words.length() - 2);
            label.setText(words + "…");
        }
    }

    private void add(Line line, String style) {
        line.getStyleClass().add(style);
        getChildren().add(line);
    }

    private Text text(String words, String style) {
        var text = new Text(words);
        text.getStyleClass().add(style);
        text.setTextOrigin(VPos.TOP);
        getChildren().add(text);
        return text;
    }
}
