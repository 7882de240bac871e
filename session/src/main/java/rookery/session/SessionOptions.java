package rookery.session;

import java.time.Duration;

/**
 * How a front end conducts games: preferences that are not part of a game.
 *
 * @param personsRoll the die waits for a person to roll it
 * @param watchedPace how long bots wait before each move when no person plays
 */
public record SessionOptions(boolean personsRoll, Duration watchedPace) {
}
