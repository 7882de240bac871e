package rookery.desktop.screen.review;

import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/** The keyboard shortcuts of the review. */
final class ReviewKeys {
    private ReviewKeys() {}

    /** Null for a key without a meaning here or typed into a text field. */
    static @Nullable ReviewIntent intent(KeyEvent event) {
        if (event.getTarget() instanceof TextInputControl) return null;
        return event.isShortcutDown() ? shortcut(event) : plain(event);
    }

    private static @Nullable ReviewIntent plain(KeyEvent event) {
        return switch (event.getCode()) {
            case LEFT -> new ReviewIntent.Back();
            case RIGHT -> new ReviewIntent.Forward();
            case HOME, UP -> new ReviewIntent.First();
            case END, DOWN -> new ReviewIntent.Last();
            case SPACE -> new ReviewIntent.Autoplay();
            case F -> new ReviewIntent.Flip();
            default -> null;
        };
    }

    private static @Nullable ReviewIntent shortcut(KeyEvent event) {
        return switch (event.getCode()) {
            case V -> new ReviewIntent.Paste();
            case C -> event.isShiftDown() ? new ReviewIntent.CopyPgn() : new ReviewIntent.CopyFen();
            case S -> new ReviewIntent.Save();
            default -> null;
        };
    }
}
