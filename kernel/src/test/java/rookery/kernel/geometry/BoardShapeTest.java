package rookery.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardShapeTest {

    private static final BoardShape XXL = new BoardShape(14, 14);

    @Test
    void everySquareIsNamedAndFoundAgain() {
        for (BoardShape shape : List.of(BoardShape.CHESS, XXL, new BoardShape(16, 16), new BoardShape(4, 5), new BoardShape(10, 8))) {
            for (int square = 0; square < shape.squares(); square++) {
                assertThat(shape.parse(shape.name(square))).isEqualTo(square);
            }
        }
        assertThat(XXL.name(XXL.squares() - 1)).isEqualTo("n14");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a0", "o1", "a15", "a01", "aa", "1a", "A1", "a1 ", "a-1", "n144"})
    void whatNamesNoSquareIsRefused(String name) {
        assertThat(XXL.parse(name)).isEqualTo(BoardShape.NONE);
    }

    @Test
    void setsHoldSquaresOfTheLargestBoard() {
        SquareSet set = SquareSet.of(0, 63, 64, 127, 200, 255);
        List<Integer> seen = new ArrayList<>();
        set.iterator().forEachRemaining(seen::add);
        assertThat(seen).containsExactly(0, 63, 64, 127, 200, 255);
        assertThat(set.without(64).size()).isEqualTo(5);
        assertThat(set.contains(1)).isFalse();
        assertThat(set.contains(256)).isFalse();
    }
}
