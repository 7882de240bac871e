package rookery.kernel.board;

import java.util.function.IntConsumer;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.variant.Variant;

/**
 * The general board: any shape up to 16x16 and any movement, one byte a square, lists of pieces, and tables of rays.
 *
 * <p>{@link Attackers} finds who attacks a square, {@link RoyalSafety} whether a royal piece stays safe, and {@link MailboxSteps} the steps; they all share
 * this board's squares.
 */
public final class MailboxBoard extends Board {

    private final StrideTables tables;
    private final PieceLists pieces;
    private final Attackers attackers;
    private final RoyalSafety safety;
    private final MailboxSteps steps;
    private final MoveList scratch = new MoveList();
    /** The pieces an exchange has taken off the board so far, and where they stood. */
    private final byte[] lifted = new byte[32];
    private final int[] liftedFrom = new int[32];

    MailboxBoard(Variant variant) {
        super(variant);
        tables = StrideTables.of(variant);
        pieces = new PieceLists(tables.squareCount);
        attackers = new Attackers(squares, pieces, tables);
        safety = new RoyalSafety(squares, royal, attackers, tables);
        steps = new MailboxSteps(squares, pieces, safety, tables);
    }

    private MailboxBoard(MailboxBoard other) {
        super(other);
        tables = other.tables;
        pieces = new PieceLists(other.pieces);
        attackers = new Attackers(squares, pieces, tables);
        safety = new RoyalSafety(squares, royal, attackers, tables);
        steps = new MailboxSteps(squares, pieces, safety, tables);
    }

    /** The general board for any variant, even where the faster one would do; for tests. */
    public static Board general(Variant variant) {
        return new MailboxBoard(variant);
    }

    @Override
    public Board copy() {
        return new MailboxBoard(this);
    }

    @Override
    public void put(int square, int piece) {
        super.put(square, piece);
        pieces.add(square, piece & 1);
    }

    @Override
    public void remove(int square) {
        int side = squares[square] & 1;
        super.remove(square);
        pieces.remove(square, side);
    }

    @Override
    public void move(int from, int to) {
        super.move(from, to);
        pieces.move(from, to, squares[to] & 1);
    }

    @Override
    public boolean hasHoppers() {
        return tables.anySpecialCapture;
    }

    @Override
    public int pieceSquares(int side, int[] out) {
        System.arraycopy(pieces.squares[side], 0, out, 0, pieces.counts[side]);
        return pieces.counts[side];
    }

    @Override
    public boolean isAttacked(int square, int by) {
        return attackers.any(square, by);
    }

    @Override
    public boolean attacksRoyalAfter(int from, int to, int piece) {
        int side = piece & 1;
        int king = royal[side ^ 1];
        if (king < 0) {
            return false;
        }
        if (!tables.anySpecialCapture && !tables.couldAttack(piece, to, king) && !tables.isOnRide(side, from, king)) {
            return false;
        }
        return attackers.anyAfter(from, to, piece, king, side);
    }

    @Override
    public SquareSet attackers(int square, int by) {
        SquareSet found = SquareSet.EMPTY;
        for (int i = 0; i < pieces.counts[by]; i++) {
            int from = pieces.squares[by][i];
            if (attacks(from).contains(square)) {
                found = found.with(from);
            }
        }
        return found;
    }

    @Override
    public SquareSet attacks(int square) {
        long[] words = new long[4];
        addAttacks(square, words);
        return new SquareSet(words[0], words[1], words[2], words[3]);
    }

    @Override
    public void addAttacks(int square, long[] words) {
        int piece = squares[square];
        if (piece <= Piece.WALL) {
            return;
        }
        int[] starts = tables.leapStart[piece];
        for (int i = starts[square]; i < starts[square + 1]; i++) {
            int target = tables.leapSquares[piece][i];
            words[target >>> 6] |= 1L << target;
        }
        for (int ride : tables.rides[piece]) {
            int step = tables.step[ride & 0xff];
            int target = square;
            for (int left = tables.length(ride & 0xff, square, ride >>> 8); left > 0; left--) {
                target += step;
                words[target >>> 6] |= 1L << target;
                if (squares[target] != 0) {
                    break;
                }
            }
        }
        if (tables.specials[piece].length != 0) {
            eachSpecialAttack(square, piece, target -> words[target >>> 6] |= 1L << target);
        }
    }

    @Override
    public int mobility(int square) {
        int piece = squares[square];
        if (piece <= Piece.WALL) {
            return 0;
        }
        int[] starts = tables.leapStart[piece];
        int count = starts[square + 1] - starts[square];
        for (int ride : tables.rides[piece]) {
            int step = tables.step[ride & 0xff];
            int length = tables.length(ride & 0xff, square, ride >>> 8);
            int target = square + step;
            int reached = 1;
            while (reached < length && squares[target] == 0) {
                target += step;
                reached++;
            }
            count += Math.min(reached, length);
        }
        if (tables.specials[piece].length != 0) {
            int[] more = {0};
            eachSpecialAttack(square, piece, target -> more[0]++);
            count += more[0];
        }
        return count;
    }

    private void eachSpecialAttack(int square, int piece, IntConsumer action) {
        for (SpecialStride special : tables.specials[piece]) {
            if (!special.stride().captures()) {
                continue;
            }
            boolean plain = !special.hidden();
            int target = square;
            for (int left = special.length()[square]; left > 0; left--) {
                target += special.step();
                if (plain || special.hits(target, square, squares)) {
                    action.accept(target);
                }
                if (plain && squares[target] != 0) {
                    break;
                }
            }
        }
    }

    @Override
    public int countSteps(int side, int kinds, int[] promotions, boolean safe) {
        scratch.clear();
        addSteps(side, kinds, promotions, safe, false, scratch);
        return scratch.size();
    }

    @Override
    public void addSteps(int side, int kinds, int[] promotions, boolean safe, boolean loud, MoveList out) {
        steps.add(side, kinds, promotions, safe, loud, out);
    }

    @Override
    public void addStepsOf(int from, int kinds, int[] promotions, MoveList out) {
        steps.addOf(from, kinds, promotions, false, false, out);
    }

    @Override
    public boolean isSafeStep(int from, int to) {
        return safety.isSafe(from, to);
    }

    @Override
    public void addEnPassant(int side, int target, int victim, boolean safe, MoveList out) {
        steps.addEnPassant(side, target, victim, safe, out);
    }

    @Override
    boolean withstandsRecaptures(int from, int to, int lacking, int[] values) {
        int missing = lacking;
        int side = squares[from] & 1;
        boolean reached = true;
        int lifts = 0;
        int next = from;
        do {
            lifted[lifts] = squares[next];
            liftedFrom[lifts++] = next;
            squares[next] = 0;
            side ^= 1;
            next = lifts < lifted.length ? attackers.cheapest(to, side, values) : -1;
            if (next >= 0) {
                reached = !reached;
                missing = values[squares[next] >>> 1] - missing;
            }
        } while (next >= 0 && missing >= (reached ? 1 : 0));
        for (int i = 0; i < lifts; i++) {
            squares[liftedFrom[i]] = lifted[i];
        }
        return reached;
    }
}
