package rookery.arena.statistics;

/** Games as points only: a draw is half a win and half a loss. The maximum gives each player the points that were to be expected. */
final class OrdinalLikelihood extends PairLikelihood {

    private final Crosstable table;
    private final boolean[] included;

    OrdinalLikelihood(Crosstable table, boolean[] included, double[] anchors, boolean searchAdvantage) {
        super(included, anchors, 0, searchAdvantage, 0, false);
        this.table = table;
        this.included = included;
    }

    /** What is done with the games of one pair of players and one division of colours. */
    private interface PairVisitor {
        void visit(int white, int black, Trinomial games);
    }

    private void forEach(PairVisitor visitor) {
        for (int white = 0; white < included.length; white++) {
            for (int black = 0; black < included.length; black++) {
                if (included[white] && included[black] && table.withColours(white, black).count() > 0) {
                    visitor.visit(white, black, table.withColours(white, black));
                }
            }
        }
    }

    @Override
    double gamesValue(double[] x) {
        double[] value = {0};
        forEach((white, black, games) -> {
            double lead = lead(x, white, black);
            value[0] += games.points() * logLogistic(lead) + (games.count() - games.points()) * logLogistic(-lead);
        });
        return value[0];
    }

    @Override
    void addDerivatives(double[] x, double[] gradient, double[][] information) {
        forEach((white, black, games) -> {
            double expected = logistic(lead(x, white, black));
            add(white, black, 1, 0, games.points() - games.count() * expected, games.count() * expected * (1 - expected), gradient,
                    information);
        });
    }

    /**
     * The covariance of the ratings: points vary less than wins and losses alone would, by a quarter for each draw, so the information is
     * applied on both sides of the variance the points really have.
     */
    double[][] covarianceWithDraws(double[] x) {
        double[][] inverse = covariance(x);
        double[][] variance = new double[size()][size()];
        forEach((white, black, games) -> {
            double expected = logistic(lead(x, white, black));
            double spread = Math.max(games.count() * expected * (1 - expected) - games.draws() / 4.0, 0);
            add(white, black, 1, 0, 0, spread, new double[size()], variance);
        });
        return product(product(inverse, variance), inverse);
    }

    private static double[][] product(double[][] a, double[][] b) {
        int size = a.length;
        double[][] product = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int k = 0; k < size; k++) {
                for (int j = 0; j < size; j++) {
                    product[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return product;
    }
}
