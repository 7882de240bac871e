package rookery.engine.evaluation;

import java.util.Arrays;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Variant;

/**
 * For games that are won by being mated, where nobody has to take: a king among the other side's pieces without squares to flee to, men of one's own that can
 * still move, because a king alone is stalemated instead, and how many of the mover's moves would mate. Mutable scratch space: use one per thread.
 */
final class SelfmateEvaluation implements Evaluation {

    /** One value for all kinds, so that no capture counts as losing or as negligible. */
    private static final int ANY_PIECE = 1_500;
    /** If every move of the mover gave mate. */
    private static final int ALL_MATE = 6_000;
    private static final int FLIGHT = 25;
    /** What the other side needs to give mate with; more does not matter. */
    private static final int ENOUGH_POWER = 3_000;
    private static final int SPARE_MAN = 300;
    private static final int ENOUGH_SPARE = 4;
    private static final int BARE = 2_000;

    private final Variant variant;
    private final BoardShape shape;
    private final int[] values;
    private final int[] exchange;
    private final int[] squares;
    private final MoveList moves = new MoveList();

    SelfmateEvaluation(Variant variant) {
        this.variant = variant;
        shape = variant.shape();
        values = PieceValues.of(variant);
        exchange = PieceValues.forExchange(variant);
        Arrays.fill(exchange, ANY_PIECE);
        squares = new int[shape.squares()];
    }

    static boolean fits(Variant variant) {
        return variant.goals().stream().allMatch(Goal.Checkmated.class::isInstance) && !variant.hasDie()
                && !variant.wild().captures().compulsory() && !variant.wild().drops().hasHands();
    }

    @Override
    public int evaluate(Position position) {
        Side us = position.turn();
        return exposed(position, us) - exposed(position, us.opponent()) - mating(position);
    }

    /** The share of the mover's moves that mate, which is good for the other side. */
    private int mating(Position position) {
        position.legalMoves(moves);
        int mates = 0;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (position.givesCheck(move)) {
                position.make(move);
                mates += position.legalMoveCount() == 0 ? 1 : 0;
                position.unmake();
            }
        }
        return mates == 0 ? 0 : ALL_MATE * mates / moves.size();
    }

    /** How near the side is to being mated. */
    private int exposed(Position position, Side side) {
        int king = position.royalSquare(side);
        int spare = spareMen(position, side);
        int safety = SPARE_MAN * Math.min(spare, ENOUGH_SPARE) - BARE / ((spare + 1) * (spare + 1));
        return king < 0 ? safety : safety + attackers(position, side.opponent(), king) - FLIGHT * flights(position, side, king);
    }

    /** What the other side could mate with, more if it is near. */
    private int attackers(Position position, Side by, int king) {
        int near = 0;
        int power = 0;
        int count = position.pieceSquares(by, squares);
        for (int i = 0; i < count; i++) {
            int value = values[Piece.kind(position.piece(squares[i]))];
            near += value * Math.max(0, 8 - distance(squares[i], king)) / 60;
            power += value;
        }
        return near + Math.min(power, ENOUGH_POWER) / 3;
    }

    private int flights(Position position, Side side, int king) {
        int sum = 0;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                int square = shape.step(king, dx, dy);
                if (square != BoardShape.NONE && square != king && !isOwn(position, square, side)
                        && !position.isAttacked(square, side.opponent())) {
                    sum++;
                }
            }
        }
        return sum;
    }

    private static boolean isOwn(Position position, int square, Side side) {
        int piece = position.piece(square);
        return Piece.isPiece(piece) && Piece.side(piece) == side;
    }

    /** How many men other than the king have somewhere to go. */
    private int spareMen(Position position, Side side) {
        int sum = 0;
        int count = position.pieceSquares(side, squares);
        for (int i = 0; i < count; i++) {
            int square = squares[i];
            int kind = Piece.kind(position.piece(square));
            if (variant.kind(kind).pawn()) {
                int ahead = shape.step(square, 0, variant.forward(side));
                sum += ahead != BoardShape.NONE && position.piece(ahead) == Piece.EMPTY ? 1 : 0;
            } else if (!variant.kind(kind).royal()) {
                sum += position.mobility(square) > 0 ? 1 : 0;
            }
        }
        return sum;
    }

    private int distance(int a, int b) {
        return Math.max(Math.abs(shape.file(a) - shape.file(b)), Math.abs(shape.rank(a) - shape.rank(b)));
    }

    @Override
    public int[] values() {
        return exchange.clone();
    }
}
