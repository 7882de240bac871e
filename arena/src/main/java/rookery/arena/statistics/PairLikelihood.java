package rookery.arena.statistics;

/**
 * The log-likelihood of games as a concave function of ratings and a few more numbers, all in natural units ({@link #UNIT} Elo). Each
 * rating is either searched or fixed. Without a fixed one, the mean of the ratings is held at zero by a penalty that vanishes there.
 */
abstract class PairLikelihood {

    /** Elo in one natural unit, in which the expected score is 1 / (1 + e^-x). */
    static final double UNIT = 400 / StrictMath.log(10);

    /** A small curvature that keeps the problem well-posed: a prior of a million Elo. */
    private static final double RATING_PRIOR = square(UNIT / 1e6);
    /** A prior of a thousand Elo for White's advantage. */
    private static final double ADVANTAGE_PRIOR = square(UNIT / 1e3);

    private static final int FIXED = -1;

    private final int[] slots;
    private final double[] fixed;
    private final int ratings;
    private final double gauge;
    private final int advantageSlot;
    private final double fixedAdvantage;
    private final int drawSlot;
    private final double fixedDraw;
    private final int size;

    /**
     * @param included which players take part
     * @param anchors the fixed ratings, not a number for the others
     * @param advantage White's advantage, fixed or the first guess
     * @param draw the draw margin, fixed or the first guess
     */
    PairLikelihood(boolean[] included, double[] anchors, double advantage, boolean searchAdvantage, double draw, boolean searchDraw) {
        slots = new int[included.length];
        fixed = anchors.clone();
        int next = 0;
        boolean anchored = false;
        for (int player = 0; player < included.length; player++) {
            boolean searched = included[player] && Double.isNaN(anchors[player]);
            anchored |= included[player] && !searched;
            slots[player] = searched ? next++ : FIXED;
        }
        ratings = next;
        gauge = anchored || ratings == 0 ? 0 : 1.0 / ratings;
        advantageSlot = searchAdvantage ? next++ : FIXED;
        fixedAdvantage = advantage;
        drawSlot = searchDraw ? next++ : FIXED;
        fixedDraw = draw;
        size = next;
    }

    private static double square(double x) {
        return x * x;
    }

    static double logistic(double x) {
        return 1 / (1 + StrictMath.exp(-x));
    }

    /** ln(1 / (1 + e^-x)) without overflow. */
    static double logLogistic(double x) {
        return x > 0 ? -StrictMath.log1p(StrictMath.exp(-x)) : x - StrictMath.log1p(StrictMath.exp(x));
    }

    /** The log-likelihood of the games; minus infinity where the numbers are not allowed. */
    abstract double gamesValue(double[] x);

    /** Adds the first derivatives of {@link #gamesValue} and its curvature with the sign turned. */
    abstract void addDerivatives(double[] x, double[] gradient, double[][] information);

    final int size() {
        return size;
    }

    final double[] start() {
        double[] x = new double[size];
        if (advantageSlot != FIXED) {
            x[advantageSlot] = fixedAdvantage;
        }
        if (drawSlot != FIXED) {
            x[drawSlot] = fixedDraw;
        }
        return x;
    }

    final boolean isSearched(int player) {
        return slots[player] != FIXED;
    }

    final int slot(int player) {
        return slots[player];
    }

    final double rating(double[] x, int player) {
        return slots[player] == FIXED ? fixed[player] : x[slots[player]];
    }

    final double advantage(double[] x) {
        return advantageSlot == FIXED ? fixedAdvantage : x[advantageSlot];
    }

    final double draw(double[] x) {
        return drawSlot == FIXED ? fixedDraw : x[drawSlot];
    }

    final int drawSlot() {
        return drawSlot;
    }

    /** By how much White is the favourite. */
    final double lead(double[] x, int white, int black) {
        return rating(x, white) - rating(x, black) + advantage(x);
    }

    /**
     * Adds a term that depends on {@code sign * lead - drawPart * draw}, by its slope and its curvature with the sign turned.
     */
    final void add(int white, int black, int sign, int drawPart, double slope, double curvature, double[] gradient,
            double[][] information) {
        int[] where = {slots[white], slots[black], advantageSlot, drawSlot};
        int[] parts = {sign, -sign, sign, -drawPart};
        for (int i = 0; i < where.length; i++) {
            if (where[i] == FIXED) {
                continue;
            }
            gradient[where[i]] += parts[i] * slope;
            for (int k = 0; k < where.length; k++) {
                if (where[k] != FIXED) {
                    information[where[i]][where[k]] += parts[i] * parts[k] * curvature;
                }
            }
        }
    }

    /** The place of the maximum, by Newton's method with halved steps where a full one does not climb. */
    final double[] maximum() {
        double[] x = start();
        double value = value(x);
        for (int round = 0; round < 200 && size > 0; round++) {
            double[] gradient = new double[size];
            double[][] information = derivatives(x, gradient);
            double[] step = new Cholesky(information).solve(gradient);
            double climb = 0;
            for (int i = 0; i < size; i++) {
                climb += gradient[i] * step[i];
            }
            if (climb < 1e-10 * (1 + Math.abs(value))) {
                // This close to the maximum a full step squares the error, and values differ by less than rounding.
                return moved(x, step, 1);
            }
            double length = 1;
            double[] next = moved(x, step, length);
            while (!(value(next) >= value + 1e-4 * length * climb) && length > 1e-12) {
                length /= 2;
                next = moved(x, step, length);
            }
            x = next;
            value = value(x);
        }
        return x;
    }

    private static double[] moved(double[] x, double[] step, double length) {
        double[] next = x.clone();
        for (int i = 0; i < next.length; i++) {
            next[i] += length * step[i];
        }
        return next;
    }

    private double value(double[] x) {
        double value = gamesValue(x) - gauge * square(sum(x)) / 2;
        for (int i = 0; i < ratings; i++) {
            value -= RATING_PRIOR * square(x[i]) / 2;
        }
        return advantageSlot == FIXED ? value : value - ADVANTAGE_PRIOR * square(x[advantageSlot]) / 2;
    }

    /** Fills in the gradient and returns the information matrix: the curvature with the sign turned. */
    final double[][] derivatives(double[] x, double[] gradient) {
        double[][] information = new double[size][size];
        addDerivatives(x, gradient, information);
        double sum = sum(x);
        for (int i = 0; i < ratings; i++) {
            gradient[i] -= gauge * sum + RATING_PRIOR * x[i];
            information[i][i] += RATING_PRIOR;
            for (int k = 0; k < ratings; k++) {
                information[i][k] += gauge;
            }
        }
        if (advantageSlot != FIXED) {
            gradient[advantageSlot] -= ADVANTAGE_PRIOR * x[advantageSlot];
            information[advantageSlot][advantageSlot] += ADVANTAGE_PRIOR;
        }
        return information;
    }

    /** The covariance that belongs to the information at the maximum, measured from the mean rating where that is held. */
    final double[][] covariance(double[] x) {
        double[][] inverse = new Cholesky(derivatives(x, new double[size])).inverse();
        if (gauge > 0) {
            double held = 1 / (gauge * ratings * ratings);
            for (int i = 0; i < ratings; i++) {
                for (int k = 0; k < ratings; k++) {
                    inverse[i][k] -= held;
                }
            }
        }
        return inverse;
    }

    private double sum(double[] x) {
        double sum = 0;
        for (int i = 0; i < ratings; i++) {
            sum += x[i];
        }
        return sum;
    }
}
