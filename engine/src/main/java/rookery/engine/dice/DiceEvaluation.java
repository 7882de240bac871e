package rookery.engine.dice;

import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/**
 * Guesses the value of a dice position before its roll. With the chance p that this roll lets us take a king, it is worth p and, for the rest, what
 * a weighted sum of {@link DiceFeatures} says, bent into -1..1. The weights are tuned by self-play ({@link DiceTuner}).
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
