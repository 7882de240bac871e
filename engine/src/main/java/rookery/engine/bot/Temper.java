package rookery.engine.bot;

import rookery.engine.search.Scores;
import rookery.kernel.position.Position;

/** How a player feels about its game: when to give up, when a draw is welcome. Remembers its own last scores; mutable. */
final class Temper {

    private static final int HOPELESS = -1_000;
    private static final int HOPELESS_MOVES = 4;
    private static final int DULL = 12;
    private static final int DULL_MOVES = 8;
    private static final int EARLIEST_OFFER = 35;
    private static final int EARLIEST_ACCEPTANCE = 15;

    private int score;
    private int hopeless;
    private int dull;

    void newGame() {
        score = 0;
        hopeless = 0;
        dull = 0;
    }

    /** Told the score of each move it chooses. */
    void feel(int newScore) {
        score = newScore;
        hopeless = newScore <= HOPELESS ? hopeless + 1 : 0;
        dull = Math.abs(newScore) <= DULL ? dull + 1 : 0;
    }

    int score() {
        return score;
    }

    /** Lost for several moves on end, or mated by force within sight of the board. */
    boolean isHopeless() {
        return hopeless >= HOPELESS_MOVES || hopeless >= 2 && score <= -Scores.PROVEN;
    }

    boolean isDull(Position position) {
        return dull >= DULL_MOVES && position.moveNumber() >= EARLIEST_OFFER;
    }

    /** A draw is welcome when worse, and good enough when nothing has been going on for long. */
    boolean acceptsDraw(Position position) {
        return position.moveNumber() >= EARLIEST_ACCEPTANCE && score < -DULL || isDull(position);
    }
}
