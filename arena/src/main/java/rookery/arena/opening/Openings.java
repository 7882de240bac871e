package rookery.arena.opening;

import java.util.List;
import rookery.arena.schedule.GameSeeds;
import rookery.arena.schedule.OpeningOrder;
import rookery.kernel.variant.Variant;

/**
 * The openings of a tournament: those of a book, or random ones, or the start position for all.
 *
 * @param book        in the order of the file; empty for none
 * @param randomPlies how many random moves to play without a book; 0 for the start position
 * @param twice       whether two games begin from each, with colours swapped
 */
public record Openings(List<Opening> book, int randomPlies, boolean twice) {

    /** The purpose of the numbers for random openings, by pair of games; the others are in {@link GameSeeds}. */
    private static final int RANDOM = 4;

    public static final Openings START_POSITION = new Openings(List.of(), 0, true);

    public Openings {
        book = List.copyOf(book);
    }

    public OpeningOrder order(boolean shuffled) {
        return new OpeningOrder(book.size(), !book.isEmpty() && shuffled, twice);
    }

    /**
     * The opening of a pair of games.
     *
     * @param number as the schedule says, {@link OpeningOrder#NONE} where it says none
     */
    public Opening opening(Variant variant, int number, long seed, int pair) {
        if (number != OpeningOrder.NONE) {
            return book.get(number);
        }
        return randomPlies == 0
                ? new Opening("start position", variant.start(), List.of())
                : RandomOpening.of(variant, randomPlies, GameSeeds.at(seed, RANDOM, pair), "random " + (pair + 1));
    }
}
