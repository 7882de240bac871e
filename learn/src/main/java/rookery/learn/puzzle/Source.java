package rookery.learn.puzzle;

/**
 * The game a puzzle was found in.
 *
 * @param ply how many moves had been made
 */
public record Source(String white, String black, String date, int ply) {

    static final int LONGEST = 200;

    public Source {
        white = shortened(white);
        black = shortened(black);
        date = shortened(date);
        if (ply < 0) {
            throw new IllegalArgumentException("ply " + ply);
        }
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST);
    }
}
