package rookery.kernel.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.MoveList;
import rookery.kernel.variant.Variant;

/** Whether a single move is legal must never differ from whether it is on the list of legal moves. */
class LegalMoveTest {

    private static final int PLIES = 60;
    private static final int REMEMBERED = 300;

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void aMoveIsLegalExactlyWhereItIsListed(Variant variant) {
        Random random = new Random(variant.id().hashCode());
        Position position = Position.start(variant);
        Deque<Integer> earlier = new ArrayDeque<>();
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        for (int ply = 0; ply < PLIES && !moves.isEmpty(); ply++) {
            IntStream.range(0, moves.size()).forEach(i -> earlier.add(moves.get(i)));
            while (earlier.size() > REMEMBERED) {
                earlier.removeFirst();
            }
            for (int i = 0; i < moves.size(); i++) {
                assertThat(position.isLegal(moves.get(i))).as("%s, ply %d, move %x", variant.id(), ply, moves.get(i)).isTrue();
            }
            for (int move : earlier) {
                assertThat(position.isLegal(move)).as("%s, ply %d, move %x of another ply", variant.id(), ply, move)
                        .isEqualTo(moves.contains(move));
            }
            position.make(moves.get(random.nextInt(moves.size())));
            position.legalMoves(moves);
        }
    }
}
