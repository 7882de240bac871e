package rookery.kernel.board;

/** Whence the pieces of a {@link MailboxBoard} could attack a square by plain strides if nothing stood in the way: constant sets of squares. */
final class Sight {

    /** A set of squares is so many words of 64. */
    private final int words;
    /** By packed piece, then by the square attacked; under the packed pieces 0 and 1, which are none, whence anything of White's and of Black's rides. */
    private final long[][] sources;

    Sight(StrideTables tables, int codes) {
        words = tables.squareCount + 63 >>> 6;
        sources = new long[codes][tables.squareCount * words];
        for (int piece = 2; piece < codes; piece++) {
            for (int direction = 0; direction < tables.directions; direction++) {
                add(tables, piece, direction, tables.reach[piece * tables.directions + direction]);
            }
        }
    }

    private void add(StrideTables tables, int piece, int direction, int range) {
        for (int square = 0; square < tables.squareCount; square++) {
            int target = square;
            for (int left = tables.length(direction, square, range); left > 0; left--) {
                target += tables.step[direction];
                int word = target * words + (square >>> 6);
                sources[piece][word] |= 1L << square;
                sources[piece & 1][word] |= range > 1 ? 1L << square : 0;
            }
        }
    }

    /** Whether the piece, standing there, could attack the target. */
    boolean couldAttack(int piece, int from, int target) {
        return (sources[piece][target * words + (from >>> 6)] >>> from & 1) != 0;
    }

    /** Whether the square lies on the way of some ride of the side's to the target. */
    boolean isOnRide(int side, int square, int target) {
        return couldAttack(side, square, target);
    }
}
