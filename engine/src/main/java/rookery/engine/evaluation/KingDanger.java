package rookery.engine.evaluation;

import rookery.kernel.geometry.SliderAttacks;

/** The danger to a king on 8x8, summed up in its {@link SideAttacks}; the only part of {@link StandardEvaluation} that is squared. */
final class KingDanger {

    private static final int BASE = Term.DANGER_BASE.offset();
    private static final int ATTACKER = Term.DANGER_ATTACKER.offset();
    private static final int RING = Term.DANGER_RING.offset();
    private static final int WEAK = Term.DANGER_WEAK.offset();
    private static final int CHECK = Term.DANGER_CHECK.offset();
    private static final int UNSAFE_CHECK = Term.DANGER_UNSAFE_CHECK.offset();
    private static final int PINNED = Term.DANGER_PINNED.offset();
    private static final int NO_QUEEN = Term.DANGER_NO_QUEEN.offset();
    private static final int SHELTER = Term.DANGER_SHELTER.offset();
    private static final int DEFENDER = Term.DANGER_DEFENDER.offset();

    private final int[] weights;

    KingDanger(int[] weights) {
        this.weights = weights;
    }

    /** One attacker counts little, three together count a lot. */
    static double middlegame(int danger) {
        return danger <= 0 ? 0 : danger * danger / 4096.0;
    }

    static double endgame(int danger) {
        return danger <= 0 ? 0 : danger / 16.0;
    }

    /** Whether it is a danger weight; those come last. */
    static boolean owns(int weight) {
        return weight >= BASE;
    }

    /** Starts with the gaps in the king's pawn cover. */
    void begin(SideAttacks us, int gaps) {
        us.danger = weights[SHELTER] * gaps;
    }

    /** Adds what an enemy piece of that kind attacks around the king. */
    void addAttacker(SideAttacks us, int kind, long attacks) {
        long near = attacks & us.ring;
        if (near != 0) {
            us.danger += weights[ATTACKER + kind - StandardEvaluation.KNIGHT] + weights[RING] * Long.bitCount(near);
        }
    }

    /** Adds the terms that depend on both sides' attacks. */
    void conclude(SideAttacks us, SideAttacks them, long occupied) {
        long weak = them.attacked & ~us.attackedTwice & (~us.attacked | us.byKing | us.byQueens);
        long safe = ~them.all & (~us.attacked | weak & them.attackedTwice);
        long through = occupied ^ us.queens;
        long straight = SliderAttacks.rook(us.king, through);
        long diagonal = SliderAttacks.bishop(us.king, through);
        long knightChecks = Masks.KNIGHT[us.king] & them.byKnights;
        long bishopChecks = diagonal & them.byBishops;
        long rookChecks = straight & them.byRooks;
        long queenChecks = (straight | diagonal) & them.byQueens & ~us.byQueens;
        int sum = weights[BASE] + weights[WEAK] * Long.bitCount(us.ring & weak)
                + weights[PINNED] * Long.bitCount(us.pinned);
        sum += (knightChecks & safe) != 0 ? weights[CHECK] : 0;
        sum += (bishopChecks & safe & ~queenChecks) != 0 ? weights[CHECK + 1] : 0;
        sum += (rookChecks & safe) != 0 ? weights[CHECK + 2] : 0;
        sum += (queenChecks & safe & ~rookChecks) != 0 ? weights[CHECK + 3] : 0;
        sum += weights[UNSAFE_CHECK] * Long.bitCount((knightChecks | bishopChecks | rookChecks) & ~safe & them.mobilityArea);
        sum += them.queens == 0 ? weights[NO_QUEEN] : 0;
        sum += (us.byKnights & us.ring) != 0 ? weights[DEFENDER] : 0;
        us.danger += sum;
    }
}
