package rookery.engine.evaluation;

/** A side's threats on 8x8 and its space; part of {@link StandardEvaluation}. */
final class Threats {

    private static final long CENTRE_FILES = 0x3c3c3c3c3c3c3c3cL;
    /** Behind the middle of the board, by side. */
    private static final long[] SPACE_AREA = {CENTRE_FILES & 0xffffff00L, CENTRE_FILES & 0x00ffffff00000000L};

    private static final int THREAT_BY_PAWN = Term.THREAT_BY_PAWN.offset();
    private static final int THREAT_BY_MINOR = Term.THREAT_BY_MINOR.offset();
    private static final int THREAT_BY_ROOK = Term.THREAT_BY_ROOK.offset();
    private static final int THREAT_BY_KING = Term.THREAT_BY_KING.offset();
    private static final int HANGING = Term.HANGING.offset();
    private static final int THREAT_BY_PUSH = Term.THREAT_BY_PUSH.offset();
    private static final int RESTRICTED = Term.RESTRICTED.offset();
    private static final int SPACE = Term.SPACE.offset();

    private final int[] weights;

    Threats(int[] weights) {
        this.weights = weights;
    }

    int score(SideAttacks us, SideAttacks them, long occupied) {
        int sum = 0;
        long pieces = them.all & ~them.pawns & ~them.kings;
        sum += weighted(pieces & us.byPawns, them, THREAT_BY_PAWN);
        long strong = them.byPawns | them.attackedTwice & ~us.attackedTwice;
        long defended = pieces & strong;
        long weak = them.all & ~them.kings & ~strong & us.attacked;
        if ((defended | weak) != 0) {
            sum += weighted((defended | weak) & (us.byKnights | us.byBishops), them, THREAT_BY_MINOR);
            sum += weighted(weak & us.byRooks, them, THREAT_BY_ROOK);
            if ((weak & us.byKing) != 0) {
                sum += weights[THREAT_BY_KING];
            }
            sum += weights[HANGING] * Long.bitCount(weak & (~them.attacked | pieces & us.attackedTwice));
        }
        sum += weights[RESTRICTED] * Long.bitCount(them.attacked & ~strong & us.attacked & ~them.all);
        long safe = ~them.attacked | us.attacked;
        long pushes = Masks.forward(us.side, us.pawns) & ~occupied;
        pushes |= Masks.forward(us.side, pushes & (us.side == 0 ? 0xff0000L : 0xff0000000000L)) & ~occupied;
        pushes &= ~them.byPawns & safe;
        sum += weights[THREAT_BY_PUSH] * Long.bitCount(Masks.pawnAttacks(us.side, pushes) & pieces & ~us.byPawns);
        sum += weights[SPACE] * Long.bitCount(SPACE_AREA[us.side] & ~us.pawns & ~them.byPawns);
        return sum;
    }

    /** The weights of the side's pieces among those given, from the offset by kind. */
    private int weighted(long among, SideAttacks side, int offset) {
        if (among == 0) {
            return 0;
        }
        return weights[offset] * Long.bitCount(among & side.pawns) + weights[offset + 1] * Long.bitCount(among & side.knights)
                + weights[offset + 2] * Long.bitCount(among & side.bishops) + weights[offset + 3] * Long.bitCount(among & side.rooks)
                + weights[offset + 4] * Long.bitCount(among & side.queens);
    }
}
