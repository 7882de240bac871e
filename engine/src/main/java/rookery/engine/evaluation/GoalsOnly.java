package rookery.engine.evaluation;

import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/** Only the nearness to goals other than mate; most nets are added to this. */
final class GoalsOnly implements Evaluation {

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
