package rookery.play.chance;

/**
 * The SplitMix64 generator as a function: number n of the stream of a seed is {@code mix(seed + n * 0x9E3779B97F4A7C15)}, n counted from 1, all
 * arithmetic modulo 2^64. Written out in {@code docs/dice.md}, so that anyone can compute a game's dice again in any language.
 */
public final class SplitMix64 {

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private SplitMix64() {
    }

    /** Number {@code index} (from 0) of the seed's stream. */
    public static long at(long seed, long index) {
        return mix(seed + (index + 1) * GOLDEN);
    }

    /** Spreads the bits of a number over all 64. */
    public static long mix(long number) {
        long z = number;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** A random number turned into one of 0 to {@code bound - 1}: the whole part of {@code bound * random / 2^64}, the random number read as unsigned. */
    public static int below(int bound, long random) {
        return (int) Math.unsignedMultiplyHigh(random, bound);
    }
}
