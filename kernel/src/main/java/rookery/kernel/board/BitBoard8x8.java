package rookery.kernel.board;

import rookery.kernel.geometry.Lines;
import rookery.kernel.geometry.SliderAttacks;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.variant.Variant;

/**
 * The fast board: 8x8 as 64-bit sets, for pieces that leap, slide as rooks or bishops, or both, and ordinary pawns.
 *
 * <p>Steps are first collected as pairs (from, set of targets), which can then be counted by population count or written out as moves.
 */
public final class BitBoard8x8 extends Board {

    /** Everything about the pieces that never changes, shared by copies. */
    private final BitTables tables;
    private final long[] byPiece;
    private final long[] bySide = new long[2];
    private final long[] orthogonal = new long[2];
    private final long[] diagonal = new long[2];

    private final int[] fromBuffer = new int[64];
    private final long[] toBuffer = new long[64];
    private int pawnEntries;

    BitBoard8x8(Variant variant) {
        super(variant);
        tables = new BitTables(variant);
        byPiece = new long[(variant.kinds().size() + 1) * 2];
    }

    private BitBoard8x8(BitBoard8x8 other) {
        super(other);
        tables = other.tables;
        byPiece = other.byPiece.clone();
        for (int side = 0; side < 2; side++) {
            bySide[side] = other.bySide[side];
            orthogonal[side] = other.orthogonal[side];
            diagonal[side] = other.diagonal[side];
        }
    }

    @Override
    public Board copy() {
        return new BitBoard8x8(this);
    }

    @Override
    public void put(int square, int piece) {
        super.put(square, piece);
        flip(1L << square, piece);
    }

    @Override
    public void remove(int square) {
        flip(1L << square, squares[square]);
        super.remove(square);
    }

    @Override
    public void move(int from, int to) {
        flip(1L << from | 1L << to, squares[from]);
        super.move(from, to);
    }

    private void flip(long bits, int piece) {
        int side = piece & 1;
        byPiece[piece] ^= bits;
        bySide[side] ^= bits;
        orthogonal[side] ^= bits & tables.orthogonal[piece];
        diagonal[side] ^= bits & tables.diagonal[piece];
    }

    @Override
    public boolean hasBits() {
        return true;
    }

    @Override
    public long bits(int piece) {
        return byPiece[piece];
    }

    @Override
    public int pieceSquares(int side, int[] out) {
        int count = 0;
        for (long rest = bySide[side]; rest != 0; rest &= rest - 1) {
            out[count++] = Long.numberOfTrailingZeros(rest);
        }
        return count;
    }

    @Override
    public boolean isAttacked(int square, int by) {
        return isAttacked(square, by, bySide[0] | bySide[1]);
    }

    private boolean isAttacked(int square, int by, long occupied) {
        if ((tables.pawnCaptures[by ^ 1][square] & byPiece[tables.pawn[by]]) != 0) {
            return true;
        }
        for (int piece : tables.leapers[by]) {
            if ((tables.leapsInto[piece][square] & byPiece[piece]) != 0) {
                return true;
            }
        }
        return (SliderAttacks.rook(square, occupied) & orthogonal[by]) != 0 || (SliderAttacks.bishop(square, occupied) & diagonal[by]) != 0;
    }

    @Override
    public boolean attacksRoyalAfter(int from, int to, int piece) {
        int us = piece & 1;
        int king = royal[us ^ 1];
        if (king < 0) {
            return false;
        }
        long left = 1L << from;
        long after = (bySide[0] | bySide[1]) & ~left | 1L << to;
        // Most moves cannot give check; small tables rule them out before the large ones are read.
        if ((tables.emptyReach[piece][to] >>> king & 1) != 0
                && (piece == tables.pawn[us] || (reach(piece, to, after) >>> king & 1) != 0)) {
            return true;
        }
        return (Lines.through(king, from) & (orthogonal[us] | diagonal[us]) & ~left) != 0
                && ((SliderAttacks.rook(king, after) & orthogonal[us] & ~left) != 0
                        || (SliderAttacks.bishop(king, after) & diagonal[us] & ~left) != 0);
    }

