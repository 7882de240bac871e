package rookery.archive;

import rookery.play.rating.Rating;

/**
 * One line of a ranking.
 *
 * @param place    from 1; equal only for equal ratings
 * @param playerId see {@link Player#id}
 * @param bot      whether this is a computer player
 * @param measured whether the rating was measured, so that results do not change it
 */
public record Standing(int place, String playerId, String name, boolean bot, boolean measured, Rating rating, int wins, int draws,
        int losses) {

    /** Whether the rating rests on too few games to be reliable. */
    public boolean isProvisional() {
        return rating.isProvisional();
    }

    public int games() {
        return wins + draws + losses;
    }
}
