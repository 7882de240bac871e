package rookery.look.sound;

import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Creates and caches the sound of each effect. Frequent ones have several takes, as no two knocks are alike. Mutable. */
final class EffectSounds {

    private final Map<Effect, SoundClip[]> made = new EnumMap<>(Effect.class);
    private final Map<Effect, Integer> next = new EnumMap<>(Effect.class);

    /** Creates them all, so that none is late the first time. */
    void prepare() {
        for (var effect : Effect.values()) {
            made.computeIfAbsent(effect, EffectSounds::make);
        }
    }

    /** The next take of the effect. */
    SoundClip take(Effect effect) {
        var takes = made.computeIfAbsent(effect, EffectSounds::make);
        int index = next.merge(effect, 1, Integer::sum) % takes.length;
        return takes[index];
    }

    private static SoundClip[] make(Effect effect) {
        var takes = new SoundClip[effect.takes()];
        for (int i = 0; i < takes.length; i++) {
            takes[i] = render(effect, i);
        }
        return takes;
    }

    static SoundClip render(Effect effect, int take) {
        var random = new SplittableRandom(1000L * effect.ordinal() + take);
        double shift = 1 + 0.05 * (random.nextDouble() - 0.5) * Math.min(take, 1);
        return switch (effect) {
            case MOVE -> new SoundBuilder(0.24, random).knock(0, 390 * shift, 0.017, 0.55, 1).finished(0.55);
            case CAPTURE ->
                new SoundBuilder(0.32, random).knock(0, 430 * shift, 0.015, 0.8, 0.9).knock(0.055, 245 * shift, 0.026, 0.45, 1)
                        .finished(0.65);
            case CASTLE -> new SoundBuilder(0.40, random).knock(0, 400, 0.016, 0.55, 1).knock(0.13, 335, 0.019, 0.5, 0.95).finished(0.55);
            case CHECK -> new SoundBuilder(0.75, random).bar(0, note(74), 0.11, 0.8).bar(0.11, note(79), 0.16, 1).finished(0.42);
            case PROMOTION ->
                new SoundBuilder(1.25, random).bar(0, note(67), 0.22, 0.7).bar(0.06, note(71), 0.22, 0.7).bar(0.12, note(74), 0.24, 0.8)
                        .bar(0.18, note(79), 0.32, 1).finished(0.45);
            case DIE -> die(random);
            case CLOCK_LOW -> new SoundBuilder(0.12, random).knock(0, 880, 0.006, 0.5, 1).finished(0.22);
            case WIN ->
                new SoundBuilder(1.7, random).bar(0, note(67), 0.25, 0.8).bar(0.17, note(71), 0.25, 0.85).bar(0.34, note(74), 0.45, 1)
                        .bar(0.34, note(55), 0.45, 0.5).finished(0.45);
            case LOSS ->
                new SoundBuilder(1.7, random).bar(0, note(67), 0.25, 0.8).bar(0.19, note(63), 0.25, 0.85).bar(0.38, note(60), 0.5, 1)
                        .bar(0.38, note(48), 0.5, 0.5).finished(0.42);
            case DRAW ->
                new SoundBuilder(1.5, random).bar(0, note(67), 0.25, 0.8).bar(0.18, note(62), 0.25, 0.8).bar(0.36, note(67), 0.42, 0.95)
                        .bar(0.36, note(55), 0.42, 0.45).finished(0.42);
            case REFUSAL -> new SoundBuilder(0.28, random).knock(0, 165, 0.022, 0.05, 1).knock(0.085, 150, 0.024, 0.05, 0.8).finished(0.4);
        };
    }

    /** Ever slower and softer, then a last tick as it lies still. */
    private static SoundClip die(SplittableRandom random) {
        var bench = new SoundBuilder(0.85, random);
        double at = 0;
        double pause = 0.028;
        while (at < 0.42) {
            bench.knock(at, random.nextDouble(900, 1350), 0.006, 0.8, random.nextDouble(0.35, 0.6));
            at += pause * random.nextDouble(0.75, 1.25);
            pause *= 1.14;
        }
        return bench.knock(0.50, 760, 0.010, 0.7, 1).finished(0.5);
    }

    /** The frequency of a key of the piano; 69 is the A of 440 Hz. */
    static double note(int key) {
        return 440 * Math.pow(2, (key - 69) / 12.0);
    }

    /** Builds effects from strokes on wood: a body that rings with a few quickly fading tones, and the scrape of first contact. Mutable; one for each sound. */
    private static final class SoundBuilder {

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
}
