package rookery.session;

/** Is told what happens in a game, one thing after the other, on a thread of the session's: it must return quickly. */
@FunctionalInterface
public interface SessionListener {

    void on(SessionEvent event, SessionSnapshot after);
}
