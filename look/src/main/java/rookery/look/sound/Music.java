package rookery.look.sound;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Endless background music: a {@link Chorale} played slowly and sparsely, different for every seed. Made for rooms where people think: no beat, much silence,
 * 18 dB below the effects. Mutable, for one thread.
 */
final class Music {

    private static final double BEAT = 60.0 / 52;
    private static final int BEATS = 4;

    /** Brings the music 18 dB below a move on the board. */
    private static final double LEVEL = 0.030;

    private record Note(int start, int key, int held, double gain, double pan) {}

    private final SplittableRandom random;
    private final Chorale chorale;
    private final Reverb room = Reverb.hall();
    private final List<Note> planned = new ArrayList<>();
    private final List<Tone> sounding = new ArrayList<>();
    private final double[] heard = new double[2];
    private final double[] echo = new double[2];
    private int frame;
    private int barStart;

    Music(long seed) {
        random = new SplittableRandom(seed);
        chorale = new Chorale(random);
    }

    /** Adds the next {@code frames} frames, times {@code gain}, to the channels. */
    void add(float[] left, float[] right, int frames, double gain) {
        for (int i = 0; i < frames; i++) {
            if (frame >= barStart) {
                plan();
            }
            begin();
            heard[0] = 0;
            heard[1] = 0;
            for (var tone : sounding) {
                tone.sound(heard);
            }
            room.reflect(heard[0] + heard[1], echo);
            left[i] += (float) (gain * LEVEL * (heard[0] + echo[0]));
            right[i] += (float) (gain * LEVEL * (heard[1] + echo[1]));
            frame++;
        }
        sounding.removeIf(Tone::isOver);
    }

    private void begin() {
        for (int i = planned.size() - 1; i >= 0; i--) {
            var note = planned.get(i);
            if (note.start <= frame) {
                sounding.add(new Tone(EffectSounds.note(note.key), note.held, note.gain, note.pan));
                planned.remove(i);
            }
        }
    }

    /** Plans the next bar: the bass first, the others later or not at all. */
    private void plan() {
        if (frame > 1_000_000_000) {
            // After six hours the count of frames begins again, long before it would overflow.
            frame = 0;
            barStart = 0;
            planned.clear();
        }
        var chord = chorale.next();
        int bar = frames(BEATS * BEAT);
        voice(chord.bass(), 0, bar, 0.95, 0.45);
        if (random.nextInt(10) < 8) {
            voice(chord.tenor(), random.nextInt(2), bar, 0.62, 0.35);
        }
        if (random.nextInt(10) < 7) {
            voice(chord.alto(), 1 + random.nextInt(2), bar, 0.58, 0.62);
        }
        if (chord.endsPhrase() || random.nextInt(10) < 7) {
            voice(chord.soprano(), random.nextInt(4), bar, 0.66, 0.55);
        }
        barStart += chord.endsPhrase() ? 2 * bar : bar;
    }

    private void voice(int key, int beat, int bar, double gain, double pan) {
        // Humanised: nobody plays to the hundredth of a second.
        int start = barStart + frames(beat * BEAT + 0.05 * random.nextDouble());
        planned.add(new Note(start, key, barStart + bar - start, gain * random.nextDouble(0.8, 1.05), pan));
    }

    private static int frames(double seconds) {
        return (int) (seconds * SoundClip.RATE);
    }

    /** One sounding note of the music: a felted string with a touch of organ. Mutable. */
    private static final class Tone {

        private static final int STRINGS = 5;

        /** How strings decay after the key is released: to a third in a second. */
        private static final double LIFTED = Math.exp(-1.0 / SoundClip.RATE);

        private final double[] cosine = new double[STRINGS + 1];
        private final double[] sine = new double[STRINGS + 1];
        private final double[] turnCosine = new double[STRINGS + 1];
        private final double[] turnSine = new double[STRINGS + 1];
        private final double[] loudness = new double[STRINGS + 1];
        private final double[] fade = new double[STRINGS + 1];
        private final int held;
        private final double gain;
        private final double right;
        private int age;
        private double breath;

        /**
         * @param held frames until the key is let go
         * @param pan  0 left to 1 right
         */
        Tone(double pitch, int held, double gain, double pan) {
            this.held = held;
            this.gain = gain;
            this.right = pan;
            for (int i = 0; i <= STRINGS; i++) {
                // The last one is the organ: the same pitch, a hair's breadth off.
                double overtone = i < STRINGS ? (i + 1) * Math.sqrt(1 + 0.0004 * (i + 1) * (i + 1)) : 1.0015;
                double turn = 2 * Math.PI * pitch * overtone / SoundClip.RATE;
                cosine[i] = 1;
                turnCosine[i] = Math.cos(turn);
                turnSine[i] = Math.sin(turn);
                loudness[i] = i < STRINGS ? Math.pow(0.42, i) : 0;
                fade[i] = i < STRINGS ? Math.exp(-1 / (SoundClip.RATE * (2.6 - pitch / 900) / Math.pow(i + 1, 0.8))) : 1;
            }
        }

        boolean isOver() {
            return age > held && breath < 1e-3 && loudness[0] < 1e-3;
        }

        /** Adds the next frame, left and right. */
        void sound(double[] heard) {
            double sum = 0;
            for (int i = 0; i < STRINGS; i++) {
                sum += loudness[i] * turned(i);
                loudness[i] *= age > held ? fade[i] * LIFTED : fade[i];
            }
            breath += (age < held ? 1 - breath : -breath) / (SoundClip.RATE * 0.7);
            sum = sum * Math.min(1, age / (0.012 * SoundClip.RATE)) + 0.22 * breath * turned(STRINGS);
            age++;
            heard[0] += gain * (1 - right) * sum;
            heard[1] += gain * right * sum;
        }

        /** The sine of an angle that grows with each frame, by turning a vector. */
        private double turned(int i) {
            double next = cosine[i] * turnCosine[i] - sine[i] * turnSine[i];
            sine[i] = sine[i] * turnCosine[i] + cosine[i] * turnSine[i];
            cosine[i] = next;
            return sine[i];
        }
    }
}
