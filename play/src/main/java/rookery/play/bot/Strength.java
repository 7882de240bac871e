package rookery.play.bot;

/**
 * A rating measured in games.
 *
 * @param rating the rating
 * @param error  half the width of its 95 % interval
 * @param isElo  whether it lies on the common scale of ordinary chess, that of Stockfish's {@code UCI_Elo}; otherwise it compares players of its variant's
 *               family only
 */
public record Strength(int rating, int error, boolean isElo) {

    /** A rating on a list of its own. */
    public Strength(int rating, int error) {
        this(rating, error, false);
    }
}
