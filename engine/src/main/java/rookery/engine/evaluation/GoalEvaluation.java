package rookery.engine.evaluation;

import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/** For orthodox pieces with another goal, such as king of the hill: the standard evaluation plus the nearness to the goal. */
final class GoalEvaluation implements Evaluation {

    private final StandardEvaluation standard;
    private final GoalTerms goals;

    GoalEvaluation(StandardEvaluation standard, Variant variant) {
        this.standard = standard;
        goals = new GoalTerms(variant);
    }

    @Override
    public int evaluate(Position position) {
        int balance = goals.balance(position);
        return standard.evaluate(position) + (position.turn() == Side.WHITE ? balance : -balance);
    }

    @Override
    public int[] values() {
        return standard.values();
    }
}
