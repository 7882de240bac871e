package rookery.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NormalTest {

    @ParameterizedTest
    @CsvSource({"0, 0.5", "1, 0.841344746068542949", "-1, 0.158655253931457051", "2, 0.977249868051820793", "3, 0.998650101968369905",
        "-3, 0.00134989803163009453", "-6, 9.86587645037698141e-10", "-10, 7.61985302416052607e-24"})
    void probabilitiesAreThoseOfTheTables(double x, double probability) {
        assertThat(Normal.cdf(x)).isCloseTo(probability, withinPercentage(1e-11));
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-12, 0.001, 0.025, 0.3, 0.5, 0.9, 0.975, 0.99999})
    void quantilesInvertProbabilities(double p) {
        assertThat(Normal.cdf(Normal.quantile(p))).isCloseTo(p, withinPercentage(1e-9));
    }

    @Test
    void theUsualConstantComesOut() {
        assertThat(Normal.halfWidth(0.95)).isCloseTo(1.959963984540054, within(1e-14));
        assertThatIllegalArgumentException().isThrownBy(() -> Normal.quantile(1));
    }
}
