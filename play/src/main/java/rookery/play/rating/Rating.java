package rookery.play.rating;

/**
 * A belief about a player's strength on the scale where a newcomer has 1500.
 *
 * @param value the strength thought likeliest
 * @param deviation the standard deviation of that belief, more than zero
 * @param volatility how much the strength is expected to change in a rating period, on the internal scale of Glicko-2
 */
public record Rating(double value, double deviation, double volatility) {

    /** A rating is provisional while its deviation is above this. */
    public static final double PROVISIONAL_ABOVE = 110;

    public Rating {
        if (!Double.isFinite(value) || !(deviation > 0 && deviation < 1e6) || !(volatility > 0 && volatility < 1e3)) {
            throw new IllegalArgumentException("not a rating: " + value + ", deviation " + deviation + ", volatility " + volatility);
        }
    }

    /** Whether this rating rests on too few games to be reliable. */
    public boolean isProvisional() {
        return deviation > PROVISIONAL_ABOVE;
    }
}
