package rookery.desktop.piece;

import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;

/**
 * A colour that changes from left to right, as light falls on a piece turned of wood: one gradient over the whole grid, so that the parts of
 * a piece agree.
 */
record Wash(Color left, Color middle, Color right) {

    private static final double FROM = 9;
    private static final double TO = 36;
    private static final double MIDDLE = 0.45;

    static Wash flat(Color color) {
        return new Wash(color, color, color);
    }

    /** At a column of the grid. */
    Color at(double x) {
        double share = Math.clamp((x - FROM) / (TO - FROM), 0.0, 1.0);
        return share < MIDDLE ? left.interpolate(middle, share / MIDDLE) : middle.interpolate(right, (share - MIDDLE) / (1 - MIDDLE));
    }

    Paint paint() {
        return left.equals(right)
                ? left
                : new LinearGradient(FROM, 0, TO, 0, false, CycleMethod.NO_CYCLE, new Stop(0, left), new Stop(MIDDLE, middle),
                        new Stop(1, right));
    }
}