    @Override
    public SquareSet attackers(int square, int by) {
        return SquareSet.ofBits(attackers(square, by, bySide[0] | bySide[1]));
    }

    private long attackers(int square, int by, long occupied) {
        long found = tables.pawnCaptures[by ^ 1][square] & byPiece[tables.pawn[by]];
        for (int piece : tables.leapers[by]) {
            found |= tables.leapsInto[piece][square] & byPiece[piece];
        }
        return found | SliderAttacks.rook(square, occupied) & orthogonal[by] | SliderAttacks.bishop(square, occupied) & diagonal[by];
    }

    @Override
    public SquareSet attacks(int square) {
        return SquareSet.ofBits(attackSet(square));
    }

    @Override
    public void addAttacks(int square, long[] words) {
        words[0] |= attackSet(square);
    }

    @Override
    public int mobility(int square) {
        return Long.bitCount(attackSet(square));
    }

    private long attackSet(int square) {
        int piece = squares[square];
        if (piece == 0) {
            return 0;
        }
        return piece == tables.pawn[piece & 1] ? tables.pawnCaptures[piece & 1][square] : reach(piece, square, bySide[0] | bySide[1]);
    }

    private long reach(int piece, int square, long occupied) {
        long reach = tables.leaps[piece][square];
        if (tables.orthogonal[piece] != 0) {
            reach |= SliderAttacks.rook(square, occupied);
        }
        if (tables.diagonal[piece] != 0) {
            reach |= SliderAttacks.bishop(square, occupied);
        }
        return reach;
    }

    @Override
    public void addSteps(int side, int kinds, int[] promotions, boolean safe, boolean loud, MoveList out) {
        boolean pawnsMayStep = (kinds >>> (tables.pawn[side] >>> 1) & 1) != 0;
        int entries = collect(side, kinds, safe, loud);
        for (int i = 0; i < pawnEntries; i++) {
            addPawnMoves(side, fromBuffer[i], toBuffer[i], pawnsMayStep, promotions, loud, out);
        }
        for (int i = pawnEntries; i < entries; i++) {
            int from = fromBuffer[i];
            for (long rest = toBuffer[i]; rest != 0; rest &= rest - 1) {
                out.add(Move.of(from, Long.numberOfTrailingZeros(rest)));
            }
        }
    }

    @Override
    public void addStepsOf(int from, int kinds, int[] promotions, MoveList out) {
        int piece = squares[from];
        int side = piece & 1;
        boolean mayStep = (kinds >>> (piece >>> 1) & 1) != 0;
        if (piece == tables.pawn[side]) {
            addPawnMoves(side, from, pawnTargets(side, 1L << from, from, mayStep, false), mayStep, promotions, false, out);
            return;
        }
        for (long rest = mayStep ? reach(piece, from, bySide[0] | bySide[1]) & ~bySide[side] : 0; rest != 0; rest &= rest - 1) {
            out.add(Move.of(from, Long.numberOfTrailingZeros(rest)));
        }
    }

    @Override
    public boolean isSafeStep(int from, int to) {
        int side = squares[from] & 1;
        long lifted = (bySide[0] | bySide[1]) & ~(1L << from);
        if (royal[side] == from) {
            return !isAttacked(to, side ^ 1, lifted);
        }
        return (attackers(royal[side], side ^ 1, lifted | 1L << to) & ~(1L << to)) == 0;
    }

    private void addPawnMoves(int side, int from, long targets, boolean mayStep, int[] promotions, boolean loud, MoveList out) {
        long promoting = targets & tables.promotionZone[side];
        long plain = !mayStep ? 0 : loud ? targets & ~tables.forcedZone[side] & bySide[side ^ 1] : targets & ~tables.forcedZone[side];
        for (long rest = promoting; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            for (int kind : promotions) {
                out.add(Move.promotion(from, to, kind));
            }
        }
        for (long rest = plain; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            out.add(Math.abs(to - from) == 16 ? Move.of(from, to, Move.DOUBLE_STEP) : Move.of(from, to));
        }
    }

