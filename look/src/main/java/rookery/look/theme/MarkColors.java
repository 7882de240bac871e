package rookery.look.theme;

import java.util.ArrayList;
import java.util.List;
import rookery.look.paint.LabColor;
import rookery.look.paint.Rgba;

/**
 * The colours of the marks on one theme, alpha included: they are laid over squares and never replace them.
 *
 * @param arrows the colours of arrows and circles by the modifier key held, the first without one
 */
public record MarkColors(Rgba lastMove, Rgba selected, Rgba premove, Rgba target, Rgba capture, Rgba check, Rgba mate, Rgba hover,
        List<Rgba> arrows) implements WithMarkColors {

    public MarkColors {
        arrows = List.copyOf(arrows);
        if (arrows.isEmpty()) {
            throw new IllegalArgumentException("marks without a colour for arrows");
        }
    }

    public Rgba of(SquareMark mark) {
        return switch (mark) {
            case LAST_MOVE -> lastMove;
            case SELECTED -> selected;
            case PREMOVE -> premove;
            case TARGET -> target;
            case CAPTURE -> capture;
            case CHECK -> check;
            case MATE -> mate;
            case HOVER -> hover;
            case CIRCLE -> arrows.getFirst();
        };
    }

    MarkColors withFirstArrow(Rgba changed) {
        var colors = new ArrayList<>(arrows);
        colors.set(0, changed);
        return new MarkColors(lastMove, selected, premove, target, capture, check, mate, hover, colors);
    }

    /** The contrast of the least visible mark on squares of these colours. */
    double leastContrast(Rgba light, Rgba dark) {
        double least = Double.MAX_VALUE;
        for (var mark : SquareMark.values()) {
            for (var square : List.of(light, dark)) {
                least = Math.min(least, LabColor.of(LabColor.over(of(mark), square)).distance(LabColor.of(square)));
            }
        }
        return least;
    }
}
