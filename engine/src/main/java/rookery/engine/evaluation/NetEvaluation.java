package rookery.engine.evaluation;

import rookery.engine.net.Net;
import rookery.engine.net.NetScore;
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

    private final NetScore net;
    private final Evaluation derived;
    private final Evaluation base;

    /** The net must be one for the variant. */
    public NetEvaluation(Variant variant, Net net) {
        this.net = new NetScore(variant, net);
        derived = Evaluation.derived(variant);
        base = base(variant, net.base());
    }

    @Override
    public int evaluate(Position position) {
        int score = net.of(position);
        if (net.sawOneAlone()) {
            return derived.evaluate(position);
        }
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
