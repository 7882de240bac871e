package rookery.engine.dice;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Variant;
import rookery.play.chance.SplitMix64;

/**
 * Tunes the weights of {@link DiceEvaluation}: plays games against itself, and fits the evaluation of the positions met to how the games ended, by logistic
 * regression. The same settings give the same weights on every machine.
 *
 * <p>Games begin with some random moves and contain a few more, so that the positions differ. A position's target is the result of its game, mixed with the
 * search's score, which is less noisy.
 */
public final class DiceTuner {

    /**
     * @param rounds of self-play and fitting, each with the weights of the round before
     * @param games  a round
     * @param depth  plies looked ahead in these games
     * @param trust  the weight of the search's score against the result, from 0 to 1
     * @param decay  how strongly weights are drawn towards zero
     */
    public record Settings(int rounds, int games, int depth, double trust, double decay, int epochs, long seed) {
    }

    private static final int LONGEST = 400;
    private static final int MOST_OPENING = 10;
    private static final double STRAY = 0.04;
    /** Positions of one game share its result, so a sample of them is nearly as good as all. */
    private static final double KEPT = 0.25;
    private static final int BATCH = 512;
    private static final double RATE = 0.01;

    private final Variant variant;
    private final Settings settings;
    private final Consumer<String> report;
    private final DiceFeatures features;
    private final FeatureList seen;
    private double[] weights;
    private final Samples samples = new Samples();
    private long drawn;

    /** Positions with their targets, packed. */
    private static final class Samples {
        int count;
        int[] start = new int[1024];
        float[] takes = new float[1024];
        float[] target = new float[1024];
        /** The search's score after the roll, for the side that rolled; NaN if not searched. */
        float[] said = new float[1024];
        int size;
        short[] index = new short[1 << 16];
        float[] amount = new float[1 << 16];

        void clear() {
            count = 0;
            size = 0;
        }

        void add(FeatureList list) {
            if (count + 1 >= start.length) {
                start = Arrays.copyOf(start, count * 2 + 2);
                takes = Arrays.copyOf(takes, start.length);
                target = Arrays.copyOf(target, start.length);
                said = Arrays.copyOf(said, start.length);
            }
            if (size + list.size() > index.length) {
                index = Arrays.copyOf(index, index.length * 2);
                amount = Arrays.copyOf(amount, index.length);
            }
            takes[count] = (float) list.takes();
            said[count] = Float.NaN;
            for (int i = 0; i < list.size(); i++) {
                index[size] = (short) list.index(i);
                amount[size++] = (float) list.amount(i);
            }
            start[++count] = size;
        }
    }

    public DiceTuner(Variant variant, Settings settings, Consumer<String> report) {
        this.variant = variant;
        this.settings = settings;
        this.report = report;
        features = DiceFeatures.of(variant);
        weights = DiceWeights.of(variant);
        seen = FeatureList.keeping(features.count());
    }

    /**
     * Starts from other weights than those in use.
     *
     * @param text as {@link #run} returns it, for the same variant
     * @return whether it was valid; otherwise nothing has changed
     */
    public boolean begin(String text) {
        Optional<double[]> first = DiceWeights.parse(text).filter(numbers -> numbers.length == weights.length);
        first.ifPresent(numbers -> weights = numbers);
        return first.isPresent();
    }

    /** The tuned weights as the text of their file. */
    public String run() {
        for (int round = 1; round <= settings.rounds(); round++) {
            samples.clear();
            for (int game = 0; game < settings.games(); game++) {
                play();
            }
            double before = loss(weights);
            fit();
            report.accept(String.format(Locale.ROOT, "round %d: %d positions, loss %.5f before, %.5f after", round, samples.count, before,
                    loss(weights)));
        }
        return DiceWeights.text(weights);
    }

    private long draw() {
        return SplitMix64.at(settings.seed(), drawn++);
    }

    private double chance() {
        return (draw() >>> 11) * 0x1p-53;
    }

    // ---- games ---------------------------------------------------------------------------------------------------

