package rookery.engine.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import rookery.engine.net.Net;
import rookery.engine.net.NetInputs;
import rookery.play.chance.SplitMix64;

/**
 * Fits a net to positions by gradient descent (AdamW, the rate falling along a cosine). Every batch is split into the same parts on every machine and
 * their gradients are added in the same order, so that the net depends neither on the number of threads nor on the machine. Mutable.
 *
 * <p>During fitting the row of an input is a sum: its own part, and parts it shares with the same piece anywhere, on its file and on its rank. What
 * holds for many squares is thus learned from all positions, and only the rest is learned square by square.
 */
final class Trainer {

    /**
     * @param base    what the net is added to; the positions store its value
     * @param outputs number of outputs; the number of men selects one
     * @param passes  over all positions
     * @param begin   the net to start from; null for a fresh one
     * @param gently  whether to change that net only a little, since it has seen far more positions than these
     */
    record Settings(Net.Base base, int width, int outputs, int passes, long seed, @Nullable Net begin, boolean gently) {

        Settings(Net.Base base, int width, int outputs, int passes, long seed) {
            this(base, width, outputs, passes, seed, null, false);
        }

        private double firstRate() {
            return gently ? FIRST_RATE_GENTLY : base == Net.Base.DERIVED || begin != null ? FIRST_RATE_ON_KNOWN : FIRST_RATE;
        }

        private float decayOfOwn() {
            return gently ? DECAY_OF_OWN_GENTLY : DECAY_OF_OWN;
        }
    }

    /** Receives the number of each finished pass and its loss on the held-out games. */
    @FunctionalInterface
    interface Listener {
        void passed(int number, double loss);
    }

    private static final int LARGEST_BATCH = 4096;
    private static final int SMALLEST_BATCH = 256;
    /** Steps that even a small set should make in a pass. */
    private static final int STEPS_A_PASS = 128;
    private static final int PARTS = 16;
    /** Passes without a gain after which training ends. */
    private static final int PATIENCE = 3;
    private static final double FIRST_RATE = 1e-3;
    /** The lower rate for a net that starts from another: the first steps must not destroy what it knows. */
    private static final double FIRST_RATE_ON_KNOWN = 3e-4;
    private static final double FIRST_RATE_GENTLY = 1.5e-4;
    private static final double LAST_RATE = 1e-5;
    /** The weight decay: the fewer the positions, the more is needed against overfitting. */
    private static final float LARGEST_DECAY = 0.5f;
    /** Shared parts, which many positions support, decay less and learn faster than an input's own part. */
    private static final float DECAY_OF_SHARED = 0.1f;
    private static final float DECAY_OF_OWN = 30f;
    private static final float DECAY_OF_OWN_GENTLY = 100f;
    private static final float RATE_OF_OWN = 0.3f;
    private static final float DECAY_BY_POSITIONS = 300_000f;
    private static final float FADE = 0.9f;
    private static final float SQUARE_FADE = 0.999f;
    private static final float TINY = 1e-8f;
    private static final float LARGEST_OUTPUT = (float) Net.LARGEST_OUTPUT_WEIGHT / Net.OUTPUT_ONE;
    private static final float LARGEST_INPUT = 4f;
    private static final float FIRST_WEIGHTS = 0.06f;
    private static final float FIRST_BIAS = 0.1f;

    private final TrainingSet positions;
    private final TrainingSet heldOut;
    private final NetInputs inputs;
    private final Settings settings;
    private final float decay;
    private final ExecutorService threads;
    private final List<Gradient> parts = new ArrayList<>();

    /** A row for each input, then the bias, then for each output its weights and its bias. */
    private final float[][] weights;
    private final Moved[] moved;
    /** For each input its own part of the row, and the gradient of the last batch. */
    private final float[][] own;
    private final float[][] slopes;
    /** For each input its row in the net it started from, which stays fixed; zero in a fresh one. */
    private final float[][] known;
    /** The parts of rows that the inputs of a group share. */
    private final float[][] shared;
    private final Moved[] sharedMoved;
    private final int[][] groups;
    private final int[][] members;
    private int steps;
    private double leastLoss = Double.MAX_VALUE;
    private float[][] best;

