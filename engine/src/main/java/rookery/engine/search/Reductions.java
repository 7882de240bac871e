package rookery.engine.search;

/** By how much less the later moves of a node are searched, in 1024ths of a ply. */
final class Reductions {

    static final int PLY = 1024;
    private static final int SIZE = 64;
    private static final int[] QUIET = table(0.80, 2.25);
    private static final int[] LOUD = table(0.20, 3.20);

    private Reductions() {
    }

    static int quiet(int depth, int moveNumber) {
        return QUIET[Math.min(depth, SIZE - 1) * SIZE + Math.min(moveNumber, SIZE - 1)];
    }

    static int loud(int depth, int moveNumber) {
        return LOUD[Math.min(depth, SIZE - 1) * SIZE + Math.min(moveNumber, SIZE - 1)];
    }

    private static int[] table(double base, double divisor) {
        int[] table = new int[SIZE * SIZE];
        for (int depth = 1; depth < SIZE; depth++) {
            for (int move = 1; move < SIZE; move++) {
                table[depth * SIZE + move] = (int) (PLY * (base + Math.log(depth) * Math.log(move) / divisor));
            }
        }
        return table;
    }
}
