package rookery.engine.net;

import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/** A net's score of positions, in hundredths of a pawn for the mover. Mutable scratch space: use one per thread. */
public final class NetScore {

    private final Net net;
    private final NetInputs inputs;
    private final Accumulator[] accumulators;
    private boolean oneAlone;

    /** The net must be one for the variant. */
    public NetScore(Variant variant, Net net) {
        this.net = net;
        inputs = NetInputs.of(variant, net);
        accumulators = new Accumulator[inputs.views()];
        for (int view = 0; view < accumulators.length; view++) {
            accumulators[view] = new Accumulator(net, inputs, view);
        }
    }

    public int of(Position position) {
        int us = position.turn().ordinal();
        Accumulator own = accumulators[inputs.view(us, position)];
        int[] mover = own.sums(position);
        int[] opponent = accumulators[inputs.view(us ^ 1, position)].sums(position);
        oneAlone = own.men(0) <= 1 || own.men(1) <= 1;
        return net.score(mover, opponent, inputs.output(own.men(0) + own.men(1), net.outputs()));
    }

    /** Whether a side had only one man in the last position scored. */
    public boolean sawOneAlone() {
        return oneAlone;
    }
}
