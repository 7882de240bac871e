package rookery.serve.qr;

/** Error correction words: the remainder of a polynomial over GF(256), as QR codes use it. */
final class ReedSolomon {

    private static final int POLYNOMIAL = 0x11d;

    private ReedSolomon() {
    }

    static int[] correction(int[] data, int count) {
        int[] divisor = divisor(count);
        int[] rest = new int[count];
        for (int word : data) {
            int factor = word ^ rest[0];
            System.arraycopy(rest, 1, rest, 0, count - 1);
            rest[count - 1] = 0;
            for (int i = 0; i < count; i++) {
                rest[i] ^= times(divisor[i], factor);
            }
        }
        return rest;
    }

    /** The product of (x - 2^i) for i below the degree, without its leading 1. */
    private static int[] divisor(int degree) {
        int[] product = new int[degree];
        product[degree - 1] = 1;
        int root = 1;
        for (int i = 0; i < degree; i++) {
            for (int j = 0; j < degree; j++) {
                product[j] = times(product[j], root) ^ (j + 1 < degree ? product[j + 1] : 0);
            }
            root = times(root, 2);
        }
        return product;
    }

    private static int times(int one, int other) {
        int product = 0;
        for (int i = 7; i >= 0; i--) {
            product = product << 1 ^ (product >>> 7) * POLYNOMIAL;
            product ^= (other >>> i & 1) * one;
        }
        return product;
    }
}
