package rookery.engine.evaluation;

import rookery.engine.evaluation.StandardEvaluation.GoalEvaluation;
import rookery.engine.net.Nets;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/** Static evaluation of a position for the player to move. Holds scratch space: use one per thread. */
public interface Evaluation {

    /** In hundredths of a pawn, for a position whose game has not ended. */
    int evaluate(Position position);

    /** Piece values for exchanges, by kind number; royal pieces are worth more than everything else together. */
    int[] values();

    /** The best evaluation for the variant: by the net in use for it, or the derived evaluation if there is none. */
    static Evaluation of(Variant variant) {
        return Nets.inUse(variant).<Evaluation>map(used -> new NetEvaluation(used.of(), used.net())).orElseGet(() -> derived(variant));
    }

    /** The evaluation without a net: hand-made for orthodox pieces, derived from the rules for all others. */
    static Evaluation derived(Variant variant) {
        if (StandardEvaluation.fits(variant)) {
            return standard(variant, Weights.standard());
        }
        if (RoomEvaluation.fits(variant)) {
            return new RoomEvaluation(variant);
        }
        if (SelfmateEvaluation.fits(variant)) {
            return new SelfmateEvaluation(variant);
        }
        Evaluation general = WildEvaluation.isNeeded(variant) ? new WildEvaluation(variant) : new GeneralEvaluation(variant);
        return CountedEvaluation.isNeeded(variant) ? new CountedEvaluation(general, variant) : general;
    }

    /** The same with weights from a file written by {@code rookery tune}; throws {@link IllegalArgumentException} if it does not fit the variant. */
    static Evaluation of(Variant variant, Iterable<String> weights) {
        return StandardEvaluation.fits(variant)
                ? standard(variant, Weights.parse(weights))
                : new GeneralEvaluation(variant, GeneralWeights.of(variant).parse(weights));
    }

    private static Evaluation standard(Variant variant, Weights weights) {
        StandardEvaluation standard = new StandardEvaluation(weights);
        return GoalTerms.areNeeded(variant) ? new GoalEvaluation(standard, variant) : standard;
    }
}
