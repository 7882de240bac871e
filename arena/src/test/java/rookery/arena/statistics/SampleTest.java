package rookery.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;

class SampleTest {

    @Test
    void momentsOfCountedScoresAreThoseOfTheCounts() {
        SplittableRandom random = new SplittableRandom(1);
        Sample games = Trinomial.EMPTY;
        Sample pairs = Pentanomial.EMPTY;
        Sample gameMoments = Moments.OF_GAMES;
        Sample pairMoments = Moments.OF_PAIRS;
        for (int i = 0; i < 1_000; i++) {
            double game = random.nextInt(3) / 2.0;
            double pair = random.nextInt(5) / 4.0;
            games = games.with(game);
            gameMoments = gameMoments.with(game);
            pairs = pairs.with(pair);
            pairMoments = pairMoments.with(pair);
        }
        assertSame(games, gameMoments);
        assertSame(pairs, pairMoments);
        assertSame(pairs, Moments.of(pairs));
        assertThat(pairs.games()).isEqualTo(2_000);
    }

    private static void assertSame(Sample one, Sample other) {
        assertThat(one.count()).isEqualTo(other.count());
        assertThat(one.gamesEach()).isEqualTo(other.gamesEach());
        assertThat(one.mean()).isCloseTo(other.mean(), within(1e-12));
        assertThat(one.variance()).isCloseTo(other.variance(), within(1e-12));
    }

    @Test
    void momentsAddUp() {
        SplittableRandom random = new SplittableRandom(2);
        Moments whole = Moments.OF_GAMES;
        Moments left = Moments.OF_GAMES;
        Moments right = Moments.OF_GAMES;
        for (int i = 0; i < 500; i++) {
            double score = 1e6 + random.nextDouble();
            whole = whole.with(score);
            if (i % 3 == 0) {
                left = left.with(score);
            } else {
                right = right.with(score);
            }
        }
        assertThat(left.plus(right).mean()).isCloseTo(whole.mean(), within(1e-6));
        assertThat(left.plus(right).variance()).isCloseTo(whole.variance(), within(1e-6));
        assertThat(whole.variance()).isCloseTo(1 / 12.0, within(0.01));
        assertThat(Moments.OF_GAMES.plus(Moments.OF_GAMES)).isEqualTo(Moments.OF_GAMES);
        Moments games = whole;
        assertThatIllegalArgumentException().isThrownBy(() -> games.plus(Moments.OF_PAIRS));
    }

    @Test
    void countsAddUpAndTurnAround() {
        Trinomial games = new Trinomial(3, 2, 1);
        assertThat(games.points()).isEqualTo(4);
        assertThat(games.reversed().points()).isEqualTo(2);
        assertThat(games.plus(games.reversed()).mean()).isEqualTo(0.5);
        assertThat(games.drawRatio()).isCloseTo(1 / 3.0, within(1e-15));
        Pentanomial pairs = Pentanomial.EMPTY.withPair(1, 1).withPair(1, 0.5).withPair(0, 1).withPair(0.5, 0.5).withPair(0, 0.5).withPair(0,
                0);
        assertThat(pairs).isEqualTo(new Pentanomial(1, 1, 2, 1, 1));
        assertThat(pairs.reversed()).isEqualTo(pairs);
        assertThat(pairs.pairsRatio()).isEqualTo(1);
        assertThat(pairs.plus(pairs).drawRatio()).isCloseTo(1 / 3.0, within(1e-15));
        assertThatIllegalArgumentException().isThrownBy(() -> games.with(0.25));
        assertThatIllegalArgumentException().isThrownBy(() -> pairs.with(0.3));
        assertThatIllegalArgumentException().isThrownBy(() -> new Trinomial(-1, 0, 0));
    }
}
