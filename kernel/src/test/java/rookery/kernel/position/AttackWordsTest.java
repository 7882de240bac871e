package rookery.kernel.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.MoveList;
import rookery.kernel.variant.Variant;

/** The attacks of a piece as bits, for evaluation, are its attacks. */
class AttackWordsTest {

    @Test
    void inEveryVariant() {
        Random random = new Random(4);
        MoveList moves = new MoveList();
        for (Variant variant : Variants.all()) {
            Position position = Position.start(variant);
            for (int ply = 0; ply < 60; ply++) {
                for (int square = 0; square < variant.shape().squares(); square++) {
                    long[] words = new long[4];
                    position.addAttacks(square, words);
                    assertThat(new SquareSet(words[0], words[1], words[2], words[3])).isEqualTo(position.attacks(square));
                }
                position.legalMoves(moves);
                if (moves.isEmpty()) {
                    break;
                }
                position.make(moves.get(random.nextInt(moves.size())));
            }
        }
    }
}
