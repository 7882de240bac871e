package rookery.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import rookery.arena.statistics.Sprt.Decision;
import rookery.arena.statistics.Sprt.Model;

class SprtTest {

    /** Wins, draws, losses; bounds; log-likelihood ratio: from the tests of fastchess. */
    @ParameterizedTest
    @CsvSource({"NORMALISED, 36433, 68692, 36027, 0, 2, 0.92", "NORMALISED, 10871, 20431, 10650, -1.75, 0.25, 2.30",
        "LOGISTIC, 21404, 40708, 21184, 0.5, 2.5, -1.57", "LOGISTIC, 57433, 106593, 57030, 0, 2, -2.59",
        "LOGISTIC, 4307, 8620, 4063, 0, 3, 2.99"})
    void gamesAgreeWithPublishedFigures(Model model, long wins, long draws, long losses, double elo0, double elo1, double llr) {
        Trinomial games = new Trinomial(wins, draws, losses);
        assertThat(Sprt.of(elo0, elo1, model).llr(games)).isCloseTo(llr, within(0.006));
        assertThat(Sprt.of(elo0, elo1, model).llr(Moments.of(games))).isCloseTo(llr, within(0.01));
    }

    /** Pairs by points made: from the tests of fastchess and of another runner, and from printed matches. */
    @ParameterizedTest
    @CsvSource({"NORMALISED, 365, 16618, 36229, 16974, 390, 0, 2, 2.25", "NORMALISED, 127, 4883, 10712, 5150, 104, -1.75, 0.25, 3.01",
        "NORMALISED, 0, 0, 2, 0, 37, 0, 20, 2.96", "NORMALISED, 1, 22, 52, 21, 4, -5, 0, 0.15",
        "NORMALISED, 352, 579, 1264, 743, 464, 9, 16, 4.60", "NORMALISED, 790, 1759, 3256, 1780, 807, 0, 5, -0.71",
        "NORMALISED, 77, 1, 0, 0, 0, -1000, -500, -2.95", "NORMALISED, 72, 10, 0, 0, 0, -1000, -500, -2.97",
        "NORMALISED, 440, 2910, 5170, 2888, 455, 0, 5, -2.27", "NORMALISED, 142, 620, 1122, 699, 188, 0, 5, 2.99",
        "NORMALISED, 349, 1561, 3340, 1604, 359, -5, 0, 2.90", "NORMALISED, 98, 382, 674, 369, 71, -5, 0, -1.11",
        "LOGISTIC, 223, 9863, 21279, 10037, 246, 0.5, 2.5, -3.07", "LOGISTIC, 871, 26175, 55983, 26678, 821, 0, 2, -4.98",
        "LOGISTIC, 235, 1384, 2521, 1341, 239, -5, 0, 1.69"})
    void pairsAgreeWithPublishedFigures(Model model, long p0, long p1, long p2, long p3, long p4, double elo0, double elo1, double llr) {
        assertThat(Sprt.of(elo0, elo1, model).llr(new Pentanomial(p0, p1, p2, p3, p4))).isCloseTo(llr, within(0.006));
    }

