package rookery.desktop.shell;

import java.util.function.UnaryOperator;
import rookery.desktop.board.BoardLook;
import rookery.desktop.board.Motion;
import rookery.archive.settings.Settings;
import rookery.desktop.store.Background;
import rookery.desktop.store.Store;
import rookery.look.text.Texts;

/** What every screen may use. To be called on the JavaFX thread. */
public interface WindowServices {

    Texts texts();

    default String text(String key, Object... arguments) {
        return texts().get(key, arguments);
    }

    Store<Settings> settings();

    /** Changes settings; they are shown at once and written to the disk soon. */
    void change(UnaryOperator<Settings> change);

    /** How boards look now; changes with the settings. */
    BoardLook look();

    Motion motion();

    Background background();

    Dialogs dialogs();

    Notices notices();

    /** Tells of trouble in words, the text of {@code key} with the problem's message; the details go to the log and can be copied. */
    void trouble(String key, Throwable problem);

    /** How the user is asked for files. */
    FileChoice files();

    /** Builds the view of the present screen anew. */
    void rebuild();

    /** Goes to another place; where there is a game that would be lost, it is kept. */
    void go(Place place);

    /** Whether there is a screen for such a place in this program. */
    boolean knows(Class<? extends Place> place);
}
