package rookery.engine.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.evaluation.NetEvaluation;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/** A sum kept up to date is the sum from scratch, wherever the search has been in between. */
class AccumulatorTest {

    static Stream<Variant> variants() {
        return Variants.all().stream().filter(variant -> !variant.hasDie());
    }

    @ParameterizedTest
    @MethodSource("variants")
    void followsMovesMadeAndTakenBackWithoutBeingTold(Variant variant) {
        NetInputs inputs = NetInputs.withZones(variant);
        Net net = RandomNets.of(variant, inputs, 16, 4, 7);
        Accumulator[] kept = new Accumulator[inputs.views()];
        for (int view = 0; view < kept.length; view++) {
            kept[view] = new Accumulator(net, inputs, view);
        }
        NetEvaluation evaluation = new NetEvaluation(variant, net);
        Random random = new Random(3);
        MoveList moves = new MoveList();
        for (int game = 0; game < 3; game++) {
            Position position = Position.start(variant);
            for (int ply = 0; ply < 150 && !position.outcome().isOver(); ply++) {
                if (position.ply() > 4 && random.nextInt(5) == 0) {
                    for (int back = random.nextInt(4); back >= 0; back--) {
                        position.unmake();
                    }
                }
                position.legalMoves(moves);
                position.make(moves.get(random.nextInt(moves.size())));
                if (random.nextInt(3) > 0) {
                    for (int side = 0; side < 2; side++) {
                        int view = inputs.view(side, position);
                        assertThat(kept[view].sums(position)).isEqualTo(new Accumulator(net, inputs, view).sums(position));
                    }
                    assertThat(evaluation.evaluate(position)).isEqualTo(new NetEvaluation(variant, net).evaluate(position));
                }
            }
        }
    }
}
