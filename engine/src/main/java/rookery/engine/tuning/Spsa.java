package rookery.engine.tuning;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.play.chance.SplitMix64;

/**
 * Simultaneous perturbation (SPSA): optimises many numbers at once from noisy comparisons of two sets. Each step perturbs all numbers up or down at random,
 * plays the two opposite sets against each other, and moves all numbers a little towards the winner. Steps shrink by the usual powers. Mutable and
 * deterministic for a seed; {@link #text} saves its progress.
 */
public final class Spsa {

    /** Powers of the step's number by which learning and perturbation fall, as Spall recommends. */
    private static final double LEARNING_FALLS = 0.602;
    private static final double PERTURBATION_FALLS = 0.101;
    /** Extra steps assumed before the first, as a share of all, to damp the first steps. */
    private static final double DAMPED = 0.1;

    /**
     * A number to tune.
     *
     * @param step the size of its perturbation in the last steps; a little more in the first
     */
    public record Parameter(String name, double value, double least, double most, double step) {
    }

    /** Plays two sets of values against each other. */
    @FunctionalInterface
    public interface Trial {

        /** How much better the first set did, from -1 (lost everything) to 1. */
        double compare(double[] first, double[] second, int step) throws InterruptedException;
    }

    private final List<Parameter> parameters;
    private final int steps;
    private final double rate;
    private final long seed;
    private final double[] values;
    private int done;

    /**
     * @param steps in all
     * @param rate  how far a full win moves the values in the last steps, as a share of the perturbation
     */
    public Spsa(List<Parameter> parameters, int steps, double rate, long seed) {
        this.parameters = List.copyOf(parameters);
        this.steps = steps;
        this.rate = rate;
        this.seed = seed;
        values = parameters.stream().mapToDouble(Parameter::value).toArray();
    }

    public double[] values() {
        return values.clone();
    }

    public int done() {
        return done;
    }

    public boolean isDone() {
        return done >= steps;
    }

    /** Takes the next step. */
    public void step(Trial trial) throws InterruptedException {
        int number = done + 1;
        double perturbation = StrictMath.pow((double) steps / number, PERTURBATION_FALLS);
        double learning = StrictMath.pow(steps * (1 + DAMPED) / (steps * DAMPED + number), LEARNING_FALLS) / perturbation;
        double[] first = values.clone();
        double[] second = values.clone();
        double[] way = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            way[i] = parameters.get(i).step() * perturbation * (SplitMix64.at(seed, (long) number << 16 | i) < 0 ? -1 : 1);
            first[i] = within(i, values[i] + way[i]);
            second[i] = within(i, values[i] - way[i]);
        }
        double better = trial.compare(first, second, number);
        for (int i = 0; i < values.length; i++) {
            values[i] = within(i, values[i] + rate * learning * better * way[i]);
        }
        done = number;
    }

    private double within(int parameter, double value) {
        return Math.clamp(value, parameters.get(parameter).least(), parameters.get(parameter).most());
    }

    // ---- a place to go on from ------------------------------------------------------------------------------------

    /** Its progress: the task, the steps taken, the values. */
    public String text() {
        StringBuilder text = new StringBuilder(asked()).append("done ").append(done).append('\n');
        for (int i = 0; i < values.length; i++) {
            text.append(parameters.get(i).name()).append(' ').append(values[i]).append('\n');
        }
        return text.toString();
    }

    private String asked() {
        return String.format(Locale.ROOT, "spsa %d steps, rate %s, seed %d: %s%n", steps, rate, seed,
                parameters.stream().map(each -> each.name() + " " + each.value()).collect(Collectors.joining(", ")));
    }

    /** Resumes from the text of the same task; returns what is wrong with any other. */
    public Optional<String> resume(String text) {
        List<String> lines = text.lines().toList();
        if (lines.size() != values.length + 2 || !lines.getFirst().equals(asked().strip())) {
            return Optional.of("it belongs to another task");
        }
        try {
            int steppedBefore = Integer.parseInt(lines.get(1).replace("done ", ""));
            double[] before = new double[values.length];
            for (int i = 0; i < before.length; i++) {
                before[i] = within(i, Double.parseDouble(lines.get(i + 2).substring(parameters.get(i).name().length() + 1)));
            }
            if (steppedBefore < 0 || steppedBefore > steps || Arrays.stream(before).anyMatch(Double::isNaN)) {
                return Optional.of("its numbers are impossible");
            }
            done = steppedBefore;
            System.arraycopy(before, 0, values, 0, before.length);
            return Optional.empty();
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            return Optional.of("it is damaged");
        }
    }
}
