package rookery.kernel.variant;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;

/** The 960 shuffled arrays by their usual numbers, 518 being the ordinary one. */
public final class Chess960 {

    public static final int ARRAYS = 960;
    public static final int ORDINARY = 518;

    /** Files among the five left over that the two knights take, for each remainder 0..9. */
    private static final int[][] KNIGHTS = {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};

    private Chess960() {
    }

    public static Variant variant(int number) {
        return Presets.CHESS960.withStart(start(number));
    }

    public static Setup start(int number) {
        String row = backRank(number);
        String lower = row.toLowerCase(java.util.Locale.ROOT);
        Placement placement = Placement.drawn(BoardShape.CHESS, Pieces.orthodox(), lower, "pppppppp", "........", "........", "........",
                "........", "PPPPPPPP", row);
        int west = row.indexOf('R');
        int east = row.lastIndexOf('R');
        return Setup.of(placement).withCastlingRooks(SquareSet.of(west, east, 56 + west, 56 + east));
    }

    /** Whether lots are drawn for where a game begins: in Chess960, unless its start was set up by hand. */
    public static boolean isDrawn(Variant variant) {
        return variant.id().equals(Presets.CHESS960.id()) && variant.start().equals(Presets.CHESS960.start());
    }

    /** Where a game begins if lots are drawn: in Chess960 with the array of that number, in any other variant or from a start set up by hand as usual. */
    public static Setup start(Variant variant, int drawn) {
        return isDrawn(variant) ? start(drawn) : variant.start();
    }

    /** White's back rank from the a-file, as upper-case letters. */
    public static String backRank(int number) {
        if (number < 0 || number >= ARRAYS) {
            throw new IllegalArgumentException("Chess960 arrays are numbered 0 to 959, not " + number);
        }
        char[] row = new char[8];
        int rest = number;
        row[rest % 4 * 2 + 1] = 'B';
        rest /= 4;
        row[rest % 4 * 2] = 'B';
        rest /= 4;
        row[free(row).get(rest % 6)] = 'Q';
        rest /= 6;
        List<Integer> free = free(row);
        row[free.get(KNIGHTS[rest][0])] = 'N';
        row[free.get(KNIGHTS[rest][1])] = 'N';
        List<Integer> last = free(row);
        row[last.get(0)] = 'R';
        row[last.get(1)] = 'K';
        row[last.get(2)] = 'R';
        return new String(row);
    }

    private static List<Integer> free(char[] row) {
        List<Integer> free = new ArrayList<>();
        for (int file = 0; file < row.length; file++) {
            if (row[file] == 0) {
                free.add(file);
            }
        }
        return free;
    }
}
