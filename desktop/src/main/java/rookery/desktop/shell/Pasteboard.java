package rookery.desktop.shell;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import org.jspecify.annotations.Nullable;

/** Where the system keeps a text that was copied until it is pasted. To be used on the JavaFX thread. */
public final class Pasteboard {
    private Pasteboard() {}

    public static void put(String text) {
        var content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    /** The text put there last, by whatever program; null if it is no text. */
    public static @Nullable String text() {
        return Clipboard.getSystemClipboard().getString();
    }
}
