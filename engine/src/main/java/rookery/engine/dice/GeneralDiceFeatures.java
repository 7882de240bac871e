package rookery.engine.dice;

import java.util.Arrays;
import java.util.List;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.Variant;

/**
 * Features for any game with a die, of any size and with any pieces: they know kinds only by their values, so that one game's weights work for another. The
 * rollable faces are estimated from what the pieces attack, which is close enough and much cheaper than generating moves.
 */
final class GeneralDiceFeatures implements DiceFeatures {

    /** It is our roll: always 1. */
    static final int ROLL = 0;
    /** The chance that the next roll lets them take our king, if nothing changes. */
    static final int DANGER = 1;
    /** The same, weighted by the chance of not rolling a king, when we cannot respond. */
    static final int HELPLESS = 2;
    /** The value of the best piece this roll lets us take, averaged over the faces; the same for them, next turn. */
    static final int LOOT = 3;
    static final int THEIR_LOOT = 4;
    /** Faces that can be rolled. */
    static final int OUR_FACES = 5;
    static final int THEIR_FACES = 6;
    /** Kinds that attack squares around their king, and squares attacked around it; less the same around ours. */
    static final int SIEGE_KINDS = 7;
    static final int SIEGE = 8;
    /** Squares attacked, ours less theirs. */
    static final int MOBILITY = 9;
    /** How far pawns have advanced towards promotion, ours less theirs. */
    static final int ADVANCE = 10;
    /** The pieces' values in pawns, ours less theirs; kings do not count. */
    static final int MATERIAL = 11;
    static final int COUNT = 12;

    private final Variant variant;
    private final int squares;
    private final int[] faceOfKind;
    private final boolean[] royal;
    private final double[] worth;
    /** By side and square: the fraction of the way to promotion already covered. */
    private final double[][] advance = new double[2][];
    private final long[][] beside;
    private final Half us;
    private final Half them;
    private final int[] list = new int[BoardShape.LARGEST * BoardShape.LARGEST];

    /** One side's pieces and options. */
    private static final class Half {
        final long[] all = new long[4];
        final long[] kings = new long[4];
        final long[] aroundKings = new long[4];
        /** Squares attacked, by face, four words each. */
        final long[][] attacks;
        int faces;
        int kingFace;
        int mobility;
        double advance;
        double material;
        double takes;
        double loot;

        Half(int faces) {
            attacks = new long[faces + 1][4];
        }

        void clear() {
            Arrays.fill(all, 0);
            Arrays.fill(kings, 0);
            Arrays.fill(aroundKings, 0);
            for (long[] words : attacks) {
                Arrays.fill(words, 0);
            }
            faces = 0;
            kingFace = 0;
            mobility = 0;
            advance = 0;
            material = 0;
        }
    }

    GeneralDiceFeatures(Variant variant) {
        this.variant = variant;
        BoardShape shape = variant.shape();
        squares = shape.squares();
        int kinds = variant.kinds().size();
        faceOfKind = new int[kinds + 1];
        royal = new boolean[kinds + 1];
        worth = new double[kinds + 1];
        int faces = 0;
        if (variant.chance() instanceof Chance.Die(List<Integer> die)) {
            faces = die.size();
            for (int face = 1; face <= faces; face++) {
                faceOfKind[die.get(face - 1)] = face;
            }
        }
        for (int kind = 1; kind <= kinds; kind++) {
            royal[kind] = variant.kind(kind).royal();
            worth[kind] = royal[kind] ? 0 : Math.max(50, variant.kind(kind).value()) / 100.0;
        }
        for (Side side : Side.values()) {
            advance[side.ordinal()] = advance(side);
        }
        beside = new long[squares][4];
        for (int square = 0; square < squares; square++) {
            int centre = square;
            SquareSet set = SquareSet.where(shape, other -> Math.abs(shape.file(other) - shape.file(centre)) <= 1
                    && Math.abs(shape.rank(other) - shape.rank(centre)) <= 1 && other != centre);
            beside[square] = new long[]{set.word0(), set.word1(), set.word2(), set.word3()};
        }
        us = new Half(faces);
        them = new Half(faces);
    }

