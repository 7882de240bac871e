package rookery.desktop.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One axis of a plot.
 *
 * @param leastStep numbers beside the axis are multiples of at least this
 * @param spacing   and about this many pixels apart
 * @param grid      whether a line runs through the whole plot at each of them
 * @param words     what is written beside the axis; nothing if null
 * @param style     of those words
 */
public record Axis(double from, double to, double leastStep, double spacing, boolean grid, @Nullable TickWords words,
        String style) implements WithAxis {
    static final String ZERO = "plot-zero";
    private static final String TICK = "plot-tick";

    /** Formats a value, given the step to the next. */
    @FunctionalInterface
    public interface TickWords {
        String at(double value, double step);
    }

    /** An axis without anything beside it. */
    public static Axis bare(double from, double to) {
        return new Axis(from, to, 0, 1, false, null, TICK);
    }

    /** An axis with round numbers, as many as there is room for. */
    public static Axis numbers(double from, double to, double leastStep, double spacing, boolean grid) {
        return new Axis(from, to, leastStep, spacing, grid, Axis::number, TICK);
    }

    /** An axis with a name for each whole number from 0 on. */
    public static Axis names(List<String> names) {
        return new Axis(-0.5, names.size() - 0.5, 1, 1, false, (value, _) -> names.get((int) Math.round(value)), "plot-name");
    }

    private static String number(double value, double step) {
        int digits = step >= 1 ? 0 : step >= 0.1 ? 1 : 2;
        return String.format(Locale.ROOT, "%,." + digits + "f", value + 0.0).replace('-', '−');
    }

    /** The value's place between the ends, 0 to 1. */
    double share(double value) {
        return to > from ? (Math.clamp(value, from, to) - from) / (to - from) : 0.5;
    }

    /** The tick distance on an axis of that length: 1, 2 or 5 times a power of ten. */
    double step(double length) {
        return Math.max(leastStep, roundStep((to - from) / Math.max(2, Math.floor(length / spacing))));
    }

    /** The next round number at or above the wanted distance. */
    public static double roundStep(double wanted) {
        if (!(wanted > 0)) return 1;
        double power = Math.pow(10, Math.floor(Math.log10(wanted)));
        double lead = wanted / power;
        return power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
    }

    List<Double> ticks(double length) {
        double step = step(length);
        var ticks = new ArrayList<Double>();
        for (double tick = Math.ceil(from / step) * step; tick <= to + step * 1e-9; tick += step) {
            // Rounding errors can miss zero by a hair.
            ticks.add(Math.abs(tick) < step * 1e-6 ? 0.0 : tick);
        }
        return ticks;
    }
}
