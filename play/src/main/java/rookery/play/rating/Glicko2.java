package rookery.play.rating;

import java.time.Duration;
import java.util.List;

/**
 * Glickman's second rating system (glicko.net/glicko/glicko2.pdf), for rating periods of several games or for one game at a time.
 * The same inputs give the same bits on every machine, so that a ranking can be computed again from the stored games.
 *
 * @param tau how much volatility may change, 0.3 to 1.2
 * @param minDeviation the smallest deviation a rating may get: nobody is ever known exactly
 * @param maxDeviation the greatest deviation a rating may get, also that of a newcomer
 * @param newVolatility the volatility of a newcomer
 * @param maxVolatility the greatest volatility
 * @param periodsPerDay how many rating periods pass in a day, for ageing between single games
 */
public record Glicko2(double tau, double minDeviation, double maxDeviation, double newVolatility, double maxVolatility,
        double periodsPerDay) {

    /** The parameters lichess plays with. */
    public static final Glicko2 STANDARD = new Glicko2(0.75, 45, 500, 0.09, 0.1, 0.21);

    private static final double NEWCOMER = 1500;
    /** Rating points in one unit of the internal scale: 400 / ln 10. */
    private static final double SCALE = 400 / StrictMath.log(10);
    private static final double TOLERANCE = 1e-9;

    /** One game of a rating period: the opponent as rated before it, and the score against him from 0 to 1. */
    public record Bout(Rating opponent, double score) {
        public Bout {
            if (!(score >= 0 && score <= 1)) {
                throw new IllegalArgumentException("a score is from 0 to 1: " + score);
            }
        }
    }

    public Glicko2 {
        if (!(tau > 0 && minDeviation > 0 && maxDeviation >= minDeviation && newVolatility > 0 && maxVolatility >= newVolatility
                && periodsPerDay >= 0)) {
            throw new IllegalArgumentException("not a set of Glicko-2 parameters");
        }
    }

    /** The rating of a player without games. */
    public Rating newcomer() {
        return newcomer(NEWCOMER);
    }

    /** The rating of a player without games whose strength can be guessed, such as a bot. */
    public Rating newcomer(double value) {
        return new Rating(value, maxDeviation, newVolatility);
    }

    /** The expected score, from 0 to 1, of a player against an opponent, given both uncertainties. */
    public double expectedScore(Rating player, Rating opponent) {
        double uncertainty = StrictMath.hypot(player.deviation(), opponent.deviation()) / SCALE;
        return logistic(weight(uncertainty) * (player.value() - opponent.value()) / SCALE);
    }

    /** The player's rating after a game, given the time since the last one (zero for the first). */
    public Rating afterGame(Rating player, Rating opponent, double score, Duration sinceLast) {
        return afterPeriod(player, List.of(new Bout(opponent, score)), periods(sinceLast));
    }

    /** The player's rating after a rating period with these games, perhaps none. */
    public Rating afterPeriod(Rating player, List<Bout> bouts) {
        return afterPeriod(player, bouts, 1);
    }

    /** The player's rating after a time without games: the same strength, less certain. */
    public Rating afterRest(Rating player, Duration time) {
        return afterPeriod(player, List.of(), periods(time));
    }

    /** How many rating periods this time spans, as a fraction. */
    public double periods(Duration time) {
        return Math.max(0, time.toMillis() / 86_400_000.0 * periodsPerDay);
    }

    private Rating afterPeriod(Rating player, List<Bout> bouts, double periods) {
        double deviation = player.deviation() / SCALE;
        if (bouts.isEmpty()) {
            return limited(player.value(), StrictMath.hypot(deviation, Math.sqrt(periods) * player.volatility()), player.volatility());
        }
        double information = 0;
        double surplus = 0;
        for (Bout bout : bouts) {
            double weight = weight(bout.opponent().deviation() / SCALE);
            double expected = logistic(weight * (player.value() - bout.opponent().value()) / SCALE);
            information += weight * weight * expected * (1 - expected);
            surplus += weight * (bout.score() - expected);
        }
        double variance = 1 / Math.max(information, 1e-12);
        double volatility = Math.min(maxVolatility, newVolatility(player.volatility(), deviation, variance, variance * surplus));
        double prior = deviation * deviation + periods * volatility * volatility;
        double posterior = 1 / (1 / prior + 1 / variance);
        return limited(player.value() + SCALE * posterior * surplus, Math.sqrt(posterior), volatility);
    }

    private Rating limited(double value, double deviation, double volatility) {
        return new Rating(value, Math.clamp(deviation * SCALE, minDeviation, maxDeviation), volatility);
    }

    /**
     * The volatility that explains the results best: the zero of the derivative of its log-likelihood, found by regula falsi with the
     * Illinois correction on the logarithm of its square.
     */
    private double newVolatility(double volatility, double deviation, double variance, double improvement) {
        double start = 2 * StrictMath.log(volatility);
        double known = deviation * deviation + variance;
        double low = start;
        double high;
        if (improvement * improvement > known) {
            high = StrictMath.log(improvement * improvement - known);
        } else {
            high = start - tau;
            while (slope(high, start, known, improvement) < 0) {
                high -= tau;
            }
        }
        double lowSlope = slope(low, start, known, improvement);
        double highSlope = slope(high, start, known, improvement);
        for (int step = 0; step < 100 && Math.abs(high - low) > TOLERANCE; step++) {
            double middle = low + (low - high) * lowSlope / (highSlope - lowSlope);
            double middleSlope = slope(middle, start, known, improvement);
            if (middleSlope * highSlope <= 0) {
                low = high;
                lowSlope = highSlope;
            } else {
                lowSlope /= 2;
            }
            high = middle;
            highSlope = middleSlope;
        }
        return StrictMath.exp(low / 2);
    }

    private double slope(double x, double start, double known, double improvement) {
        double square = StrictMath.exp(x);
        double total = known + square;
        return square * (improvement * improvement - total) / (2 * total * total) - (x - start) / (tau * tau);
    }

    /** How much a result counts against an opponent of this deviation on the internal scale. */
    private static double weight(double deviation) {
        return 1 / Math.sqrt(1 + 3 * deviation * deviation / (Math.PI * Math.PI));
    }

    private static double logistic(double x) {
        return 1 / (1 + StrictMath.exp(-x));
    }
}
