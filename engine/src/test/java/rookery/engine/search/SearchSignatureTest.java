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
            chess960, 8499
            classic, 8499
            casual, 8499
            course, 8499
            xxl, 13218
            capablanca, 10930
            gothic, 8547
            janus, 9498
            grand, 15906
            gardner, 9005
            los-alamos, 9568
            knightmate, 6318
            almost, 6546
            king-of-the-hill, 8593
            three-check, 7905
            racing-kings, 6999
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
