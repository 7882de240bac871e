package rookery.engine.evaluation;

import java.util.stream.IntStream;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/**
 * The evaluation for any variant, derived from what its pieces can do: material, mobility, well-placed pieces, advancing pawns, kings and their cover,
 * attackers near a king, and the goals of the variant. Mutable scratch space: use one per thread.
 *
 * <p>Like the standard one it is a sum of packed weights, blended between middlegame and endgame.
 */
public final class GeneralEvaluation implements Tunable {

    static final int FULL_PHASE = 256;
    private static final int LARGEST = 20_000;

    private final BoardShape shape;
    private final GeneralWeights layout;
    private final int[] weights;
    private final int[] values;
    private final GoalTerms goals;
    private final GeneralPawns pawns;
    private final int kinds;
    private final boolean[] isPawn;
    private final boolean[] isRoyal;
    /** By packed piece and square: how much the piece's reach from there exceeds the mean, in sixteenths of the mean. */
    private final byte[][] reach;
    private final int[] meanMobility;
    private final int[] edge;
    /** Division is dear: files and ranks by square. */
    private final int[] fileOf;
    private final int[] rankOf;
    private final int fullMaterial;

    private final int[][] squares;
    private final int[] count = new int[2];
    private final int[] king = new int[2];

    private int linear;
    private int phase;

    public GeneralEvaluation(Variant variant) {
        this(variant, GeneralWeights.of(variant));
    }

    public GeneralEvaluation(Variant variant, GeneralWeights layout) {
        this.layout = layout;
        shape = variant.shape();
        weights = layout.packed().clone();
        values = PieceValues.forExchange(variant);
        goals = new GoalTerms(variant);
        pawns = new GeneralPawns(variant, layout, weights);
        kinds = variant.kinds().size();
        isPawn = new boolean[kinds + 1];
        isRoyal = new boolean[kinds + 1];
        reach = new byte[(kinds + 1) * 2][shape.squares()];
        meanMobility = new int[kinds + 1];
        Reach movement = new Reach(variant);
        for (int kind = 1; kind <= kinds; kind++) {
            PieceKind each = variant.kind(kind);
            isPawn[kind] = each.pawn();
            isRoyal[kind] = each.royal();
            double[] mean = movement.mean(kind);
            meanMobility[kind] = (int) Math.round(mean[0] + mean[1]);
            fillReach(movement, kind, mean[0] + mean[1]);
        }
        fileOf = IntStream.range(0, shape.squares()).map(shape::file).toArray();
        rankOf = IntStream.range(0, shape.squares()).map(shape::rank).toArray();
        edge = IntStream.range(0, shape.squares()).map(this::edgeDistance).toArray();
        squares = new int[2][shape.squares()];
        fullMaterial = Math.max(1, officers(variant));
    }

    private void fillReach(Reach movement, int kind, double mean) {
        for (Side side : Side.values()) {
            int piece = Piece.of(kind, side);
            for (int square = 0; square < shape.squares(); square++) {
                double[] here = movement.expected(piece, square);
                double share = mean == 0 ? 0 : (here[0] + here[1] - mean) / mean;
                reach[piece][square] = (byte) Math.clamp(Math.round(share * 16), -16, 16);
            }
        }
    }

    private int edgeDistance(int square) {
        int file = shape.file(square);
        int rank = shape.rank(square);
        return Math.min(Math.min(file, shape.files() - 1 - file), Math.min(rank, shape.ranks() - 1 - rank));
    }

    private int officers(Variant ofVariant) {
        int sum = 0;
        for (int kind = 1; kind <= kinds; kind++) {
            if (!isPawn[kind] && !isRoyal[kind]) {
                for (Side side : Side.values()) {
                    sum += values[kind] * ofVariant.start().placement().count(Piece.of(kind, side));
                }
            }
        }
        return sum;
    }

    @Override
    public int[] values() {
        return values.clone();
    }

