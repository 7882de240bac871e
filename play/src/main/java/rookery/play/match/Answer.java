package rookery.play.match;

/** The referee's answer to an action. */
public sealed interface Answer {

    /** It is done; the snapshot is the match right after it. */
    record Accepted(MatchSnapshot snapshot) implements Answer {
    }

    record Refused(Refusal reason) implements Answer {
    }

    default boolean isAccepted() {
        return this instanceof Accepted;
    }
}
