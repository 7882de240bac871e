package rookery.engine.evaluation;

import rookery.kernel.geometry.Lines;
import rookery.kernel.position.Position;

/**
 * One side's pieces and attacks on 8x8, as bits; refilled for each position. Plain fields rather than tables by kind, since evaluation reads
 * them hundreds of times a position.
 */
final class SideAttacks {

    private static final long[] OUTPOST_RANKS = {0x0000ffffff000000L, 0x000000ffffff0000L};
    /** Pawns here are at home or one step off. */
    private static final long[] HOME = {0x0000000000ffff00L, 0x00ffff0000000000L};

    final int side;
    long pawns;
    long knights;
    long bishops;
    long rooks;
    long queens;
    long kings;
    long all;
    /** The king's square. */
    int king;

    /** Pieces that alone stand between their king and an enemy rook, bishop or queen. */
    long pinned;
    long byPawns;
    long byKnights;
    long byBishops;
    long byRooks;
    long byQueens;
    long byKing;
    long attacked;
    long attackedTwice;
    /** The squares around the king. */
    long ring;
    /** Where pieces are free to go. */
    long mobilityArea;
    /** How much danger the king is in. */
    int danger;

    SideAttacks(int side) {
        this.side = side;
    }

    void load(Position position) {
        pawns = position.bits(StandardEvaluation.PAWN << 1 | side);
        knights = position.bits(StandardEvaluation.KNIGHT << 1 | side);
        bishops = position.bits(StandardEvaluation.BISHOP << 1 | side);
        rooks = position.bits(StandardEvaluation.ROOK << 1 | side);
        queens = position.bits(StandardEvaluation.QUEEN << 1 | side);
        kings = position.bits(StandardEvaluation.KING << 1 | side);
        all = pawns | knights | bishops | rooks | queens | kings;
        king = Long.numberOfTrailingZeros(kings);
    }

    boolean isBare() {
        return all == kings;
    }

    /** The remaining pieces' contribution to the game phase. */
    int phase() {
        return Long.bitCount(knights | bishops) + 2 * Long.bitCount(rooks) + 4 * Long.bitCount(queens);
    }

    /** Records the pawn and king attacks, and what follows from them for the other pieces. */
    void prepare(SideAttacks them) {
        long occupied = all | them.all;
        byPawns = Masks.pawnAttacks(side, pawns);
        byKing = Masks.KING[king];
        attackedTwice = byPawns & byKing | Masks.pawnDoubleAttacks(side, pawns);
        attacked = byPawns | byKing;
        ring = Masks.RING[king];
        pinned = them.shielded(king, occupied) & all;
        // Excludes squares of blocked or unmoved pawns and squares attacked by enemy pawns.
        long blocked = pawns & (Masks.forward(them.side, occupied) | HOME[side]);
        mobilityArea = ~(blocked | kings | Masks.pawnAttacks(them.side, them.pawns));
    }

    /** The pieces of both sides that alone stand between the square and a rook, bishop or queen of this side. */
    long shielded(int square, long occupied) {
        long snipers = Masks.ROOK_LINES[square] & (rooks | queens) | Masks.BISHOP_LINES[square] & (bishops | queens);
        long shields = 0;
        for (; snipers != 0; snipers &= snipers - 1) {
            long between = Lines.between(square, Long.numberOfTrailingZeros(snipers)) & occupied;
            if ((between & between - 1) == 0) {
                shields |= between;
            }
        }
        return shields;
    }

    /** Records a piece's attacks. */
    void enter(long attacks) {
        attackedTwice |= attacked & attacks;
        attacked |= attacks;
    }

    /** Squares up the board that a pawn of ours guards and no pawn of theirs can ever attack. */
    long outposts(SideAttacks them) {
        int down = them.side;
        long reach = them.pawns;
        reach |= Masks.forward(down, reach);
        reach |= Masks.forward(down, reach) | Masks.forward(down, Masks.forward(down, reach));
        reach |= Masks.forward(down, Masks.forward(down, Masks.forward(down, reach)));
        return OUTPOST_RANKS[side] & byPawns & ~Masks.pawnAttacks(down, reach);
    }
}
