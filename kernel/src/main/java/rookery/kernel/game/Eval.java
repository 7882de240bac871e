package rookery.kernel.game;

/** An engine's opinion of a position, always as White sees it. */
public sealed interface Eval {

    /** How deep the engine looked, in plies; 0 when not known. */
    int depth();

    /** Hundredths of a pawn. */
    record Centipawns(int hundredths, int depth) implements Eval {
    }

    /** Mate in so many moves: White mates when positive, is mated when negative. */
    record Mate(int moves, int depth) implements Eval {
    }

    /**
     * White's expected score, for games of chance.
     *
     * @param basisPoints hundredths of a per cent, 0 to 10,000
     */
    record Chance(int basisPoints, int depth) implements Eval {
        public Chance {
            if (basisPoints < 0 || basisPoints > 10_000) {
                throw new IllegalArgumentException("a chance of " + basisPoints + " in 10000");
            }
        }
    }
}
