package rookery.session;

import java.time.Duration;

/**
 * How a front end wants games to be conducted; matters of taste that are no part of a game.
 *
 * @param personsRoll the die waits for a person to ask for it
 * @param watchedPace how long bots wait before each move where nobody plays
 */
public record SessionOptions(boolean personsRoll, Duration watchedPace) {
}
