package rookery.desktop.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;

final class PlotTest {
    private static final List<Plot.Point> POINTS = List.of(new Plot.Point(0, 0, -1, 1), new Plot.Point(5, 50, 40, Double.POSITIVE_INFINITY),
            new Plot.Point(10, 100, 90, 110));
    private static final Plot.Picture CURVE = new Plot.Picture("Strength", "Games", Axis.numbers(0, 10, 1, 80, false),
            Axis.numbers(0, 100, 0, 44, true),
            List.of(new Plot.Item.Band(POINTS, "plot-band"), new Plot.Item.Curve(POINTS, "plot-line"),
                    new Plot.Item.Level(50, "half", "plot-good")));

    private static Plot laidOut(Plot plot, Plot.Picture picture) {
        plot.show(picture);
        var root = new StackPane(plot);
        new Scene(root, 400, 300);
        root.applyCss();
        root.layout();
        return plot;
    }

    private static MouseEvent mouse(EventType<MouseEvent> type, double x) {
        return new MouseEvent(type, x, 100, x, 100, MouseButton.PRIMARY, 1, false, false, false, false, true, false, false, false, false,
                true, null);
    }

    private static List<String> words(Plot plot) {
        return plot.lookupAll("Text").stream().filter(Node::isVisible).map(node -> ((Text) node).getText()).toList();
    }

    @Test
    void numbersAreRoundAndNoCloserThanAsked() {
        assertThat(Axis.numbers(0, 100, 0, 44, true).ticks(220)).containsExactly(0.0, 20.0, 40.0, 60.0, 80.0, 100.0);
        assertThat(Axis.numbers(-0.3, 0.3, 0, 44, true).ticks(88)).containsExactly(0.0);
        assertThat(Axis.numbers(-0.3, 0.3, 0, 44, true).ticks(300)).hasSizeBetween(6, 7).contains(0.0);
        assertThat(Axis.numbers(0, 3, 1, 80, false).ticks(2000)).containsExactly(0.0, 1.0, 2.0, 3.0);
        assertThat(Axis.names(List.of("Ada", "Grace")).ticks(60)).containsExactly(0.0, 1.0);
        assertThat(Axis.roundStep(0)).isEqualTo(1);
        assertThat(Axis.bare(4, 4).share(4)).isEqualTo(0.5);
    }

    @Test
    void aCurveRunsFromCornerToCorner() throws Exception {
        FxThread.call(() -> {
            var plot = laidOut(new Plot("plot"), CURVE);
            var line = ((Polyline) plot.lookup(".plot-line")).getPoints();
            assertThat(line).hasSize(6);
            assertThat(line.get(2)).isCloseTo((line.get(0) + line.get(4)) / 2, within(0.01));
            assertThat(line.get(3)).isCloseTo((line.get(1) + line.get(5)) / 2, within(0.01));
            assertThat(line.get(1)).as("larger values are higher up").isGreaterThan(line.get(5));
            // What has no end stops at the edge.
            assertThat(((Polygon) plot.lookup(".plot-band")).getPoints()).allMatch(Double::isFinite);
            assertThat(words(plot)).contains("Strength", "Games", "half", "0", "100");
            return true;
        });
    }

    @Test
    void theMouseReadsTheNearestPoint() throws Exception {
        FxThread.call(() -> {
            var plot = laidOut(new Plot("plot", point -> "value " + point.y()), CURVE);
            assertThat(plot.getAccessibleText()).isEqualTo("Strength: value 100.0");
            Event.fireEvent(plot, mouse(MouseEvent.MOUSE_MOVED, 395));
            assertThat(words(plot)).contains("value 100.0");
            Event.fireEvent(plot, mouse(MouseEvent.MOUSE_MOVED, 0));
            assertThat(words(plot)).contains("value 0.0");
            Event.fireEvent(plot, mouse(MouseEvent.MOUSE_EXITED, 0));
            assertThat(words(plot)).noneMatch(said -> said.startsWith("value"));
            return true;
        });
    }

    @Test
    void aClickTellsThePlace() throws Exception {
        FxThread.call(() -> {
            var plot = new Plot("eval");
            var told = new ArrayList<Double>();
            plot.onPointed(told::add);
            laidOut(plot, new Plot.Picture("", "", Axis.bare(0, 40), Axis.bare(0, 1), List.of(new Plot.Item.Area(POINTS, "eval-area"))));
            for (double x : new double[]{-20, 0, 200, 400, 500}) Event.fireEvent(plot, mouse(MouseEvent.MOUSE_PRESSED, x));
            assertThat(told).containsExactly(0.0, 0.0, 20.0, 40.0, 40.0);
            return true;
        });
    }

    @Test
    void onePointIsInTheMiddleAndNoneIsNothing() throws Exception {
        FxThread.call(() -> {
            var one = List.of(new Plot.Point(0, 3));
            var plot = laidOut(new Plot("plot"),
                    new Plot.Picture("", "", Axis.bare(0, 0), Axis.bare(0, 6), List.of(new Plot.Item.Curve(one, "plot-line"))));
            assertThat(((Polyline) plot.lookup(".plot-line")).getPoints()).containsExactly(200.0, 150.0);
            laidOut(new Plot("plot"), Plot.Picture.EMPTY);
            return true;
        });
    }
}
