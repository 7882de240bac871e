package rookery.kernel.piece;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.kernel.catalogue.Variants;

class BetzaWriterTest {

    @ParameterizedTest
    @ValueSource(strings = {"fmWfceFifmnD", "N", "Q", "K", "RN", "NN", "C", "fsW", "WfF", "FfW", "mNcB", "mRcpR", "gQ", "nA", "ffN", "vN",
        "W3", "K2", "fB", "flF", "frblB", "imK2", "G", "H", "Z", "D", "A", "bhN", "rvN"})
    void writesWhatAPersonWouldWrite(String betza) {
        assertThat(BetzaWriter.write(Movement.of(betza).strides())).isEqualTo(betza);
    }

    @Test
    void whatItWritesIsReadBack() {
        Variants.all().stream().flatMap(variant -> variant.kinds().stream()).map(PieceKind::movement).distinct().forEach(movement -> {
            String written = BetzaWriter.write(movement.strides());
            assertThat(Movement.of(written).sameAs(movement)).as(movement.betza() + " as " + written).isTrue();
        });
    }

    @Test
    void directionsWithoutACommonNameBecomeSeveralTerms() {
        Movement movement = Movement.of("fFlF");
        assertThat(Movement.of(BetzaWriter.write(movement.strides())).sameAs(movement)).isTrue();
    }

    @Test
    void aLoneKnightsLeapHasNoName() {
        Stride leap = new Stride(1, 2, 1, true, true, false, false, Stride.Hurdle.NONE);
        assertThatThrownBy(() -> BetzaWriter.write(List.of(leap))).isInstanceOf(IllegalArgumentException.class);
    }
}
