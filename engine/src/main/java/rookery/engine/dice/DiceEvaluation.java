package rookery.engine.dice;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import rookery.engine.net.Net;
import rookery.engine.net.NetScore;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/**
 * Estimates the value of a dice position before its roll: with the chance p that this roll takes a king it is won, otherwise a weighted sum of {@link
 * DiceFeatures}, and what a net adds to it, count, squashed to -1..1. The weights are tuned by self-play ({@link DiceTuner}).
 */
public final class DiceEvaluation implements LeafValue {

    private final DiceFeatures features;
    private final FeatureList seen;
    private final @Nullable NetScore net;

    /** Without a net. */
    public DiceEvaluation(Variant variant) {
        this(variant, Optional.empty());
    }

    public DiceEvaluation(Variant variant, Optional<Net> net) {
        this(variant, DiceWeights.of(variant), net);
    }

    DiceEvaluation(Variant variant, double[] weights, Optional<Net> net) {
        features = DiceFeatures.of(variant);
        seen = FeatureList.weighing(weights);
        this.net = net.map(each -> new NetScore(variant, each)).orElse(null);
    }

    @Override
    public double of(Position position) {
        double sum = sum(position);
        double takes = seen.takes();
        return takes + (1 - takes) * Curve.of(sum);
    }

    /** The sum that the curve bends into the chance to win, where this roll takes no king: e to it is the odds. */
    public double sum(Position position) {
        features.of(position, seen);
        return net == null ? seen.sum() : seen.sum() + (double) net.of(position) / Net.SCALE;
    }

    /** The chance that the roll takes a king, in the position last asked about. */
    public double takes() {
        return seen.takes();
    }
}
