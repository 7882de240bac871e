package rookery.look.theme;

/** The material of the squares, as a relief of brightness laid over their colour: -1 darkest, 0 none, 1 brightest. */
public enum Grain {

    NONE(1, 1) {
        @Override
        double at(Noise noise, double x, double y) {
            return 0;
        }
    },

    /** Fibres along y, broad rings across, few dark pores. */
    WOOD(128, 16) {
        @Override
        double at(Noise noise, double x, double y) {
            double drift = noise.layered(x * 0.5, y * 0.13, 3);
            double phase = x * 2.1 + drift * 3.4;
            // A year's ring fades in over its spring wood and ends at once.
            double year = Math.pow(phase - Math.floor(phase), 4);
            double fibre = noise.layered(x * 28, y * 0.8, 2);
            double pore = Math.max(0, noise.smooth(x * 50, y * 2.2) - 0.62);
            return -0.7 * year * (0.65 + 0.35 * fibre) + 0.4 * fibre + 0.35 * drift - 1.4 * pore;
        }
    },

    /** Soft clouds with thin veins. */
    MARBLE(128, 128) {
        @Override
        double at(Noise noise, double x, double y) {
            double cloud = noise.layered(x * 1.4, y * 1.4, 4);
            double fold = noise.layered(x * 1.1 + 40, y * 1.1, 4);
            double vein = Math.pow(1 - Math.min(1, Math.abs(fold + 0.35 * cloud) * 4), 3);
            return 0.45 * cloud - 0.75 * vein;
        }
    };

    private final int across;
    private final int along;

    Grain(int across, int along) {
        this.across = across;
        this.along = along;
    }

    /** How many samples show all there is, over the width of a square. */
    int finenessAcross() {
        return across;
    }

    /** The same over its height: fibres change slowly along themselves. */
    int finenessAlong() {
        return along;
    }

    /** At a place measured in squares; each square shows another piece of the material. */
    abstract double at(Noise noise, double x, double y);
}