    private double[] advance(Side side) {
        BoardShape shape = variant.shape();
        double[] parts = new double[squares];
        int goal = variant.promotion().rank() > 0 ? variant.promotion().rank() - 1 : shape.ranks() - 1;
        for (int square = 0; square < squares; square++) {
            int rank = variant.forward(side) > 0 ? shape.rank(square) : shape.ranks() - 1 - shape.rank(square);
            parts[square] = Math.min(1, (double) rank / Math.max(1, goal));
        }
        return parts;
    }

    @Override
    public int count() {
        return COUNT;
    }

    @Override
    public void of(Position position, FeatureList out) {
        out.clear();
        look(position, us, position.turn());
        look(position, them, position.turn().opponent());
        movable(us);
        movable(them);
        judge(position, us, them);
        judge(position, them, us);
        int ours = Integer.bitCount(us.faces);
        out.takes(us.takes);
        out.add(ROLL, 1);
        if (them.takes > 0) {
            out.add(DANGER, them.takes);
            out.add(HELPLESS, them.takes * ((us.faces & us.kingFace) != 0 ? 1 - 1.0 / ours : 1));
        }
        out.add(LOOT, us.loot);
        out.add(THEIR_LOOT, them.loot);
        out.add(OUR_FACES, ours * 0.1);
        out.add(THEIR_FACES, Integer.bitCount(them.faces) * 0.1);
        int kinds = 0;
        int around = 0;
        for (int face = 1; face < us.attacks.length; face++) {
            int attacked = common(us.attacks[face], them.aroundKings);
            int suffered = common(them.attacks[face], us.aroundKings);
            kinds += (attacked > 0 ? 1 : 0) - (suffered > 0 ? 1 : 0);
            around += attacked - suffered;
        }
        out.add(SIEGE_KINDS, kinds);
        out.add(SIEGE, around * 0.1);
        out.add(MOBILITY, (us.mobility - them.mobility) * 0.1);
        out.add(ADVANCE, us.advance - them.advance);
        out.add(MATERIAL, us.material - them.material);
    }

    private void look(Position position, Half half, Side side) {
        half.clear();
        int count = position.pieceSquares(side, list);
        for (int i = 0; i < count; i++) {
            int square = list[i];
            int kind = Piece.kind(position.piece(square));
            int face = faceOfKind[kind];
            half.all[square >>> 6] |= 1L << square;
            half.material += worth[kind];
            position.addAttacks(square, half.attacks[face]);
            half.mobility += position.mobility(square);
            if (variant.kind(kind).pawn()) {
                half.advance += advance[side.ordinal()][square];
                half.faces |= 1 << face;
            }
            if (royal[kind]) {
                half.kings[square >>> 6] |= 1L << square;
                half.kingFace |= 1 << face;
                for (int word = 0; word < 4; word++) {
                    half.aroundKings[word] |= beside[square][word];
                }
            }
        }
    }

    /** The faces of the kinds that attack a square not held by their own side, and of pawns. */
    private static void movable(Half half) {
        for (int face = 1; face < half.attacks.length; face++) {
            long[] words = half.attacks[face];
            boolean moves = false;
            for (int word = 0; word < 4; word++) {
                moves |= (words[word] & ~half.all[word]) != 0;
            }
            half.faces |= moves ? 1 << face : 0;
        }
        half.faces &= ~1;
    }

    private void judge(Position position, Half half, Half other) {
        int takes = 0;
        double loot = 0;
        for (int face = 1; face < half.attacks.length; face++) {
            long[] words = half.attacks[face];
            if (common(words, other.kings) > 0) {
                takes++;
                continue;
            }
            double best = 0;
            for (int word = 0; word < 4; word++) {
                for (long rest = words[word] & other.all[word]; rest != 0; rest &= rest - 1) {
                    best = Math.max(best, worth[Piece.kind(position.piece(word * 64 + Long.numberOfTrailingZeros(rest)))]);
                }
            }
            loot += best;
        }
        int faces = Math.max(1, Integer.bitCount(half.faces));
        half.takes = Math.min(1, (double) takes / faces);
        half.loot = loot / faces;
    }

    private static int common(long[] one, long[] other) {
        return Long.bitCount(one[0] & other[0]) + Long.bitCount(one[1] & other[1]) + Long.bitCount(one[2] & other[2])
                + Long.bitCount(one[3] & other[3]);
    }
}