    Trainer(TrainingSet positions, TrainingSet heldOut, NetInputs inputs, Settings settings, ExecutorService threads) {
        this.positions = positions;
        this.heldOut = heldOut;
        this.inputs = inputs;
        this.settings = settings;
        this.threads = threads;
        decay = Math.min(LARGEST_DECAY, DECAY_BY_POSITIONS / Math.max(1, positions.count()));
        weights = empty();
        moved = moved(weights);
        own = new float[inputs.count()][settings.width()];
        slopes = new float[inputs.count()][settings.width()];
        known = new float[inputs.count()][settings.width()];
        shared = new float[inputs.groups()][settings.width()];
        sharedMoved = moved(shared);
        groups = new int[inputs.count()][];
        Arrays.setAll(groups, inputs::groupsOf);
        members = members();
        for (int i = 0; i < PARTS; i++) {
            parts.add(new Gradient());
        }
        if (settings.begin() == null) {
            drawWeights();
        } else {
            takeWeights(settings.begin());
        }
        for (int input = 0; input < own.length; input++) {
            System.arraycopy(weights[input], 0, (settings.begin() == null ? own : known)[input], 0, settings.width());
        }
        best = copy();
    }

    private void drawWeights() {
        long drawn = 0;
        for (int row = 0; row < weights.length; row++) {
            float spread = row < inputs.count()
                    ? FIRST_WEIGHTS
                    : row == inputs.count() || settings.base() == Net.Base.DERIVED ? 0 : (float) Math.sqrt(1.0 / settings.width());
            for (int i = 0; i < weights[row].length; i++) {
                weights[row][i] = spread * ((SplitMix64.at(settings.seed(), drawn++) >>> 40) * 0x1p-23f - 1);
            }
        }
        Arrays.fill(weights[inputs.count()], FIRST_BIAS);
    }

    private void takeWeights(Net begin) {
        for (int input = 0; input < inputs.count(); input++) {
            take(begin.row(input), Net.ONE, weights[input]);
        }
        take(begin.bias(), Net.ONE, weights[inputs.count()]);
        for (int output = 0; output < settings.outputs(); output++) {
            float[] row = weights[inputs.count() + 1 + output];
            take(begin.weights(output), Net.OUTPUT_ONE, row);
            row[row.length - 1] = (float) begin.outputBias(output) / (Net.ONE * Net.OUTPUT_ONE);
        }
    }

    private static void take(int[] from, int one, float[] to) {
        for (int i = 0; i < from.length; i++) {
            to[i] = (float) from[i] / one;
        }
    }

    private int[][] members() {
        List<List<Integer>> lists = new ArrayList<>();
        for (int group = 0; group < shared.length; group++) {
            lists.add(new ArrayList<>());
        }
        for (int input = 0; input < groups.length; input++) {
            for (int group : groups[input]) {
                lists.get(group).add(input);
            }
        }
        return lists.stream().map(each -> each.stream().mapToInt(Integer::intValue).toArray()).toArray(int[][]::new);
    }

    private static Moved[] moved(float[][] rows) {
        return Arrays.stream(rows).map(row -> new Moved(new float[row.length], new float[row.length])).toArray(Moved[]::new);
    }

    private float[][] empty() {
        float[][] all = new float[inputs.count() + 1 + settings.outputs()][];
        for (int row = 0; row < all.length; row++) {
            all[row] = new float[row <= inputs.count() ? settings.width() : 2 * settings.width() + 1];
        }
        return all;
    }

    private float[][] copy() {
        float[][] copy = new float[weights.length][];
        for (int row = 0; row < copy.length; row++) {
            copy[row] = weights[row].clone();
        }
        return copy;
    }

