package rookery.kernel.position;

import rookery.kernel.piece.Side;

/** The state of a game: in progress, or ended and why. */
public sealed interface Outcome {

    record Ongoing() implements Outcome {
    }

    record Win(Side side, Reason reason) implements Outcome {
    }

    record Draw(Reason reason) implements Outcome {
    }

    default boolean isOver() {
        return !(this instanceof Ongoing);
    }

    /** As PGN writes it: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}. */
    default String mark() {
        return switch (this) {
            case Ongoing() -> "*";
            case Win(Side side, Reason _) -> side == Side.WHITE ? "1-0" : "0-1";
            case Draw(Reason _) -> "1/2-1/2";
        };
    }
}
