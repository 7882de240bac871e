package rookery.serve.host;

import rookery.session.GameSession;

/** A window whose user plays at a served table. Called on server threads, so it must return quickly. */
public interface HostWindow {

    /** The guest has sat down and a game or a rematch begins. The window plays in the same session. */
    void begun(GameSession game);

    /** Something about the guests has changed. */
    void changed(GuestNews news);
}
