package rookery.play.match;

/** Hears everything that happens in a match, in order, one event at a time, on the referee's thread: it must return quickly and post, not wait. */
@FunctionalInterface
public interface MatchListener {

    /**
     * @param after the match right after the event
     */
    void on(MatchEvent event, MatchSnapshot after);
}
