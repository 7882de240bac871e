package rookery.play.bot;

/** How a bot rates a position, always from the point of view of the side that chooses: positive is good for it. */
public sealed interface Score {

    /** The negated score: how the other side sees it. */
    Score opposite();

    /** In hundredths of a pawn. */
    record Centipawns(int value) implements Score {
        @Override
        public Score opposite() {
            return new Centipawns(-value);
        }
    }

    /**
     * A forced end: positive, the chooser wins in that many of its own moves; zero or negative, it loses after that many moves of its own (0: it has
     * lost already). Under goals other than mate it means the forced win by that goal. Only for certainties: no roll of a die can change it.
     */
    record Mate(int moves) implements Score {
        @Override
        public Score opposite() {
            return new Mate(-moves);
        }
    }

    /** The chance of winning plus half that of drawing, from 0 to 1: the natural score in dice games. */
    record WinProbability(double value) implements Score {

        public WinProbability {
            if (!(value >= 0 && value <= 1)) {
                throw new IllegalArgumentException("not a probability: " + value);
            }
        }

        @Override
        public Score opposite() {
            return new WinProbability(1 - value);
        }
    }
}
