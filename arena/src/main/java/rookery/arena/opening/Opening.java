package rookery.arena.opening;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * Where a pair of games begins.
 *
 * @param name    for reports
 * @param start   the position on the board at first
 * @param actions the actions played before the players think, rolls included; stored compactly, since books have millions of openings
 */
public record Opening(String name, Setup start, List<Integer> actions) {

    public Opening {
        actions = actions instanceof Packed ? actions : new Packed(actions.stream().mapToInt(Integer::intValue).toArray());
    }

    /** An immutable list of ints, four bytes each. */
    private static final class Packed extends AbstractList<Integer> implements RandomAccess {
        private final int[] numbers;

        Packed(int[] numbers) {
            this.numbers = numbers;
        }

        @Override
        public Integer get(int index) {
            return numbers[index];
        }

        @Override
        public int size() {
            return numbers.length;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Packed packed ? Arrays.equals(numbers, packed.numbers) : super.equals(other);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(numbers);
        }
    }

    /** A new copy of the position where the players take over, with the moves that led there. */
    public Position position(Variant variant) {
        Position position = start(variant);
        actions.forEach(position::make);
        return position;
    }

    /** A new copy of the position before the first action. */
    public Position start(Variant variant) {
        return switch (Position.of(variant, start)) {
            case Verdict.Playable(Position position) -> position;
            case Verdict.Unplayable(var problems) -> throw new IllegalStateException("an opening that cannot be played: " + problems);
        };
    }
}
