package rookery.engine.dice;

import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/**
 * Estimates the value of a dice position before its roll: with the chance p that this roll takes a king it is won, otherwise a weighted sum of {@link
 * DiceFeatures} counts, squashed to -1..1. The weights are tuned by self-play ({@link DiceTuner}).
 */
public final class DiceEvaluation implements LeafValue {

    private final DiceFeatures features;
    private final FeatureList seen;

    public DiceEvaluation(Variant variant) {
        this(variant, DiceWeights.of(variant));
    }

    DiceEvaluation(Variant variant, double[] weights) {
        features = DiceFeatures.of(variant);
        seen = FeatureList.weighing(weights);
    }

    @Override
    public double of(Position position) {
        features.of(position, seen);
        double takes = seen.takes();
        return takes + (1 - takes) * Curve.of(seen.sum());
    }
}
