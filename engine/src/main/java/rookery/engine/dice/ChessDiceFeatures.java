package rookery.engine.dice;

import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SliderAttacks;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/**
 * The features of dice chess with the orthodox pieces on 8x8, computed on bits in one pass over the pieces: evaluation is most of what the search
 * does. Differences are ours less theirs, "ours" being the side that rolls next. The order is that of the constants below.
 */
final class ChessDiceFeatures implements DiceFeatures {

    private static final int PAWN = 1;
    private static final int KNIGHT = 2;
    private static final int BISHOP = 3;
    private static final int ROOK = 4;
    private static final int QUEEN = 5;
    private static final int KING = 6;

    /** It is our roll: always 1. */
    static final int ROLL = 0;
    /** The chance that the next roll lets them take our king, if nothing changes. */
    static final int DANGER = 1;
    /** The same, weighted by the chance of not rolling a king, when we cannot respond. */
    static final int HELPLESS = 2;
    /** The value of the best piece this roll lets us take, averaged over the faces. */
    static final int LOOT = 3;
    /** The same for them, next turn. */
    static final int THEIR_LOOT = 4;
    /** Faces that can be rolled. */
    static final int OUR_FACES = 5;
    static final int THEIR_FACES = 6;
    /** Kinds that attack squares around the king, and squares attacked around it. */
    static final int SIEGE_KINDS = 7;
    static final int SIEGE = 8;
    /** Pawns that can promote with the next roll, whatever it shows. */
    static final int OUR_PROMOTION = 9;
    static final int THEIR_PROMOTION = 10;
    /** Squares attacked, by kind. */
    static final int MOBILITY = 11 - KNIGHT;
    /** Pawns with no enemy pawn before them or beside their way, by rank. */
    static final int PASSED = 16;
    /** Pieces by kind, and the same scaled as the board empties. */
    static final int MATERIAL = 24;
    static final int LATE_MATERIAL = 31;
    static final int LATE_FACES = 38;
    static final int LATE_ROLL = 39;
    /** Pieces by kind and square; the right half of the board mirrors the left. */
    static final int SQUARES = 40;
    static final int COUNT = SQUARES + 6 * 32;

    private static final double[] WORTH = {0, 1, 3, 3, 4.5, 7, 0};
    private static final long FILE_A = 0x0101010101010101L;
    private static final long FILE_H = FILE_A << 7;
    private static final int MOST_OFFICERS = 14;

    private static final long[] KNIGHT_LEAPS = new long[64];
    private static final long[] KING_STEPS = new long[64];
    /** By square, seen by White: the squares before a pawn and beside its way. */
    private static final long[] WAY = new long[64];

    static {
        for (int square = 0; square < 64; square++) {
            for (int other = 0; other < 64; other++) {
                int files = Math.abs(BoardShape.CHESS.file(square) - BoardShape.CHESS.file(other));
                int ranks = BoardShape.CHESS.rank(other) - BoardShape.CHESS.rank(square);
                KNIGHT_LEAPS[square] |= files * Math.abs(ranks) == 2 ? 1L << other : 0;
                KING_STEPS[square] |= Math.max(files, Math.abs(ranks)) == 1 ? 1L << other : 0;
                WAY[square] |= files <= 1 && ranks > 0 ? 1L << other : 0;
            }
        }
    }

    /** One side's pieces and options, filled by {@link #look}. */
    private static final class Half {
        final long[] pieces = new long[KING + 1];
        final long[] attacks = new long[KING + 1];
        final int[] mobility = new int[KING + 1];
        long all;
        int faces;
        int promotions;
        double loot;
        double takes;
        int officers;
    }

    private final Half us = new Half();
    private final Half them = new Half();

    /** Whether the variant is played with exactly these pieces and faces. */
    static boolean covers(Variant variant) {
        if (!variant.shape().equals(BoardShape.CHESS) || !(variant.chance() instanceof Chance.Die(var faces))
                || variant.kinds().size() != KING) {
            return false;
        }
        for (int kind = 1; kind <= KING; kind++) {
            if (!variant.kind(kind).equals(Presets.DICE.kind(kind)) || faces.get(kind - 1) != kind) {
                return false;
            }
        }
        return faces.size() == KING && variant.promotion().equals(Presets.DICE.promotion()) && variant.whiteForward() > 0;
    }

    @Override
    public int count() {
        return COUNT;
    }

    @Override
    public void of(Position position, FeatureList out) {
        out.clear();
        Side side = position.turn();
        boolean white = side == Side.WHITE;
        take(position, us, side);
        take(position, them, side.opponent());
        look(us, them, white);
        look(them, us, !white);
        judge(us, them);
        judge(them, us);
        out.takes(us.takes);
        out.add(ROLL, 1);
        if (them.takes > 0) {
            out.add(DANGER, them.takes);
            boolean flees = (us.faces >>> KING & 1) != 0;
            out.add(HELPLESS, them.takes * (flees ? 1 - 1.0 / Integer.bitCount(us.faces) : 1));
        }
        out.add(LOOT, us.loot);
        out.add(THEIR_LOOT, them.loot);
        int ours = Integer.bitCount(us.faces);
        int theirs = Integer.bitCount(them.faces);
        out.add(OUR_FACES, ours * 0.1);
        out.add(THEIR_FACES, theirs * 0.1);
        siege(out);
        if (us.promotions > 0) {
            out.add(OUR_PROMOTION, us.promotions);
        }
        if (them.promotions > 0) {
            out.add(THEIR_PROMOTION, them.promotions);
        }
        double late = 1 - Math.min(1, (double) (us.officers + them.officers) / MOST_OFFICERS);
        for (int kind = KNIGHT; kind <= KING; kind++) {
            out.add(MOBILITY + kind, (us.mobility[kind] - them.mobility[kind]) * 0.1);
        }
        for (int kind = PAWN; kind <= KING; kind++) {
            int more = Long.bitCount(us.pieces[kind]) - Long.bitCount(them.pieces[kind]);
            if (more != 0) {
                out.add(MATERIAL + kind, more);
                out.add(LATE_MATERIAL + kind, more * late);
            }
        }
        out.add(LATE_FACES, (ours - theirs) * late * 0.1);
        out.add(LATE_ROLL, late);
        squares(us, white ? 0 : 56, 1, out);
        squares(them, white ? 56 : 0, -1, out);
        passed(us.pieces[PAWN], them.pieces[PAWN], white ? 0 : 56, 1, out);
        passed(them.pieces[PAWN], us.pieces[PAWN], white ? 56 : 0, -1, out);
    }

