package rookery.play.analysis;

import java.util.Locale;
import rookery.kernel.game.Eval;
import rookery.kernel.piece.Side;
import rookery.play.bot.Score;

/** The assessment of a position, always from White's point of view. */
public sealed interface Opinion {

    /** White's expected score from 0 to 1, for bars and graphs. */
    double chance();

    /** A few characters: {@code +0.35}, {@code #-3}, {@code 62 %}. */
    String text();

    /** The form in which games store it. */
    Eval eval(int depth);

    record Pawns(int hundredths) implements Opinion {
        /** The lead, in hundredths of a pawn, that scores ten points of eleven. */
        private static final double DECADE = 400;

        @Override
        public double chance() {
            return 1 / (1 + Math.pow(10, -hundredths / DECADE));
        }

        @Override
        public String text() {
            return String.format(Locale.ROOT, "%+.2f", hundredths / 100.0);
        }

        @Override
        public Eval eval(int depth) {
            return new Eval.Centipawns(hundredths, depth);
        }
    }

    /** @param moves positive when White mates, negative when Black does */
    record Mate(int moves, boolean white) implements Opinion {
        @Override
        public double chance() {
            return white ? 1 : 0;
        }

        @Override
        public String text() {
            return moves == 0 ? "#" : "#" + moves;
        }

        @Override
        public Eval eval(int depth) {
            return new Eval.Mate(moves, depth);
        }
    }

    record Chance(double value) implements Opinion {
        public Chance {
            value = Math.clamp(value, 0, 1);
        }

        @Override
        public double chance() {
            return value;
        }

        @Override
        public String text() {
            return Math.round(value * 100) + " %";
        }

        @Override
        public Eval eval(int depth) {
            return new Eval.Chance((int) Math.round(value * 10_000), depth);
        }
    }

    /** What a score of the side to move means to White. */
    static Opinion of(Score score, Side mover) {
        boolean white = mover == Side.WHITE;
        return switch (white ? score : score.opposite()) {
            case Score.Centipawns(int value) -> new Pawns(value);
            // Mate in 0 has no sign: whoever is to move has lost.
            case Score.Mate(int moves) -> new Mate(moves, moves == 0 ? !white : moves > 0);
            case Score.WinProbability(double value) -> new Chance(value);
        };
    }

    static Opinion of(Eval eval) {
        return switch (eval) {
            case Eval.Centipawns(int hundredths, int _) -> new Pawns(hundredths);
            case Eval.Mate(int moves, int _) -> new Mate(moves, moves > 0);
            case Eval.Chance(int points, int _) -> new Chance(points / 10_000.0);
        };
    }
}
