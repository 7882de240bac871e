package rookery.kernel.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.MoveList;
import rookery.kernel.variant.Variant;

/** Whether a single move is legal must never differ from whether it is on the list of legal moves. */
class LegalMoveTest {

    private static final int PLIES = 60;
    private static final int REMEMBERED = 100;

    /** Those where a move is tested alone; elsewhere the list is asked. */
    static List<Variant> variants() {
        return Variants.all().stream().filter(variant -> Position.start(variant).testsMovesAlone()).toList();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void aMoveIsLegalExactlyWhereItIsListed(Variant variant) {
        Random random = new Random(variant.id().hashCode());
        Position position = Position.start(variant);
        Deque<Integer> seen = new ArrayDeque<>();
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        List<String> wrong = new ArrayList<>();
        for (int ply = 0; ply < PLIES && !moves.isEmpty(); ply++) {
            moves.stream().forEach(seen::add);
            while (seen.size() > REMEMBERED) {
                seen.removeFirst();
            }
            for (int move : seen) {
                if (position.isLegal(move) != moves.contains(move)) {
                    wrong.add(Integer.toHexString(move) + " at ply " + ply);
                }
            }
            position.make(moves.get(random.nextInt(moves.size())));
            position.legalMoves(moves);
        }
        assertThat(wrong).isEmpty();
    }
}
