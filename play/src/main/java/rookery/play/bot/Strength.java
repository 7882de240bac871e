package rookery.play.bot;

/**
 * A rating that comes from games played, on the scale of its variant's family.
 *
 * @param rating the rating
 * @param error  half the width of its 95 % interval
 */
public record Strength(int rating, int error) {
}
