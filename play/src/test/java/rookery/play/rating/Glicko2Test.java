package rookery.play.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;

import rookery.play.rating.Glicko2.Bout;

class Glicko2Test {

    private static final Glicko2 GLICKO = Glicko2.STANDARD;

    /** The worked example of Glickman's paper, with its own constant. */
    @Test
    void theWorkedExampleComesOut() {
        Glicko2 paper = new Glicko2(0.5, 1, 350, 0.06, 1, 1);
        Rating player = new Rating(1500, 200, 0.06);
        List<Bout> bouts = List.of(new Bout(new Rating(1400, 30, 0.06), 1), new Bout(new Rating(1550, 100, 0.06), 0),
                new Bout(new Rating(1700, 300, 0.06), 0));
        Rating after = paper.afterPeriod(player, bouts);
        assertThat(after.value()).isCloseTo(1464.06, within(0.01));
        assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
        assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
    }

    @Test
    void aNewcomerIsProvisionalUntilEnoughGamesArePlayed() { // C-41
        Rating player = GLICKO.newcomer();
        assertThat(player).isEqualTo(new Rating(1500, 500, 0.09));
        assertThat(player.isProvisional()).isTrue();
        Rating opponent = new Rating(1500, 60, 0.09);
        int games = 0;
        while (player.isProvisional()) {
            player = GLICKO.afterGame(player, opponent, games % 2, Duration.ofMinutes(10));
            games++;
        }
        assertThat(games).isBetween(5, 15);
        assertThat(player.value()).isCloseTo(1500, within(60.0));
    }

    @Test
    void winningRaisesLosingLowersAndDrawingAsExpectedDoesNothing() {
        Rating player = new Rating(1500, 80, 0.06);
        Rating opponent = new Rating(1500, 80, 0.06);
        double win = GLICKO.afterGame(player, opponent, 1, Duration.ZERO).value() - 1500;
        double loss = GLICKO.afterGame(player, opponent, 0, Duration.ZERO).value() - 1500;
        assertThat(win).isPositive().isCloseTo(-loss, within(1e-9));
        assertThat(GLICKO.afterGame(player, opponent, 0.5, Duration.ZERO).value()).isEqualTo(1500);
        Rating strong = new Rating(1900, 80, 0.06);
        assertThat(GLICKO.afterGame(player, strong, 1, Duration.ZERO).value() - 1500).isGreaterThan(win);
        Rating uncertain = new Rating(1500, 300, 0.06);
        assertThat(GLICKO.afterGame(player, uncertain, 1, Duration.ZERO).value() - 1500).isLessThan(win);
    }

    @Test
    void restMakesARatingUncertainUpToALimit() {
        Rating player = new Rating(1800, 60, 0.06);
        Rating rested = GLICKO.afterRest(player, Duration.ofDays(365));
        assertThat(rested.value()).isEqualTo(1800);
        assertThat(rested.deviation()).isCloseTo(Math.sqrt(60 * 60 + 0.21 * 365 * Math.pow(0.06 * 400 / Math.log(10), 2)), within(1e-9));
        assertThat(GLICKO.afterRest(player, Duration.ofDays(3_000_000)).deviation()).isEqualTo(500);
        assertThat(GLICKO.afterRest(player, Duration.ZERO)).isEqualTo(player);
    }

    @Test
    void expectedScoresAreSymmetricAndDampedByDoubt() {
        Rating strong = new Rating(1700, 50, 0.06);
        Rating weak = new Rating(1500, 50, 0.06);
        assertThat(GLICKO.expectedScore(strong, weak) + GLICKO.expectedScore(weak, strong)).isCloseTo(1, within(1e-15));
        assertThat(GLICKO.expectedScore(strong, weak)).isCloseTo(0.757, within(0.005));
        assertThat(GLICKO.expectedScore(new Rating(1700, 400, 0.06), weak)).isLessThan(GLICKO.expectedScore(strong, weak));
    }

    /** Whatever happens, numbers stay in their ranges and a strong player's rating finds its place. */
    @Test
    void ratingsStaySaneAndFindTheTruth() {
        SplittableRandom random = new SplittableRandom(11);
        double[] truth = {1200, 1400, 1600, 1800, 2400};
        List<Rating> ratings = new ArrayList<>();
        for (double _ : truth) {
            ratings.add(GLICKO.newcomer());
        }
        for (int game = 0; game < 5_000; game++) {
            int one = random.nextInt(truth.length);
            int other = (one + 1 + random.nextInt(truth.length - 1)) % truth.length;
            double score = random.nextDouble() < 1 / (1 + Math.pow(10, (truth[other] - truth[one]) / 400)) ? 1 : 0;
            Rating before = ratings.get(one);
            ratings.set(one, GLICKO.afterGame(before, ratings.get(other), score, Duration.ofHours(random.nextInt(48))));
            ratings.set(other, GLICKO.afterGame(ratings.get(other), before, 1 - score, Duration.ofHours(1)));
            assertThat(ratings.get(one).deviation()).isBetween(45.0, 500.0);
            assertThat(ratings.get(one).volatility()).isBetween(0.0001, 0.1);
        }
        double shift = ratings.stream().mapToDouble(Rating::value).average().orElseThrow() - 1680;
        for (int player = 0; player < truth.length; player++) {
            assertThat(ratings.get(player).value() - shift).isCloseTo(truth[player], within(150.0));
        }
    }

    @Test
    void extremeResultsAreSurvived() {
        Rating weakest = new Rating(-5000, 45, 0.1);
        Rating strongest = new Rating(9000, 45, 0.1);
        Rating after = GLICKO.afterGame(weakest, strongest, 1, Duration.ofDays(10_000));
        assertThat(after.value()).isFinite().isGreaterThan(-5000);
        assertThatIllegalArgumentException().isThrownBy(() -> new Bout(weakest, 1.5));
        assertThatIllegalArgumentException().isThrownBy(() -> new Rating(Double.NaN, 50, 0.06));
    }
}
