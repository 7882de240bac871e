package rookery.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RatingTest {

    /** Games between two players, colours alternating. */
    private static void play(List<GameScore> games, int one, int other, int wins, int draws, int losses) {
        for (int game = 0; game < wins + draws + losses; game++) {
            double score = game < wins ? 1 : game < wins + draws ? 0.5 : 0;
            games.add(game % 2 == 0 ? new GameScore(one, other, score) : new GameScore(other, one, 1 - score));
        }
    }

    /** A published comparison of rating programs: 75 %, 75 % and 90 %, which fit ratings of 191, 0 and -191 exactly. */
    private static Crosstable published(int times) {
        List<GameScore> games = new ArrayList<>();
        play(games, 0, 1, 18 * times, 9 * times, 3 * times);
        play(games, 1, 2, 18 * times, 9 * times, 3 * times);
        play(games, 0, 2, 24 * times, 6 * times, 0);
        return new Crosstable(List.of("Houdini", "Strelka", "Komodo"), games);
    }

    @ParameterizedTest
    @CsvSource({"1, 190.85, 58.66", "4, 190.85, 29.33"})
    void ordinalRatingsOfThePublishedExampleAreExact(int times, double first, double margin) {
        RatingList list = OrdinalRating.PLAIN.rate(published(times));
        assertThat(list.of(0).rating()).isCloseTo(first, within(0.005));
        assertThat(list.of(1).rating()).isCloseTo(0, within(1e-9));
        assertThat(list.of(2).rating()).isCloseTo(-first, within(0.005));
        assertThat(list.of(0).margin()).isCloseTo(margin, within(0.01));
        assertThat(list.ranked()).extracting(PlayerRating::name).containsExactly("Houdini", "Strelka", "Komodo");
    }

    /** BayesElo's figures in the same comparison, printed without decimals and for an unknown division of colours. */
    @ParameterizedTest
    @CsvSource({"1, false, 158", "1, true, 166", "4, false, 166", "4, true, 173"})
    void bayesianRatingsAgreeWithThePublishedExample(int times, boolean estimate, double first) {
        BayesianRating rating = estimate ? BayesianRating.ESTIMATED : BayesianRating.ESTIMATED.withoutEstimates();
        RatingList list = rating.rate(published(times));
        assertThat(list.of(0).rating()).isCloseTo(first, within(1.0));
        assertThat(list.of(1).rating()).isCloseTo(0, within(1.0));
        assertThat(list.of(2).rating()).isCloseTo(-first, within(1.0));
        assertThat(list.of(1).margin()).isCloseTo(times == 1 ? estimate ? 44 : 51 : estimate ? 22.5 : 26, within(0.5));
    }

    @Test
    void twoPlayersGetTheEloOfTheirMatch() {
        List<GameScore> games = new ArrayList<>();
        play(games, 0, 1, 136, 111, 96);
        RatingList list = OrdinalRating.PLAIN.rate(new Crosstable(List.of("a", "b"), games));
        EloEstimate match = Elo.estimate(new Trinomial(136, 111, 96));
        assertThat(list.of(0).rating() - list.of(1).rating()).isCloseTo(match.value(), within(1e-6));
        assertThat(2 * list.of(0).margin()).isCloseTo(match.margin(), within(0.1));
        assertThat(list.superiority(0, 1)).isCloseTo(LikelihoodOfSuperiority.of(new Trinomial(136, 111, 96)), within(0.001));
        assertThat(list.superiority(1, 0)).isCloseTo(1 - list.superiority(0, 1), within(1e-12));
    }

    @Test
    void everyoneHasThePointsTheRatingsLeadToExpect() {
        Crosstable table = simulated(new SplittableRandom(4), new double[]{0, 50, 120, -80, -200, 300}, 40, 100, 30);
        RatingList list = new OrdinalRating(2500, Map.of(), true).rate(table);
        assertThat(list.ratings().stream().mapToDouble(PlayerRating::rating).average().orElseThrow()).isCloseTo(2500, within(1e-6));
        for (int player = 0; player < table.size(); player++) {
            double expected = 0;
            for (int other = 0; other < table.size(); other++) {
                double lead = list.of(player).rating() - list.of(other).rating();
                expected += table.withColours(player, other).count() * Elo.score(lead + list.whiteAdvantage());
                expected += table.withColours(other, player).count() * Elo.score(lead - list.whiteAdvantage());
            }
            assertThat(expected).isCloseTo(table.total(player).points(), within(1e-3));
        }
    }

    @Test
    void anchorsStandStill() {
        Crosstable table = published(1);
        RatingList list = new OrdinalRating(0, Map.of("Strelka", 2800.0), false).rate(table);
        assertThat(list.of(1).rating()).isEqualTo(2800);
        assertThat(list.of(1).margin()).isZero();
        assertThat(list.of(0).rating()).isCloseTo(2990.85, within(0.01));
        RatingList two = new BayesianRating(0, Map.of("Houdini", 3000.0, "Komodo", 2600.0), 2, 0, 100, true).rate(table);
        assertThat(two.of(0).rating()).isEqualTo(3000);
        assertThat(two.of(2).rating()).isEqualTo(2600);
        assertThat(two.of(1).rating()).isCloseTo(2800, within(1.0));
        assertThatIllegalArgumentException().isThrownBy(() -> new OrdinalRating(0, Map.of("Rybka", 0.0), false).rate(table));
    }

    @Test
    void whoWonOrLostEverythingIsBeyondTheScale() {
        List<GameScore> games = new ArrayList<>();
        play(games, 0, 1, 5, 2, 3);
        play(games, 2, 0, 4, 0, 0);
        play(games, 1, 3, 4, 0, 0);
        play(games, 4, 5, 1, 1, 1);
        Crosstable table = new Crosstable(List.of("a", "b", "god", "worm", "stranger", "strange", "absent"), games);
        RatingList list = OrdinalRating.PLAIN.rate(table);
        assertThat(list.of(0).isRated() && list.of(1).isRated()).isTrue();
        assertThat(list.of(2).rating()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(list.of(3).rating()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(list.of(4).rating()).isNaN();
        assertThat(list.of(6).margin()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(list.superiority(2, 0)).isEqualTo(1);
        assertThat(list.superiority(3, 0)).isZero();
        assertThat(list.superiority(4, 0)).isEqualTo(0.5);
        assertThat(list.ranked()).extracting(PlayerRating::name).startsWith("god", "a", "b", "worm");

        RatingList bayesian = BayesianRating.ESTIMATED.rate(table);
        assertThat(bayesian.ratings().subList(0, 6)).allMatch(PlayerRating::isRated);
        assertThat(bayesian.of(2).rating()).isGreaterThan(bayesian.of(0).rating());
        assertThat(bayesian.of(3).rating()).isLessThan(bayesian.of(1).rating());
        assertThat(bayesian.of(6).isRated()).isFalse();
        RatingList anchored = new OrdinalRating(0, Map.of("a", 100.0, "strange", 200.0), false).rate(table);
        assertThat(anchored.of(4).isRated()).isTrue();
    }

    @Test
    void noGamesGiveNoRatings() {
        Crosstable empty = new Crosstable(List.of("a", "b"), List.of());
        assertThat(BayesianRating.ESTIMATED.rate(empty).ratings()).noneMatch(PlayerRating::isRated);
        assertThat(OrdinalRating.PLAIN.rate(empty).ratings()).hasSize(2).noneMatch(PlayerRating::isRated);
        Crosstable single = new Crosstable(List.of("a", "b"), List.of(new GameScore(0, 1, 1)));
        assertThat(OrdinalRating.PLAIN.rate(single).ratings()).noneMatch(PlayerRating::isRated);
        List<GameScore> decisive = new ArrayList<>();
        play(decisive, 0, 1, 60, 0, 40);
        RatingList list = new BayesianRating(0, Map.of(), 0, 0, 100, true).rate(new Crosstable(List.of("a", "b"), decisive));
        assertThat(list.drawElo()).isZero();
        assertThat(list.of(0).rating() - list.of(1).rating()).isCloseTo(Elo.difference(0.6), within(2.0));
    }

    /** Ratings, advantage and draw margin with which games were made are found again, within their error bars as often as these promise. */
    @Test
    void truthIsFoundWithinTheErrorBars() {
        double[] truth = {-250, -100, -40, 0, 90, 300};
        SplittableRandom random = new SplittableRandom(12);
        int[] held = new int[2];
        double advantage = 0;
        double draw = 0;
        int lists = 300;
        for (int list = 0; list < lists; list++) {
            Crosstable table = simulated(random, truth, 20, 60, 120);
            RatingList bayesian = BayesianRating.ESTIMATED.rate(table);
            double ratio = Math.pow(10, -120 / 400.0);
            double scale = 4 * ratio / Math.pow(1 + ratio, 2);
            RatingList decisive = new OrdinalRating(0, Map.of(), true).rate(simulated(random, truth, 20, 60, 0));
            for (int player = 0; player < truth.length; player++) {
                held[0] += Math.abs(bayesian.of(player).rating() - scale * truth[player]) < bayesian.of(player).margin() ? 1 : 0;
                held[1] += Math.abs(decisive.of(player).rating() - truth[player]) < decisive.of(player).margin() ? 1 : 0;
            }
            advantage += bayesian.whiteAdvantage() / lists;
            draw += bayesian.drawElo() / lists;
        }
        assertThat(held[0] / (6.0 * lists)).isBetween(0.93, 0.975);
        assertThat(held[1] / (6.0 * lists)).isBetween(0.93, 0.975);
        assertThat(advantage).isCloseTo(60, within(4.0));
        assertThat(draw).isCloseTo(120, within(6.0)); // the prior adds a few draws
    }

    /** Everyone plays everyone so often with each colour, by the model with draws. */
    private static Crosstable simulated(SplittableRandom random, double[] truth, int games, double advantage, double draw) {
        List<GameScore> scores = new ArrayList<>();
        for (int white = 0; white < truth.length; white++) {
            for (int black = 0; black < truth.length; black++) {
                for (int game = 0; game < games && white != black; game++) {
                    double lead = truth[white] - truth[black] + advantage;
                    double win = Elo.score(lead - draw);
                    double loss = Elo.score(-lead - draw);
                    double dice = random.nextDouble();
                    scores.add(new GameScore(white, black, dice < win ? 1 : dice < win + loss ? 0 : 0.5));
                }
            }
        }
        return new Crosstable(IntStream.range(0, truth.length).mapToObj(player -> "player" + player).toList(), scores);
    }
}
