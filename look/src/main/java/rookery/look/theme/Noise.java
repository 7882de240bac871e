package rookery.look.theme;

/** Smooth random noise over the plane, the same for the same seed; the basis of grain. Values from -1 to 1. */
record Noise(long seed) {

    /** Hills about one unit wide. */
    double smooth(double x, double y) {
        int column = (int) Math.floor(x);
        int row = (int) Math.floor(y);
        double u = ease(x - column);
        double v = ease(y - row);
        double top = mix(lattice(column, row), lattice(column + 1, row), u);
        double bottom = mix(lattice(column, row + 1), lattice(column + 1, row + 1), u);
        return mix(top, bottom, v);
    }

    /** Hills upon hills: each layer twice as fine and half as high. */
    double layered(double x, double y, int layers) {
        double sum = 0;
        double height = 0.5;
        double scale = 1;
        for (int i = 0; i < layers; i++) {
            sum += height * smooth(x * scale + 17.3 * i, y * scale - 9.1 * i);
            height /= 2;
            scale *= 2;
        }
        return sum / (1 - Math.pow(0.5, layers));
    }

    /** Between 0 and 1, for choices by place. */
    double choice(int column, int row) {
        return (lattice(column, row) + 1) / 2;
    }

    private double lattice(int column, int row) {
        // SplitMix64's finisher over the place.
        long bits = seed + column * 0x9E3779B97F4A7C15L + row * 0xC2B2AE3D27D4EB4FL;
        bits = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
        bits = (bits ^ (bits >>> 27)) * 0x94D049BB133111EBL;
        bits ^= bits >>> 31;
        return (bits >> 11) * 0x1.0p-52;
    }

    private static double ease(double t) {
        return t * t * t * (t * (t * 6 - 15) + 10);
    }

    private static double mix(double from, double to, double share) {
        return from + (to - from) * share;
    }
}
