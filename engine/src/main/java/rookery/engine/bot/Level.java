package rookery.engine.bot;

import java.util.List;

/**
 * One rung of the ladder: how a player of that strength falls short. Weaker players see less far, miss replies and misjudge positions; they do not play at
 * random.
 *
 * @param id        never changes, since ratings are stored under it
 * @param rating    as measured in ordinary chess, see {@link rookery.engine.rating.MeasuredRatings}
 * @param depth     plies looked ahead at most
 * @param nodes     positions looked at, at most
 * @param width     how many moves are compared; with 1 only the best is searched for, which is fastest
 * @param overlooks the chance of not considering the reply to a move, which is then judged at first sight
 * @param noise     how far a judgement is off, as a standard deviation in hundredths of a pawn
 */
public record Level(String id, String name, int rating, int depth, long nodes, int width, double overlooks, int noise) {

    private static final int ANY_DEPTH = 60;
    private static final long ANY_NODES = Long.MAX_VALUE;
    private static final int EVERY_MOVE = Integer.MAX_VALUE;
    private static final int LARGE_BOARD = 100;

    private static final List<Level> LADDER = List.of(
            new Level("wren", "Wren", 259, 1, 20_000, EVERY_MOVE, 0.60, 150),
            new Level("robin", "Robin", 450, 1, 20_000, EVERY_MOVE, 0.42, 110),
            new Level("sparrow", "Sparrow", 534, 1, 20_000, EVERY_MOVE, 0.28, 90),
            new Level("finch", "Finch", 716, 2, 30_000, EVERY_MOVE, 0.20, 80),
            new Level("starling", "Starling", 832, 2, 30_000, EVERY_MOVE, 0.12, 60),
            new Level("thrush", "Thrush", 947, 3, 60_000, EVERY_MOVE, 0.07, 45),
            new Level("magpie", "Magpie", 1070, 4, 40_000, EVERY_MOVE, 0.04, 35),
            new Level("jackdaw", "Jackdaw", 1192, 4, 15_000, 6, 0.10, 45),
            new Level("crow", "Crow", 1487, 5, 20_000, 6, 0.02, 25),
            new Level("kestrel", "Kestrel", 1692, ANY_DEPTH, 3_000, 3, 0, 12),
            new Level("heron", "Heron", 1742, ANY_DEPTH, 8_000, 3, 0, 6),
            new Level("falcon", "Falcon", 2143, ANY_DEPTH, 20_000, 1, 0, 0),
            new Level("raven", "Raven", 2196, ANY_DEPTH, 60_000, 1, 0, 0),
            new Level("rook", "Rook", 2257, ANY_DEPTH, ANY_NODES, 1, 0, 0));

    /**
     * Levels that differ on boards of a hundred squares or more: the weakest, because there errors do less harm, and those that would have to search a hundred
     * moves three plies deep.
     */
    private static final List<Level> ON_LARGE_BOARDS = List.of(
            new Level("wren", "Wren", 259, 1, 20_000, EVERY_MOVE, 0.80, 400),
            new Level("robin", "Robin", 450, 1, 20_000, EVERY_MOVE, 0.55, 200),
            new Level("thrush", "Thrush", 947, 3, 60_000, 16, 0.07, 45),
            new Level("magpie", "Magpie", 1070, 4, 40_000, 16, 0.04, 35));

    /** All levels, the weakest first. */
    public static List<Level> ladder() {
        return LADDER;
    }

    /** The same player on a board of that many squares. */
    Level on(int squares) {
        return squares < LARGE_BOARD || !LADDER.contains(this)
                ? this
                : ON_LARGE_BOARDS.stream().filter(other -> other.id.equals(id)).findFirst().orElse(this);
    }

    /** A level between two rungs, for a rating. */
    static Level ofElo(int elo) {
        Level below = LADDER.getFirst();
        for (Level above : LADDER) {
            if (above.rating >= elo) {
                double share = above.rating == below.rating ? 0 : (double) (elo - below.rating) / (above.rating - below.rating);
                return between(below, above, Math.clamp(share, 0, 1), elo);
            }
            below = above;
        }
        return LADDER.getLast();
    }

    private static Level between(Level below, Level above, double share, int elo) {
        Level nearer = share < 0.5 ? below : above;
        long nodes = below.nodes == ANY_NODES || above.nodes == ANY_NODES
                ? nearer.nodes
                : (long) Math.exp(Math.log((double) below.nodes) * (1 - share) + Math.log((double) above.nodes) * share);
        return new Level(nearer.id, nearer.name, elo, nearer.depth, nodes, nearer.width,
                below.overlooks * (1 - share) + above.overlooks * share, (int) Math.round(below.noise * (1 - share) + above.noise * share));
    }
}
