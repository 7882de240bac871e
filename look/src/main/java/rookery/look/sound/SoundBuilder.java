package rookery.look.sound;

import java.util.random.RandomGenerator;

/** Builds effects from strokes on wood: a body that rings with a few quickly fading tones, and the scrape of first contact. Mutable; one for each sound. */
final class SoundBuilder {

    /** Overtones of a small block struck in the middle, and how much faster each dies. */
    private static final double[] BLOCK = {1, 2.57, 4.21, 6.68};
    /** Overtones of a tuned bar, as of a marimba. */
    private static final double[] BAR = {1, 3.93, 9.24};

    private final double[] mono;
    private final RandomGenerator random;

    SoundBuilder(double seconds, RandomGenerator random) {
        this.mono = new double[(int) (seconds * SoundClip.RATE)];
        this.random = random;
    }

    /**
     * A knock on wood.
     *
     * @param at     seconds from the beginning
     * @param pitch  of the lowest tone, in Hz
     * @param length seconds until the lowest tone has decayed to a third
     * @param bright how audible the contact is, 0 muffled to 1 hard
     */
    SoundBuilder knock(double at, double pitch, double length, double bright, double gain) {
        for (int i = 0; i < BLOCK.length; i++) {
            double drift = 1 + 0.02 * (random.nextDouble() - 0.5);
            tone(at, pitch * BLOCK[i] * drift, length / (1 + 0.85 * i), gain * Math.pow(0.30 + 0.30 * bright, i), 0.0007);
        }
        // The table answers lower than the piece.
        tone(at, pitch * 0.41, length * 1.5, gain * 0.5, 0.002);
        scrape(at, 1200 + 2600 * bright, 0.0016 + 0.0012 * (1 - bright), gain * (0.25 + 0.5 * bright));
        return this;
    }

    /** A soft mallet on a tuned bar. */
    SoundBuilder bar(double at, double pitch, double length, double gain) {
        for (int i = 0; i < BAR.length; i++) {
            tone(at, pitch * BAR[i], length / (1 + 2.6 * i), gain * Math.pow(0.19, i), 0.002);
        }
        scrape(at, 1500, 0.002, gain * 0.12);
        return this;
    }

    private void tone(double at, double pitch, double length, double gain, double attack) {
        int start = (int) (at * SoundClip.RATE);
        double turn = 2 * Math.PI * pitch / SoundClip.RATE;
        double fade = Math.exp(-1 / (length * SoundClip.RATE));
        double turnX = fade * Math.cos(turn);
        double turnY = fade * Math.sin(turn);
        // A vector that turns and shrinks, its height is the tone.
        double x = gain;
        double y = 0;
        int end = Math.min(mono.length, start + (int) (12 * length * SoundClip.RATE));
        for (int i = start; i < end; i++) {
            mono[i] += y * Math.min(1, (i - start) / (attack * SoundClip.RATE));
            double next = x * turnX - y * turnY;
            y = x * turnY + y * turnX;
            x = next;
        }
    }

    /** A short burst of noise, its highs and lows filtered away. */
    private void scrape(double at, double highest, double length, double gain) {
        int start = (int) (at * SoundClip.RATE);
        double open = 1 - Math.exp(-2 * Math.PI * highest / SoundClip.RATE);
        double shut = 1 - Math.exp(-2 * Math.PI * 350 / SoundClip.RATE);
        double low = 0;
        double lower = 0;
        for (int i = start; i < Math.min(mono.length, start + (int) (length * 9 * SoundClip.RATE)); i++) {
            double time = (double) (i - start) / SoundClip.RATE;
            low += open * (2 * random.nextDouble() - 1 - low);
            lower += shut * (low - lower);
            mono[i] += gain * (low - lower) * Math.min(1, time / 0.0004) * Math.exp(-time / length);
        }
    }

    /** In a small room, at the given peak, faded out at its end. */
    SoundClip finished(double peak) {
        var room = Reverb.small();
        var left = new float[mono.length];
        var right = new float[mono.length];
        var heard = new double[2];
        // Removes inaudible lows: a constant offset would click.
        double still = 0;
        for (int i = 0; i < mono.length; i++) {
            still += 0.004 * (mono[i] - still);
            room.reflect(mono[i] - still, heard);
            double fade = Math.min(1, (mono.length - i) / (0.02 * SoundClip.RATE));
            left[i] = (float) ((mono[i] - still + heard[0]) * fade);
            right[i] = (float) ((mono[i] - still + heard[1]) * fade);
        }
        return scaled(new SoundClip(left, right), peak);
    }

    private static SoundClip scaled(SoundClip sample, double peak) {
        float factor = (float) (peak / Math.max(1e-9, sample.peak()));
        for (int i = 0; i < sample.frames(); i++) {
            sample.left()[i] *= factor;
            sample.right()[i] *= factor;
        }
        return sample;
    }
}
