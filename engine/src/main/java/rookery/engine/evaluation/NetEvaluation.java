package rookery.engine.evaluation;

import rookery.engine.net.Accumulator;
import rookery.engine.net.Net;
import rookery.engine.net.NetInputs;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/**
 * Judges by a learned net on top of its {@link Net.Base}. Against a bare king the evaluation without a net goes on, which knows
 * how to drive it to the rim. Mutable scratch space: one a thread.
 */
public final class NetEvaluation implements Evaluation {

    private static final int LARGEST = 20_000;

    private final Net net;
    private final NetInputs inputs;
    private final Accumulator[] accumulators = new Accumulator[NetInputs.VIEWS];
    private final Evaluation derived;
    private final Evaluation base;

    /** The net must be one for the variant. */
    public NetEvaluation(Variant variant, Net net) {
        this.net = net;
        inputs = NetInputs.of(variant);
        for (int view = 0; view < accumulators.length; view++) {
            accumulators[view] = new Accumulator(net, inputs, view);
        }
        derived = Evaluation.derived(variant);
        base = base(variant, net.base());
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
        return Math.clamp(score + base.evaluate(position), -LARGEST, LARGEST);
    }

    /** What a net of that base is added to, in hundredths of a pawn for the mover. */
    public static Evaluation base(Variant variant, Net.Base base) {
        return switch (base) {
            case GOALS -> new GoalsOnly(variant);
            case DERIVED -> Evaluation.derived(variant);
        };
    }

    @Override
    public int[] values() {
        return derived.values();
    }

    /** Only the nearness to goals other than mate; most nets are added to this. */
    private static final class GoalsOnly implements Evaluation {

        private final GoalTerms goals;
        private final int[] values;

        GoalsOnly(Variant variant) {
            goals = new GoalTerms(variant);
            values = PieceValues.forExchange(variant);
        }

        @Override
        public int evaluate(Position position) {
            int balance = goals.balance(position);
            return position.turn() == Side.WHITE ? balance : -balance;
        }

        @Override
        public int[] values() {
            return values.clone();
        }
    }
}
