package rookery.desktop.screen.lab;

import java.util.ArrayList;
import java.util.List;

/** Round numbers along an axis. */
final class Ticks {
    private Ticks() {}

    /** At most about {@code most} multiples of 1, 2 or 5 times a power of ten from {@code least} to {@code greatest}. */
    static List<Double> between(double least, double greatest, int most) {
        double step = step((greatest - least) / Math.max(1, most));
        var ticks = new ArrayList<Double>();
        for (double tick = Math.ceil(least / step) * step; tick <= greatest + step * 1e-9; tick += step) {
            // Sums of fractions miss zero by a hair.
            ticks.add(Math.abs(tick) < step * 1e-6 ? 0.0 : tick);
        }
        return ticks;
    }

    static double step(double rough) {
        if (!(rough > 0)) return 1;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double lead = rough / power;
        return power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
    }
}
