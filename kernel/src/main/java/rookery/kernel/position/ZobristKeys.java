package rookery.kernel.position;

/** The random numbers that positions are hashed with: the same in every run and on every machine, so that stored keys stay valid. */
final class ZobristKeys {

    private static final int SQUARES = 256;
    private static final int PIECES = 54;
    private static final long[] PIECE = numbers(1, PIECES * SQUARES);
    private static final long[] CASTLING = numbers(2, SQUARES);
    private static final long[] EN_PASSANT = numbers(3, SQUARES);
    private static final long[] ROLL = numbers(4, 32);
    private static final long[] CHECKS = numbers(5, 256);
    private static final long[] HAND = numbers(8, PIECES * 128);
    private static final long[] PASSER = numbers(10, SQUARES);
    private static final long[] GATE = numbers(9, 32);
    static final long BLACK_TO_MOVE = numbers(6, 1)[0];
    /** White has arrived in the zone and Black has its reply. */
    static final long REPLY = numbers(7, 1)[0];

    private ZobristKeys() {
    }

    static long piece(int piece, int square) {
        return PIECE[piece << 8 | square];
    }

    static long castling(int rookSquare) {
        return CASTLING[rookSquare];
    }

    static long enPassant(int square) {
        return EN_PASSANT[square];
    }

    static long passer(int square) {
        return PASSER[square];
    }

    static long roll(int face) {
        return face == 0 ? 0 : ROLL[face];
    }

    static long hand(int piece, int count) {
        return count == 0 ? 0 : HAND[piece << 7 | count & 127];
    }

    static long gates(int gates) {
        long key = 0;
        for (int rest = gates; rest != 0; rest &= rest - 1) {
            key ^= GATE[Integer.numberOfTrailingZeros(rest)];
        }
        return key;
    }

    static long checks(int packed) {
        return packed == 0 ? 0 : CHECKS[packed];
    }

    /** SplitMix64, one stream a purpose. */
    private static long[] numbers(long stream, int count) {
        long[] numbers = new long[count];
        long state = stream * 0xD1342543DE82EF95L;
        for (int i = 0; i < count; i++) {
            state += 0x9E3779B97F4A7C15L;
            long z = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
            z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
            numbers[i] = z ^ z >>> 31;
        }
        return numbers;
    }
}
