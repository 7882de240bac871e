package rookery.serve.host;

import rookery.session.GameSession;

/** A window whose user plays at a served table. Told on threads of the server's: it must return quickly. */
public interface HostWindow {

    /** The guest has sat down and the game begins, or another one after it. The window plays in the very same session. */
    void begun(GameSession game);

    /** Something about the guests has changed. */
    void changed(GuestNews news);
}
