package rookery.uci.client;

import rookery.kernel.position.Position;
import rookery.play.bot.Score;

/**
 * How an engine that cannot say so itself would feel about its game, going by its scores. UCI knows neither draws nor resignation, and its engines
 * take for granted that somebody else ends a game that repeats itself.
 */
final class Mood {

    private static final int HOPELESS = -1_000;
    private static final int HOPELESS_MOVES = 4;
    private static final int DULL = 12;
    private static final int EARLIEST_ACCEPTANCE = 15;

    private int score;
    private int hopeless;
    private boolean known;

    void newGame() {
        score = 0;
        hopeless = 0;
        known = false;
    }

    /** Told each score while it thinks; the last one before it moves counts. */
    void feel(Score felt) {
        score = switch (felt) {
            case Score.Centipawns(int value) -> value;
            case Score.Mate(int moves) -> moves > 0 ? 100_000 : -100_000;
            case Score.WinProbability(double value) -> (int) Math.round((value - 0.5) * 1_000);
        };
        known = true;
    }

    /** It has moved. */
    void moved() {
        hopeless = known && score <= HOPELESS ? hopeless + 1 : 0;
    }

    boolean isHopeless() {
        return hopeless >= HOPELESS_MOVES;
    }

    boolean claimsDraw() {
        return score <= 0;
    }

    boolean acceptsDraw(Position position) {
        return known && position.moveNumber() >= EARLIEST_ACCEPTANCE && score < -DULL;
    }
}
