package rookery.look.sound;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Endless slow four-part harmony, the same for the same random numbers. Chords progress as in old church music; voices move to the nearest note and avoid
 * parallel fifths and octaves. Mutable.
 */
final class Chorale {

    /** Steps of the major scale in semitones. */
    private static final int[] SCALE = {0, 2, 4, 5, 7, 9, 11};

    /** By degree of the scale (0 = tonic), which degrees may follow; those named twice more often. The seventh degree is avoided. */
    private static final int[][] FOLLOWERS = {{3, 5, 4, 1, 5, 2}, {4, 4, 0, 5}, {5, 3, 3}, {0, 4, 1, 0, 5}, {0, 5, 0, 3}, {3, 1, 3, 2, 4}};

    /** Degrees on which a later phrase begins: not where the last one ended. */
    private static final int[] STARTS = {3, 5, 1};

    /** Lowest and highest keys of bass, tenor, alto and soprano. */
    private static final int[][] RANGES = {{38, 53}, {48, 62}, {55, 69}, {62, 77}};

    private static final int PHRASE = 8;

    /** Piano keys of bass, tenor, alto and soprano. */
    record Chord(int bass, int tenor, int alto, int soprano, boolean endsPhrase) {

        List<Integer> keys() {
            return List.of(bass, tenor, alto, soprano);
        }
    }

    private final RandomGenerator random;
    private int tonic;
    private int degree;
    private int count;
    private List<Integer> last = List.of(43, 55, 62, 69);

    Chorale(RandomGenerator random) {
        this.random = random;
        this.tonic = random.nextInt(12);
    }

    Chord next() {
        int place = count++ % PHRASE;
        if (place == 0 && count > 1 && random.nextInt(3) == 0) {
            // A new phrase in a neighbouring key: a fifth up or down.
            tonic = (tonic + (random.nextBoolean() ? 7 : 5)) % 12;
        }
        degree = switch (place) {
            case 0 -> count == 1 ? 0 : STARTS[random.nextInt(STARTS.length)];
            case PHRASE - 2 -> random.nextBoolean() ? 4 : 3;
            case PHRASE - 1 -> random.nextInt(4) == 0 ? 5 : 0;
            default -> FOLLOWERS[degree][random.nextInt(FOLLOWERS[degree].length)];
        };
        last = voiced(degree);
        return new Chord(last.get(0), last.get(1), last.get(2), last.get(3), place == PHRASE - 1);
    }

    /** Of all ways to sing the chord in the ranges of the voices, the one with the least and best movement. */
    private List<Integer> voiced(int degree) {
        int root = key(degree);
        int third = key(degree + 2);
        int fifth = key(degree + 4);
        List<Integer> best = last;
        double least = Double.MAX_VALUE;
        for (int bass : keys(0, root)) {
            for (int tenor : keys(1, root, third, fifth)) {
                for (int alto : keys(2, root, third, fifth)) {
                    for (int soprano : keys(3, root, third, fifth)) {
                        var voices = List.of(bass, tenor, alto, soprano);
                        double cost = cost(voices, third) + 0.5 * random.nextDouble();
                        if (cost < least) {
                            least = cost;
                            best = voices;
                        }
                    }
                }
            }
        }
        return best;
    }

    private double cost(List<Integer> voices, int third) {
        double cost = 0;
        int thirds = 0;
        for (int i = 0; i < voices.size(); i++) {
            cost += Math.abs(voices.get(i) - last.get(i)) * (i == 0 ? 0.4 : 1);
            thirds += Math.floorMod(voices.get(i) - third, 12) == 0 ? 1 : 0;
            if (i > 0 && voices.get(i) <= voices.get(i - 1)) {
                cost += 100;
            }
            for (int j = 0; j < i; j++) {
                if (parallel(last.get(j), last.get(i), voices.get(j), voices.get(i))) {
                    cost += 60;
                }
            }
        }
        return cost + (thirds == 1 ? 0 : 25) + (voices.get(3).equals(last.get(3)) ? 1.5 : 0);
    }

    /** Whether two voices move from one fifth or octave to another. */
    static boolean parallel(int low, int high, int nextLow, int nextHigh) {
        int before = Math.floorMod(high - low, 12);
        int after = Math.floorMod(nextHigh - nextLow, 12);
        return low != nextLow && before == after && (before == 7 || before == 0);
    }

    /** The note of the scale, octave by octave, without regard to height. */
    private int key(int degree) {
        return (tonic + SCALE[degree % SCALE.length]) % 12;
    }

    private static List<Integer> keys(int voice, int... notes) {
        var keys = new ArrayList<Integer>();
        for (int key = RANGES[voice][0]; key <= RANGES[voice][1]; key++) {
            for (int note : notes) {
                if (key % 12 == note) {
                    keys.add(key);
                }
            }
        }
        return keys;
    }
}