    @Override
    public int countSteps(int side, int kinds, int[] promotions, boolean safe) {
        boolean pawnsMayStep = (kinds >>> (tables.pawn[side] >>> 1) & 1) != 0;
        int entries = collect(side, kinds, safe, false);
        int count = 0;
        for (int i = 0; i < pawnEntries; i++) {
            long promoting = toBuffer[i] & tables.promotionZone[side];
            count += Long.bitCount(promoting) * promotions.length;
            if (pawnsMayStep) {
                count += Long.bitCount(toBuffer[i] & ~tables.forcedZone[side]);
            }
        }
        for (int i = pawnEntries; i < entries; i++) {
            count += Long.bitCount(toBuffer[i]);
        }
        return count;
    }

    /** Fills the buffers with (from, targets), pawns first, and returns how many pairs there are. */
    private int collect(int us, int kinds, boolean safe, boolean loud) {
        long own = bySide[us];
        long enemy = bySide[us ^ 1];
        long occupied = own | enemy;
        long allowed = loud ? enemy : ~own;
        long pinned = 0;
        long evasion = -1;
        int king = -1;
        if (safe) {
            king = royal[us];
            long checkers = attackers(king, us ^ 1, occupied);
            if (checkers != 0) {
                // One checker may be taken or blocked; against two only the king can move.
                evasion = (checkers & checkers - 1) != 0 ? 0 : checkers | Lines.between(king, Long.numberOfTrailingZeros(checkers));
            }
            pinned = pinned(us, king);
        }
        int entries = collectPawns(us, kinds, evasion, pinned, king, loud);
        pawnEntries = entries;
        for (int piece : tables.steppers[us]) {
            if ((kinds >>> (piece >>> 1) & 1) == 0) {
                continue;
            }
            if (safe && isRoyal(piece)) {
                entries = collectRoyal(us, piece, king, allowed, occupied, entries);
                continue;
            }
            long[] leaps = tables.leaps[piece];
            boolean rook = tables.orthogonal[piece] != 0;
            boolean bishop = tables.diagonal[piece] != 0;
            for (long rest = byPiece[piece]; rest != 0; rest &= rest - 1) {
                int from = Long.numberOfTrailingZeros(rest);
                long targets = leaps[from];
                if (rook) {
                    targets |= SliderAttacks.rook(from, occupied);
                }
                if (bishop) {
                    targets |= SliderAttacks.bishop(from, occupied);
                }
                targets &= allowed & evasion;
                if ((pinned >>> from & 1) != 0) {
                    targets &= Lines.through(king, from);
                }
                if (targets != 0) {
                    fromBuffer[entries] = from;
                    toBuffer[entries++] = targets;
                }
            }
        }
        return entries;
    }

    private int collectPawns(int us, int kinds, long evasion, long pinned, int king, boolean loud) {
        int pawn = tables.pawn[us];
        boolean mayStep = (kinds >>> (pawn >>> 1) & 1) != 0;
        int entries = 0;
        for (long rest = byPiece[pawn]; rest != 0; rest &= rest - 1) {
            long bit = rest & -rest;
            int from = Long.numberOfTrailingZeros(rest);
            long targets = pawnTargets(us, bit, from, mayStep, loud) & evasion;
            if ((pinned & bit) != 0) {
                targets &= Lines.through(king, from);
            }
            if (targets != 0) {
                fromBuffer[entries] = from;
                toBuffer[entries++] = targets;
            }
        }
        return entries;
    }

    /** Where the pawn there may go as far as its own side's safety does not matter. */
    private long pawnTargets(int us, long bit, int from, boolean mayStep, boolean loud) {
        long zone = tables.promotionZone[us];
        int forward = tables.forward[us];
        long empty = ~(bySide[0] | bySide[1]);
        // Rotation serves both directions; a pawn never stands on its last rank, so nothing wraps around.
        long push = Long.rotateLeft(bit, forward) & empty;
        if ((bit & tables.doubleStepRank[us]) != 0) {
            push |= Long.rotateLeft(push, forward) & empty;
        }
        if (loud) {
            push &= zone;
        }
        long targets = tables.pawnCaptures[us][from] & bySide[us ^ 1] | push;
        return mayStep ? targets : targets & zone;
    }

