package rookery.arena.statistics;

/**
 * One player in a rating list.
 *
 * @param player the player's number
 * @param rating Elo; plus or minus infinity for one who won or lost everything against the others, not a number for one who cannot be
 *        compared with them at all
 * @param margin half the width of the 95 % interval; zero for an anchor, infinite where nothing is known
 * @param results the games played
 */
public record PlayerRating(int player, String name, double rating, double margin, Trinomial results) {

    /** Whether the games say how strong this player is. */
    public boolean isRated() {
        return Double.isFinite(rating);
    }
}
