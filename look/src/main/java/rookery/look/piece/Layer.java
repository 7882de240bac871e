package rookery.look.piece;

/** One layer of a drawing, in the order of the file. */
public sealed interface Layer {

    /** A part of the silhouette, filled and outlined; the shades that follow it are painted under its outline. */
    record Body(Outline outline) implements Layer {}

    /** A plane of the body before it that lies in the shade. */
    record Shade(Outline outline) implements Layer {}

    /** A detail line. */
    record Ink(Outline outline, Weight weight) implements Layer {}

    /** A filled detail: an eye, a nostril, the cut of a mitre. */
    record Spot(Outline outline) implements Layer {}

    /** The letter of the kind, as high as {@code height} units, its middle at {@code x} and {@code y}. */
    record Letter(double x, double y, double height) implements Layer {}

    enum Weight {
        NORMAL, FINE,
        /** Where two parts of the body meet: the outlines show it on a light piece, a dark one needs a light line. */
        SEAM
    }
}
