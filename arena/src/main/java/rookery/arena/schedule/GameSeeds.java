package rookery.arena.schedule;

import rookery.play.chance.SplitMix64;

/**
 * Independent random numbers from the seed of a tournament, addressed by purpose and index instead of drawn in order, so that any machine
 * can compute any of them. With {@code S(seed, n)} for number n (from 0) of a seed's {@link SplitMix64} stream, it is
 * {@code S(S(seed, purpose), index)}.
 */
public final class GameSeeds {

    /** For the numbers that seed a game, by its number. */
    public static final int GAMES = 1;
    /** For the numbers that order the openings, by how often the book was exhausted before. */
    public static final int OPENINGS = 2;
    /** For the numbers that choose who begins with White if nothing else decides, by pairing. */
    public static final int COLOURS = 3;

    private GameSeeds() {
    }

    public static long at(long seed, int purpose, long index) {
        return SplitMix64.at(SplitMix64.at(seed, purpose), index);
    }
}
