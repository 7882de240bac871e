package rookery.engine.evaluation;

import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.Variant;

/**
 * Adapts an evaluation to the counting of moves (makruk): an advantage is worth less the fewer moves are left to win by it, so that the last pawn and the last
 * piece of the other side are taken only when mate is near; and a king with few men left is driven to the edge before it is alone.
 */
final class CountedEvaluation implements Evaluation {

    /** So many plies left are as good as no count. */
    private static final int PLENTY = 160;
    private static final int FEW_MEN = 4;
    /** An advantage that wins. */
    private static final int CLEAR = 300;

    private final Evaluation plain;
    private final BoardShape shape;
    private final int[] squares;

    CountedEvaluation(Evaluation plain, Variant variant) {
        this.plain = plain;
        shape = variant.shape();
        squares = new int[shape.squares()];
    }

    static boolean isNeeded(Variant variant) {
        return variant.draws().counting() != DrawRules.Counting.NONE;
    }

    @Override
    public int evaluate(Position position) {
        int score = plain.evaluate(position);
        if (score > CLEAR) {
            score += driven(position, position.turn());
        } else if (score < -CLEAR) {
            score -= driven(position, position.turn().opponent());
        }
        int limit = position.countLimit();
        int left = Math.max(0, limit - position.quietPlies());
        return limit == 0 || left >= PLENTY ? score : score * (PLENTY / 4 + left) / (PLENTY * 5 / 4);
    }

    private int driven(Position position, Side strong) {
        int target = position.royalSquare(strong.opponent());
        int king = position.royalSquare(strong);
        if (target < 0 || king < 0 || position.pieceSquares(strong.opponent(), squares) > FEW_MEN) {
            return 0;
        }
        int near = 0;
        int count = position.pieceSquares(strong, squares);
        for (int i = 0; i < count; i++) {
            near += distance(squares[i], target);
        }
        return 200 - 18 * toCentre(target) - 10 * distance(king, target) - 2 * near;
    }

    /** Steps from the nearest corner, each way counted. */
    private int toCentre(int square) {
        int file = shape.file(square);
        int rank = shape.rank(square);
        return Math.min(file, shape.files() - 1 - file) + Math.min(rank, shape.ranks() - 1 - rank);
    }

    private int distance(int a, int b) {
        return Math.max(Math.abs(shape.file(a) - shape.file(b)), Math.abs(shape.rank(a) - shape.rank(b)));
    }

    @Override
    public int[] values() {
        return plain.values();
    }
}
