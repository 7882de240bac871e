package rookery.engine.search;

/**
 * The scale of search scores: hundredths of a pawn for the side to move, with won games at its ends. A win in n plies is {@code WIN - n}, so that a
 * shorter win scores higher.
 */
public final class Scores {

    public static final int DRAW = 0;
    public static final int WIN = 32_000;
    public static final int INFINITE = 32_001;
    /** No score, as for the evaluation of a position in check. */
    public static final int NONE = 32_002;
    /** Scores from here on are proven wins. */
    public static final int PROVEN = WIN - 1_000;
    /** Evaluations stay between minus this and plus this. */
    public static final int LARGEST_EVALUATION = PROVEN - 1;

    private Scores() {
    }

    /** The mover has lost at that ply of the search. */
    static int lossAt(int ply) {
        return -WIN + ply;
    }

    static int winAt(int ply) {
        return WIN - ply;
    }

    public static boolean isProven(int score) {
        return Math.abs(score) >= PROVEN;
    }

    /** Plies to the end of a proven game, negative when the mover loses. */
    public static int pliesToEnd(int score) {
        return score > 0 ? WIN - score : -WIN - score;
    }

    /** The table counts plies from the stored position, search from the root. */
    static int toTable(int score, int ply) {
        return score >= PROVEN ? score + ply : score <= -PROVEN ? score - ply : score;
    }

    static int fromTable(int score, int ply) {
        return score >= PROVEN ? score - ply : score <= -PROVEN ? score + ply : score;
    }
}
