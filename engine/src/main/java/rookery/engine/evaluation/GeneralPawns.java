package rookery.engine.evaluation;

import java.util.Arrays;
import java.util.stream.IntStream;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;
import rookery.play.chance.SplitMix64;

/**
 * The pawn terms of {@link GeneralEvaluation}: how far each has advanced, whether it is passed or isolated. Cached by pawn placement, which seldom changes;
 * mutable.
 */
final class GeneralPawns {

    private static final int SIZE = 1 << 12;
    /** Seeds the hash of placements. */
    private static final long SEED = 0x5851F42D4C957F2DL;

    private final BoardShape shape;
    private final GeneralWeights layout;
    private final int[] weights;
    private final boolean[] goesUp = new boolean[2];
    /** By side and rank: steps a pawn still has to promotion, capped. */
    private final int[][] steps = new int[2][];
    /** By file: how far from the rim, in eighths of the board. */
    private final int[] fromRim;
    /** Division is dear: files and ranks by square. */
    private final int[] fileOf;
    private final int[] rankOf;
    /** By side and file: the ranks of the pawns furthest up and down the board. */
    private final int[][] highest;
    private final int[][] lowest;
    private final long[] numbers;
    private final long[] keys = new long[SIZE];
    private final int[] scores = new int[SIZE];

    /** The pawns entered since {@link #clear}: packed pieces with their squares. */
    private final int[] pawns;
    private int count;
    private long key;

    GeneralPawns(Variant variant, GeneralWeights layout, int[] weights) {
        this.layout = layout;
        this.weights = weights;
        shape = variant.shape();
        for (Side side : Side.values()) {
            goesUp[side.ordinal()] = variant.forward(side) > 0;
            steps[side.ordinal()] = IntStream.range(0, shape.ranks()).map(rank -> stepsToPromotion(variant, side, rank)).toArray();
        }
        fileOf = IntStream.range(0, shape.squares()).map(shape::file).toArray();
        rankOf = IntStream.range(0, shape.squares()).map(shape::rank).toArray();
        fromRim = IntStream.range(0, shape.files()).map(file -> Math.min(file, shape.files() - 1 - file) * 8 / shape.files()).toArray();
        highest = new int[2][shape.files() + 2];
        lowest = new int[2][shape.files() + 2];
        pawns = new int[shape.squares()];
        numbers = new long[(variant.kinds().size() + 1) * 2 << 8];
        Arrays.setAll(numbers, i -> SplitMix64.at(SEED, i));
    }

    private static int stepsToPromotion(Variant variant, Side side, int rank) {
        int seen = variant.forward(side) > 0 ? rank + 1 : variant.shape().ranks() - rank;
        int promotion = variant.promotion().forcedRank();
        return promotion == 0 ? GeneralWeights.STEPS - 1 : Math.clamp(promotion - seen, 0, GeneralWeights.STEPS - 1);
    }

    /** Call after changing a weight. */
    void forget() {
        Arrays.fill(keys, 0);
        Arrays.fill(scores, 0);
    }

    void clear() {
        count = 0;
        key = 0;
    }

    void enter(int piece, int square) {
        int pawn = piece << 8 | square;
        pawns[count++] = pawn;
        key ^= numbers[pawn];
    }

    /** White's balance of the pawns entered, packed. */
    int balance() {
        int slot = (int) (key & SIZE - 1);
        if (keys[slot] != key) {
            keys[slot] = key;
            scores[slot] = sum();
        }
        return scores[slot];
    }

    private int sum() {
        for (int side = 0; side < 2; side++) {
            Arrays.fill(highest[side], -1);
            Arrays.fill(lowest[side], shape.ranks());
        }
        for (int i = 0; i < count; i++) {
            int side = pawns[i] >>> 8 & 1;
            int file = fileOf[pawns[i] & 0xff] + 1;
            int rank = rankOf[pawns[i] & 0xff];
            highest[side][file] = Math.max(highest[side][file], rank);
            lowest[side][file] = Math.min(lowest[side][file], rank);
        }
        int sum = 0;
        for (int i = 0; i < count; i++) {
            int side = pawns[i] >>> 8 & 1;
            int score = score(side, pawns[i] >>> 9, pawns[i] & 0xff);
            sum += side == 0 ? score : -score;
        }
        return sum;
    }

    private int score(int us, int kind, int square) {
        int file = fileOf[square] + 1;
        int rank = rankOf[square];
        int left = steps[us][rank];
        int sum = weights[layout.value(kind)] + weights[layout.pawnStep() + left] + weights[layout.centreFile()] * fromRim[file - 1];
        int them = us ^ 1;
        boolean passed = true;
        for (int near = file - 1; near <= file + 1; near++) {
            passed &= goesUp[us] ? highest[them][near] <= rank : lowest[them][near] >= rank;
        }
        boolean alone = highest[us][file - 1] < 0 && highest[us][file + 1] < 0;
        return sum + (passed ? weights[layout.passed() + left] : 0) + (alone ? weights[layout.isolated()] : 0);
    }
}
