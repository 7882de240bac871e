package rookery.desktop;

import java.util.Comparator;
import java.util.List;
import javafx.geometry.Rectangle2D;

/** Where a window may be: entirely on one screen, including its title bar. */
final class WindowPlacement {
    private WindowPlacement() {}

    /**
     * The nearest place entirely on a screen, no larger than the screen.
     *
     * @param screens what windows may cover of each screen, the primary one first
     */
    static Rectangle2D onScreen(Rectangle2D window, List<Rectangle2D> screens) {
        var screen = screen(window, screens);
        double width = Math.min(window.getWidth(), screen.getWidth());
        double height = Math.min(window.getHeight(), screen.getHeight());
        return new Rectangle2D(Math.clamp(window.getMinX(), screen.getMinX(), screen.getMaxX() - width),
                Math.clamp(window.getMinY(), screen.getMinY(), screen.getMaxY() - height), width, height);
    }

    /** In the middle of the primary screen. */
    static Rectangle2D inTheMiddle(double width, double height, List<Rectangle2D> screens) {
        var screen = screens.getFirst();
        return onScreen(new Rectangle2D(screen.getMinX() + (screen.getWidth() - width) / 2,
                screen.getMinY() + (screen.getHeight() - height) / 2, width, height), List.of(screen));
    }

    /** The screen with the largest part of the window; the primary one if none has any. */
    private static Rectangle2D screen(Rectangle2D window, List<Rectangle2D> screens) {
        return screens.stream().max(Comparator.comparingDouble(screen -> common(window, screen))).orElseThrow();
    }

    private static double common(Rectangle2D one, Rectangle2D other) {
        double width = Math.min(one.getMaxX(), other.getMaxX()) - Math.max(one.getMinX(), other.getMinX());
        double height = Math.min(one.getMaxY(), other.getMaxY()) - Math.max(one.getMinY(), other.getMinY());
        return Math.max(0, width) * Math.max(0, height);
    }
}
