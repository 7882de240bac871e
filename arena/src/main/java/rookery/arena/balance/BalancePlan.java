package rookery.arena.balance;

/**
 * How much to play. The report depends on everything here except the threads.
 *
 * @param games   to play
 * @param nodes   searched for a move, by players that search
 * @param threads games played at the same time
 * @param seed    of all that is random
 */
public record BalancePlan(int games, long nodes, int threads, long seed) {

    public static final int USUAL_GAMES = 300;
    public static final int MOST_GAMES = 20_000;
    public static final long USUAL_NODES = 400;

    public BalancePlan {
        if (games < 1 || games > MOST_GAMES || nodes < 1 || threads < 1) {
            throw new IllegalArgumentException(games + " games of " + nodes + " nodes on " + threads + " threads");
        }
    }
}
