package rookery.engine.evaluation;

import rookery.kernel.geometry.Lines;
import rookery.kernel.geometry.SliderAttacks;

/**
 * The positional value of a side's knights, bishops, rooks, queens and king on 8x8; part of {@link StandardEvaluation}. It also records their attacks in the
 * side's attack map and in the enemy king's danger.
 */
final class PieceActivity {

    private static final int VALUE = Term.PIECE_VALUE.offset();
    private static final int SQUARES = Term.PAWN_SQUARE.offset();
    private static final int KNIGHT_MOBILITY = Term.KNIGHT_MOBILITY.offset();
    private static final int BISHOP_MOBILITY = Term.BISHOP_MOBILITY.offset();
    private static final int ROOK_MOBILITY = Term.ROOK_MOBILITY.offset();
    private static final int QUEEN_MOBILITY = Term.QUEEN_MOBILITY.offset();
    private static final int BISHOP_PAIR = Term.BISHOP_PAIR.offset();
    private static final int BISHOP_PAWNS = Term.BISHOP_PAWNS.offset();
    private static final int BISHOP_LONG_DIAGONAL = Term.BISHOP_LONG_DIAGONAL.offset();
    private static final int OUTPOST = Term.OUTPOST.offset();
    private static final int OUTPOST_REACHABLE = Term.OUTPOST_REACHABLE.offset();
    private static final int MINOR_BEHIND_PAWN = Term.MINOR_BEHIND_PAWN.offset();
    private static final int MINOR_KING_DISTANCE = Term.MINOR_KING_DISTANCE.offset();
    private static final int ROOK_OPEN_FILE = Term.ROOK_OPEN_FILE.offset();
    private static final int ROOK_HALF_OPEN_FILE = Term.ROOK_HALF_OPEN_FILE.offset();
    private static final int ROOK_TRAPPED = Term.ROOK_TRAPPED.offset();
    private static final int QUEEN_EXPOSED = Term.QUEEN_EXPOSED.offset();

    private final int[] weights;
    private final KingDanger danger;

    PieceActivity(int[] weights, KingDanger danger) {
        this.weights = weights;
        this.danger = danger;
    }

    int score(SideAttacks us, SideAttacks them, long occupied) {
        long outposts = us.outposts(them);
        return knights(us, them, outposts) + bishops(us, them, outposts, occupied) + rooks(us, them, occupied) + queens(us, them, occupied)
                + weights[SQUARES + 32 * 5 + PawnStructure.square(us.side, us.king)];
    }

    /** Records a piece's attacks in its side's attack map and in the enemy king's danger. */
    private void enter(SideAttacks us, SideAttacks them, int kind, long attacks) {
        us.enter(attacks);
        danger.addAttacker(them, kind, attacks);
    }

    private int placed(SideAttacks us, int kind, int square) {
        return weights[VALUE + kind - 1] + weights[SQUARES + 32 * (kind - 1) + PawnStructure.square(us.side, square)];
    }

    private int knights(SideAttacks us, SideAttacks them, long outposts) {
        int sum = 0;
        long all = 0;
        for (long rest = us.knights; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long bit = rest & -rest;
            long attacks = (us.pinned & bit) != 0 ? 0 : Masks.KNIGHT[square];
            all |= attacks;
            enter(us, them, StandardEvaluation.KNIGHT, attacks);
            sum += placed(us, StandardEvaluation.KNIGHT, square) + weights[KNIGHT_MOBILITY + Long.bitCount(attacks & us.mobilityArea)];
            sum += minor(us, them, square, bit, outposts, 0);
            if ((outposts & bit) == 0 && (attacks & outposts & ~us.all) != 0) {
                sum += weights[OUTPOST_REACHABLE];
            }
        }
        us.byKnights = all;
        return sum;
    }

