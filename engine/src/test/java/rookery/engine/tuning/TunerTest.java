package rookery.engine.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.evaluation.Evaluation;
import rookery.engine.evaluation.Tunable;
import rookery.engine.evaluation.Weights;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

class TunerTest {

    private static final Tuner.Settings SMALL = new Tuner.Settings(6, 150, 30, 0.5, 2e-9, 1, 5);

    // C-55
    @ParameterizedTest
    @ValueSource(strings = {"fide", "xxl"})
    void sameSettingsGiveTheSameWeightsAndTheyFitTheVariant(String id) {
        Variant variant = Variants.named(id).orElseThrow();
        String once = Tuner.of(variant, SMALL, line -> {
        }).orElseThrow().run();
        String again = Tuner.of(variant, SMALL, line -> {
        }).orElseThrow().run();
        assertThat(again).isEqualTo(once);
        assertThat(Evaluation.of(variant, once.lines().toList()).evaluate(Position.start(variant))).isBetween(-300, 300);
    }

    @Test
    void theFitForetellsTheGamesBetterThanBefore() {
        List<String> told = new ArrayList<>();
        Tuner.of(Presets.FIDE, SMALL, told::add).orElseThrow().run();
        double before = error(told.stream().filter(line -> line.contains("positions, error")).findFirst().orElseThrow());
        assertThat(error(told.getLast())).isLessThan(before);
    }

    @Test
    void noneOfTheWayLeavesTheWeightsAsTheyWere() {
        Tuner.Settings nowhere = new Tuner.Settings(3, 150, 30, 0.5, 2e-9, 0, 5);
        String text = Tuner.of(Presets.FIDE, nowhere, _ -> {
        }).orElseThrow().run();
        assertThat(((Tunable) Evaluation.of(Presets.FIDE, text.lines().toList())).weights())
                .isEqualTo(((Tunable) Evaluation.derived(Presets.FIDE)).weights());
    }

    private static double error(String line) {
        return Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1));
    }

    /** The counts found by changing weights make up the evaluation again: what is fitted is what is played. */
    @ParameterizedTest
    @ValueSource(strings = {"fide", "xxl", "capablanca"})
    void aPositionTakenApartHasTheScoreItHadWhole(String id) {
        Variant variant = Variants.named(id).orElseThrow();
        Tunable evaluation = (Tunable) Evaluation.derived(variant);
        new TrainingGames(variant, 60, 3).play(0, (position, target) -> {
            Samples samples = new Samples();
            samples.add(evaluation, position, target);
            if (samples.count() == 1) {
                int whole = evaluation.evaluate(position);
                assertThat(recomputed(samples, evaluation)).isCloseTo(position.turn() == Side.WHITE ? whole : -whole, offset(1e-6));
            }
        });
    }

    private static double recomputed(Samples samples, Tunable evaluation) {
        double middlegame = 0;
        double endgame = 0;
        double white = 0;
        double black = 0;
        for (int entry = samples.from(0); entry < samples.to(0); entry++) {
            int weight = evaluation.weights()[samples.weight(entry)];
            if (evaluation.isDanger(samples.weight(entry))) {
                white += samples.amount(entry) * weight;
                black += samples.other(entry) * weight;
            } else {
                middlegame += samples.amount(entry) * Weights.middlegame(weight);
                endgame += samples.amount(entry) * Weights.endgame(weight);
            }
        }
        return Fit.score(middlegame, endgame, white, black, samples.middlegame(0), samples.endgame(0)) + samples.rest(0);
    }
}
