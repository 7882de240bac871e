package rookery.engine.dice;

import rookery.kernel.position.Position;

/** What a position is worth, from -1 (lost) to 1 (won), to the side that rolls next, without looking further. */
@FunctionalInterface
public interface LeafValue {

    /** Nothing is known: every unfinished game is a draw. */
    LeafValue NOTHING = position -> 0;

    double of(Position position);
}