    @Test
    void boundsAreWalds() {
        assertThat(Sprt.of(0, 5, Model.LOGISTIC).lower()).isCloseTo(-2.9444389791664403, within(1e-12));
        assertThat(Sprt.of(0, 5, Model.LOGISTIC).upper()).isCloseTo(2.9444389791664403, within(1e-12));
        Sprt uneven = new Sprt(-5, 0, 0.05, 0.10, Model.NORMALISED);
        assertThat(uneven.lower()).isCloseTo(-2.25, within(0.005));
        assertThat(uneven.upper()).isCloseTo(2.89, within(0.005));
        assertThatIllegalArgumentException().isThrownBy(() -> Sprt.of(5, 5, Model.LOGISTIC));
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(0, 5, 0.5, 0.5, Model.LOGISTIC));
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(0, 5, 0, 0.5, Model.LOGISTIC));
    }

    /** Games have one free number once the condition is given: the likeliest distribution can be found by looking at all of them. */
    @Test
    void likelihoodRatiosEqualThoseFoundByExhaustion() {
        SplittableRandom random = new SplittableRandom(3);
        for (int sample = 0; sample < 200; sample++) {
            Trinomial games = new Trinomial(1 + random.nextInt(400), 1 + random.nextInt(400), 1 + random.nextInt(400));
            double elo0 = random.nextDouble(-150, 150);
            double elo1 = elo0 + random.nextDouble(1, 100);
            double logistic = bestWithMean(games, Elo.score(elo1)) - bestWithMean(games, Elo.score(elo0));
            assertThat(Sprt.of(elo0, elo1, Model.LOGISTIC).llr(games)).isCloseTo(logistic, within(1e-5 * (1 + Math.abs(logistic))));
            double unit = Math.log(10) / 800;
            double normalised = bestWithAdvantage(games, elo1 * unit) - bestWithAdvantage(games, elo0 * unit);
            assertThat(Sprt.of(elo0, elo1, Model.NORMALISED).llr(games)).isCloseTo(normalised, within(1e-4 * (1 + Math.abs(normalised))));
        }
    }

    private static double bestWithMean(Trinomial games, double mean) {
        return greatest(draws -> likelihood(games, mean, draws), 0, 2 * Math.min(mean, 1 - mean));
    }

    /** A mean and an advantage give the variance, and both give the draws. */
    private static double bestWithAdvantage(Trinomial games, double advantage) {
        return greatest(mean -> {
            double deviation = (mean - 0.5) / advantage;
            return likelihood(games, mean, 4 * (mean - mean * mean - deviation * deviation));
        }, advantage > 0 ? 0.5 : 0, advantage > 0 ? 1 : 0.5);
    }

    private static double likelihood(Trinomial games, double mean, double draws) {
        double wins = mean - draws / 2;
        double losses = 1 - wins - draws;
        return wins > 0 && losses > 0 && draws > 0
                ? games.wins() * Math.log(wins) + games.draws() * Math.log(draws) + games.losses() * Math.log(losses)
                : Double.NEGATIVE_INFINITY;
    }

    private static double greatest(DoubleUnaryOperator function, double from, double to) {
        double low = from;
        double high = to;
        double best = Double.NEGATIVE_INFINITY;
        for (int zoom = 0; zoom < 8; zoom++) {
            int bestStep = 0;
            for (int step = 0; step <= 1_000; step++) {
                double value = function.applyAsDouble(low + (high - low) * step / 1_000);
                if (value > best) {
                    best = value;
                    bestStep = step;
                }
            }
            double width = (high - low) / 1_000;
            double middle = low + width * bestStep;
            if (bestStep > 0) {
                low = Math.max(from, middle - 2 * width);
                high = Math.min(to, middle + 2 * width);
            }
        }
        return best;
    }

    @Test
    void aFewEqualScoresDecideNothing() {
        for (Model model : Model.values()) {
            for (Sample empty : new Sample[]{Trinomial.EMPTY, Pentanomial.EMPTY, Moments.OF_GAMES, Moments.OF_PAIRS}) {
                for (double score : new double[]{0, 0.5, 1}) {
                    Sprt sprt = Sprt.of(0, 5, model);
                    assertThat(sprt.llr(empty)).isZero();
                    Sample sample = empty;
                    for (int i = 0; i < 20; i++) {
                        sample = sample.with(score);
                        assertThat(sprt.decision(sample)).isEqualTo(Decision.CONTINUE);
                    }
                }
            }
        }
    }

    @Test
    void everySampleHasAFiniteRatio() {
        SplittableRandom random = new SplittableRandom(9);
        for (int i = 0; i < 1_000; i++) {
            long[] counts = random.longs(5, 0, 1L << random.nextInt(1, 16)).map(count -> random.nextInt(3) == 0 ? 0 : count).toArray();
            Pentanomial pairs = new Pentanomial(counts[0], counts[1], counts[2], counts[3], counts[4]);
            double elo0 = random.nextDouble(-300, 300);
            for (Model model : Model.values()) {
                Sprt sprt = Sprt.of(elo0, elo0 + random.nextDouble(0.1, 200), model);
                double llr = sprt.llr(pairs);
                assertThat(llr).isFinite();
                Sprt mirrored = Sprt.of(-sprt.elo1(), -sprt.elo0(), model);
                assertThat(mirrored.llr(pairs.reversed())).isCloseTo(-llr, within(1e-6 * (1 + Math.abs(llr))));
            }
        }
    }

    /**
     * The point of the test: a limited number of wrong decisions. Wald's bound on each rate is alpha / (1 - beta); add what chance adds in all but
     * one of a thousand simulations of that many matches.
     */
    @ParameterizedTest
    @CsvSource({"LOGISTIC, 0, 40", "NORMALISED, 0, 60"})
    void pairsAreDecidedWronglyNoMoreOftenThanPromised(Model model, double elo0, double elo1) {
        double[] base = {0.06, 0.2, 0.46, 0.2, 0.08};
        Sprt sprt = Sprt.of(elo0, elo1, model);
        for (boolean better : new boolean[]{false, true}) {
            double elo = better ? elo1 : elo0;
            double[] truth = model == Model.LOGISTIC
                    ? Simulation.withMean(base, Elo.score(elo))
                    : Simulation.withAdvantage(base, elo * Math.sqrt(2) * Math.log(10) / 800);
            SplittableRandom random = new SplittableRandom(better ? 101 : 100);
            int matches = 5_000;
            int wrong = 0;
            for (int match = 0; match < matches; match++) {
                SprtRun run = new SprtRun(sprt, Pentanomial.EMPTY);
                while (run.decision() == Decision.CONTINUE) {
                    run.add(Simulation.draw(random, truth) / 4.0);
                }
                wrong += run.decision() == (better ? Decision.ACCEPT_H0 : Decision.ACCEPT_H1) ? 1 : 0;
            }
            assertThat((double) wrong / matches).isBetween(0.03, 0.05 / 0.95 + 3.1 * Math.sqrt(0.0526 * 0.9474 / matches));
        }
    }

    /** Games with one score in the middle and long tails, such as results of dice games with the luck taken out. */
    @ParameterizedTest
    @CsvSource({"LOGISTIC, 0, 35", "NORMALISED, -20, 25"})
    void realScoresAreDecidedWronglyNoMoreOftenThanPromised(Model model, double elo0, double elo1) {
        Sprt sprt = Sprt.of(elo0, elo1, model);
        double deviation = Math.sqrt(0.09 + 0.16 / 3);
        for (boolean better : new boolean[]{false, true}) {
            double elo = better ? elo1 : elo0;
            double mean = model == Model.LOGISTIC ? Elo.score(elo) : 0.5 + deviation * elo * Math.log(10) / 800;
            SplittableRandom random = new SplittableRandom(better ? 201 : 200);
            int matches = 5_000;
            int wrong = 0;
            for (int match = 0; match < matches; match++) {
                Sample sample = Moments.OF_GAMES;
                Decision decision = Decision.CONTINUE;
                while (decision == Decision.CONTINUE) {
                    double result = random.nextBoolean() ? 0.3 : -0.3;
                    sample = sample.with(mean + result + random.nextDouble(-0.4, 0.4));
                    decision = sprt.decision(sample);
                }
                wrong += decision == (better ? Decision.ACCEPT_H0 : Decision.ACCEPT_H1) ? 1 : 0;
            }
            assertThat((double) wrong / matches).isBetween(0.035, 0.05 / 0.95 + 3.1 * Math.sqrt(0.0526 * 0.9474 / matches));
        }
    }

    @Test
    void unevenErrorRatesAreKept() {
        Sprt sprt = new Sprt(0, 80, 0.01, 0.2, Model.LOGISTIC);
        double[] base = {0.3, 0.4, 0.3};
        double[][] truths = {Simulation.withMean(base, Elo.score(0)), Simulation.withMean(base, Elo.score(80))};
        SplittableRandom random = new SplittableRandom(8);
        int[] wrong = new int[2];
        for (int match = 0; match < 10_000; match++) {
            for (int truth = 0; truth < 2; truth++) {
                SprtRun run = new SprtRun(sprt, Trinomial.EMPTY);
                while (run.decision() == Decision.CONTINUE) {
                    run.add(Simulation.draw(random, truths[truth]) / 2.0);
                }
                wrong[truth] += run.decision() == (truth == 0 ? Decision.ACCEPT_H1 : Decision.ACCEPT_H0) ? 1 : 0;
            }
        }
        assertThat(wrong[0] / 10_000.0).isLessThan(0.01 / 0.8 + 0.004);
        assertThat(wrong[1] / 10_000.0).isLessThan(0.2 / 0.99 + 0.013);
    }

    @Test
    void aRunKeepsItsCurveAndItsFirstDecision() {
        SprtRun run = new SprtRun(Sprt.of(0, 100, Model.LOGISTIC), Trinomial.EMPTY);
        assertThat(run.llr()).isZero();
        assertThat(run.progress()).isZero();
        while (run.decision() == Decision.CONTINUE) {
            run.add(1);
        }
        assertThat(run.decision()).isEqualTo(Decision.ACCEPT_H1);
        assertThat(run.progress()).isEqualTo(1);
        int decidedAt = run.curve().length;
        for (int i = 0; i < 10 * decidedAt; i++) {
            run.add(0);
        }
        assertThat(run.decision()).isEqualTo(Decision.ACCEPT_H1);
        assertThat(run.progress()).isEqualTo(-1);
        assertThat(run.curve()).hasSize(11 * decidedAt).endsWith(run.llr());
        assertThat(run.sample()).isEqualTo(new Trinomial(decidedAt, 0, 10L * decidedAt));
    }
}