    private int collectRoyal(int us, int piece, int king, long allowed, long occupied, int entries) {
        long targets = reach(piece, king, occupied) & allowed;
        long safe = 0;
        // The king does not hide behind itself: it is lifted off before its targets are tested.
        long lifted = occupied & ~(1L << king);
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            if (!isAttacked(to, us ^ 1, lifted)) {
                safe |= rest & -rest;
            }
        }
        if (safe != 0) {
            fromBuffer[entries] = king;
            toBuffer[entries] = safe;
            return entries + 1;
        }
        return entries;
    }

    private long pinned(int us, int king) {
        long enemy = bySide[us ^ 1];
        long snipers = SliderAttacks.rook(king, enemy) & orthogonal[us ^ 1] | SliderAttacks.bishop(king, enemy) & diagonal[us ^ 1];
        long pinned = 0;
        for (; snipers != 0; snipers &= snipers - 1) {
            long shield = Lines.between(king, Long.numberOfTrailingZeros(snipers)) & bySide[us];
            if ((shield & shield - 1) == 0) {
                pinned |= shield;
            }
        }
        return pinned;
    }

    @Override
    public void addEnPassant(int side, int target, int victim, boolean safe, MoveList out) {
        if (!tables.takesEnPassant) {
            return;
        }
        long occupied = bySide[0] | bySide[1];
        for (long rest = tables.pawnCaptures[side ^ 1][target] & byPiece[tables.pawn[side]]; rest != 0; rest &= rest - 1) {
            long after = (occupied ^ (rest & -rest) ^ 1L << victim) | 1L << target;
            if (!safe || (attackers(royal[side], side ^ 1, after) & ~(1L << victim)) == 0) {
                out.add(Move.of(Long.numberOfTrailingZeros(rest), target, Move.EN_PASSANT));
            }
        }
    }

    @Override
    boolean withstandsRecaptures(int from, int to, int lacking, int[] values) {
        int missing = lacking;
        int side = squares[from] & 1;
        boolean reached = true;
        long occupied = (bySide[0] | bySide[1]) & ~(1L << from);
        long straight = orthogonal[0] | orthogonal[1];
        long slanted = diagonal[0] | diagonal[1];
        long attackers = attackers(to, occupied);
        while (true) {
            side ^= 1;
            attackers &= occupied;
            long own = attackers & bySide[side];
            if (own == 0) {
                return reached;
            }
            reached = !reached;
            int cheapest = cheapest(own, values);
            missing = values[squares[cheapest] >>> 1] - missing;
            if (missing < (reached ? 1 : 0)) {
                return reached;
            }
            occupied &= ~(1L << cheapest);
            attackers |= SliderAttacks.rook(to, occupied) & straight | SliderAttacks.bishop(to, occupied) & slanted;
        }
    }

    /** The pieces of both sides that attack the square. */
    private long attackers(int square, long occupied) {
        long found = SliderAttacks.rook(square, occupied) & (orthogonal[0] | orthogonal[1])
                | SliderAttacks.bishop(square, occupied) & (diagonal[0] | diagonal[1]);
        for (int by = 0; by < 2; by++) {
            found |= tables.pawnCaptures[by ^ 1][square] & byPiece[tables.pawn[by]];
            for (int piece : tables.leapers[by]) {
                found |= tables.leapsInto[piece][square] & byPiece[piece];
            }
        }
        return found;
    }

    private int cheapest(long pieces, int[] values) {
        int best = -1;
        for (long rest = pieces; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if (best < 0 || values[squares[square] >>> 1] < values[squares[best] >>> 1]) {
                best = square;
            }
        }
        return best;
    }
}
