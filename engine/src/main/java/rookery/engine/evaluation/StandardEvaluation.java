package rookery.engine.evaluation;

import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.Lines;
import rookery.kernel.geometry.SliderAttacks;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Pieces;
import rookery.kernel.variant.Variant;

/**
 * The hand-made evaluation for the six orthodox pieces on 8x8. {@code docs/evaluation.md} describes each term in plain words.
 *
 * <p>All terms are sums of {@link Weights}, White's minus Black's, blended between middlegame and endgame by the pieces left; only the danger of a king
 * counts squared. The parts of the sum can be read after each evaluation. Mutable scratch space: one a thread.
 */
public final class StandardEvaluation implements Tunable {

    static final int PAWN = 1;
    static final int KNIGHT = 2;
    static final int BISHOP = 3;
    static final int ROOK = 4;
    static final int QUEEN = 5;
    static final int KING = 6;

    /** The phase of a full set of pieces. */
    static final int FULL_PHASE = 24;
    /** The scale of an endgame in which the better side has all its chances. */
    static final int FULL_SCALE = 64;
    /** The endgame score of a lone king's opponent and similar certainties. */
    private static final int LARGEST = 20_000;
    private static final int[] EXCHANGE_VALUES = {0, 100, 320, 335, 510, 975, 20_000};
    private static final long CENTRE_FILES = 0x3c3c3c3c3c3c3c3cL;
    private static final long[] SPACE = {CENTRE_FILES & 0xffffff00L, CENTRE_FILES & 0x00ffffff00000000L};

    private static final int VALUE = Term.PIECE_VALUE.offset();
    private static final int SQUARES = Term.PAWN_SQUARE.offset();
    private static final int KNIGHT_MOBILITY = Term.KNIGHT_MOBILITY.offset();
    private static final int BISHOP_MOBILITY = Term.BISHOP_MOBILITY.offset();
    private static final int ROOK_MOBILITY = Term.ROOK_MOBILITY.offset();
    private static final int QUEEN_MOBILITY = Term.QUEEN_MOBILITY.offset();
    private static final int PASSED_OWN_KING = Term.PASSED_OWN_KING.offset();
    private static final int PASSED_ENEMY_KING = Term.PASSED_ENEMY_KING.offset();
    private static final int PASSED_FREE = Term.PASSED_FREE.offset();
    private static final int PASSED_SAFE = Term.PASSED_SAFE.offset();
    private static final int PASSED_DEFENDED = Term.PASSED_DEFENDED.offset();
    private static final int PASSED_ROOK_BEHIND = Term.PASSED_ROOK_BEHIND.offset();
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
    private static final int THREAT_BY_PAWN = Term.THREAT_BY_PAWN.offset();
    private static final int THREAT_BY_MINOR = Term.THREAT_BY_MINOR.offset();
    private static final int THREAT_BY_ROOK = Term.THREAT_BY_ROOK.offset();
    private static final int THREAT_BY_KING = Term.THREAT_BY_KING.offset();
    private static final int HANGING = Term.HANGING.offset();
    private static final int THREAT_BY_PUSH = Term.THREAT_BY_PUSH.offset();
    private static final int RESTRICTED = Term.RESTRICTED.offset();
    private static final int SPACE_WEIGHT = Term.SPACE.offset();
    private static final int TEMPO = Term.TEMPO.offset();
    private static final int DANGER_BASE = Term.DANGER_BASE.offset();
    private static final int DANGER_ATTACKER = Term.DANGER_ATTACKER.offset();
    private static final int DANGER_RING = Term.DANGER_RING.offset();
    private static final int DANGER_WEAK = Term.DANGER_WEAK.offset();
    private static final int DANGER_CHECK = Term.DANGER_CHECK.offset();
    private static final int DANGER_UNSAFE_CHECK = Term.DANGER_UNSAFE_CHECK.offset();
    private static final int DANGER_PINNED = Term.DANGER_PINNED.offset();
    private static final int DANGER_NO_QUEEN = Term.DANGER_NO_QUEEN.offset();
    private static final int DANGER_SHELTER = Term.DANGER_SHELTER.offset();
    private static final int DANGER_DEFENDER = Term.DANGER_DEFENDER.offset();

