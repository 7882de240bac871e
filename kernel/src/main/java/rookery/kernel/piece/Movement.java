package rookery.kernel.piece;

import java.util.List;

/** All strides of a piece and the Betza text they came from. */
public record Movement(String betza, List<Stride> strides) {

    public Movement {
        strides = List.copyOf(strides);
    }

    /** The movement of a Betza text known to be valid, such as a constant; throws on a bad one. */
    public static Movement of(String betza) {
        return switch (Betza.parse(betza)) {
            case Betza.Parsed(Movement movement) -> movement;
            case Betza.Refused(String reason) -> throw new IllegalArgumentException(betza + ": " + reason);
        };
    }

    /** Whether both pieces travel alike, however their Betza texts are written. */
    public boolean sameAs(Movement other) {
        return strides.size() == other.strides.size() && strides.containsAll(other.strides);
    }
}
