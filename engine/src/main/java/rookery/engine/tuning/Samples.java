package rookery.engine.tuning;

import java.util.Arrays;
import rookery.engine.evaluation.Tunable;
import rookery.engine.evaluation.Weights;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;

/**
 * Positions as fitting data: how often each weight counts in each, found by changing the weight and evaluating again. Packed into arrays, since there are
 * millions of counts. Mutable.
 */
final class Samples {

    /** A change small enough not to overflow a packed half and large enough to be measured. */
    private static final int ONE = Weights.pack(1, 1);

    private int count;
    private int[] start = new int[1024];
    private double[] middlegame = new double[1024];
    private double[] endgame = new double[1024];
    /** The part of the score that does not depend on weights. */
    private double[] rest = new double[1024];
    private double[] results = new double[1024];
    private double[] scores = new double[1024];

    private int size;
    private short[] weight = new short[1 << 16];
    /** How often a weight counts in the sum or in White's danger, and in Black's danger. */
    private short[] amount = new short[1 << 16];
    private short[] other = new short[1 << 16];

    int count() {
        return count;
    }

    /** Adds a position, unless it is a known endgame. */
    void add(Tunable evaluation, Position position, Target target) {
        int[] weights = evaluation.weights();
        int whole = evaluation.evaluate(position);
        if (evaluation.isTabulated()) {
            return;
        }
        grow();
        int linear = evaluation.linear();
        int white = evaluation.danger(Side.WHITE);
        int black = evaluation.danger(Side.BLACK);
        middlegame[count] = evaluation.middlegameShare();
        endgame[count] = evaluation.endgameShare();
        rest[count] = (position.turn() == Side.WHITE ? whole : -whole)
                - Fit.score(Weights.middlegame(linear), Weights.endgame(linear), white, black, middlegame[count], endgame[count]);
        results[count] = target.result();
        scores[count] = target.score();
        for (int i = 0; i < weights.length; i++) {
            boolean danger = evaluation.isDanger(i);
            int step = danger ? 1 : ONE;
            weights[i] += step;
            evaluation.forget();
            evaluation.evaluate(position);
            if (danger) {
                enter(i, evaluation.danger(Side.WHITE) - white, evaluation.danger(Side.BLACK) - black);
            } else {
                enter(i, Weights.middlegame(evaluation.linear() - linear), 0);
            }
            weights[i] -= step;
        }
        evaluation.forget();
        start[++count] = size;
    }

    private void enter(int index, int first, int second) {
        if (first == 0 && second == 0) {
            return;
        }
        if (size == weight.length) {
            weight = Arrays.copyOf(weight, size * 2);
            amount = Arrays.copyOf(amount, size * 2);
            other = Arrays.copyOf(other, size * 2);
        }
        weight[size] = (short) index;
        amount[size] = (short) first;
        other[size++] = (short) second;
    }

    private void grow() {
        if (count + 1 == start.length) {
            int room = start.length * 2;
            start = Arrays.copyOf(start, room);
            middlegame = Arrays.copyOf(middlegame, room);
            endgame = Arrays.copyOf(endgame, room);
            rest = Arrays.copyOf(rest, room);
            results = Arrays.copyOf(results, room);
            scores = Arrays.copyOf(scores, room);
        }
    }

    int from(int sample) {
        return start[sample];
    }

    int to(int sample) {
        return start[sample + 1];
    }

    int weight(int entry) {
        return weight[entry];
    }

    int amount(int entry) {
        return amount[entry];
    }

    int other(int entry) {
        return other[entry];
    }

    double middlegame(int sample) {
        return middlegame[sample];
    }

    double endgame(int sample) {
        return endgame[sample];
    }

    double rest(int sample) {
        return rest[sample];
    }

    /** What the score should predict: the result, mixed with the search's score. */
    double target(int sample, double trust, double scale) {
        return (1 - trust) * results[sample] + trust * Fit.curve(scores[sample], scale);
    }
}
