package rookery.play.bot;

import rookery.kernel.position.Position;

/** When a bot resigns, and when it claims, offers or accepts a draw, going by the scores of its own moves. Mutable. */
public final class DrawAndResignPolicy {

    private static final int HOPELESS = -1_000;
    private static final int HOPELESS_MOVES = 4;
    /** Fewer lost moves suffice when a forced mate is on the board. */
    private static final int MATED_MOVES = 2;
    private static final int DULL = 12;
    private static final int DULL_MOVES = 8;
    private static final int EARLIEST_OFFER = 35;
    private static final int EARLIEST_ACCEPTANCE = 15;
    private static final int MATE = 100_000;

    private int score;
    private boolean known;
    private int hopeless;
    private int dull;

    public void newGame() {
        score = 0;
        known = false;
        hopeless = 0;
        dull = 0;
    }

    /** Records the score of the bot's best move; the last one before {@link #moved} counts. */
    public void scored(Score latest) {
        score = switch (latest) {
            case Score.Centipawns(int value) -> value;
            case Score.Mate(int moves) -> moves > 0 ? MATE : -MATE;
            case Score.WinProbability(double value) -> (int) Math.round((value - 0.5) * 1_000);
        };
        known = true;
    }

    /** Counts the move the bot has chosen. */
    public void moved() {
        hopeless = known && score <= HOPELESS ? hopeless + 1 : 0;
        dull = known && Math.abs(score) <= DULL ? dull + 1 : 0;
    }

    /** After several lost moves in a row, or when it is being mated. */
    public boolean resigns() {
        return hopeless >= HOPELESS_MOVES || hopeless >= MATED_MOVES && score == -MATE;
    }

    public boolean claimsDraw() {
        return score <= 0;
    }

    /** When nothing has happened for a long time. */
    public boolean offersDraw(Position position) {
        return dull >= DULL_MOVES && position.moveNumber() >= EARLIEST_OFFER;
    }

    /** When it is worse, or would offer a draw itself. */
    public boolean acceptsDraw(Position position) {
        return position.moveNumber() >= EARLIEST_ACCEPTANCE && score < -DULL || offersDraw(position);
    }
}
