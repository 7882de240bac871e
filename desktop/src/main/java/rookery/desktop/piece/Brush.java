package rookery.desktop.piece;

import java.util.ArrayDeque;
import java.util.Deque;

/** Paints a drawing in the colours of one side. */
record Brush(Palette palette, char letter, double letterWidth) {

    void paint(Drawing drawing, Easel easel) {
        halo(drawing, easel);
        // The outline of a body waits until its shades are painted, so that they cannot cover it.
        var outlines = new ArrayDeque<Outline>();
        for (var layer : drawing.layers()) {
            if (!(layer instanceof Layer.Shade)) {
                edges(outlines, easel);
            }
            switch (layer) {
                case Layer.Body(var outline) -> {
                    easel.fill(outline, palette.fill());
                    outlines.add(outline);
                }
                case Layer.Shade(var outline) -> easel.fill(outline, Wash.flat(palette.shade()));
                case Layer.Spot(var outline) -> easel.fill(outline, Wash.flat(palette.ink()));
                case Layer.Ink(var outline, var weight) -> {
                    if (weight != Layer.Weight.SEAM || palette.seams()) {
                        easel.stroke(outline, palette.ink(), palette.lineWidth(weight));
                    }
                }
                case Layer.Letter(var x, var y, var height) ->
                    easel.stroke(Alphabet.letter(letter, x, y, height), palette.ink(), letterWidth * height);
            }
        }
        edges(outlines, easel);
    }

    private void edges(Deque<Outline> outlines, Easel easel) {
        outlines.forEach(outline -> easel.stroke(outline, palette.edge(), palette.edgeWidth()));
        outlines.clear();
    }

    /** Around all bodies as one path: overlapping strokes of a translucent colour would show. */
    private void halo(Drawing drawing, Easel easel) {
        if (palette.halo().getOpacity() > 0) {
            drawing.layers().stream().filter(Layer.Body.class::isInstance).map(layer -> ((Layer.Body) layer).outline())
                    .reduce(Outline::plus)
                    .ifPresent(whole -> easel.stroke(whole, palette.halo(), palette.haloWidth()));
        }
    }
}
