package rookery.kernel.variant;

import java.util.List;

/** What nature decides before a turn. */
public sealed interface Chance {

    record None() implements Chance {
    }

    /**
     * One die. Face f (from 1) lets the kind {@code faces.get(f - 1)} move. A face is rollable when it leaves a legal move; the die is uniform over the
     * rollable faces, which is the same as rolling again.
     */
    record Die(List<Integer> faces) implements Chance {
        public Die {
            faces = List.copyOf(faces);
            if (faces.size() < 2 || faces.size() > 26) {
                throw new IllegalArgumentException("a die of " + faces.size() + " faces");
            }
        }
    }
}
