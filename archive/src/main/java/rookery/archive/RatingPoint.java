package rookery.archive;

import java.time.Instant;
import rookery.play.rating.Rating;

/**
 * A player's rating after a game.
 *
 * @param game  its id
 * @param score 1 won, 0.5 drawn, 0 lost
 */
public record RatingPoint(Instant at, long game, double score, Rating rating) {
}
