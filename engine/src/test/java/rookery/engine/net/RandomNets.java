package rookery.engine.net;

import java.util.Map;
import java.util.Random;
import rookery.kernel.catalogue.RulesHash;
import rookery.kernel.variant.Variant;

/** Nets of random numbers that fit a variant. */
public final class RandomNets {

    private RandomNets() {
    }

    public static Net of(Variant variant, int width, int outputs, long seed) {
        return of(variant, NetInputs.of(variant), width, outputs, seed);
    }

    static Net of(Variant variant, NetInputs inputs, int width, int outputs, long seed) {
        Random random = new Random(seed);
        int[][] rows = new int[inputs.count()][];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = random.ints(width, -60, 61).toArray();
        }
        int[][] weights = new int[outputs][];
        for (int i = 0; i < outputs; i++) {
            weights[i] = random.ints(2 * width, -127, 128).toArray();
        }
        return new Net(RulesHash.of(variant), Net.Base.GOALS, rows, random.ints(width, -100, 200).toArray(), weights,
                random.ints(outputs, -3000, 3000).toArray(),
                Map.of("variant", variant.id(), "match", "none"));
    }
}
