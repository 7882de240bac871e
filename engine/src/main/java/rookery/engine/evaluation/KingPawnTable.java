package rookery.engine.evaluation;

import java.util.Arrays;

/** King and pawn against king, won or drawn: computed in full, once. White has the pawn; the board is folded along its middle. */
final class KingPawnTable {

    private static final int INVALID = 0;
    private static final int UNKNOWN = 1;
    private static final int DRAWN = 2;
    private static final int WON = 4;
    private static final int SIZE = 2 * 24 * 64 * 64;
    private static final long[] WINS = solve();

    private KingPawnTable() {
    }

    static boolean isWon(int whiteKing, int pawn, int blackKing, boolean whiteToMove) {
        int mirror = (pawn & 7) > 3 ? 7 : 0;
        int index = index(whiteToMove ? 0 : 1, whiteKing ^ mirror, blackKing ^ mirror, pawn ^ mirror);
        return (WINS[index >> 6] >>> (index & 63) & 1) != 0;
    }

    /** The pawn's square is on files a to d, ranks 2 to 7. */
    private static int index(int turn, int whiteKing, int blackKing, int pawn) {
        int pawnIndex = (pawn >> 3) - 1 << 2 | pawn & 3;
        return ((turn * 24 + pawnIndex) * 64 + whiteKing) * 64 + blackKing;
    }

    private static long[] solve() {
        byte[] table = new byte[SIZE];
        for (int index = 0; index < SIZE; index++) {
            table[index] = (byte) first(index);
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int index = 0; index < SIZE; index++) {
                if (table[index] == UNKNOWN) {
                    table[index] = (byte) next(table, index);
                    changed |= table[index] != UNKNOWN;
                }
            }
        }
        long[] wins = new long[SIZE / 64];
        Arrays.setAll(wins, word -> {
            long bits = 0;
            for (int i = 0; i < 64; i++) {
                bits |= table[word * 64 + i] == WON ? 1L << i : 0;
            }
            return bits;
        });
        return wins;
    }

    private static int turn(int index) {
        return index / (24 * 64 * 64);
    }

    private static int pawn(int index) {
        int pawnIndex = index / (64 * 64) % 24;
        return (pawnIndex >> 2) + 1 << 3 | pawnIndex & 3;
    }

    private static int whiteKing(int index) {
        return index / 64 % 64;
    }

    private static int blackKing(int index) {
        return index % 64;
    }

    /** The initial classification of a position: illegal, promotion, stalemate or a lost pawn. */
    private static int first(int index) {
        int white = whiteKing(index);
        int black = blackKing(index);
        int pawn = pawn(index);
        boolean whiteToMove = turn(index) == 0;
        long attacks = Masks.PAWN[0][pawn];
        if (Masks.distance(white, black) <= 1 || white == pawn || black == pawn || whiteToMove && (attacks & Masks.bit(black)) != 0) {
            return INVALID;
        }
        if (whiteToMove) {
            int goal = pawn + 8;
            boolean promotes = pawn >> 3 == 6 && white != goal && black != goal
                    && (Masks.distance(black, goal) > 1 || Masks.distance(white, goal) == 1);
            return promotes ? WON : UNKNOWN;
        }
        long escapes = Masks.KING[black] & ~Masks.KING[white] & ~attacks;
        boolean stalemate = (escapes & ~Masks.bit(pawn)) == 0 && (escapes & Masks.bit(pawn)) == 0 && (attacks & Masks.bit(black)) == 0;
        boolean takes = (Masks.KING[black] & Masks.bit(pawn)) != 0 && (Masks.KING[white] & Masks.bit(pawn)) == 0;
        return stalemate || takes ? DRAWN : UNKNOWN;
    }

    /** White needs one winning move, Black one drawing move. */
    private static int next(byte[] table, int index) {
        int white = whiteKing(index);
        int black = blackKing(index);
        int pawn = pawn(index);
        boolean whiteToMove = turn(index) == 0;
        int seen = 0;
        for (long rest = Masks.KING[whiteToMove ? white : black]; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            seen |= whiteToMove ? table[index(1, to, black, pawn)] : table[index(0, white, to, pawn)];
        }
        if (!whiteToMove) {
            return (seen & DRAWN) != 0 ? DRAWN : (seen & UNKNOWN) != 0 ? UNKNOWN : WON;
        }
        if (pawn >> 3 < 6) {
            int step = pawn + 8;
            seen |= table[index(1, white, black, step)];
            if (pawn >> 3 == 1 && step != white && step != black) {
                seen |= table[index(1, white, black, step + 8)];
            }
        }
        return (seen & WON) != 0 ? WON : (seen & UNKNOWN) != 0 ? UNKNOWN : DRAWN;
    }
}
