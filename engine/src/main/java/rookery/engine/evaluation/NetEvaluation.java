package rookery.engine.evaluation;

import rookery.engine.net.Accumulator;
import rookery.engine.net.Net;
import rookery.engine.net.NetInputs;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/**
 * Judges by a learned net, and by the nearness to goals other than mate on top of it. Against a bare king the evaluation without a net goes on, which knows
 * how to drive it to the rim. Mutable scratch space: one a thread.
 */
public final class NetEvaluation implements Evaluation {

    private static final int LARGEST = 20_000;

    private final Net net;
    private final NetInputs inputs;
    private final Accumulator[] accumulators = new Accumulator[NetInputs.VIEWS];
    private final Evaluation derived;
    private final GoalTerms goals;

    /** The net must be one for the variant. */
    public NetEvaluation(Variant variant, Net net) {
        this.net = net;
        inputs = NetInputs.of(variant);
        for (int view = 0; view < accumulators.length; view++) {
            accumulators[view] = new Accumulator(net, inputs, view);
        }
        derived = Evaluation.derived(variant);
        goals = new GoalTerms(variant);
    }

    @Override
    public int evaluate(Position position) {
        int us = position.turn().ordinal();
        Accumulator own = accumulators[inputs.view(us, position)];
        int[] mover = own.sums(position);
        int[] opponent = accumulators[inputs.view(us ^ 1, position)].sums(position);
        if (own.men(0) <= 1 || own.men(1) <= 1) {
            return derived.evaluate(position);
        }
        int score = net.score(mover, opponent, inputs.output(own.men(0) + own.men(1), net.outputs()));
        int balance = goals.balance(position);
        return Math.clamp(score + (us == 0 ? balance : -balance), -LARGEST, LARGEST);
    }

    @Override
    public int[] values() {
        return derived.values();
    }
}