    private final int[] weights;
    private final PawnStructure structure;

    private final Camp white = new Camp(0);
    private final Camp black = new Camp(1);
    private long occupied;

    /** The parts of the last evaluation, for the tuner: the packed sum without danger, phase, scale, and whether it was tabulated. */
    private int linear;
    private int phase;
    private int scale;
    private boolean tabulated;

    public StandardEvaluation(Weights weights) {
        this.weights = weights.toArray();
        structure = new PawnStructure(this.weights);
    }

    /** Whether the variant has the orthodox pieces in their usual order on 8x8, and kings that hide rather than run. */
    public static boolean fits(Variant variant) {
        return variant.shape().equals(BoardShape.CHESS) && variant.kinds().size() == Pieces.orthodox().size() && variant.hasCheck()
                && !variant.checksForbidden()
                && !variant.hasDie()
                && variant.whiteForward() == 1
                && variant.promotion().rank() == 8
                && hasOrthodoxPieces(variant);
    }

    private static boolean hasOrthodoxPieces(Variant variant) {
        for (int i = 0; i < Pieces.orthodox().size(); i++) {
            PieceKind kind = variant.kinds().get(i);
            PieceKind orthodox = Pieces.orthodox().get(i);
            if (kind.pawn() != orthodox.pawn() || kind.royal() != orthodox.royal() || !kind.movement().sameAs(orthodox.movement())) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int[] values() {
        return EXCHANGE_VALUES.clone();
    }

    @Override
    public int evaluate(Position position) {
        if (!position.hasBits()) {
            throw new IllegalArgumentException("the standard evaluation reads 8x8 bit sets");
        }
        white.load(position);
        black.load(position);
        occupied = white.all | black.all;
        phase = Math.min(white.phase() + black.phase(), FULL_PHASE);
        boolean whiteToMove = position.turn() == Side.WHITE;
        tabulated = false;
        if (phase <= Endgames.MOST_PHASE) {
            int known = Endgames.score(white, black, whiteToMove);
            if (known != Endgames.UNKNOWN) {
                tabulated = true;
                return whiteToMove ? known : -known;
            }
        }
        sum(whiteToMove);
        int score = total();
        return whiteToMove ? score : -score;
    }

    /** White's balance of everything, into {@link #linear} and the kings' dangers. */
    private void sum(boolean whiteToMove) {
        structure.look(white.pawns, black.pawns, white.king, black.king);
        white.prepare(black);
        black.prepare(white);
        white.danger = weights[DANGER_SHELTER] * structure.whiteGaps;
        black.danger = weights[DANGER_SHELTER] * structure.blackGaps;
        int sum = structure.score;
        sum += pieces(white, black) - pieces(black, white);
        endanger(white, black);
        endanger(black, white);
        sum += threats(white, black) - threats(black, white);
        sum += passed(white, black) - passed(black, white);
        sum += whiteToMove ? weights[TEMPO] : -weights[TEMPO];
        linear = sum;
        scale = Weights.endgame(sum) > 0 ? Endgames.scale(white, black) : Endgames.scale(black, white);
    }

    private int total() {
        double middlegame = Weights.middlegame(linear) - dangerMiddlegame(white.danger) + dangerMiddlegame(black.danger);
        double endgame = Weights.endgame(linear) - dangerEndgame(white.danger) + dangerEndgame(black.danger);
        double blended = (middlegame * phase + endgame * (FULL_PHASE - phase) * scale / FULL_SCALE) / FULL_PHASE;
        return Math.clamp((int) blended, -LARGEST, LARGEST);
    }

    /** Danger counts squared in the middlegame: one attacker is little, three together are much. */
    static double dangerMiddlegame(int danger) {
        return danger <= 0 ? 0 : danger * danger / 4096.0;
    }

    static double dangerEndgame(int danger) {
        return danger <= 0 ? 0 : danger / 16.0;
    }

    // ---- pieces ---------------------------------------------------------------------------------------------------

    private int pieces(Camp us, Camp them) {
        long outposts = us.outposts(them);
        return knights(us, them, outposts) + bishops(us, them, outposts) + rooks(us, them) + queens(us, them)
                + weights[SQUARES + 32 * 5 + PawnStructure.square(us.side, us.king)];
    }

    /** Enters what a piece attacks into the map of its camp and into the enemy king's danger. */
    private void enter(Camp us, Camp them, int kind, long attacks) {
        us.enter(attacks);
        long near = attacks & them.ring;
        if (near != 0) {
            them.danger += weights[DANGER_ATTACKER + kind - KNIGHT] + weights[DANGER_RING] * Long.bitCount(near);
        }
    }

    private int placed(Camp us, int kind, int square) {
        return weights[VALUE + kind - 1] + weights[SQUARES + 32 * (kind - 1) + PawnStructure.square(us.side, square)];
    }

    private int knights(Camp us, Camp them, long outposts) {
        int sum = 0;
        long all = 0;
        for (long rest = us.knights; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long bit = rest & -rest;
            long attacks = (us.pinned & bit) != 0 ? 0 : Masks.KNIGHT[square];
            all |= attacks;
            enter(us, them, KNIGHT, attacks);
            sum += placed(us, KNIGHT, square) + weights[KNIGHT_MOBILITY + Long.bitCount(attacks & us.mobilityArea)];
            sum += minor(us, square, bit, outposts, 0);
            if ((outposts & bit) == 0 && (attacks & outposts & ~us.all) != 0) {
                sum += weights[OUTPOST_REACHABLE];
            }
        }
        us.byKnights = all;
        return sum;
    }

    private int bishops(Camp us, Camp them, long outposts) {
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
            enter(us, them, BISHOP, attacks);
            sum += placed(us, BISHOP, square) + weights[BISHOP_MOBILITY + Math.min(13, Long.bitCount(attacks & us.mobilityArea))];
            sum += minor(us, square, bit, outposts, 1);
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

    private int minor(Camp us, int square, long bit, long outposts, int which) {
        int sum = weights[MINOR_KING_DISTANCE + which] * Masks.distance(square, us.king);
        if ((outposts & bit) != 0) {
            sum += weights[OUTPOST + which];
        }
        if ((Masks.forward(us.side, bit) & (white.pawns | black.pawns)) != 0) {
            sum += weights[MINOR_BEHIND_PAWN];
        }
        return sum;
    }

    private int rooks(Camp us, Camp them) {
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
            enter(us, them, ROOK, attacks);
            int mobility = Math.min(14, Long.bitCount(attacks & us.mobilityArea));
            sum += placed(us, ROOK, square) + weights[ROOK_MOBILITY + mobility];
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

    private int queens(Camp us, Camp them) {
        int sum = 0;
        long all = 0;
        for (long rest = us.queens; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long attacks = SliderAttacks.bishop(square, occupied) | SliderAttacks.rook(square, occupied);
            if ((us.pinned & rest & -rest) != 0) {
                attacks &= Lines.through(us.king, square);
            }
            all |= attacks;
            enter(us, them, QUEEN, attacks);
            sum += placed(us, QUEEN, square) + weights[QUEEN_MOBILITY + Math.min(27, Long.bitCount(attacks & us.mobilityArea))];
            if (them.shielded(square, occupied) != 0) {
                sum += weights[QUEEN_EXPOSED];
            }
        }
        us.byQueens = all;
        return sum;
    }

    // ---- kings ----------------------------------------------------------------------------------------------------

    /** Adds the danger our king is in from enemy pieces, beyond what {@link #enter} has added. */
    private void endanger(Camp us, Camp them) {
        long weak = them.attacked & ~us.attackedTwice & (~us.attacked | us.byKing | us.byQueens);
        long safe = ~them.all & (~us.attacked | weak & them.attackedTwice);
        long through = occupied ^ us.queens;
        long straight = SliderAttacks.rook(us.king, through);
        long diagonal = SliderAttacks.bishop(us.king, through);
        long knightChecks = Masks.KNIGHT[us.king] & them.byKnights;
        long bishopChecks = diagonal & them.byBishops;
        long rookChecks = straight & them.byRooks;
        long queenChecks = (straight | diagonal) & them.byQueens & ~us.byQueens;
        int sum = weights[DANGER_BASE] + weights[DANGER_WEAK] * Long.bitCount(us.ring & weak)
                + weights[DANGER_PINNED] * Long.bitCount(us.pinned);
        sum += (knightChecks & safe) != 0 ? weights[DANGER_CHECK] : 0;
        sum += (bishopChecks & safe & ~queenChecks) != 0 ? weights[DANGER_CHECK + 1] : 0;
        sum += (rookChecks & safe) != 0 ? weights[DANGER_CHECK + 2] : 0;
        sum += (queenChecks & safe & ~rookChecks) != 0 ? weights[DANGER_CHECK + 3] : 0;
        sum += weights[DANGER_UNSAFE_CHECK] * Long.bitCount((knightChecks | bishopChecks | rookChecks) & ~safe & them.mobilityArea);
        sum += them.queens == 0 ? weights[DANGER_NO_QUEEN] : 0;
        sum += (us.byKnights & us.ring) != 0 ? weights[DANGER_DEFENDER] : 0;
        us.danger += sum;
    }

    // ---- threats --------------------------------------------------------------------------------------------------

    private int threats(Camp us, Camp them) {
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
        sum += weights[SPACE_WEIGHT] * Long.bitCount(SPACE[us.side] & ~us.pawns & ~them.byPawns);
        return sum;
    }

    /** The weights of all pieces of the camp among those given, from the offset by kind. */
    private int weighted(long among, Camp camp, int offset) {
        if (among == 0) {
            return 0;
        }
        return weights[offset] * Long.bitCount(among & camp.pawns) + weights[offset + 1] * Long.bitCount(among & camp.knights)
                + weights[offset + 2] * Long.bitCount(among & camp.bishops) + weights[offset + 3] * Long.bitCount(among & camp.rooks)
                + weights[offset + 4] * Long.bitCount(among & camp.queens);
    }

    // ---- passed pawns ---------------------------------------------------------------------------------------------

    private int passed(Camp us, Camp them) {
        int sum = 0;
        for (long rest = structure.passed & us.all; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long bit = rest & -rest;
            int rank = Masks.relativeRank(us.side, square);
            long stop = Masks.forward(us.side, bit);
            int stopSquare = square + (us.side == 0 ? 8 : -8);
            sum += weights[PASSED_OWN_KING + rank] * Math.min(5, Masks.distance(us.king, stopSquare));
            sum += weights[PASSED_ENEMY_KING + rank] * Math.min(5, Masks.distance(them.king, stopSquare));
            if ((stop & occupied) == 0) {
                sum += weights[PASSED_FREE + rank];
            }
            if ((Masks.AHEAD[us.side][square] & (them.attacked | them.all)) == 0) {
                sum += weights[PASSED_SAFE + rank];
            }
            if ((stop & us.attacked) != 0) {
                sum += weights[PASSED_DEFENDED + rank];
            }
            long rear = Masks.AHEAD[them.side][square];
            if ((rear & (us.rooks | them.rooks)) != 0) {
                long behind = SliderAttacks.rook(square, occupied) & rear;
                if ((behind & us.rooks) != 0) {
                    sum += weights[PASSED_ROOK_BEHIND];
                } else if ((behind & them.rooks) != 0) {
                    sum += weights[PASSED_ROOK_BEHIND + 1];
                }
            }
        }
        return sum;
    }

    // ---- for the tuner --------------------------------------------------------------------------------------------

    @Override
    public int[] weights() {
        return weights;
    }

    @Override
    public void forget() {
        structure.forget();
    }

    @Override
    public int linear() {
        return linear;
    }

    @Override
    public int danger(Side side) {
        return side == Side.WHITE ? white.danger : black.danger;
    }

    @Override
    public double middlegameShare() {
        return (double) phase / FULL_PHASE;
    }

    @Override
    public double endgameShare() {
        return (double) (FULL_PHASE - phase) * scale / (FULL_PHASE * FULL_SCALE);
    }

    @Override
    public boolean isTabulated() {
        return tabulated;
    }

    @Override
    public boolean isDanger(int weight) {
        return weight >= DANGER_BASE;
    }

    @Override
    public String text(int[] packed) {
        return Weights.of(packed).text();
    }
}