    private void play() {
        Position position = Position.start(variant);
        LeafValue leaf = new DiceEvaluation(variant, weights, Optional.empty());
        Expectation search = new Expectation(position, leaf, DiceBot.values(variant), 1 << 14);
        MoveList moves = new MoveList();
        int opening = 2 * SplitMix64.below(MOST_OPENING, draw());
        int first = samples.count;
        boolean fresh = false;
        while (!position.outcome().isOver() && position.ply() < LONGEST) {
            position.legalMoves(moves);
            if (position.toAct() == Actor.NATURE) {
                fresh = position.ply() >= opening && chance() < KEPT;
                if (fresh) {
                    features.of(position, seen);
                    samples.add(seen);
                    // White's view for now, flipped once the result is known.
                    samples.target[samples.count - 1] = position.turn() == Side.WHITE ? 1 : -1;
                }
                position.make(moves.get(SplitMix64.below(moves.size(), draw())));
                continue;
            }
            boolean strays = position.ply() < opening || chance() < STRAY;
            if (strays) {
                position.make(moves.get(SplitMix64.below(moves.size(), draw())));
            } else {
                position.make(best(search, moves, fresh));
            }
        }
        double result = switch (position.outcome()) {
            case Outcome.Win(Side side, Reason _) -> side == Side.WHITE ? 1 : -1;
            case Outcome.Draw _,Outcome.Ongoing _ -> 0;
        };
        for (int i = first; i < samples.count; i++) {
            float outcome = samples.target[i] * (float) result;
            boolean mixed = !Float.isNaN(samples.said[i]);
            samples.target[i] = mixed ? (float) (settings.trust() * samples.said[i] + (1 - settings.trust()) * outcome) : outcome;
        }
    }

    private int best(Expectation search, MoveList moves, boolean fresh) {
        int best = moves.get(0);
        double value = -2;
        for (int i = 0; i < moves.size(); i++) {
            double each = search.valueOfMove(moves.get(i), settings.depth(), Math.max(-1, value), 1);
            if (each > value) {
                value = each;
                best = moves.get(i);
            }
        }
        if (fresh) {
            samples.said[samples.count - 1] = (float) value;
        }
        return best;
    }

    // ---- fitting -------------------------------------------------------------------------------------------------

    private double value(int sample, double[] by) {
        double sum = 0;
        for (int i = samples.start[sample]; i < samples.start[sample + 1]; i++) {
            sum += by[samples.index[i]] * samples.amount[i];
        }
        return sum;
    }

    /** Mean cross entropy. */
    private double loss(double[] by) {
        double loss = 0;
        for (int i = 0; i < samples.count; i++) {
            double takes = samples.takes[i];
            double chance = Math.clamp((takes + (1 - takes) * Curve.of(value(i, by)) + 1) / 2, 1e-6, 1 - 1e-6);
            double target = (samples.target[i] + 1) / 2;
            loss -= target * StrictMath.log(chance) + (1 - target) * StrictMath.log(1 - chance);
        }
        return loss / Math.max(1, samples.count);
    }

    /** Adam over shuffled batches. */
    private void fit() {
        int n = weights.length;
        double[] mean = new double[n];
        double[] square = new double[n];
        double[] gradient = new double[n];
        double[] sum = new double[n];
        int[] order = new int[samples.count];
        Arrays.setAll(order, i -> i);
        double first = 1;
        double second = 1;
        long averaged = 0;
        for (int epoch = 0; epoch < settings.epochs(); epoch++) {
            for (int i = order.length - 1; i > 0; i--) {
                int j = SplitMix64.below(i + 1, draw());
                int swap = order[i];
                order[i] = order[j];
                order[j] = swap;
            }
            for (int from = 0; from < order.length; from += BATCH) {
                int to = Math.min(order.length, from + BATCH);
                Arrays.fill(gradient, 0);
                for (int i = from; i < to; i++) {
                    slope(order[i], gradient);
                }
                first *= 0.9;
                second *= 0.999;
                for (int k = 0; k < n; k++) {
                    double g = gradient[k] / (to - from) + settings.decay() * weights[k];
                    mean[k] = 0.9 * mean[k] + 0.1 * g;
                    square[k] = 0.999 * square[k] + 0.001 * g * g;
                    weights[k] -= RATE * (mean[k] / (1 - first)) / (Math.sqrt(square[k] / (1 - second)) + 1e-8);
                }
                // The mean over the last epochs is steadier than the last step.
                if (epoch * 2 >= settings.epochs()) {
                    averaged++;
                    for (int k = 0; k < n; k++) {
                        sum[k] += weights[k];
                    }
                }
            }
        }
        if (averaged > 0) {
            for (int k = 0; k < n; k++) {
                weights[k] = sum[k] / averaged;
            }
        }
    }

    /** Adds one sample's gradient of the loss. */
    private void slope(int sample, double[] gradient) {
        double takes = samples.takes[sample];
        double bent = Curve.of(value(sample, weights));
        double chance = Math.clamp((takes + (1 - takes) * bent + 1) / 2, 1e-6, 1 - 1e-6);
        double target = (samples.target[sample] + 1) / 2;
        double byChance = (chance - target) / (chance * (1 - chance));
        double bySum = byChance * (1 - takes) * (1 - bent * bent) / 4;
        for (int i = samples.start[sample]; i < samples.start[sample + 1]; i++) {
            gradient[samples.index[i]] += bySum * samples.amount[i];
        }
    }
}
