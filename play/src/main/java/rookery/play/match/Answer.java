package rookery.play.match;

/** The referee's answer to an action. */
public sealed interface Answer {

    /** Done; the snapshot shows the match right after the action. */
    record Accepted(MatchSnapshot snapshot) implements Answer {
    }

    record Refused(Refusal reason) implements Answer {
    }

    default boolean isAccepted() {
        return this instanceof Accepted;
    }
}
