package rookery.uci.protocol;

import rookery.play.bot.Score;

/**
 * Turns chances into centipawns and back for a protocol that knows only one of them. The curve is the usual logistic one, where 250 centipawns score four
 * points of five; it is a convention, not a measurement.
 */
public final class Expectations {

    private static final double SCALE = 250 / Math.log(4);
    private static final int MOST = 9_999;

    private Expectations() {
    }

    public static int centipawns(double expectation) {
        double safe = Math.clamp(expectation, 1e-9, 1 - 1e-9);
        return Math.clamp(Math.round(SCALE * Math.log(safe / (1 - safe))), -MOST, MOST);
    }

    public static double expectation(Score score) {
        return switch (score) {
            case Score.Centipawns(int value) -> 1 / (1 + Math.exp(-value / SCALE));
            case Score.Mate(int moves) -> moves > 0 ? 1 : 0;
            case Score.WinProbability(double value) -> value;
        };
    }

    /** Win, draw and loss in thousandths: draws are likely where neither side is ahead, and rare where one is. */
    public static UciReply.Chances chances(Score score) {
        double expectation = expectation(score);
        double draws = score instanceof Score.Centipawns ? 2 * Math.min(expectation, 1 - expectation) * 0.55 : 0;
        int draw = (int) Math.round(draws * 1000);
        int win = Math.clamp(Math.round((expectation - draws / 2) * 1000), 0, 1000 - draw);
        return new UciReply.Chances(win, draw, 1000 - draw - win);
    }
}