    /**
     * Trains until all passes are done or the loss on the held-out games stops falling, and keeps the net that was best on them. Reports each pass.
     * Returns the number of the best pass.
     */
    int run(Listener listener) throws InterruptedException {
        int bestPass = 0;
        int batch = Math.clamp(Integer.highestOneBit(positions.count() / STEPS_A_PASS), SMALLEST_BATCH, LARGEST_BATCH);
        int batches = (positions.count() + batch - 1) / batch;
        double first = settings.firstRate();
        int[] order = new int[positions.count()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        for (int pass = 0; pass < settings.passes(); pass++) {
            shuffle(order, SplitMix64.mix(settings.seed() + pass + 1));
            for (int number = 0; number < batches; number++) {
                double way = (pass + (double) number / batches) / settings.passes();
                step(order, number * batch, Math.min(order.length, (number + 1) * batch),
                        (float) (LAST_RATE + (first - LAST_RATE) * (1 + StrictMath.cos(Math.PI * way)) / 2));
            }
            double loss = heldOutLoss();
            if (loss < leastLoss || heldOut.count() == 0) {
                leastLoss = loss;
                best = copy();
                bestPass = pass + 1;
            }
            listener.passed(pass + 1, loss);
            if (pass + 1 - bestPass >= PATIENCE) {
                break;
            }
        }
        return bestPass;
    }

    private static void shuffle(int[] order, long seed) {
        for (int i = order.length - 1; i > 0; i--) {
            int other = SplitMix64.below(i + 1, SplitMix64.at(seed, i));
            int kept = order[i];
            order[i] = order[other];
            order[other] = kept;
        }
    }

    private void step(int[] order, int from, int to, float rate) throws InterruptedException {
        int size = to - from;
        List<Callable<@Nullable Void>> work = new ArrayList<>();
        for (int part = 0; part < PARTS; part++) {
            Gradient gradient = parts.get(part);
            int first = from + (int) ((long) size * part / PARTS);
            int last = from + (int) ((long) size * (part + 1) / PARTS);
            work.add(() -> {
                gradient.clear();
                for (int i = first; i < last; i++) {
                    gradient.learn(order[i]);
                }
                return null;
            });
        }
        all(work);
        steps++;
        float correction = (float) (Math.sqrt(1 - StrictMath.pow(SQUARE_FADE, steps)) / (1 - StrictMath.pow(FADE, steps)));
        float share = 1f / size;
        inParts(weights.length, row -> {
            boolean isInput = row < inputs.count();
            float[] slope = isInput ? slopes[row] : new float[weights[row].length];
            sum(row, slope, share);
            update(isInput ? own[row] : weights[row], slope, moved[row], isInput ? RATE_OF_OWN * rate : rate, correction,
                    isInput ? settings.decayOfOwn() * decay : decay, row <= inputs.count() ? LARGEST_INPUT : LARGEST_OUTPUT);
        });
        inParts(shared.length, group -> {
            float[] slope = new float[settings.width()];
            for (int member : members[group]) {
                add(slope, slopes[member]);
            }
            update(shared[group], slope, sharedMoved[group], rate, correction, DECAY_OF_SHARED * decay, LARGEST_INPUT);
        });
        inParts(inputs.count(), this::assemble);
    }

    /** Computes the row of an input from its starting row, its own part and the shared parts. */
    private void assemble(int input) {
        float[] row = weights[input];
        System.arraycopy(known[input], 0, row, 0, row.length);
        add(row, own[input]);
        for (int group : groups[input]) {
            add(row, shared[group]);
        }
        for (int i = 0; i < row.length; i++) {
            row[i] = Math.min(Math.max(row[i], -LARGEST_INPUT), LARGEST_INPUT);
        }
    }

    private static void add(float[] sums, float[] row) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += row[i];
        }
    }

    /** Runs the work for every number, in parallel chunks. */
    private void inParts(int count, IntConsumer each) throws InterruptedException {
        List<Callable<@Nullable Void>> work = new ArrayList<>();
        for (int part = 0; part < PARTS; part++) {
            int first = (int) ((long) count * part / PARTS);
            int last = (int) ((long) count * (part + 1) / PARTS);
            work.add(() -> {
                for (int number = first; number < last; number++) {
                    each.accept(number);
                }
                return null;
            });
        }
        all(work);
    }

    private void all(List<Callable<@Nullable Void>> work) throws InterruptedException {
        for (var done : threads.invokeAll(work)) {
            try {
                done.get();
            } catch (ExecutionException e) {
                throw new IllegalStateException("training broke off", e.getCause());
            }
        }
    }

    /** Sums the gradients that the parts of a batch found for a row. */
    private void sum(int row, float[] slope, float share) {
        Arrays.fill(slope, 0);
        for (Gradient part : parts) {
            float[] added = part.row(row);
            if (added != null) {
                add(slope, added);
            }
        }
        for (int i = 0; i < slope.length; i++) {
            slope[i] *= share;
        }
    }

    private static void update(float[] values, float[] slope, Moved moved, float rate, float correction, float decay, float largest) {
        float[] means = moved.mean();
        float[] squares = moved.square();
        float shrink = 1 - rate * decay;
        for (int i = 0; i < values.length; i++) {
            means[i] = FADE * means[i] + (1 - FADE) * slope[i];
            squares[i] = SQUARE_FADE * squares[i] + (1 - SQUARE_FADE) * slope[i] * slope[i];
            float next = values[i] * shrink - rate * correction * means[i] / ((float) Math.sqrt(squares[i]) + TINY);
            values[i] = Math.min(Math.max(next, -largest), largest);
        }
    }

    /** Adam's state for a row: the decaying means of its gradients and of their squares. */
    private record Moved(float[] mean, float[] square) {
    }

    /** The loss on the held-out games without any net, which a net must beat. */
    double lossOfBase() {
        double sum = 0;
        for (int i = 0; i < heldOut.count(); i++) {
            double error = chance(heldOut, i, heldOut.base(settings.base(), i) / Net.SCALE) - heldOut.target(i, Net.SCALE);
            sum += error * error;
        }
        return heldOut.count() == 0 ? 0 : sum / heldOut.count();
    }

    /** The win probability: what is certain, plus the sum's share of the rest. */
    private static double chance(TrainingSet set, int sample, double sum) {
        double certain = set.certain(sample);
        return certain + (1 - certain) / (1 + StrictMath.exp(-sum));
    }

    /** The current net's output plus its base for each position, in hundredths of a pawn for the mover. */
    List<Double> scores(TrainingSet set) {
        List<Double> all = new ArrayList<>();
        for (int i = 0; i < set.count(); i++) {
            double chance = parts.getFirst().foretold(set, i);
            all.add(Net.SCALE * StrictMath.log(chance / (1 - chance)));
        }
        return all;
    }

    /** The lowest loss so far. */
    double leastLoss() {
        return leastLoss;
    }

    /** The mean squared error of the net so far on the held-out games. */
    double heldOutLoss() throws InterruptedException {
        double[] sums = new double[PARTS];
        List<Callable<@Nullable Void>> work = new ArrayList<>();
        for (int part = 0; part < PARTS; part++) {
            int number = part;
            Gradient scratch = parts.get(part);
            work.add(() -> {
                int first = (int) ((long) heldOut.count() * number / PARTS);
                int last = (int) ((long) heldOut.count() * (number + 1) / PARTS);
                for (int i = first; i < last; i++) {
                    double error = scratch.foretold(heldOut, i) - heldOut.target(i, Net.SCALE);
                    sums[number] += error * error;
                }
                return null;
            });
        }
        all(work);
        double sum = 0;
        for (double each : sums) {
            sum += each;
        }
        return heldOut.count() == 0 ? 0 : sum / heldOut.count();
    }

    /** The best net so far, rounded to integers. */
    Net quantised(String rules, Map<String, String> card) {
        int width = settings.width();
        int[][] rows = new int[inputs.count()][width];
        for (int input = 0; input < rows.length; input++) {
            for (int i = 0; i < width; i++) {
                rows[input][i] = Math.round(best[input][i] * Net.ONE);
            }
        }
        int[] bias = new int[width];
        for (int i = 0; i < width; i++) {
            bias[i] = Math.round(best[inputs.count()][i] * Net.ONE);
        }
        int[][] outputs = new int[settings.outputs()][2 * width];
        int[] outputBias = new int[settings.outputs()];
        for (int output = 0; output < outputs.length; output++) {
            float[] values = best[inputs.count() + 1 + output];
            for (int i = 0; i < 2 * width; i++) {
                outputs[output][i] = Math.round(values[i] * Net.OUTPUT_ONE);
            }
            outputBias[output] = Math.round(values[2 * width] * Net.ONE * Net.OUTPUT_ONE);
        }
        return new Net(rules, settings.base(), rows, bias, outputs, outputBias, card);
    }

    /** The gradient of one part of a batch, with the scratch space to compute it. */
    private final class Gradient {

        private final int width = settings.width();
        private final float[][] rows = empty();
        private final boolean[] touched = new boolean[rows.length];
        private final int[] moverInputs = new int[inputs.mostAtOnce()];
        private final int[] otherInputs = new int[inputs.mostAtOnce()];
        private final float[] mover = new float[width];
        private final float[] other = new float[width];
        private final float[] products = new float[width];
        private int found;
        private float[] output = {};

        void clear() {
            Arrays.fill(touched, false);
        }

        float @Nullable [] row(int number) {
            return touched[number] ? rows[number] : null;
        }

        private float[] touch(int number) {
            if (!touched[number]) {
                touched[number] = true;
                Arrays.fill(rows[number], 0);
            }
            return rows[number];
        }

        /** The win probability that the net predicts. */
        double foretold(TrainingSet set, int sample) {
            found = set.inputs(inputs, sample, moverInputs, otherInputs);
            System.arraycopy(weights[inputs.count()], 0, mover, 0, width);
            System.arraycopy(weights[inputs.count()], 0, other, 0, width);
            for (int i = 0; i < found; i++) {
                add(mover, weights[moverInputs[i]]);
                add(other, weights[otherInputs[i]]);
            }
            output = weights[outputRow(set, sample)];
            double sum = output[2 * width] + weighed(mover, output, 0) + weighed(other, output, width);
            return chance(set, sample, sum + set.base(settings.base(), sample) / Net.SCALE);
        }

        private int outputRow(TrainingSet set, int sample) {
            return inputs.count() + 1 + inputs.output(set.men(sample), settings.outputs());
        }

        private float weighed(float[] sums, float[] by, int from) {
            for (int i = 0; i < width; i++) {
                float cut = Math.min(Math.max(sums[i], 0f), 1f);
                products[i] = cut * cut * by[from + i];
            }
            // Four independent sums are four times as fast as one, and just as deterministic.
            float a = 0;
            float b = 0;
            float c = 0;
            float d = 0;
            int i = 0;
            for (; i + 3 < width; i += 4) {
                a += products[i];
                b += products[i + 1];
                c += products[i + 2];
                d += products[i + 3];
            }
            for (; i < width; i++) {
                a += products[i];
            }
            return a + b + (c + d);
        }

        void learn(int sample) {
            double chance = foretold(positions, sample);
            double certain = positions.certain(sample);
            double ofRest = certain >= 1 ? 0 : (chance - certain) / (1 - certain);
            float slope = (float) (2 * (chance - positions.target(sample, Net.SCALE)) * ofRest * (1 - chance));
            float[] outputs = touch(outputRow(positions, sample));
            outputs[2 * width] += slope;
            backwards(mover, outputs, 0, slope);
            backwards(other, outputs, width, slope);
            float[] bias = touch(inputs.count());
            add(bias, mover);
            add(bias, other);
            for (int i = 0; i < found; i++) {
                add(touch(moverInputs[i]), mover);
                add(touch(otherInputs[i]), other);
            }
        }

        /** Replaces the sums by their gradient. */
        private void backwards(float[] sums, float[] outputs, int from, float slope) {
            for (int i = 0; i < width; i++) {
                float cut = Math.min(Math.max(sums[i], 0f), 1f);
                outputs[from + i] += slope * cut * cut;
                // A clipped sum has no gradient: 0 if clipped to exactly 1, else 1, without a branch.
                float open = Math.min((1f - cut) * 1e30f, 1f);
                sums[i] = slope * output[from + i] * 2f * cut * open;
            }
        }
    }
}
