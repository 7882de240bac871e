package rookery.engine.dice;

import java.time.Duration;
import java.util.List;

/**
 * One rung of the dice ladder. Weaker players see less far and less of the position, misjudge it, and overlook a king they could take, as beginners do.
 *
 * @param depth     plies looked ahead at the most
 * @param noise     how far a judgement is off, as a standard deviation of the value from -1 to 1
 * @param overlooks the chance not to notice that a king can be taken
 * @param sees      whether it sees more than material
 * @param time      longest thought unless the user sets a limit
 */
record DiceLevel(String id, String name, int depth, double noise, double overlooks, boolean sees, Duration time) {

    private static final int ANY_DEPTH = 40;

    /** All levels, the weakest first; ids never change, since ratings are kept under them. */
    static List<DiceLevel> all() {
        return LADDER;
    }

    /** Whether it judges by a net where the game has one: the strongest alone; the ratings of the others were measured without. */
    boolean usesNet() {
        return equals(LADDER.getLast());
    }

    private static DiceLevel quick(String id, String name, int depth, double noise, double overlooks, boolean sees) {
        return new DiceLevel(id, name, depth, noise, overlooks, sees, Duration.ofSeconds(2));
    }

    private static final List<DiceLevel> LADDER = List.of(
            quick("dice-1", "Pip", 1, 1.60, 0.70, false),
            quick("dice-2", "Tumble", 1, 0.45, 0.35, false),
            quick("dice-3", "Rattle", 1, 0.12, 0.08, false),
            quick("dice-4", "Domino", 1, 0, 0, false),
            quick("dice-5", "Shuffle", 1, 0.17, 0, true),
            quick("dice-6", "Gambit", 1, 0.12, 0, true),
            quick("dice-7", "Chance", 1, 0.08, 0, true),
            quick("dice-8", "Fortuna", 1, 0.055, 0, true),
            quick("dice-9", "Tyche", 2, 0.042, 0, true),
            quick("dice-10", "Bernoulli", 2, 0.023, 0, true),
            quick("dice-11", "Pascal", 3, 0.016, 0, true),
            new DiceLevel("dice-12", "Laplace", ANY_DEPTH, 0, 0, true, Duration.ofSeconds(4)));
}
