package rookery.play.match;

/** The result of {@link TimeControlText#read}. */
public sealed interface TimeControlReading {

    /** The text names this time control. */
    record Known(TimeControl control) implements TimeControlReading {
    }

    /** The text is {@code ?}: there was a time control, but nobody wrote down which. */
    record Unknown() implements TimeControlReading {
    }

    /** The text is not a time control, for this reason (a sentence for the user). */
    record Refused(String reason) implements TimeControlReading {
    }
}
