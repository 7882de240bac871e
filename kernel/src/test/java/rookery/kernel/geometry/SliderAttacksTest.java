package rookery.kernel.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SliderAttacksTest {

    @Test
    void theTableAndTheArithmeticForOtherProcessorsAgree() {
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            long crowded = random.nextLong();
            long occupied = crowded & random.nextLong();
            int square = random.nextInt(64);
            assertThat(SliderAttacks.rookByLines(square, occupied)).isEqualTo(SliderAttacks.rook(square, occupied));
            assertThat(SliderAttacks.bishopByLines(square, occupied)).isEqualTo(SliderAttacks.bishop(square, occupied));
        }
    }

    @Test
    void aRookSeesUpToTheFirstPiece() {
        long occupied = 1L << BoardShape.CHESS.parse("d6") | 1L << BoardShape.CHESS.parse("b4");
        SquareSet seen = SquareSet.ofBits(SliderAttacks.rook(BoardShape.CHESS.parse("d4"), occupied));
        assertThat(seen.contains(BoardShape.CHESS.parse("d6"))).isTrue();
        assertThat(seen.contains(BoardShape.CHESS.parse("d7"))).isFalse();
        assertThat(seen.contains(BoardShape.CHESS.parse("b4"))).isTrue();
        assertThat(seen.contains(BoardShape.CHESS.parse("a4"))).isFalse();
        assertThat(seen.size()).isEqualTo(2 + 2 + 4 + 3);
    }
}
