package rookery.desktop.game;

import java.util.Map;

/** Who is to sit at one side of the board. */
public sealed interface SeatOrder {

    String name();

    /** Someone at this device. */
    record Person(String name) implements SeatOrder {}

    /**
     * A computer player.
     *
     * @param provider id of its provider
     * @param options  what differs from the provider's defaults
     */
    record Computer(String provider, String name, Map<String, String> options) implements SeatOrder {
        public Computer {
            options = Map.copyOf(options);
        }
    }

    default boolean isPerson() {
        return this instanceof Person;
    }
}
