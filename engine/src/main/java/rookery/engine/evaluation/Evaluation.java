package rookery.engine.evaluation;

import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/** What a position is worth to the player to move, without looking ahead. Holds scratch space: one a thread. */
public interface Evaluation {

    /** In hundredths of a pawn, for a position whose game has not ended. */
    int evaluate(Position position);

    /** What pieces are worth in an exchange, by kind number; royal pieces more than everything else together. */
    int[] values();

    /** The best evaluation there is for the variant. */
    static Evaluation of(Variant variant) {
        if (!StandardEvaluation.fits(variant)) {
            return new GeneralEvaluation(variant);
        }
        StandardEvaluation standard = new StandardEvaluation(Weights.STANDARD);
        return GoalTerms.areNeeded(variant) ? new GoalEvaluation(standard, variant) : standard;
    }
}
