package rookery.arena.statistics;

/** A finished game between two players of a list, by their numbers in it: White's score is 1, 0.5 or 0. */
public record GameScore(int white, int black, double whiteScore) {

    public GameScore {
        if (white < 0 || black < 0 || white == black) {
            throw new IllegalArgumentException("two different players: " + white + ", " + black);
        }
        if (whiteScore != 0 && whiteScore != 0.5 && whiteScore != 1) {
            throw new IllegalArgumentException("a game scores 0, 0.5 or 1: " + whiteScore);
        }
    }

    /** The score of one of the two. */
    public double scoreOf(int player) {
        return player == white ? whiteScore : 1 - whiteScore;
    }
}
