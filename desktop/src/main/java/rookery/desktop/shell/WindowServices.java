package rookery.desktop.shell;

import java.util.function.UnaryOperator;
import rookery.desktop.board.BoardLook;
import rookery.desktop.board.Motion;
import rookery.archive.settings.Settings;
import rookery.desktop.store.Background;
import rookery.desktop.store.Store;
import rookery.look.text.Texts;

/** Services for all screens. Call on the JavaFX thread. */
public interface WindowServices {

    Texts texts();

    default String text(String key, Object... arguments) {
        return texts().get(key, arguments);
    }

    Store<Settings> settings();

    /** Changes settings; they apply at once and are written to disk soon. */
    void change(UnaryOperator<Settings> change);

    /** The current look of boards; changes with the settings. */
    BoardLook look();

    Motion motion();

    Background background();

    Dialogs dialogs();

    Notices notices();

    /** Reports trouble with the text of {@code key} and the problem's message; details are logged and can be copied. */
    void trouble(String key, Throwable problem);

    /** How the user is asked for files. */
    FileChoice files();

    /** Rebuilds the current screen's view. */
    void rebuild();

    /** Goes to another place; a running game is kept. */
    void go(Place place);

    /** Whether there is a screen for such a place in this program. */
    boolean knows(Class<? extends Place> place);
}
