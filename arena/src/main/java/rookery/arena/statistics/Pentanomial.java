package rookery.arena.statistics;

/**
 * Pairs of games counted by the points made in both together: 0, 0.5, 1, 1.5 and 2. Since both games begin from the same opening with
 * colours swapped, their results depend on one another, and counting pairs gives the true, mostly smaller, variance.
 */
public record Pentanomial(long twoLosses, long lossAndDraw, long even, long winAndDraw, long twoWins) implements Sample {

    public static final Pentanomial EMPTY = new Pentanomial(0, 0, 0, 0, 0);

    public Pentanomial {
        if (twoLosses < 0 || lossAndDraw < 0 || even < 0 || winAndDraw < 0 || twoWins < 0) {
            throw new IllegalArgumentException("negative count");
        }
    }

    /** This and one pair more. */
    public Pentanomial withPair(double firstScore, double secondScore) {
        return with((firstScore + secondScore) / 2);
    }

    /** The pairs as the opponent sees them. */
    public Pentanomial reversed() {
        return new Pentanomial(twoWins, winAndDraw, even, lossAndDraw, twoLosses);
    }

    public Pentanomial plus(Pentanomial other) {
        return new Pentanomial(twoLosses + other.twoLosses, lossAndDraw + other.lossAndDraw, even + other.even,
                winAndDraw + other.winAndDraw, twoWins + other.twoWins);
    }

    /** The part of the pairs that neither side won. */
    public double drawRatio() {
        return (double) even / count();
    }

    /** Pairs won for each pair lost; infinite when none was lost. */
    public double pairsRatio() {
        return (double) (winAndDraw + twoWins) / (twoLosses + lossAndDraw);
    }

    @Override
    public long count() {
        return twoLosses + lossAndDraw + even + winAndDraw + twoWins;
    }

    @Override
    public int gamesEach() {
        return 2;
    }

    @Override
    public double mean() {
        return Multinomial.of(this).mean();
    }

    @Override
    public double variance() {
        return Multinomial.of(this).variance();
    }

    @Override
    public Pentanomial with(double score) {
        if (score == 0) {
            return new Pentanomial(twoLosses + 1, lossAndDraw, even, winAndDraw, twoWins);
        } else if (score == 0.25) {
            return new Pentanomial(twoLosses, lossAndDraw + 1, even, winAndDraw, twoWins);
        } else if (score == 0.5) {
            return new Pentanomial(twoLosses, lossAndDraw, even + 1, winAndDraw, twoWins);
        } else if (score == 0.75) {
            return new Pentanomial(twoLosses, lossAndDraw, even, winAndDraw + 1, twoWins);
        } else if (score == 1) {
            return new Pentanomial(twoLosses, lossAndDraw, even, winAndDraw, twoWins + 1);
        }
        throw new IllegalArgumentException("a pair scores 0, 0.25, 0.5, 0.75 or 1 on average: " + score);
    }
}
