package rookery.arena.balance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Variant;
import rookery.play.chance.SplitMix64;

/**
 * Piece values by results: the logarithm of White's odds as a sum over the material imbalance, fitted to many games. Errors come from bootstrapping. Kinds
 * whose numbers hardly ever differed get no value.
 */
final class MaterialFit {

    private static final int STEPS = 12;
    private static final int RESAMPLES = 24;
    /** Keeps rarely seen imbalances near zero, with the weight of a few games. */
    private static final double RIDGE = 0.5;
    private static final double LEAST_SEEN = 0.02;

    /**
     * A kind's worth.
     *
     * @param kind  its number
     * @param worth in pawns of this game; without pawns to compare with, in units that roughly match the pieces' nominal values
     * @param error its standard error
     */
    record Worth(int kind, double worth, double error) {
    }

    /** @param advantage the value of having White, in the same units */
    record Result(List<Worth> worths, double advantage) {
    }

    private final Variant variant;
    private final List<Integer> kinds = new ArrayList<>();
    private final long seed;

    MaterialFit(Variant variant, long seed) {
        this.variant = variant;
        this.seed = seed;
    }

    Result fit(List<BalanceGame> games) {
        kinds.clear();
        for (int kind = 1; kind <= variant.kinds().size(); kind++) {
            if (!variant.kind(kind).royal() && seen(games, kind) >= LEAST_SEEN) {
                kinds.add(kind);
            }
        }
        if (games.size() < 10 || kinds.isEmpty()) {
            return new Result(List.of(), 0);
        }
        double[] fitted = weights(games);
        double scale = scale(fitted);
        double[] sum = new double[fitted.length];
        double[] squares = new double[fitted.length];
        for (int again = 0; again < RESAMPLES; again++) {
            double[] other = weights(drawn(games, again));
            for (int i = 0; i < other.length; i++) {
                sum[i] += other[i];
                squares[i] += other[i] * other[i];
            }
        }
        List<Worth> worths = new ArrayList<>();
        for (int i = 0; i < kinds.size(); i++) {
            double mean = sum[i + 1] / RESAMPLES;
            double error = Math.sqrt(Math.max(0, squares[i + 1] / RESAMPLES - mean * mean));
            worths.add(new Worth(kinds.get(i), fitted[i + 1] * scale, error * Math.abs(scale)));
        }
        return new Result(List.copyOf(worths), fitted[0] * scale);
    }

    /** The share of positions in which the sides had different numbers of the kind. */
    private static double seen(List<BalanceGame> games, int kind) {
        long all = games.stream().mapToLong(game -> game.samples().size()).sum();
        long different = games.stream().flatMap(game -> game.samples().stream()).filter(sample -> sample[kind] != 0).count();
        return all == 0 ? 0 : (double) different / all;
    }

    private List<BalanceGame> drawn(List<BalanceGame> games, int again) {
        List<BalanceGame> drawn = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            drawn.add(games.get(SplitMix64.below(games.size(), SplitMix64.at(seed + again, i))));
        }
        return drawn;
    }

    /** A pawn is the unit if its weight is clear; otherwise the pieces' nominal values set the scale. */
    private double scale(double[] fitted) {
        double pawn = 0;
        double both = 0;
        double own = 0;
        for (int i = 0; i < kinds.size(); i++) {
            PieceKind kind = variant.kind(kinds.get(i));
            pawn = kind.pawn() ? Math.max(pawn, fitted[i + 1]) : pawn;
            both += fitted[i + 1] * value(kind);
            own += fitted[i + 1] * fitted[i + 1];
        }
        double general = own == 0 || both <= 0 ? 1 : both / own;
        return pawn > 0.5 / general ? 1 / pawn : general;
    }

    private static double value(PieceKind kind) {
        return kind.value() > 0 ? kind.value() / 100.0 : kind.pawn() ? 1 : 3;
    }

    /** The weights by Newton's method: first White's own, then one for each kind. Every game counts the same, however long. */
    private double[] weights(List<BalanceGame> games) {
        int size = kinds.size() + 1;
        double[] weights = new double[size];
        for (int step = 0; step < STEPS; step++) {
            double[] slope = new double[size];
            double[][] curve = new double[size][size];
            for (int i = 0; i < size; i++) {
                curve[i][i] = RIDGE;
                slope[i] = -RIDGE * weights[i];
            }
            for (BalanceGame game : games) {
                for (int[] sample : game.samples()) {
                    add(sample, game.points(), 1.0 / game.samples().size(), weights, slope, curve);
                }
            }
            double[] move = solve(curve, slope);
            for (int i = 0; i < size; i++) {
                weights[i] += move[i];
            }
        }
        return weights;
    }

    private void add(int[] sample, double points, double share, double[] weights, double[] slope, double[][] curve) {
        double[] features = new double[weights.length];
        features[0] = 1;
        double sum = weights[0];
        for (int i = 1; i < features.length; i++) {
            features[i] = sample[kinds.get(i - 1)];
            sum += weights[i] * features[i];
        }
        double chance = 1 / (1 + Math.exp(-sum));
        double spread = Math.max(1e-6, chance * (1 - chance));
        for (int i = 0; i < features.length; i++) {
            slope[i] += share * (points - chance) * features[i];
            for (int j = 0; j < features.length; j++) {
                curve[i][j] += share * spread * features[i] * features[j];
            }
        }
    }

    /** By elimination; the ridge keeps the matrix from being singular. */
    private static double[] solve(double[][] matrix, double[] right) {
        int size = right.length;
        double[][] rows = new double[size][];
        for (int i = 0; i < size; i++) {
            rows[i] = Arrays.copyOf(matrix[i], size + 1);
            rows[i][size] = right[i];
        }
        for (int i = 0; i < size; i++) {
            for (int below = i + 1; below < size; below++) {
                double factor = rows[below][i] / rows[i][i];
                for (int column = i; column <= size; column++) {
                    rows[below][column] -= factor * rows[i][column];
                }
            }
        }
        double[] solved = new double[size];
        for (int i = size - 1; i >= 0; i--) {
            double rest = rows[i][size];
            for (int column = i + 1; column < size; column++) {
                rest -= rows[i][column] * solved[column];
            }
            solved[i] = rest / rows[i][i];
        }
        return solved;
    }
}
