package rookery.look.piece;

import rookery.look.paint.Rgba;

/** A colour that changes from left to right, like light on turned wood: one gradient over the whole grid, so that the parts of a piece match. */
public record Gradient(Rgba left, Rgba middle, Rgba right) {

    /** The columns of the grid where it begins and ends. */
    public static final double FROM = 9;
    public static final double TO = 36;
    /** Where between them the middle colour is. */
    public static final double MIDDLE = 0.45;

    public static Gradient flat(Rgba color) {
        return new Gradient(color, color, color);
    }

    /** At a column of the grid. */
    Rgba at(double x) {
        double share = Math.clamp((x - FROM) / (TO - FROM), 0.0, 1.0);
        return share < MIDDLE ? left.mix(middle, share / MIDDLE) : middle.mix(right, (share - MIDDLE) / (1 - MIDDLE));
    }

    public boolean isFlat() {
        return left.equals(right);
    }
}
