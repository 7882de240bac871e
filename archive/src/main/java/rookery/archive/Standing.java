package rookery.archive;

import rookery.play.rating.Rating;

/**
 * One line of a ranking.
 *
 * @param place    from 1; equal only for equal ratings
 * @param playerId see {@link Player#id}
 * @param bot      whether this is a computer player
 * @param measured whether the rating is a measured one, which results do not change
 */
public record Standing(int place, String playerId, String name, boolean bot, boolean measured, Rating rating, int wins, int draws,
        int losses) {

    /** Whether too few games stand behind the rating to rely on it. */
    public boolean isProvisional() {
        return rating.isProvisional();
    }

    public int games() {
        return wins + draws + losses;
    }
}
