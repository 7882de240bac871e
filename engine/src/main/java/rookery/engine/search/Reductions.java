package rookery.engine.search;

/** How much the depth of a node's later moves is reduced, in 1024ths of a ply. Immutable. */
final class Reductions {

    static final int PLY = 1024;
    private static final int SIZE = 64;

    private final int[] quiet;
    private final int[] loud;

    Reductions(SearchNumbers numbers) {
        quiet = table(numbers.get(SearchNumber.QUIET_REDUCTION), numbers.get(SearchNumber.QUIET_REDUCTION_DIVISOR));
        loud = table(numbers.get(SearchNumber.LOUD_REDUCTION), numbers.get(SearchNumber.LOUD_REDUCTION_DIVISOR));
    }

    int quiet(int depth, int moveNumber) {
        return quiet[Math.min(depth, SIZE - 1) * SIZE + Math.min(moveNumber, SIZE - 1)];
    }

    int loud(int depth, int moveNumber) {
        return loud[Math.min(depth, SIZE - 1) * SIZE + Math.min(moveNumber, SIZE - 1)];
    }

    private static int[] table(int hundredths, int divisor) {
        int[] table = new int[SIZE * SIZE];
        for (int depth = 1; depth < SIZE; depth++) {
            for (int move = 1; move < SIZE; move++) {
                table[depth * SIZE + move] = (int) (PLY * (hundredths / 100.0 + Math.log(depth) * Math.log(move) / (divisor / 100.0)));
            }
        }
        return table;
    }
}
