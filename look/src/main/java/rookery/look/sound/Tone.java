package rookery.look.sound;

/** One sounding note of the music: a felted string with a touch of organ. Mutable. */
final class Tone {

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
