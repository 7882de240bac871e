package rookery.play.record;

import org.jspecify.annotations.Nullable;
import rookery.play.bot.Score;

/**
 * A score in two bytes: hundredths of a pawn up to {@value #LARGEST_CENTIPAWNS} as they are, from there on chances of winning in ten-thousandths, then wins
 * by their distance; below zero losses by theirs.
 */
public final class ScoreCode {

    /** No score. */
    public static final short NONE = Short.MIN_VALUE;
    public static final int LARGEST_CENTIPAWNS = 20_000;
    private static final int FIRST_CHANCE = LARGEST_CENTIPAWNS + 1;
    private static final int CHANCES = 10_000;
    private static final int WIN = 32_000;
    private static final int MOST_MOVES = WIN - FIRST_CHANCE - CHANCES - 1;

    private ScoreCode() {
    }

    public static short of(@Nullable Score score) {
        return (short) switch (score) {
            case null -> NONE;
            case Score.Centipawns(int value) -> Math.clamp(value, -LARGEST_CENTIPAWNS, LARGEST_CENTIPAWNS);
            case Score.WinProbability(double value) -> FIRST_CHANCE + Math.round(value * CHANCES);
            case Score.Mate(int moves) -> moves > 0 ? WIN - Math.min(moves, MOST_MOVES) : -WIN - Math.max(moves, -MOST_MOVES);
        };
    }

    /** The score, or null for none. Every code is valid. */
    public static @Nullable Score read(short code) {
        if (isCentipawns(code)) {
            return new Score.Centipawns(code);
        }
        if (code > 0) {
            return code <= FIRST_CHANCE + CHANCES
                    ? new Score.WinProbability((code - FIRST_CHANCE) / (double) CHANCES)
                    : new Score.Mate(Math.max(1, WIN - code));
        }
        return code == NONE ? null : new Score.Mate(Math.min(0, -WIN - code));
    }

    public static boolean isCentipawns(short code) {
        return Math.abs(code) <= LARGEST_CENTIPAWNS && code != NONE;
    }
}
