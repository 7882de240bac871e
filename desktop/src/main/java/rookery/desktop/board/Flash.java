package rookery.desktop.board;

/** The warning light on a king: three flashes of half a second, dark between them. */
public final class Flash {
    public static final int FLASHES = 3;
    public static final double SECONDS = 0.5;
    /** The part of each flash that is lit; the rest separates it from the next. */
    private static final double LIT = 0.6;

    private Flash() {}

    public static double totalSeconds() {
        return FLASHES * SECONDS;
    }

    public static boolean isLit(double seconds) {
        return seconds >= 0 && seconds < totalSeconds() && seconds / SECONDS % 1 < LIT;
    }
}
