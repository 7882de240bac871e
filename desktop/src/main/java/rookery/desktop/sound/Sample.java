package rookery.desktop.sound;

/** A finished stereo sound, values within -1 to 1, {@link #RATE} frames a second. Treated as immutable. */
@SuppressWarnings("ArrayRecordComponent") // shared between threads and never written after it is made
record Sample(float[] left, float[] right) {

    static final int RATE = 44_100;

    int frames() {
        return left.length;
    }

    double seconds() {
        return (double) frames() / RATE;
    }

    double peak() {
        double peak = 0;
        for (int i = 0; i < frames(); i++) {
            peak = Math.max(peak, Math.max(Math.abs(left[i]), Math.abs(right[i])));
        }
        return peak;
    }
}
