package rookery.desktop.shell;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import org.jspecify.annotations.Nullable;

/** The text on the clipboard of the system. To be used on the JavaFX thread. */
public final class ClipboardText {
    private ClipboardText() {}

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
