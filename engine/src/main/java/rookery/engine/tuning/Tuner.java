package rookery.engine.tuning;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import rookery.engine.evaluation.Evaluation;
import rookery.engine.evaluation.Tunable;
import rookery.engine.evaluation.Weights;
import rookery.kernel.variant.Variant;

/**
 * Fits the weights of the evaluation, for one variant without a die, to games the engine plays against itself (Texel's method). The same settings give
 * the same weights on every machine.
 */
public final class Tuner {

    /**
     * @param games  to play
     * @param nodes  searched for each of their moves
     * @param steps  of the descent
     * @param trust  the weight of the search's score against the game's result, from 0 to 1
     * @param pull   how strongly weights are drawn back to those in use
     * @param share  how far to move from the current weights to the fitted ones, from 0 to 1, since rare weights are fitted to noise
     */
    public record Settings(int games, long nodes, int steps, double trust, double pull, double share, long seed) {
    }

    private static final double RATE = 0.6;
    private static final int REPORTS = 10;

    private final Variant variant;
    private final Settings settings;
    private final Consumer<String> report;
    private final Tunable evaluation;

    private Tuner(Variant variant, Tunable evaluation, Settings settings, Consumer<String> report) {
        this.variant = variant;
        this.evaluation = evaluation;
        this.settings = settings;
        this.report = report;
    }

    /** A tuner for the variant; empty if its evaluation has no weights of its own. */
    public static Optional<Tuner> of(Variant variant, Settings settings, Consumer<String> report) {
        return !variant.hasDie() && Evaluation.derived(variant) instanceof Tunable tunable
                ? Optional.of(new Tuner(variant, tunable, settings, report))
                : Optional.empty();
    }

    /** The tuned weights as the text of their file. */
    public String run() {
        Samples samples = collect();
        int[] packed = evaluation.weights();
        boolean[] isDanger = new boolean[packed.length];
        double[] weights = new double[packed.length * 2];
        for (int i = 0; i < packed.length; i++) {
            isDanger[i] = evaluation.isDanger(i);
            weights[2 * i] = Weights.middlegame(packed[i]);
            weights[2 * i + 1] = Weights.endgame(packed[i]);
        }
        Fit fit = new Fit(samples, weights, isDanger, settings.trust(), settings.pull());
        fit.settleScale();
        report.accept(String.format(Locale.ROOT, "%d positions, error %.6f", samples.count(), fit.error()));
        for (int step = 1; step <= settings.steps(); step++) {
            // Large steps find the region; small ones at the end settle within it.
            fit.step(step, step > settings.steps() * 3 / 4 ? RATE / 4 : RATE);
            if (step % Math.max(1, settings.steps() / REPORTS) == 0) {
                report.accept(String.format(Locale.ROOT, "step %d: error %.6f", step, fit.error()));
            }
        }
        return evaluation.text(pack(between(weights, fit.weights()), isDanger));
    }

    private double[] between(double[] before, double[] fitted) {
        double[] between = new double[before.length];
        for (int i = 0; i < between.length; i++) {
            between[i] = before[i] + settings.share() * (fitted[i] - before[i]);
        }
        return between;
    }

    private Samples collect() {
        Samples samples = new Samples();
        TrainingGames games = new TrainingGames(variant, settings.nodes(), settings.seed());
        for (int game = 0; game < settings.games(); game++) {
            games.play(game, (position, target) -> samples.add(evaluation, position, target));
            if ((game + 1) % Math.max(1, settings.games() / REPORTS) == 0) {
                report.accept(String.format(Locale.ROOT, "%d games, %d positions", game + 1, samples.count()));
            }
        }
        return samples;
    }

    private static int[] pack(double[] weights, boolean[] isDanger) {
        int[] packed = new int[isDanger.length];
        for (int i = 0; i < packed.length; i++) {
            int middlegame = (int) Math.round(weights[2 * i]);
            packed[i] = isDanger[i] ? middlegame : Weights.pack(middlegame, (int) Math.round(weights[2 * i + 1]));
        }
        return packed;
    }
}
