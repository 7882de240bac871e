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

    /**
     * The strides as they lie on the board for a side whose forward is up (1) or down (-1). Left and right are the side's own, which shows only in pieces
     * that go otherwise to the left than to the right.
     */
    public List<Stride> strides(int up) {
        return up > 0 ? strides : strides.stream().map(isTwoSided() ? Stride::upsideDown : Stride::turned).toList();
    }

    private boolean isTwoSided() {
        return strides.stream().allMatch(stride -> strides.contains(stride.mirrored()));
    }

    /** Whether both pieces travel alike, however their Betza texts are written. */
    public boolean sameAs(Movement other) {
        return strides.size() == other.strides.size() && strides.containsAll(other.strides);
    }
}
