package rookery.look.theme;

/**
 * A sheet of material, {@link #SQUARES} squares wide and high, computed once; boards are cut from it.
 *
 * @param heights brightness, row by row, -1 darkest to 1 brightest, 0 on average
 */
record Relief(int columns, int rows, float[] heights) {

    static final int SQUARES = 4;

    private static final Relief FLAT = new Relief(1, 1, new float[1]);

    static Relief of(Grain grain, Noise noise) {
        if (grain == Grain.NONE) return FLAT;
        int columns = grain.finenessAcross() * SQUARES;
        int rows = grain.finenessAlong() * SQUARES;
        var heights = new float[columns * rows];
        double sum = 0;
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < columns; x++) {
                double height = grain.at(noise, (double) x / grain.finenessAcross(), (double) y / grain.finenessAlong());
                heights[y * columns + x] = (float) height;
                sum += height;
            }
        }
        // Levelled, so that the mean colour of the squares is the theme's.
        float mean = (float) (sum / heights.length);
        for (int i = 0; i < heights.length; i++) {
            heights[i] -= mean;
        }
        return new Relief(columns, rows, heights);
    }

    boolean isFlat() {
        return heights.length == 1;
    }

    /**
     * The heights of a square cut from that place, {@code size} by {@code size} of them, row by row.
     *
     * @param across from the left edge of the material, in squares
     * @param along  from its upper edge
     * @param turned whether the piece is put in upside down
     */
    float[] cut(double across, double along, int size, boolean turned) {
        var piece = new float[size * size];
        var line = new float[columns];
        double wide = (double) columns / SQUARES / size;
        double high = (double) rows / SQUARES / size;
        int first = (int) (across * columns / SQUARES);
        int last = Math.min(first + columns / SQUARES + 1, columns - 1);
        for (int y = 0; y < size; y++) {
            mix(along * rows / SQUARES + y * high, line, first, last);
            int to = turned ? piece.length - 1 - y * size : y * size;
            double x = across * columns / SQUARES;
            for (int i = 0; i < size; i++, x += wide, to += turned ? -1 : 1) {
                int column = Math.min((int) x, columns - 2);
                piece[to] = line[column] + (line[column + 1] - line[column]) * (float) (x - column);
            }
        }
        return piece;
    }

    /** Part of the line at that height, between two rows of samples. */
    private void mix(double y, float[] line, int first, int last) {
        int row = Math.min((int) y, rows - 2);
        float share = (float) (y - row);
        int at = row * columns;
        for (int i = first; i <= last; i++) {
            line[i] = heights[at + i] + (heights[at + columns + i] - heights[at + i]) * share;
        }
    }
}