    @Override
    public int evaluate(Position position) {
        load(position);
        int sum = 0;
        int officers = 0;
        for (int us = 0; us < 2; us++) {
            int balance = 0;
            for (int i = 0; i < count[us]; i++) {
                int square = squares[us][i];
                int piece = position.piece(square);
                int kind = piece >>> 1;
                if (isPawn[kind]) {
                    pawns.enter(piece, square);
                } else if (isRoyal[kind]) {
                    balance += royal(position, us, square);
                } else {
                    balance += officer(position, us, kind, square);
                    officers += values[kind];
                }
            }
            sum += us == 0 ? balance : -balance;
        }
        sum += pawns.balance();
        boolean white = position.turn() == Side.WHITE;
        sum += white ? weights[layout.tempo()] : -weights[layout.tempo()];
        linear = sum;
        phase = Math.min(FULL_PHASE, officers * FULL_PHASE / fullMaterial);
        int score = (Weights.middlegame(sum) * phase + Weights.endgame(sum) * (FULL_PHASE - phase)) / FULL_PHASE;
        score += goals.balance(position) + drive(position);
        score = Math.clamp(score, -LARGEST, LARGEST);
        return white ? score : -score;
    }

    private void load(Position position) {
        pawns.clear();
        for (Side side : Side.values()) {
            int us = side.ordinal();
            count[us] = position.pieceSquares(side, squares[us]);
            king[us] = position.royalSquare(side);
        }
    }

    private int officer(Position position, int us, int kind, int square) {
        int mobility = Math.clamp(position.mobility(square) - meanMobility[kind], -12, 12);
        int sum = weights[layout.value(kind)] + weights[layout.mobility(kind)] * mobility
                + weights[layout.reach(kind)] * reach[kind << 1 | us][square];
        int target = king[us ^ 1];
        if (target >= 0) {
            sum += weights[layout.tropism(kind)] * Math.max(0, 7 - distance(square, target));
        }
        return sum;
    }

    /** Rewards own pieces around the king and, while there are attackers, a king near the edge. */
    private int royal(Position position, int us, int square) {
        int friends = 0;
        int file = fileOf[square];
        int rank = rankOf[square];
        for (int y = Math.max(0, rank - 1); y <= Math.min(shape.ranks() - 1, rank + 1); y++) {
            for (int x = Math.max(0, file - 1); x <= Math.min(shape.files() - 1, file + 1); x++) {
                int piece = position.piece(y * shape.files() + x);
                if (Piece.isPiece(piece) && (piece & 1) == us) {
                    friends++;
                }
            }
        }
        return weights[layout.cover()] * Math.min(friends - 1, 5) + weights[layout.kingEdge()] * Math.min(edge[square], 5);
    }

    /** Against a bare king: drive it to the edge and approach, or nobody ever mates on a large board. */
    private int drive(Position position) {
        if (king[0] < 0 || king[1] < 0) {
            return 0;
        }
        if (count[1] == 1 && count[0] > 1) {
            return driven(position, 0);
        }
        return count[0] == 1 && count[1] > 1 ? -driven(position, 1) : 0;
    }

    private int driven(Position position, int strong) {
        int target = king[strong ^ 1];
        int file = shape.file(target);
        int rank = shape.rank(target);
        int centre = Math.min(file, shape.files() - 1 - file) + Math.min(rank, shape.ranks() - 1 - rank);
        int near = 0;
        for (int i = 0; i < count[strong]; i++) {
            int square = squares[strong][i];
            near += isPawn[position.piece(square) >>> 1] ? 0 : distance(square, target);
        }
        return 300 - 18 * centre - 10 * distance(king[strong], target) - 2 * near;
    }

    private int distance(int a, int b) {
        return Math.max(Math.abs(fileOf[a] - fileOf[b]), Math.abs(rankOf[a] - rankOf[b]));
    }

    // ---- for the tuner --------------------------------------------------------------------------------------------

    @Override
    public int[] weights() {
        return weights;
    }

    @Override
    public void forget() {
        pawns.forget();
    }

    @Override
    public int linear() {
        return linear;
    }

    @Override
    public int danger(Side side) {
        return 0;
    }

    @Override
    public double middlegameShare() {
        return (double) phase / FULL_PHASE;
    }

    @Override
    public double endgameShare() {
        return (double) (FULL_PHASE - phase) / FULL_PHASE;
    }

    @Override
    public boolean isTabulated() {
        return false;
    }

    @Override
    public boolean isDanger(int weight) {
        return false;
    }

    @Override
    public String text(int[] packed) {
        return layout.text(packed);
    }
}
