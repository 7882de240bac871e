package rookery.engine.evaluation;

import java.util.Arrays;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Variant;

/**
 * Adapts an evaluation to wild rules: pieces in hand count, pieces are a burden where the aim is to lose them, and exchanges cannot be evaluated statically
 * where captures explode or are compulsory.
 */
final class WildEvaluation implements Evaluation {

    /** One value for all kinds, so that no capture counts as losing or as negligible. */
    private static final int ANY_PIECE = 1_500;
    /** The value of losing a piece where the aim is to have none, and the share of its usual value added to that. */
    private static final int RIDDANCE = 60;
    private static final int RIDDANCE_SHARE = 8;

    private final GeneralEvaluation general;
    private final GoalTerms goals;
    private final int[] values;
    private final int[] exchange;
    private final boolean losing;
    private final boolean hands;

    WildEvaluation(Variant variant) {
        general = new GeneralEvaluation(variant);
        goals = new GoalTerms(variant);
        values = PieceValues.of(variant);
        losing = isLosing(variant);
        hands = variant.wild().drops().hasHands();
        exchange = PieceValues.forExchange(variant);
        if (losing || variant.wild().captures().effect() != Captures.Effect.NONE) {
            Arrays.fill(exchange, ANY_PIECE);
        }
    }

    static boolean isNeeded(Variant variant) {
        return variant.wild().drops().hasHands() || variant.wild().captures().effect() != Captures.Effect.NONE || isLosing(variant);
    }

    /** Whether the aim is to lose. */
    static boolean isLosing(Variant variant) {
        return variant.goals().stream()
                .anyMatch(goal -> goal instanceof Goal.Checkmated || goal instanceof Goal.Extinction extinction && extinction.wins());
    }

    @Override
    public int evaluate(Position position) {
        int score = losing ? riddance(position) : general.evaluate(position);
        return hands && !losing ? score + inHand(position) : score;
    }

    private int riddance(Position position) {
        int sum = 0;
        for (int kind = 1; kind < values.length; kind++) {
            int more = position.total(Piece.of(kind, Side.BLACK)) - position.total(Piece.of(kind, Side.WHITE));
            sum += more * (RIDDANCE + values[kind] / RIDDANCE_SHARE);
        }
        sum += goals.balance(position);
        return position.turn() == Side.WHITE ? sum : -sum;
    }

    /** A piece in hand can appear anywhere, which makes up for not being on the board yet. */
    private int inHand(Position position) {
        int sum = 0;
        for (int kind = 1; kind < values.length; kind++) {
            sum += values[kind] * (position.inHand(Piece.of(kind, Side.WHITE)) - position.inHand(Piece.of(kind, Side.BLACK)));
        }
        return position.turn() == Side.WHITE ? sum : -sum;
    }

    @Override
    public int[] values() {
        return exchange.clone();
    }
}
