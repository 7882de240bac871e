package rookery.terminal;

import java.util.List;
import rookery.session.SessionEvent;
import rookery.session.SessionSnapshot;

/** Shows a game. Calls come from any thread, never two at once. */
interface GameDisplay extends AutoCloseable {

    /** Shows the game at the start of the session. */
    void open(SessionSnapshot now);

    /** Something has happened; it is on the disk. */
    void happened(SessionEvent event, SessionSnapshot before, SessionSnapshot after);

    /** Says why the typed line was refused. */
    void refused(String why);

    void board(SessionSnapshot now);

    void moves(List<String> legal);

    void hint(String move);

    void saved(String file);

    /** Shows what can be typed. */
    void help();

    /** Shows a notice to the players. */
    void notice(String words);

    /** Whether the display is gone, so that there is no point in continuing. */
    default boolean isGone() {
        return false;
    }

    @Override
    void close();
}
