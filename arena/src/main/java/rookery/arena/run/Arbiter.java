package rookery.arena.run;

import org.jspecify.annotations.Nullable;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.play.bot.Score;

/** Applies an {@link Adjudication} to one game. Mutable, for one thread. */
final class Arbiter {

    private static final int CERTAIN = 100_000;

    private final Adjudication rules;
    private final int[] hopeless = new int[2];
    private final int[] winning = new int[2];
    private int level;
    private int moves;

    Arbiter(Adjudication rules) {
        this.rules = rules;
    }

    /**
     * Records a move.
     *
     * @param mover    who made it
     * @param score    what the mover thought of it, null if it did not say
     * @param position after it
     * @return how the game ends now, null if it continues
     */
    @Nullable
    Outcome judge(Side mover, @Nullable Score score, Position position) {
        moves++;
        if (score == null) {
            level = 0;
            hopeless[mover.ordinal()] = 0;
            winning[mover.ordinal()] = 0;
        } else {
            int value = centipawns(score);
            level = Math.abs(value) <= rules.drawScore() ? level + 1 : 0;
            hopeless[mover.ordinal()] = value <= -rules.resignScore() ? hopeless[mover.ordinal()] + 1 : 0;
            winning[mover.ordinal()] = value >= rules.resignScore() ? winning[mover.ordinal()] + 1 : 0;
        }
        if (rules.resignCount() > 0) {
            for (Side side : Side.values()) {
                boolean agreed = !rules.bothAgree() || winning[side.opponent().ordinal()] >= rules.resignCount();
                if (hopeless[side.ordinal()] >= rules.resignCount() && agreed) {
                    return new Outcome.Win(side.opponent(), Reason.ADJUDICATION);
                }
            }
        }
        boolean drawn = rules.drawMove() > 0 && position.moveNumber() > rules.drawMove() && level >= 2 * rules.drawCount();
        boolean tooLong = rules.longest() > 0 && moves >= 2 * rules.longest();
        return drawn || tooLong ? new Outcome.Draw(Reason.ADJUDICATION) : null;
    }

    static int centipawns(Score score) {
        return switch (score) {
            case Score.Centipawns(int value) -> value;
            case Score.Mate(int movesToGo) -> movesToGo > 0 ? CERTAIN - movesToGo : -CERTAIN - movesToGo;
            case Score.WinProbability(double value) -> value <= 0
                    ? -CERTAIN
                    : value >= 1 ? CERTAIN : Math.clamp(Math.round(400 * StrictMath.log10(value / (1 - value))), -CERTAIN, CERTAIN);
        };
    }
}
