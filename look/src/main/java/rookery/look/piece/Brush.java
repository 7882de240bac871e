package rookery.look.piece;

import java.util.ArrayDeque;
import java.util.Deque;

/** Paints a drawing in the colours of one side. */
record Brush(Palette palette, char letter, double letterWidth) {

    void paint(Drawing drawing, Painter painter) {
        halo(drawing, painter);
        // The outline of a body waits until its shades are painted, so that they cannot cover it.
        var outlines = new ArrayDeque<Outline>();
        for (var layer : drawing.layers()) {
            if (!(layer instanceof Layer.Shade)) {
                edges(outlines, painter);
            }
            switch (layer) {
                case Layer.Body(var outline) -> {
                    painter.fill(outline, palette.fill());
                    outlines.add(outline);
                }
                case Layer.Shade(var outline) -> painter.fill(outline, Gradient.flat(palette.shade()));
                case Layer.Spot(var outline) -> painter.fill(outline, Gradient.flat(palette.ink()));
                case Layer.Ink(var outline, var weight) -> {
                    if (weight != Layer.Weight.SEAM || palette.seams()) {
                        painter.stroke(outline, palette.ink(), palette.lineWidth(weight));
                    }
                }
                case Layer.Letter(var x, var y, var height) ->
                    painter.stroke(LetterShapes.letter(letter, x, y, height), palette.ink(), letterWidth * height);
            }
        }
        edges(outlines, painter);
    }

    private void edges(Deque<Outline> outlines, Painter painter) {
        outlines.forEach(outline -> painter.stroke(outline, palette.edge(), palette.edgeWidth()));
        outlines.clear();
    }

    /** Around all bodies as one path: overlapping strokes of a translucent colour would show. */
    private void halo(Drawing drawing, Painter painter) {
        if (palette.halo().alpha() > 0) {
            drawing.layers().stream().filter(Layer.Body.class::isInstance).map(layer -> ((Layer.Body) layer).outline())
                    .reduce(Outline::plus)
                    .ifPresent(whole -> painter.stroke(whole, palette.halo(), palette.haloWidth()));
        }
    }
}
