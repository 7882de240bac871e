package rookery.arena.statistics;

/**
 * Games with draws as an outcome of their own: with a draw margin d, each side wins as if it were d weaker. The chance
 * of a draw is then the product of both times e^2d - 1, so a draw counts as a win and a loss and tells about d besides. A prior of
 * virtual draws is spread over the opponents a player really had, half with each colour.
 */
final class BayesianLikelihood extends PairLikelihood {

    private final int players;
    private final double[][] wins;
    private final double[][] draws;
    private final double[][] losses;

    BayesianLikelihood(Crosstable table, boolean[] included, double[] anchors, double prior, double advantage, boolean searchAdvantage,
            double draw, boolean searchDraw) {
        super(included, anchors, advantage, searchAdvantage, draw, searchDraw);
        players = table.size();
        wins = new double[players][players];
        draws = new double[players][players];
        losses = new double[players][players];
        for (int white = 0; white < players; white++) {
            for (int black = 0; black < players; black++) {
                Trinomial games = table.withColours(white, black);
                wins[white][black] = games.wins();
                losses[white][black] = games.losses();
                long both = table.between(white, black).count();
                double virtual = both == 0 ? 0 : prior / 4 * both * (1.0 / table.total(white).count() + 1.0 / table.total(black).count());
                draws[white][black] = games.draws() + virtual;
            }
        }
    }

    static double countDraws(Crosstable table) {
        double draws = 0;
        for (int player = 0; player < table.size(); player++) {
            draws += table.total(player).draws() / 2.0;
        }
        return draws;
    }

    @Override
    double gamesValue(double[] x) {
        double draw = draw(x);
        if (!(draw > 0)) {
            return drawSlot() < 0 && draw == 0 ? gamesValue(x, 0, 0) : Double.NEGATIVE_INFINITY;
        }
        return gamesValue(x, draw, StrictMath.log(StrictMath.expm1(2 * draw)));
    }

    private double gamesValue(double[] x, double draw, double drawTerm) {
        double value = 0;
        for (int white = 0; white < players; white++) {
            for (int black = 0; black < players; black++) {
                if (wins[white][black] + draws[white][black] + losses[white][black] > 0) {
                    double lead = lead(x, white, black);
                    value += (wins[white][black] + draws[white][black]) * logLogistic(lead - draw)
                            + (losses[white][black] + draws[white][black]) * logLogistic(-lead - draw)
                            + draws[white][black] * drawTerm;
                }
            }
        }
        return value;
    }

    @Override
    void addDerivatives(double[] x, double[] gradient, double[][] information) {
        double draw = draw(x);
        double allDraws = 0;
        for (int white = 0; white < players; white++) {
            for (int black = 0; black < players; black++) {
                double forWhite = wins[white][black] + draws[white][black];
                double forBlack = losses[white][black] + draws[white][black];
                if (forWhite + forBlack > 0) {
                    double lead = lead(x, white, black);
                    double whiteWins = logistic(lead - draw);
                    double blackWins = logistic(-lead - draw);
                    add(white, black, 1, 1, forWhite * (1 - whiteWins), forWhite * whiteWins * (1 - whiteWins), gradient, information);
                    add(white, black, -1, 1, forBlack * (1 - blackWins), forBlack * blackWins * (1 - blackWins), gradient, information);
                    allDraws += draws[white][black];
                }
            }
        }
        if (drawSlot() >= 0) {
            double growth = StrictMath.exp(2 * draw);
            double factor = StrictMath.expm1(2 * draw);
            gradient[drawSlot()] += allDraws * 2 * growth / factor;
            information[drawSlot()][drawSlot()] += allDraws * 4 * growth / (factor * factor);
        }
    }
}
