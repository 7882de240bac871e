package rookery.testkit.laws;

import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.variant.Variant;
import rookery.testkit.RandomVariants;

class RandomVariantLawsTest {

    private static final int VARIANTS = 240;

    static LongStream seeds() {
        return LongStream.range(0, VARIANTS);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void lawsHold(long seed) {
        Variant variant = RandomVariants.of(seed);
        try {
            new VariantLaws(variant, seed).hold(1, 60);
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(e.getMessage() + "\n" + VariantWriter.write(variant), e);
        }
    }
}
