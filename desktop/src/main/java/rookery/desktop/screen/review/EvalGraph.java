package rookery.desktop.screen.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.AccessibleRole;
import rookery.play.analysis.Verdicts;
import rookery.play.analysis.Verdicts.Slip;
import rookery.desktop.plot.Axis;
import rookery.desktop.plot.Plot;

/** White's expected score after each move of the main line, with dots at mistakes. */
final class EvalGraph {
    private EvalGraph() {}

    /** @param go receives the clicked move */
    static Plot plot(String name, IntConsumer go) {
        var plot = new Plot("eval-graph");
        plot.setId("graph");
        plot.setAccessibleRole(AccessibleRole.SLIDER);
        plot.setAccessibleText(name);
        plot.setHeights(56, 76, 110);
        plot.onPointed(move -> go.accept((int) Math.round(move)));
        return plot;
    }

    /** @param ply the move that is shown */
    static Plot.Picture picture(Verdicts verdicts, int ply) {
        var opinions = verdicts.opinions();
        int last = Math.max(0, opinions.size() - 1);
        var points = new ArrayList<Plot.Point>();
        var dots = new ArrayList<Plot.Item>();
        // As far as the game has been judged.
        for (int i = 0; i <= last && last > 0 && opinions.get(i).isPresent(); i++) {
            double chance = opinions.get(i).get().chance();
            points.add(new Plot.Point(i, chance));
            var slip = verdicts.slip(i);
            if (slip == Slip.BLUNDER || slip == Slip.MISTAKE)
                dots.add(new Plot.Item.Dot(i, chance, 3.5, slip == Slip.BLUNDER ? "eval-blunder" : "eval-mistake"));
        }
        var items = new ArrayList<Plot.Item>(List.of(new Plot.Item.Area(points, "eval-area"), new Plot.Item.Level(0.5, "", "eval-middle")));
        if (last > 0) items.add(new Plot.Item.Upright(Math.min(ply, last), "eval-here"));
        items.addAll(dots);
        return new Plot.Picture("", "", Axis.bare(0, last), Axis.bare(0, 1), items);
    }
}
