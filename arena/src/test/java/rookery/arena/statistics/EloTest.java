package rookery.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloTest {

    /** Wins, draws, losses; Elo and nElo with margins, likelihood of superiority in percent: from fastchess's tests and printed matches. */
    @ParameterizedTest
    @CsvSource({"76, 123, 89, -15.69, 30.46, -20.76, 40.13, 15.53", "136, 111, 96, 40.70, 30.43, 49.77, 36.77, 99.60"})
    void gamesAgreeWithPublishedFigures(long wins, long draws, long losses, double elo, double margin, double normalised,
            double normalisedMargin, double superiority) {
        assertFigures(new Trinomial(wins, draws, losses), elo, margin, normalised, normalisedMargin, superiority);
    }

    /** The same for pairs of games, by points made: 0, 0.5, 1, 1.5, 2. */
    @ParameterizedTest
    @CsvSource({"34, 54, 63, 64, 75, 55.58, 27.65, 57.94, 28.28, 100.00", "332, 433, 498, 333, 334, -8.64, 10.33, -9.17, 10.96, 5.05",
        "7895, 8757, 5685, 568, 9999, -21.04, 2.95, -19.01, 2.65, 0.00", "30, 6, 18, 0, 6, -168.40, 73.37, -170.08, 62.16, 0.00",
        "0, 1, 4, 0, 0, -34.86, 62.20, -122.84, 215.34, 13.18", "235, 1384, 2521, 1341, 239, -1.06, 4.05, -1.67, 6.37, 30.33",
        "1, 22, 52, 21, 4, 8.69, 27.04, 15.51, 48.15, 73.60", "352, 579, 1264, 743, 464, 19.83, 6.77, 24.25, 8.26, 100.00",
        "19, 82, 272, 308, 361, 162.63, 13.49, 207.38, 14.92, 100.00", "13, 34, 232, 71, 29, 31.71, 14.63, 53.96, 24.73, 100.00",
        "790, 1759, 3256, 1780, 807, 1.14, 4.04, 1.48, 5.26, 70.95", "34, 49, 128, 62, 27, -0.58, 21.41, -0.75, 27.80, 47.88"})
    void pairsAgreeWithPublishedFigures(long p0, long p1, long p2, long p3, long p4, double elo, double margin, double normalised,
            double normalisedMargin, double superiority) {
        assertFigures(new Pentanomial(p0, p1, p2, p3, p4), elo, margin, normalised, normalisedMargin, superiority);
    }

    private static void assertFigures(Sample sample, double elo, double margin, double normalised, double normalisedMargin,
            double superiority) {
        assertThat(Elo.estimate(sample).value()).isCloseTo(elo, within(0.006));
        assertThat(Elo.estimate(sample).margin()).isCloseTo(margin, within(0.006));
        assertThat(Elo.normalised(sample).value()).isCloseTo(normalised, within(0.006));
        assertThat(Elo.normalised(sample).margin()).isCloseTo(normalisedMargin, within(0.006));
        assertThat(100 * LikelihoodOfSuperiority.of(sample)).isCloseTo(superiority, within(0.006));
        Sample moments = Moments.of(sample);
        assertThat(Elo.estimate(moments).margin()).isCloseTo(margin, within(0.006));
        assertThat(Elo.normalised(moments).value()).isCloseTo(normalised, within(0.006));
    }

    /** Printed by cutechess-cli. */
    @ParameterizedTest
    @CsvSource({"364, 218, 346, 6.7, 19.5, 75.0", "5383, 4808, 5132, 5.7, 4.6, 99.3", "162, 87, 201, -30.2, 28.9, 2.0",
        "63, 26, 17, 161.5, 62.3, 100.0"})
    void matchRunnersAgree(long wins, long draws, long losses, double elo, double margin, double superiority) {
        Trinomial games = new Trinomial(wins, draws, losses);
        assertThat(Elo.estimate(games).value()).isCloseTo(elo, within(0.06));
        assertThat(Elo.estimate(games).margin()).isCloseTo(margin, within(0.1));
        assertThat(100 * LikelihoodOfSuperiority.ofDecisive(wins, losses)).isCloseTo(superiority, within(0.06));
    }

    @Test
    void scoreAndDifferenceAreInverse() {
        for (double elo = -800; elo <= 800; elo += 7) {
            assertThat(Elo.difference(Elo.score(elo))).isCloseTo(elo, within(1e-9));
        }
        assertThat(Elo.score(0)).isEqualTo(0.5);
        assertThat(Elo.difference(0.75)).isCloseTo(190.848501887865, within(1e-9));
        assertThat(Elo.difference(1)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(Elo.difference(-0.2)).isEqualTo(Double.NEGATIVE_INFINITY);
    }

    @Test
    void withoutGamesNothingIsKnown() {
        assertThat(Elo.estimate(Trinomial.EMPTY)).isEqualTo(EloEstimate.UNKNOWN);
        assertThat(Elo.normalised(Pentanomial.EMPTY)).isEqualTo(EloEstimate.UNKNOWN);
        assertThat(LikelihoodOfSuperiority.of(Moments.OF_GAMES)).isEqualTo(0.5);
        assertThat(EloEstimate.UNKNOWN.isOpen()).isTrue();
    }

    @Test
    void winningEverythingHasALowerBoundOnly() {
        EloEstimate ten = Elo.estimate(new Trinomial(10, 0, 0));
        assertThat(ten.value()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(ten.upper()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(ten.lower()).isCloseTo(Elo.difference(0.6915), within(0.1)); // exact binomial bound: 0.025^(1/10)
        assertThat(Elo.estimate(new Trinomial(100, 0, 0)).lower()).isGreaterThan(ten.lower());
        EloEstimate drawn = Elo.estimate(new Trinomial(0, 20, 0));
        assertThat(drawn.value()).isZero();
        assertThat(drawn.margin()).isBetween(20.0, 100.0);
    }

    /** The 95 % interval holds the truth in about 95 % of matches, of games as of pairs. */
    @Test
    void intervalsHoldTheTruth() {
        SplittableRandom random = new SplittableRandom(5);
        double[] pair = {0.08, 0.2, 0.4, 0.22, 0.1};
        double truth = Elo.difference(0.25 * pair[1] + 0.5 * pair[2] + 0.75 * pair[3] + pair[4]);
        int held = 0;
        for (int match = 0; match < 4_000; match++) {
            Pentanomial pairs = Pentanomial.EMPTY;
            for (int i = 0; i < 200; i++) {
                pairs = pairs.with(Simulation.draw(random, pair) / 4.0);
            }
            EloEstimate estimate = Elo.estimate(pairs);
            held += estimate.lower() <= truth && truth <= estimate.upper() ? 1 : 0;
        }
        assertThat(held / 4_000.0).isBetween(0.94, 0.96);
    }
}
