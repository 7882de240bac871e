package rookery.desktop.shell;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import org.jspecify.annotations.Nullable;

/** The text on the system clipboard. Use on the JavaFX thread. */
public final class ClipboardText {
    private ClipboardText() {}

    public static void put(String text) {
        var content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    /** The current text; null if the content is not text. */
    public static @Nullable String text() {
        return Clipboard.getSystemClipboard().getString();
    }
}
