package rookery.engine.search;

import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Stride;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.Drops;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Stalemate;
import rookery.kernel.variant.Variant;

/**
 * What the rules of a variant allow search to assume; computed once per game.
 *
 * @param nullMove    passing is worse than the best move, so a pass that still beats beta proves a cutoff; false if having no move wins or loses
 * @param repetition  repetition draws
 * @param quietPlies  plies without progress that draw; 0 for no such rule
 * @param goals       the game may end other than by mate, which is tested at every node
 * @param dead        insufficient material may draw
 * @param stalemate   what no legal move without check means for the player to move
 * @param mateWins    being checkmated wins
 * @param counting    the stronger side has only so many moves to give mate
 * @param quietMoves  some moves capture nothing; if all moves capture, as in clobber, a search of captures settles nothing
 */
public record SearchProfile(boolean nullMove, boolean repetition, int quietPlies, boolean goals, boolean dead, Stalemate stalemate,
        boolean mateWins, boolean counting, boolean quietMoves) {

    public static SearchProfile of(Variant variant) {
        DrawRules draws = variant.draws();
        boolean repetition = draws.repetitionClaim() > 0 || draws.repetitionAutomatic() > 0 || draws.perpetualCheck();
        int drawingMoves = draws.quietMovesClaim() > 0 ? draws.quietMovesClaim() : draws.quietMovesAutomatic();
        boolean effects = variant.wild().captures().effect() != Captures.Effect.NONE;
        boolean goals = effects || !variant.goals().stream().allMatch(Goal.Checkmate.class::isInstance);
        boolean mateWins = variant.goals().stream().anyMatch(Goal.Checkmated.class::isInstance);
        boolean forced = effects || mateWins || variant.wild().captures().compulsory() || variant.wild().drops().duty() != Drops.Duty.NONE;
        boolean officers = variant.kinds().stream().anyMatch(kind -> !kind.pawn() && !kind.royal());
        boolean quietMoves = variant.wild().drops().on()
                || variant.kinds().stream().flatMap(kind -> kind.movement().strides().stream()).anyMatch(Stride::moves);
        return new SearchProfile(officers && !forced && variant.stalemate() == Stalemate.DRAW, repetition, drawingMoves * 2, goals,
                draws.deadPosition(), variant.stalemate(), mateWins, draws.counting() != DrawRules.Counting.NONE, quietMoves);
    }

    /** Kinds that make a null move safe: a side with only kings and pawns is often in zugzwang. */
    static int[] officers(Variant variant) {
        return java.util.stream.IntStream.rangeClosed(1, variant.kinds().size()).filter(number -> {
            PieceKind kind = variant.kind(number);
            return !kind.pawn() && !kind.royal();
        }).toArray();
    }
}
