package rookery.play.match;

/** Receives a match's events in order, one at a time, on the referee's thread: it must return quickly and never block. */
@FunctionalInterface
public interface MatchListener {

    /**
     * @param after the match right after the event
     */
    void on(MatchEvent event, MatchSnapshot after);
}
