package rookery.look.sound;

/** Room reverb, slightly different left and right. Mutable. */
final class Reverb {

    private final Echo[] echoes;
    private final Blur[] blurs;
    private final double gain;

    private Reverb(double seconds, double gain, int... delays) {
        this.gain = gain;
        echoes = new Echo[delays.length];
        for (int i = 0; i < delays.length; i++) {
            // Each path loses as much as makes it inaudible (-60 dB) after the given time.
            echoes[i] = new Echo(delays[i], Math.pow(10, -3.0 * delays[i] / SoundClip.RATE / seconds));
        }
        blurs = new Blur[]{new Blur(225), new Blur(248), new Blur(556), new Blur(579)};
    }

    /** A study with books: a fifth of a second. */
    static Reverb small() {
        return new Reverb(0.22, 0.10, 487, 563, 631, 719, 509, 587, 659, 743);
    }

    /** A hall with people in it, for music. */
    static Reverb hall() {
        return new Reverb(1.9, 0.10, 1557, 1617, 1491, 1422, 1580, 1640, 1514, 1445);
    }

    /** Takes a sample and writes the reflections, left and right. */
    void reflect(double value, double[] heard) {
        double left = 0;
        double right = 0;
        int half = echoes.length / 2;
        for (int i = 0; i < half; i++) {
            left += echoes[i].hear(value);
            right += echoes[half + i].hear(value);
        }
        heard[0] = gain * blurs[2].hear(blurs[0].hear(left));
        heard[1] = gain * blurs[3].hear(blurs[1].hear(right));
    }

    /** An echo between two walls that absorb the highs. */
    private static final class Echo {

        private final double[] path;
        private final double kept;
        private double dull;
        private int at;

        Echo(int delay, double kept) {
            this.path = new double[delay];
            this.kept = kept;
        }

        double hear(double value) {
            double back = path[at];
            dull += 0.55 * (back - dull);
            path[at] = value + kept * dull;
            at = at + 1 == path.length ? 0 : at + 1;
            return back;
        }
    }

    /** An all-pass filter: passes all pitches equally but smears them in time. */
    private static final class Blur {

        private final double[] path;
        private int at;

        Blur(int delay) {
            this.path = new double[delay];
        }

        double hear(double value) {
            double back = path[at];
            double in = value + 0.5 * back;
            path[at] = in;
            at = at + 1 == path.length ? 0 : at + 1;
            return back - 0.5 * in;
        }
    }
}
