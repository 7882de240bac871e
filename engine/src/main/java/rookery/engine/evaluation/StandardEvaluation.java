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
    private static final int[] PHASE = {0, 0, 1, 1, 2, 4, 0};
    private static final long CENTRE_FILES = 0x3c3c3c3c3c3c3c3cL;
    private static final long[] SPACE = {CENTRE_FILES & 0xffffff00L, CENTRE_FILES & 0x00ffffff00000000L};
    private static final long[] OUTPOST_RANKS = {0x0000ffffff000000L, 0x000000ffffff0000L};

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
    private final Endgames endgames = new Endgames();

    /** The position's pieces, by packed piece, and by side. */
    private final long[] bits = new long[14];
    private final long[] own = new long[2];
    private long occupied;
    private final int[] king = new int[2];
    private final long[] pinned = new long[2];
    /** What is attacked: by side and kind, by a side at all, by a side twice. */
    private final long[] attackedBy = new long[14];
    private final long[] attacked = new long[2];
    private final long[] attackedTwice = new long[2];
    private final long[] pawnAttacks = new long[2];
    private final long[] ring = new long[2];
    private final long[] mobilityArea = new long[2];

    /** The parts of the last evaluation, for the tuner: the packed sum without danger, the kings' dangers, phase, scale, and whether it was tabulated. */
    private int linear;
    private final int[] danger = new int[2];
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
        load(position);
        boolean white = position.turn() == Side.WHITE;
        tabulated = false;
        if (phase <= Endgames.MOST_PHASE) {
            int known = endgames.score(bits, white);
            if (known != Endgames.UNKNOWN) {
                tabulated = true;
                return white ? known : -known;
            }
        }
        sum(white);
        int score = total();
        return white ? score : -score;
    }

    private void load(Position position) {
        long white = 0;
        long black = 0;
        phase = 0;
        for (int kind = PAWN; kind <= KING; kind++) {
            long w = position.bits(kind << 1);
            long b = position.bits(kind << 1 | 1);
            bits[kind << 1] = w;
            bits[kind << 1 | 1] = b;
            white |= w;
            black |= b;
            phase += PHASE[kind] * Long.bitCount(w | b);
        }
        phase = Math.min(phase, FULL_PHASE);
        own[0] = white;
        own[1] = black;
        occupied = white | black;
        king[0] = Long.numberOfTrailingZeros(bits[KING << 1]);
        king[1] = Long.numberOfTrailingZeros(bits[KING << 1 | 1]);
    }

    /** White's balance of everything, into {@link #linear} and {@link #danger}. */
    private void sum(boolean white) {
        structure.look(bits[PAWN << 1], bits[PAWN << 1 | 1], king[0], king[1]);
        prepare(0);
        prepare(1);
        danger[0] = weights[DANGER_SHELTER] * structure.whiteGaps;
        danger[1] = weights[DANGER_SHELTER] * structure.blackGaps;
        int sum = structure.score;
        sum += pieces(0) - pieces(1);
        endanger(0);
        endanger(1);
        sum += threats(0) - threats(1);
        sum += passed(0) - passed(1);
        sum += white ? weights[TEMPO] : -weights[TEMPO];
        linear = sum;
        scale = endgames.scale(bits, Weights.endgame(sum) > 0 ? 0 : 1);
    }

    private int total() {
        double middlegame = Weights.middlegame(linear) - dangerMiddlegame(danger[0]) + dangerMiddlegame(danger[1]);
        double endgame = Weights.endgame(linear) - dangerEndgame(danger[0]) + dangerEndgame(danger[1]);
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

    // ---- attack maps ----------------------------------------------------------------------------------------------

    private void prepare(int us) {
        int them = us ^ 1;
        long pawns = bits[PAWN << 1 | us];
        pawnAttacks[us] = Masks.pawnAttacks(us, pawns);
        long kingAttacks = Masks.KING[king[us]];
        attackedBy[PAWN << 1 | us] = pawnAttacks[us];
        attackedBy[KING << 1 | us] = kingAttacks;
        attackedTwice[us] = pawnAttacks[us] & kingAttacks | Masks.pawnDoubleAttacks(us, pawns);
        attacked[us] = pawnAttacks[us] | kingAttacks;
        ring[us] = Masks.RING[king[us]];
        pinned[us] = shields(king[us], them, own[us]);
        // Pawns that cannot move, or stand at home, are no place for pieces; nor is what enemy pawns attack.
        long blocked = pawns & (Masks.forward(them, occupied) | (us == 0 ? 0x0000000000ffff00L : 0x00ffff0000000000L));
        mobilityArea[us] = ~(blocked | bits[KING << 1 | us] | Masks.pawnAttacks(them, bits[PAWN << 1 | them]));
    }

    /** The pieces among those given that alone stand between the square and a rook, bishop or queen of the side. */
    private long shields(int square, int by, long among) {
        long queens = bits[QUEEN << 1 | by];
        long snipers = Masks.ROOK_LINES[square] & (bits[ROOK << 1 | by] | queens)
                | Masks.BISHOP_LINES[square] & (bits[BISHOP << 1 | by] | queens);
        long shields = 0;
        for (; snipers != 0; snipers &= snipers - 1) {
            long between = Lines.between(square, Long.numberOfTrailingZeros(snipers)) & occupied;
            if (between != 0 && (between & between - 1) == 0) {
                shields |= between & among;
            }
        }
        return shields;
    }

    /** Enters what a piece attacks into the maps and into the enemy king's danger. */
    private void enter(int us, int kind, long attacks) {
        attackedTwice[us] |= attacked[us] & attacks;
        attacked[us] |= attacks;
        attackedBy[kind << 1 | us] |= attacks;
        long near = attacks & ring[us ^ 1];
        if (near != 0) {
            danger[us ^ 1] += weights[DANGER_ATTACKER + kind - KNIGHT] + weights[DANGER_RING] * Long.bitCount(near);
        }
    }

    // ---- pieces ---------------------------------------------------------------------------------------------------

    private int pieces(int us) {
        attackedBy[KNIGHT << 1 | us] = 0;
        attackedBy[BISHOP << 1 | us] = 0;
        attackedBy[ROOK << 1 | us] = 0;
        attackedBy[QUEEN << 1 | us] = 0;
        return knights(us) + bishops(us) + rooks(us) + queens(us) + weights[SQUARES + 32 * 5 + PawnStructure.square(us, king[us])];
    }

    private int placed(int us, int kind, int square) {
        return weights[VALUE + kind - 1] + weights[SQUARES + 32 * (kind - 1) + PawnStructure.square(us, square)];
    }

    private int knights(int us) {
        int sum = 0;
        long outposts = outposts(us);
        for (long rest = bits[KNIGHT << 1 | us]; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long bit = rest & -rest;
            long attacks = (pinned[us] & bit) != 0 ? 0 : Masks.KNIGHT[square];
            enter(us, KNIGHT, attacks);
            sum += placed(us, KNIGHT, square) + weights[KNIGHT_MOBILITY + Long.bitCount(attacks & mobilityArea[us])];
            sum += minor(us, square, bit, outposts, 0);
            if ((outposts & bit) == 0 && (attacks & outposts & ~own[us]) != 0) {
                sum += weights[OUTPOST_REACHABLE];
            }
        }
        return sum;
    }

    private int bishops(int us) {
        int sum = 0;
        long outposts = outposts(us);
        long bishops = bits[BISHOP << 1 | us];
        long through = occupied ^ bits[QUEEN << 1] ^ bits[QUEEN << 1 | 1];
        for (long rest = bishops; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long bit = rest & -rest;
            long attacks = SliderAttacks.bishop(square, through);
            if ((pinned[us] & bit) != 0) {
                attacks &= Lines.through(king[us], square);
            }
            enter(us, BISHOP, attacks);
            sum += placed(us, BISHOP, square) + weights[BISHOP_MOBILITY + Math.min(13, Long.bitCount(attacks & mobilityArea[us]))];
            sum += minor(us, square, bit, outposts, 1);
            long colour = (Masks.DARK & bit) != 0 ? Masks.DARK : ~Masks.DARK;
            sum += weights[BISHOP_PAWNS] * Long.bitCount(colour & bits[PAWN << 1 | us]);
            if ((Masks.LONG_DIAGONALS & ~Masks.CENTRE & bit) != 0) {
                long centre = SliderAttacks.bishop(square, bits[PAWN << 1] | bits[PAWN << 1 | 1]) & Masks.CENTRE;
                sum += (centre & centre - 1) != 0 ? weights[BISHOP_LONG_DIAGONAL] : 0;
            }
        }
        if ((bishops & Masks.DARK) != 0 && (bishops & ~Masks.DARK) != 0) {
            sum += weights[BISHOP_PAIR];
        }
        return sum;
    }

    private int minor(int us, int square, long bit, long outposts, int which) {
        int sum = weights[MINOR_KING_DISTANCE + which] * Masks.distance(square, king[us]);
        if ((outposts & bit) != 0) {
            sum += weights[OUTPOST + which];
        }
        if ((Masks.forward(us, bit) & (bits[PAWN << 1] | bits[PAWN << 1 | 1])) != 0) {
            sum += weights[MINOR_BEHIND_PAWN];
        }
        return sum;
    }

    /** Squares up the board that a pawn of ours guards and no pawn of theirs can ever attack. */
    private long outposts(int us) {
        int them = us ^ 1;
        long reach = bits[PAWN << 1 | them];
        reach |= Masks.forward(them, reach);
        reach |= Masks.forward(them, reach) | Masks.forward(them, Masks.forward(them, reach));
        reach |= Masks.forward(them, Masks.forward(them, Masks.forward(them, reach)));
        return OUTPOST_RANKS[us] & pawnAttacks[us] & ~Masks.pawnAttacks(them, reach);
    }

    private int rooks(int us) {
        int sum = 0;
        long ownPawns = bits[PAWN << 1 | us];
        long enemyPawns = bits[PAWN << 1 | us ^ 1];
        long through = occupied ^ bits[QUEEN << 1] ^ bits[QUEEN << 1 | 1] ^ bits[ROOK << 1 | us];
        for (long rest = bits[ROOK << 1 | us]; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int file = square & 7;
            long attacks = SliderAttacks.rook(square, through);
            if ((pinned[us] & rest & -rest) != 0) {
                attacks &= Lines.through(king[us], square);
            }
            enter(us, ROOK, attacks);
            int mobility = Math.min(14, Long.bitCount(attacks & mobilityArea[us]));
            sum += placed(us, ROOK, square) + weights[ROOK_MOBILITY + mobility];
            if ((Masks.FILE[file] & ownPawns) == 0) {
                sum += weights[(Masks.FILE[file] & enemyPawns) == 0 ? ROOK_OPEN_FILE : ROOK_HALF_OPEN_FILE];
            } else if (mobility <= 3) {
                int kingFile = king[us] & 7;
                if (kingFile < 4 == file < kingFile && Masks.relativeRank(us, square) <= 1) {
                    sum += weights[ROOK_TRAPPED];
                }
            }
        }
        return sum;
    }

    private int queens(int us) {
        int sum = 0;
        for (long rest = bits[QUEEN << 1 | us]; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long attacks = SliderAttacks.bishop(square, occupied) | SliderAttacks.rook(square, occupied);
            if ((pinned[us] & rest & -rest) != 0) {
                attacks &= Lines.through(king[us], square);
            }
            enter(us, QUEEN, attacks);
            sum += placed(us, QUEEN, square) + weights[QUEEN_MOBILITY + Math.min(27, Long.bitCount(attacks & mobilityArea[us]))];
            if (shields(square, us ^ 1, occupied) != 0) {
                sum += weights[QUEEN_EXPOSED];
            }
        }
        return sum;
    }

    // ---- kings ----------------------------------------------------------------------------------------------------

    /** Adds the danger our king is in from enemy pieces, beyond what {@link #enter} has added. */
    private void endanger(int us) {
        int them = us ^ 1;
        int square = king[us];
        long weak = attacked[them] & ~attackedTwice[us]
                & (~attacked[us] | attackedBy[KING << 1 | us] | attackedBy[QUEEN << 1 | us]);
        long safe = ~own[them] & (~attacked[us] | weak & attackedTwice[them]);
        long through = occupied ^ bits[QUEEN << 1 | us];
        long straight = SliderAttacks.rook(square, through);
        long diagonal = SliderAttacks.bishop(square, through);
        long knightChecks = Masks.KNIGHT[square] & attackedBy[KNIGHT << 1 | them];
        long bishopChecks = diagonal & attackedBy[BISHOP << 1 | them];
        long rookChecks = straight & attackedBy[ROOK << 1 | them];
        long queenChecks = (straight | diagonal) & attackedBy[QUEEN << 1 | them] & ~attackedBy[QUEEN << 1 | us];
        int sumOfDanger = weights[DANGER_BASE] + weights[DANGER_WEAK] * Long.bitCount(ring[us] & weak)
                + weights[DANGER_PINNED] * Long.bitCount(pinned[us]);
        sumOfDanger += (knightChecks & safe) != 0 ? weights[DANGER_CHECK] : 0;
        sumOfDanger += (bishopChecks & safe & ~queenChecks) != 0 ? weights[DANGER_CHECK + 1] : 0;
        sumOfDanger += (rookChecks & safe) != 0 ? weights[DANGER_CHECK + 2] : 0;
        sumOfDanger += (queenChecks & safe & ~rookChecks) != 0 ? weights[DANGER_CHECK + 3] : 0;
        sumOfDanger += weights[DANGER_UNSAFE_CHECK]
                * Long.bitCount((knightChecks | bishopChecks | rookChecks) & ~safe & mobilityArea[them]);
        sumOfDanger += bits[QUEEN << 1 | them] == 0 ? weights[DANGER_NO_QUEEN] : 0;
        sumOfDanger += (attackedBy[KNIGHT << 1 | us] & ring[us]) != 0 ? weights[DANGER_DEFENDER] : 0;
        danger[us] += sumOfDanger;
    }

    // ---- threats --------------------------------------------------------------------------------------------------

    private int threats(int us) {
        int them = us ^ 1;
        int sum = 0;
        long pieces = own[them] & ~bits[PAWN << 1 | them] & ~bits[KING << 1 | them];
        sum += weighted(pieces & pawnAttacks[us], them, THREAT_BY_PAWN);
        long strong = pawnAttacks[them] | attackedTwice[them] & ~attackedTwice[us];
        long defended = pieces & strong;
        long weak = own[them] & ~bits[KING << 1 | them] & ~strong & attacked[us];
        if ((defended | weak) != 0) {
            long byMinor = (defended | weak) & (attackedBy[KNIGHT << 1 | us] | attackedBy[BISHOP << 1 | us]);
            sum += weighted(byMinor, them, THREAT_BY_MINOR);
            sum += weighted(weak & attackedBy[ROOK << 1 | us], them, THREAT_BY_ROOK);
            if ((weak & attackedBy[KING << 1 | us]) != 0) {
                sum += weights[THREAT_BY_KING];
            }
            sum += weights[HANGING] * Long.bitCount(weak & (~attacked[them] | pieces & attackedTwice[us]));
        }
        sum += weights[RESTRICTED] * Long.bitCount(attacked[them] & ~strong & attacked[us] & ~own[them]);
        long safe = ~attacked[them] | attacked[us];
        long pushes = Masks.forward(us, bits[PAWN << 1 | us]) & ~occupied;
        pushes |= Masks.forward(us, pushes & (us == 0 ? 0xff0000L : 0xff0000000000L)) & ~occupied;
        pushes &= ~pawnAttacks[them] & safe;
        sum += weights[THREAT_BY_PUSH] * Long.bitCount(Masks.pawnAttacks(us, pushes) & pieces & ~pawnAttacks[us]);
        sum += weights[SPACE_WEIGHT] * Long.bitCount(SPACE[us] & ~bits[PAWN << 1 | us] & ~pawnAttacks[them]);
        return sum;
    }

    /** The weights of all pieces of the side among those given, from the offset by kind. */
    private int weighted(long among, int side, int offset) {
        int sum = 0;
        if (among != 0) {
            for (int kind = PAWN; kind <= QUEEN; kind++) {
                sum += weights[offset + kind - 1] * Long.bitCount(among & bits[kind << 1 | side]);
            }
        }
        return sum;
    }

    // ---- passed pawns ---------------------------------------------------------------------------------------------

    private int passed(int us) {
        int them = us ^ 1;
        int sum = 0;
        for (long rest = structure.passed & own[us]; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long bit = rest & -rest;
            int rank = Masks.relativeRank(us, square);
            long stop = Masks.forward(us, bit);
            int stopSquare = square + (us == 0 ? 8 : -8);
            sum += weights[PASSED_OWN_KING + rank] * Math.min(5, Masks.distance(king[us], stopSquare));
            sum += weights[PASSED_ENEMY_KING + rank] * Math.min(5, Masks.distance(king[them], stopSquare));
            long path = Masks.AHEAD[us][square];
            if ((stop & occupied) == 0) {
                sum += weights[PASSED_FREE + rank];
            }
            if ((path & (attacked[them] | own[them])) == 0) {
                sum += weights[PASSED_SAFE + rank];
            }
            if ((stop & attacked[us]) != 0) {
                sum += weights[PASSED_DEFENDED + rank];
            }
            if ((Masks.AHEAD[them][square] & (bits[ROOK << 1] | bits[ROOK << 1 | 1])) != 0) {
                long behind = SliderAttacks.rook(square, occupied) & Masks.AHEAD[them][square];
                if ((behind & bits[ROOK << 1 | us]) != 0) {
                    sum += weights[PASSED_ROOK_BEHIND];
                } else if ((behind & bits[ROOK << 1 | them]) != 0) {
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
        return danger[side.ordinal()];
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