    private int bishops(SideAttacks us, SideAttacks them, long outposts, long occupied) {
        int sum = 0;
        long all = 0;
        long bishops = us.bishops;
        long through = occupied ^ us.queens ^ them.queens;
        for (long rest = bishops; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long bit = rest & -rest;
            long attacks = SliderAttacks.bishop(square, through);
            if ((us.pinned & bit) != 0) {
                attacks &= Lines.through(us.king, square);
            }
            all |= attacks;
            enter(us, them, StandardEvaluation.BISHOP, attacks);
            sum += placed(us, StandardEvaluation.BISHOP, square)
                    + weights[BISHOP_MOBILITY + Math.min(13, Long.bitCount(attacks & us.mobilityArea))];
            sum += minor(us, them, square, bit, outposts, 1);
            long colour = (Masks.DARK & bit) != 0 ? Masks.DARK : ~Masks.DARK;
            sum += weights[BISHOP_PAWNS] * Long.bitCount(colour & us.pawns);
            if ((Masks.LONG_DIAGONALS & ~Masks.CENTRE & bit) != 0) {
                long centre = SliderAttacks.bishop(square, us.pawns | them.pawns) & Masks.CENTRE;
                sum += (centre & centre - 1) != 0 ? weights[BISHOP_LONG_DIAGONAL] : 0;
            }
        }
        us.byBishops = all;
        if ((bishops & Masks.DARK) != 0 && (bishops & ~Masks.DARK) != 0) {
            sum += weights[BISHOP_PAIR];
        }
        return sum;
    }

    private int minor(SideAttacks us, SideAttacks them, int square, long bit, long outposts, int which) {
        int sum = weights[MINOR_KING_DISTANCE + which] * Masks.distance(square, us.king);
        if ((outposts & bit) != 0) {
            sum += weights[OUTPOST + which];
        }
        if ((Masks.forward(us.side, bit) & (us.pawns | them.pawns)) != 0) {
            sum += weights[MINOR_BEHIND_PAWN];
        }
        return sum;
    }

    private int rooks(SideAttacks us, SideAttacks them, long occupied) {
        int sum = 0;
        long all = 0;
        long through = occupied ^ us.queens ^ them.queens ^ us.rooks;
        for (long rest = us.rooks; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int file = square & 7;
            long attacks = SliderAttacks.rook(square, through);
            if ((us.pinned & rest & -rest) != 0) {
                attacks &= Lines.through(us.king, square);
            }
            all |= attacks;
            enter(us, them, StandardEvaluation.ROOK, attacks);
            int mobility = Math.min(14, Long.bitCount(attacks & us.mobilityArea));
            sum += placed(us, StandardEvaluation.ROOK, square) + weights[ROOK_MOBILITY + mobility];
            if ((Masks.FILE[file] & us.pawns) == 0) {
                sum += weights[(Masks.FILE[file] & them.pawns) == 0 ? ROOK_OPEN_FILE : ROOK_HALF_OPEN_FILE];
            } else if (mobility <= 3) {
                int kingFile = us.king & 7;
                if (kingFile < 4 == file < kingFile && Masks.relativeRank(us.side, square) <= 1) {
                    sum += weights[ROOK_TRAPPED];
                }
            }
        }
        us.byRooks = all;
        return sum;
    }

    private int queens(SideAttacks us, SideAttacks them, long occupied) {
        int sum = 0;
        long all = 0;
        for (long rest = us.queens; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long attacks = SliderAttacks.bishop(square, occupied) | SliderAttacks.rook(square, occupied);
            if ((us.pinned & rest & -rest) != 0) {
                attacks &= Lines.through(us.king, square);
            }
            all |= attacks;
            enter(us, them, StandardEvaluation.QUEEN, attacks);
            sum += placed(us, StandardEvaluation.QUEEN, square)
                    + weights[QUEEN_MOBILITY + Math.min(27, Long.bitCount(attacks & us.mobilityArea))];
            if (them.shielded(square, occupied) != 0) {
                sum += weights[QUEEN_EXPOSED];
            }
        }
        us.byQueens = all;
        return sum;
    }
}
