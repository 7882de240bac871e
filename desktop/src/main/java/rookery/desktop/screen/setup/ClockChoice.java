package rookery.desktop.screen.setup;

import java.time.Duration;
import java.util.Optional;
import rookery.play.match.TimeControl;

/**
 * The chosen time control.
 *
 * @param kind      the rule
 * @param seconds   for the game, or for each move or turn
 * @param increment seconds added or given back with each move
 */
record ClockChoice(Kind kind, int seconds, int increment) {

    enum Kind {
        NONE, GAME, INCREMENT, DELAY, BRONSTEIN, HOURGLASS, MOVE, TURN
    }

    static final ClockChoice UNTIMED = new ClockChoice(Kind.NONE, 0, 0);

    ClockChoice {
        seconds = Math.clamp(seconds, kind == Kind.NONE ? 0 : 1, 86_400);
        increment = Math.clamp(increment, 0, 3_600);
    }

    static ClockChoice minutes(int minutes) {
        return new ClockChoice(Kind.GAME, minutes * 60, 0);
    }

    static ClockChoice fischer(int seconds, int increment) {
        return new ClockChoice(Kind.INCREMENT, seconds, increment);
    }

    TimeControl control() {
        var time = Duration.ofSeconds(seconds);
        var bonus = Duration.ofSeconds(increment);
        return switch (kind) {
            case NONE -> TimeControl.untimed();
            case GAME -> TimeControl.suddenDeath(time);
            case INCREMENT -> increment == 0 ? TimeControl.suddenDeath(time) : TimeControl.fischer(time, bonus);
            case DELAY -> increment == 0 ? TimeControl.suddenDeath(time) : TimeControl.simpleDelay(time, bonus);
            case BRONSTEIN -> increment == 0 ? TimeControl.suddenDeath(time) : TimeControl.bronstein(time, bonus);
            case HOURGLASS -> new TimeControl.Hourglass(time);
            case MOVE -> new TimeControl.PerMove(time);
            case TURN -> new TimeControl.PerTurn(time);
        };
    }

    /** As settings remember it. */
    String text() {
        return kind.name() + ' ' + seconds + ' ' + increment;
    }

    static ClockChoice parse(String text) {
        var words = text.split(" ");
        try {
            return new ClockChoice(Kind.valueOf(words[0]), Integer.parseInt(words[1]), Integer.parseInt(words[2]));
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException unknown) {
            return UNTIMED;
        }
    }

    /**
     * Clocks from a file, which may differ between the players.
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

        /** The equivalent choice on the page; empty if the clocks differ or the page cannot express them. */
        Optional<ClockChoice> plain() {
            if (!person.equals(other)) return Optional.empty();
            var choice = person.increment().isZero()
                    ? new ClockChoice(ClockChoice.Kind.GAME, (int) person.time().toSeconds(), 0)
                    : ClockChoice.fischer((int) person.time().toSeconds(), (int) person.increment().toSeconds());
            // The page uses whole seconds.
            return choice.control().equals(person.control()) ? Optional.of(choice) : Optional.empty();
        }
    }
}
