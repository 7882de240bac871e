package rookery.terminal;

import java.util.List;
import rookery.session.SessionEvent;
import rookery.session.SessionSnapshot;

/** Shows a game. Calls come from any thread, never two at once. */
interface GameDisplay extends AutoCloseable {

    /** Shows the game as it stands when the players sit down to it. */
    void open(SessionSnapshot now);

    /** Something has happened; it is on the disk. */
    void happened(SessionEvent event, SessionSnapshot before, SessionSnapshot after);

    /** What was typed is not done, and why. */
    void refused(String why);

    void board(SessionSnapshot now);

    void moves(List<String> legal);

    void hint(String move);

    void saved(String file);

    /** What can be typed. */
    void help();

    /** Something the players should know. */
    void notice(String words);

    /** Whether nobody can see it any more, so that there is no use in going on. */
    default boolean isGone() {
        return false;
    }

    @Override
    void close();
}
