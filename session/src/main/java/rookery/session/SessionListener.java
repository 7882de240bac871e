package rookery.session;

/** Receives a game's events in order. Runs on the session's writer thread, so it must return quickly. */
@FunctionalInterface
public interface SessionListener {

    void on(SessionEvent event, SessionSnapshot after);
}
