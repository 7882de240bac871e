package rookery.look.piece;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** One kind of piece of one set: layers from the back to the front on the 45-unit grid. */
public record Drawing(List<Layer> layers) {

    /** As wide and high as every drawing. */
    public static final double GRID = 45;

    public Drawing {
        layers = List.copyOf(layers);
    }

    /** This with another over it. */
    Drawing with(Drawing over) {
        return new Drawing(Stream.concat(layers.stream(), over.layers.stream()).toList());
    }

    /**
     * Paints it in the colours of one side.
     *
     * @param letter      of the kind, for a tile
     * @param letterWidth how wide its lines are, as a share of its height
     */
    void paint(Palette palette, char letter, double letterWidth, Painter painter) {
        halo(palette, painter);
        // A body's outline is painted after its shades, so that they do not cover it.
        var outlines = new ArrayDeque<Outline>();
        for (var layer : layers) {
            if (!(layer instanceof Layer.Shade)) {
                edges(palette, outlines, painter);
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
        edges(palette, outlines, painter);
    }

    private static void edges(Palette palette, Deque<Outline> outlines, Painter painter) {
        outlines.forEach(outline -> painter.stroke(outline, palette.edge(), palette.edgeWidth()));
        outlines.clear();
    }

    /** Around all bodies as one path: overlapping strokes of a translucent colour would show. */
    private void halo(Palette palette, Painter painter) {
        if (palette.halo().alpha() > 0) {
            layers.stream().filter(Layer.Body.class::isInstance).map(layer -> ((Layer.Body) layer).outline())
                    .reduce(Outline::plus)
                    .ifPresent(whole -> painter.stroke(whole, palette.halo(), palette.haloWidth()));
        }
    }

    /** The capitals A to Z as lines, for the tiles of kinds that no set draws; our own, since typefaces differ between machines. */
    private static final class LetterShapes {
        private static final ArtFile LETTERS = ArtFile.read(List.of("alphabet.art"));

        private LetterShapes() {}

        /** The letter, {@code height} high, with its middle at {@code x} and {@code y}; a question mark for what is not a letter. */
        static Outline letter(char letter, double x, double y, double height) {
            var name = Character.toString(Character.toUpperCase(letter));
            var drawing = Objects.requireNonNull(LETTERS.drawing(LETTERS.draws(name) ? name : "?"));
            if (!(drawing.layers().getFirst() instanceof Layer.Ink(var outline, _)))
                throw new IllegalStateException("a letter is one line: " + name);
            // Letters are drawn on a grid of 10, between 0 and 10 in height and about the axis 5.
            return outline.placed(height / 10, x - height / 2, y - height / 2);
        }
    }
}
