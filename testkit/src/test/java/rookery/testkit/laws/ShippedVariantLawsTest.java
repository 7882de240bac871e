package rookery.testkit.laws;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.Variant;

class ShippedVariantLawsTest {

    /** Rules that no shipped variant joins. */
    private static final List<String> CHANGES = List.of("{\"id\": \"literal\", \"enPassant\": \"literal\"}",
            "{\"id\": \"early\", \"promotion\": {\"rank\": 6, \"forcedRank\": 8}}",
            "{\"id\": \"forced-early\", \"promotion\": {\"rank\": 5}}",
            "{\"id\": \"check-dice\", \"die\": [\"P\", \"N\", \"B\", \"R\", \"Q\", \"K\"], \"promotion\": {\"rank\": 6, \"chooser\": \"die\"}}",
            "{\"id\": \"upside-down\", \"forward\": \"down\", \"start\": \"RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w KQkq - 0 1\"}",
            "{\"id\": \"lenient\", \"castling\": {\"outOfCheck\": true, \"throughAttack\": true, \"rookMayJump\": true, \"anyRook\": true}}",
            "{\"id\": \"no-checks\", \"checksForbidden\": true, \"die\": [\"P\", \"N\", \"Q\"]}");

    static Stream<Variant> variants() {
        Variant base = Variants.all().getFirst();
        Stream<Variant> changed = CHANGES.stream().map(change -> VariantReader.change(base, change)).map(result -> switch (result) {
            case VariantReader.Accepted(Variant variant) -> variant;
            case VariantReader.Refused refused -> throw new AssertionError(refused);
        });
        Stream<Variant> shuffled = Stream.of(0, 345, 959).map(Chess960::variant);
        return Stream.of(Variants.all().stream(), shuffled, changed).flatMap(variants -> variants);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void lawsHold(Variant variant) {
        new VariantLaws(variant, 1).hold(2, variant.shape().squares() > 100 ? 100 : 150);
    }
}
