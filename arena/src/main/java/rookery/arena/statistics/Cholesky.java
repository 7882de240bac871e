package rookery.arena.statistics;

/** The factor of a symmetric positive definite matrix, for solving equations with it. */
final class Cholesky {

    private final double[][] factor;

    Cholesky(double[][] matrix) {
        int size = matrix.length;
        factor = new double[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column <= row; column++) {
                double sum = matrix[row][column];
                for (int k = 0; k < column; k++) {
                    sum -= factor[row][k] * factor[column][k];
                }
                if (row != column) {
                    factor[row][column] = sum / factor[column][column];
                } else if (sum > 0) {
                    factor[row][row] = Math.sqrt(sum);
                } else {
                    throw new ArithmeticException("the matrix is not positive definite");
                }
            }
        }
    }

    double[] solve(double[] right) {
        int size = factor.length;
        double[] x = right.clone();
        for (int row = 0; row < size; row++) {
            for (int k = 0; k < row; k++) {
                x[row] -= factor[row][k] * x[k];
            }
            x[row] /= factor[row][row];
        }
        for (int row = size - 1; row >= 0; row--) {
            for (int k = row + 1; k < size; k++) {
                x[row] -= factor[k][row] * x[k];
            }
            x[row] /= factor[row][row];
        }
        return x;
    }

    double[][] inverse() {
        int size = factor.length;
        double[][] inverse = new double[size][];
        for (int column = 0; column < size; column++) {
            double[] unit = new double[size];
            unit[column] = 1;
            inverse[column] = solve(unit);
        }
        return inverse;
    }
}
