package rookery.engine.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.play.chance.SplitMix64;

/** Finding better numbers by noisy comparisons, on a game whose best numbers are known. */
class SpsaTest {

    private static final List<Spsa.Parameter> PARAMETERS = List.of(new Spsa.Parameter("margin", 100, 0, 400, 20),
            new Spsa.Parameter("depth", 9, 1, 20, 1), new Spsa.Parameter("edge", 50, 0, 60, 5));
    private static final double[] BEST = {220, 5, 60};

    /** Whoever is nearer to the best wins more often, in few games with much luck. */
    private static double play(double[] first, double[] second, int step) {
        double edge = badness(second) - badness(first);
        double chance = 1 / (1 + StrictMath.exp(-edge));
        int won = 0;
        for (int game = 0; game < 8; game++) {
            won += (SplitMix64.at(99, step * 8L + game) >>> 11) * 0x1p-53 < chance ? 1 : -1;
        }
        return won / 8.0;
    }

    private static double badness(double[] values) {
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            double off = (values[i] - BEST[i]) / (PARAMETERS.get(i).most() - PARAMETERS.get(i).least());
            sum += 30 * off * off;
        }
        return sum;
    }

    private static Spsa after(Spsa spsa, int steps) throws InterruptedException {
        while (spsa.done() < steps) {
            spsa.step(SpsaTest::play);
        }
        return spsa;
    }

    @Test
    void findsNumbersThatPlayBetter() throws InterruptedException {
        double before = badness(new double[]{100, 9, 50});
        Spsa spsa = after(new Spsa(PARAMETERS, 600, 0.5, 7), 600);
        assertThat(spsa.isDone()).isTrue();
        assertThat(badness(spsa.values())).isLessThan(before / 4);
    }

    @Test
    void numbersStayWithinTheirBounds() throws InterruptedException {
        Spsa spsa = new Spsa(PARAMETERS, 50, 3, 1);
        while (!spsa.isDone()) {
            spsa.step((first, second, step) -> {
                for (double[] each : List.of(first, second)) {
                    for (int i = 0; i < each.length; i++) {
                        assertThat(each[i]).isBetween(PARAMETERS.get(i).least(), PARAMETERS.get(i).most());
                    }
                }
                return first[0] > second[0] ? 1 : -1;
            });
        }
        assertThat(spsa.values()[0]).isEqualTo(400);
    }

    @Test
    void goesOnFromAnyStepAsIfItHadNotBeenBrokenOff() throws InterruptedException {
        Spsa whole = after(new Spsa(PARAMETERS, 60, 0.5, 3), 60);
        String place = after(new Spsa(PARAMETERS, 60, 0.5, 3), 23).text();
        Spsa resumed = new Spsa(PARAMETERS, 60, 0.5, 3);
        assertThat(resumed.resume(place)).isEmpty();
        assertThat(resumed.done()).isEqualTo(23);
        assertThat(after(resumed, 60).text()).isEqualTo(whole.text());
    }

    @Test
    void refusesThePlaceOfAnotherTaskAndDamagedOnes() throws InterruptedException {
        String place = after(new Spsa(PARAMETERS, 60, 0.5, 3), 5).text();
        assertThat(new Spsa(PARAMETERS, 61, 0.5, 3).resume(place)).contains("it belongs to another task");
        Spsa same = new Spsa(PARAMETERS, 60, 0.5, 3);
        assertThat(same.resume(place.replace("done 5", "done x"))).contains("it is damaged");
        assertThat(same.resume(place.replace("done 5", "done 500"))).contains("its numbers are impossible");
        assertThat(same.resume("")).isPresent();
        assertThat(same.done()).isZero();
        assertThat(same.values()).containsExactly(100, 9, 50);
    }
}