    private static void take(Position position, Half half, Side side) {
        long all = 0;
        for (int kind = PAWN; kind <= KING; kind++) {
            long bits = position.bits(Piece.of(kind, side));
            half.pieces[kind] = bits;
            all |= bits;
        }
        half.all = all;
        half.officers = Long.bitCount(all & ~half.pieces[PAWN] & ~half.pieces[KING]);
    }

    /** What the side attacks, and which faces leave it a move. */
    private static void look(Half half, Half other, boolean up) {
        long occupied = half.all | other.all;
        long free = ~half.all;
        int faces = 0;
        long pawns = half.pieces[PAWN];
        long pushed = (up ? pawns << 8 : pawns >>> 8) & ~occupied;
        long left = (up ? pawns << 7 : pawns >>> 9) & ~FILE_H;
        long right = (up ? pawns << 9 : pawns >>> 7) & ~FILE_A;
        half.attacks[PAWN] = left | right;
        long last = up ? 0xffL << 56 : 0xffL;
        half.promotions = Long.bitCount((pushed | (left | right) & other.all) & last);
        if ((pushed | (left | right) & other.all) != 0) {
            faces |= half.promotions > 0 ? 0b1111110 : 1 << PAWN;
        }
        for (int kind = KNIGHT; kind <= KING; kind++) {
            long attacks = 0;
            int mobility = 0;
            for (long rest = half.pieces[kind]; rest != 0; rest &= rest - 1) {
                long reach = reach(kind, Long.numberOfTrailingZeros(rest), occupied);
                attacks |= reach;
                mobility += Long.bitCount(reach & free);
            }
            half.attacks[kind] = attacks;
            half.mobility[kind] = mobility;
            faces |= mobility > 0 ? 1 << kind : 0;
        }
        half.faces = faces;
    }

    private static long reach(int kind, int square, long occupied) {
        return switch (kind) {
            case KNIGHT -> KNIGHT_LEAPS[square];
            case BISHOP -> SliderAttacks.bishop(square, occupied);
            case ROOK -> SliderAttacks.rook(square, occupied);
            case QUEEN -> SliderAttacks.rook(square, occupied) | SliderAttacks.bishop(square, occupied);
            default -> KING_STEPS[square];
        };
    }

    /** What the side can take, averaged over the faces. */
    private static void judge(Half half, Half other) {
        int takes = 0;
        double loot = 0;
        for (int kind = PAWN; kind <= KING; kind++) {
            long attacks = half.attacks[kind] & other.all;
            if (attacks == 0) {
                continue;
            }
            if ((attacks & other.pieces[KING]) != 0) {
                takes++;
                continue;
            }
            int victim = QUEEN;
            while ((attacks & other.pieces[victim]) == 0) {
                victim--;
            }
            loot += WORTH[victim];
        }
        int faces = Math.max(1, Integer.bitCount(half.faces));
        half.takes = (double) takes / faces;
        half.loot = loot / faces;
    }

    private void siege(FeatureList out) {
        int kinds = 0;
        int squares = 0;
        long aroundTheirs = around(them.pieces[KING]);
        long aroundOurs = around(us.pieces[KING]);
        for (int kind = PAWN; kind <= QUEEN; kind++) {
            long ours = us.attacks[kind] & aroundTheirs;
            long theirs = them.attacks[kind] & aroundOurs;
            kinds += (ours != 0 ? 1 : 0) - (theirs != 0 ? 1 : 0);
            squares += Long.bitCount(ours) - Long.bitCount(theirs);
        }
        out.add(SIEGE_KINDS, kinds);
        out.add(SIEGE, squares * 0.1);
    }

    private static long around(long kings) {
        long around = 0;
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            around |= KING_STEPS[Long.numberOfTrailingZeros(rest)];
        }
        return around;
    }

    private static void squares(Half half, int flip, int sign, FeatureList out) {
        for (int kind = PAWN; kind <= KING; kind++) {
            for (long rest = half.pieces[kind]; rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest) ^ flip;
                int file = square & 7;
                out.add(SQUARES + (kind - 1) * 32 + (square >>> 3) * 4 + (file < 4 ? file : 7 - file), sign);
            }
        }
    }

    private static void passed(long pawns, long enemies, int flip, int sign, FeatureList out) {
        long against = flip == 0 ? enemies : Long.reverseBytes(enemies);
        for (long rest = flip == 0 ? pawns : Long.reverseBytes(pawns); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if ((WAY[square] & against) == 0) {
                out.add(PASSED + (square >>> 3), sign);
            }
        }
    }
}
