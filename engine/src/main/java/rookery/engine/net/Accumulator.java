package rookery.engine.net;

import java.util.Arrays;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;

/**
 * The sum of a net's rows for one view, with the board it was summed for. For another position it adds and subtracts the rows of the squares that
 * differ, so nobody needs to report moves to it, and positions that are never evaluated cost nothing. Mutable, one per thread.
 */
public final class Accumulator {

    private final Net net;
    private final NetInputs inputs;
    private final int view;
    private final int[] sums;
    private final byte[] seen;
    private final int[] men = new int[2];
    private final int[] checks = {-1, -1};
    /** By packed piece, if pieces can be in hand. */
    private final int[] hands;
    private final int[] added;
    private final int[] removed;

    public Accumulator(Net net, NetInputs inputs, int view) {
        this.net = net;
        this.inputs = inputs;
        this.view = view;
        sums = net.bias().clone();
        seen = new byte[inputs.squares()];
        hands = new int[inputs.hasHands() ? inputs.pieces() : 0];
        added = new int[inputs.mostAtOnce()];
        removed = new int[added.length];
    }

    /** The sums for the position. */
    public int[] sums(Position position) {
        int adding = 0;
        int removing = 0;
        for (int square = position.difference(seen, 0); square >= 0; square = position.difference(seen, square + 1)) {
            int before = seen[square];
            int now = position.piece(square);
            if (Piece.isPiece(before)) {
                removed[removing++] = inputs.ofPiece(view, before, square);
                men[before & 1]--;
            }
            if (Piece.isPiece(now)) {
                added[adding++] = inputs.ofPiece(view, now, square);
                men[now & 1]++;
            }
            seen[square] = (byte) now;
        }
        if (inputs.countsChecks()) {
            for (int side = 0; side < 2; side++) {
                int given = position.checksGiven(Side.of(side));
                if (given != checks[side]) {
                    if (checks[side] >= 0) {
                        removed[removing++] = inputs.ofChecks(view, side, checks[side]);
                    }
                    added[adding++] = inputs.ofChecks(view, side, given);
                    checks[side] = given;
                }
            }
        }
        for (int piece = 2; piece < hands.length; piece++) {
            int held = inputs.inHand(position, piece);
            for (; hands[piece] < held; hands[piece]++) {
                added[adding++] = inputs.ofPiece(view, piece, inputs.squares() + hands[piece]);
            }
            while (hands[piece] > held) {
                removed[removing++] = inputs.ofPiece(view, piece, inputs.squares() + --hands[piece]);
            }
        }
        apply(adding, removing);
        return sums;
    }

    private void apply(int adding, int removing) {
        int both = Math.min(adding, removing);
        for (int i = 0; i < both; i++) {
            exchange(sums, net.row(added[i]), net.row(removed[i]));
        }
        for (int i = both; i < adding; i++) {
            add(sums, net.row(added[i]));
        }
        for (int i = both; i < removing; i++) {
            subtract(sums, net.row(removed[i]));
        }
    }

    private static void exchange(int[] sums, int[] plus, int[] minus) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += plus[i] - minus[i];
        }
    }

    private static void add(int[] sums, int[] plus) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += plus[i];
        }
    }

    private static void subtract(int[] sums, int[] minus) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] -= minus[i];
        }
    }

    /** How many men the side had in the last position. */
    public int men(int side) {
        return men[side];
    }

    /** Forgets the last position. */
    public void clear() {
        System.arraycopy(net.bias(), 0, sums, 0, sums.length);
        Arrays.fill(seen, (byte) 0);
        Arrays.fill(men, 0);
        Arrays.fill(checks, -1);
        Arrays.fill(hands, 0);
    }
}
