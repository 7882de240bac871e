package rookery.arena.statistics;

/** Games counted as won, drawn and lost. */
public record Trinomial(long wins, long draws, long losses) implements Sample {

    public static final Trinomial EMPTY = new Trinomial(0, 0, 0);

    public Trinomial {
        if (wins < 0 || draws < 0 || losses < 0) {
            throw new IllegalArgumentException("negative count: " + wins + ", " + draws + ", " + losses);
        }
    }

    /** The games as the opponent sees them. */
    public Trinomial reversed() {
        return new Trinomial(losses, draws, wins);
    }

    public Trinomial plus(Trinomial other) {
        return new Trinomial(wins + other.wins, draws + other.draws, losses + other.losses);
    }

    /** Wins and half the draws. */
    public double points() {
        return wins + draws / 2.0;
    }

    /** The part of the games that were drawn. */
    public double drawRatio() {
        return (double) draws / count();
    }

    @Override
    public long count() {
        return wins + draws + losses;
    }

    @Override
    public int gamesEach() {
        return 1;
    }

    @Override
    public double mean() {
        return points() / count();
    }

    @Override
    public double variance() {
        return Multinomial.of(this).variance();
    }

    @Override
    public Trinomial with(double score) {
        if (score == 1) {
            return new Trinomial(wins + 1, draws, losses);
        } else if (score == 0.5) {
            return new Trinomial(wins, draws + 1, losses);
        } else if (score == 0) {
            return new Trinomial(wins, draws, losses + 1);
        }
        throw new IllegalArgumentException("a game scores 0, 0.5 or 1: " + score);
    }
}
