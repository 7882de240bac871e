package rookery.desktop.screen.setup;

import java.time.Duration;
import java.util.Optional;
import rookery.play.match.TimeControl;

/**
 * The clocks of a file, which may give the two players different ones.
 *
 * @param file   its name, for people
 * @param person the clock of the person, or of the first of two players
 * @param other  the clock of the computer, or of the second
 */
record ClockOdds(String file, Clock person, Clock other) {

    /** Time for the game, and what each move adds to it. */
    record Clock(Duration time, Duration increment) {

        TimeControl control() {
            return increment.isZero() ? TimeControl.suddenDeath(time) : TimeControl.fischer(time, increment);
        }
    }

    /** The choice of the page that comes to the same; empty where the two differ, or where the page has no such clock. */
    Optional<ClockChoice> plain() {
        if (!person.equals(other)) return Optional.empty();
        var choice = person.increment().isZero()
                ? new ClockChoice(ClockChoice.Kind.GAME, (int) person.time().toSeconds(), 0)
                : ClockChoice.fischer((int) person.time().toSeconds(), (int) person.increment().toSeconds());
        // The page counts whole seconds.
        return choice.control().equals(person.control()) ? Optional.of(choice) : Optional.empty();
    }
}
