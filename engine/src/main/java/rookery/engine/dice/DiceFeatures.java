package rookery.engine.dice;

import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/** The features of a dice position before its roll, as numbers from the roller's point of view. Not thread-safe. */
sealed interface DiceFeatures permits ChessDiceFeatures, GeneralDiceFeatures {

    /** How many features there are; their numbers run from 0. */
    int count();

    /** Replaces the list's content by the features of the position. */
    void of(Position position, FeatureList out);

    static DiceFeatures of(Variant variant) {
        return ChessDiceFeatures.covers(variant) ? new ChessDiceFeatures() : new GeneralDiceFeatures(variant);
    }
}
