package rookery.engine.dice;

import rookery.kernel.piece.PieceKind;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/**
 * Guesses the value of a dice position before its roll: a weighted sum of {@link DiceFeatures}, bent into -1..1. The weights are chosen by
 * hand ({@code docs/evaluation.md}); pieces a variant brings along count by their value.
 */
public final class DiceEvaluation implements LeafValue {

    /** In the order of the features: our roll, king in reach, our king in reach, pawns' way, attacks, kinds, around kings. */
    static final double[] GENERAL_WEIGHTS = {0.10, 5.0, -2.5, 0.06, 0.15, -0.03, 0.30};
    /** By the orthodox kinds' letters. */
    private static final String LETTERS = "PNBRQK";
    static final double[] PIECE_WEIGHTS = {0.25, 0.75, 0.75, 0.95, 1.45, 0.0};

    private final DiceFeatures features;
    private final double[] weights;

    public DiceEvaluation(Variant variant) {
        this(variant, weights(variant));
    }

    DiceEvaluation(Variant variant, double[] weights) {
        features = new DiceFeatures(variant);
        this.weights = weights.clone();
    }

    static double[] weights(Variant variant) {
        double[] weights = new double[DiceFeatures.GENERAL + variant.kinds().size() + 1];
        System.arraycopy(GENERAL_WEIGHTS, 0, weights, 0, GENERAL_WEIGHTS.length);
        boolean orthodox = variant.kinds().stream().allMatch(kind -> LETTERS.indexOf(kind.letter()) >= 0);
        for (int kind = 1; kind <= variant.kinds().size(); kind++) {
            PieceKind piece = variant.kind(kind);
            int known = LETTERS.indexOf(piece.letter());
            // A large board has more of everything, so each piece decides less there.
            weights[DiceFeatures.GENERAL + kind] = orthodox ? PIECE_WEIGHTS[known] : piece.value() / 100.0 * 0.12;
        }
        return weights;
    }

    @Override
    public double of(Position position) {
        double[] seen = features.of(position);
        double sum = 0;
        for (int i = 0; i < seen.length; i++) {
            sum += weights[i] * seen[i];
        }
        return squash(sum);
    }

    /** The logistic curve from -1 to 1. */
    static double squash(double sum) {
        return Math.tanh(sum / 2);
    }
}
