package rookery.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.Boards;
import rookery.kernel.catalogue.Variants;

/**
 * The search's signature, as {@code rookery bench} prints it. A number that changes without a wish to change search or evaluation is a bug; a commit that
 * changes it on purpose says so.
 */
class SearchSignatureTest {

    @ParameterizedTest
    @CsvSource(textBlock = """
            fide, 201507
            chess960, 34809
            classic, 34809
            casual, 34809
            course, 34809
            xxl, 55908
            capablanca, 40708
            gothic, 32635
            janus, 31129
            grand, 46821
            gardner, 17215
            los-alamos, 24585
            knightmate, 28301
            almost, 20756
            king-of-the-hill, 30786
            three-check, 37042
            racing-kings, 24053
            """)
    void staysAsItIs(String variant, long nodes) {
        assertThat(Bench.run(Boards.variant(variant)).nodes()).isEqualTo(nodes);
    }

    @Test
    void aSecondRunGivesTheSame() {
        assertThat(Bench.run(Boards.variant("gardner")).nodes()).isEqualTo(Bench.run(Boards.variant("gardner")).nodes());
        assertThat(Variants.all()).isNotEmpty();
    }
}
