package rookery.kernel.position;

import java.util.EnumSet;
import java.util.Set;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.Goal;

/** Decides whether and how a game has ended by its rules: goals first, then mate and stalemate, then draws; and which draws may be claimed. */
final class OutcomeJudge {

    private final Position position;

    private OutcomeJudge(Position position) {
        this.position = position;
    }

    static Outcome judge(Position position) {
        return new OutcomeJudge(position).judge();
    }

    /** Draws the player to move may claim. */
    static Set<Claim> claims(Position position) {
        DrawRules draws = position.rules().draws;
        EnumSet<Claim> claims = EnumSet.noneOf(Claim.class);
        if (draws.repetitionClaim() > 0 && position.occurrences() >= draws.repetitionClaim()) {
            claims.add(Claim.REPETITION);
        }
        if (draws.quietMovesClaim() > 0 && position.quietPlies() >= draws.quietMovesClaim() * 2) {
            claims.add(Claim.NO_PROGRESS);
        }
        return judge(position).isOver() ? Set.of() : claims;
    }

    private Outcome judge() {
        if (position.isGoalReached()) {
            Side winner = position.goalWinner();
            return winner == null ? new Outcome.Draw(Reason.BOTH_REACHED_ZONE) : new Outcome.Win(winner, position.goalReason(winner));
        }
        if (position.awaitsReply() && !canArrive()) {
            return new Outcome.Win(position.turn().opponent(), Reason.ZONE_REACHED);
        }
        if (position.legalMoveCount() == 0) {
            return withoutMoves();
        }
        if (position.isDead()) {
            return new Outcome.Draw(Reason.DEAD_POSITION);
        }
        return byCount();
    }

    /** Whether the player with the last reply can reach the zone with it. */
    private boolean canArrive() {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (Move.isRoll(moves.get(i))) {
                return true;
            }
            position.make(moves.get(i));
            boolean arrived = position.goalWinner() == null;
            position.unmake();
            if (arrived) {
                return true;
            }
        }
        return false;
    }

    private Outcome withoutMoves() {
        Side turn = position.turn();
        if (position.inCheck()) {
            boolean loses = position.variant().goals().stream().noneMatch(Goal.Checkmated.class::isInstance);
            return new Outcome.Win(loses ? turn.opponent() : turn, Reason.CHECKMATE);
        }
        if (position.toAct() == Actor.NATURE) {
            return new Outcome.Draw(Reason.NO_ROLLABLE_FACE);
        }
        return switch (position.variant().stalemate()) {
            case DRAW -> new Outcome.Draw(Reason.STALEMATE);
            case LOSS -> new Outcome.Win(turn.opponent(), Reason.STALEMATE);
            case WIN -> new Outcome.Win(turn, Reason.STALEMATE);
            case FEWER -> {
                int difference = pieces(turn) - pieces(turn.opponent());
                yield difference == 0
                        ? new Outcome.Draw(Reason.STALEMATE)
                        : new Outcome.Win(difference < 0 ? turn : turn.opponent(), Reason.STALEMATE);
            }
        };
    }

    private int pieces(Side side) {
        int sum = 0;
        for (int kind = 1; kind <= position.variant().kinds().size(); kind++) {
            sum += position.total(Piece.of(kind, side));
        }
        return sum;
    }

    private Outcome byCount() {
        DrawRules draws = position.rules().draws;
        int occurrences = draws.repetitionAutomatic() > 0 || draws.perpetualCheck() ? position.occurrences() : 1;
        if (draws.checkerLoses() && draws.repetitionAutomatic() > 0 && occurrences >= draws.repetitionAutomatic()) {
            for (Side side : Side.values()) {
                if (onlyChecks(side) && !onlyChecks(side.opponent())) {
                    return new Outcome.Win(side.opponent(), Reason.PERPETUAL_CHECK);
                }
            }
        }
        if (draws.perpetualCheck() && occurrences >= 3 && (onlyChecks(Side.WHITE) || onlyChecks(Side.BLACK))) {
            return new Outcome.Draw(Reason.PERPETUAL_CHECK);
        }
        if (draws.repetitionAutomatic() > 0 && occurrences >= draws.repetitionAutomatic()) {
            return repeated(draws.repetition());
        }
        if (new PieceCount(position).isOver()) {
            return new Outcome.Draw(Reason.NO_PROGRESS);
        }
        if (draws.quietMovesAutomatic() > 0 && position.quietPlies() >= draws.quietMovesAutomatic() * 2) {
            return new Outcome.Draw(Reason.NO_PROGRESS);
        }
        return new Outcome.Ongoing();
    }

    private Outcome repeated(DrawRules.Repetition effect) {
        Side turn = position.turn();
        return switch (effect) {
            case DRAW -> new Outcome.Draw(Reason.REPETITION);
            case TURN_LOSES -> new Outcome.Win(turn.opponent(), Reason.REPETITION);
            case TURN_WINS -> new Outcome.Win(turn, Reason.REPETITION);
            case WHITE_LOSES -> new Outcome.Win(Side.BLACK, Reason.REPETITION);
        };
    }

    /** Whether every move of the side since this position first occurred gave check. */
    private boolean onlyChecks(Side side) {
        int first = 0;
        while (position.keyAt(first) != position.key()) {
            first++;
        }
        boolean moved = false;
        for (int ply = position.ply(); ply > first; ply--) {
            boolean byWaiting = (position.ply() - ply) % 2 == 0;
            Side mover = byWaiting ? position.turn().opponent() : position.turn();
            if (mover == side) {
                moved = true;
                if (!position.wasCheckAt(ply)) {
                    return false;
                }
            }
        }
        return moved;
    }

    /**
     * The counting rules of Southeast Asia: how many moves a side has to give mate. A count begins when no pawns are left, or when one side has only its king;
     * against a bare king the pieces of the board's honour are those already standing there when it begins. Taken from the position alone, with the quiet moves as
     * the count: every capture begins a new one.
     */
    static final class PieceCount {

        private static final Movement ROOK = Movement.of("R");
        private static final Movement KHON = Movement.of("FfW");
        private static final Movement KNIGHT = Movement.of("N");
        private static final int BOARD_HONOUR = 64;

        private final Position position;

        PieceCount(Position position) {
            this.position = position;
        }

        /** Whether the stronger side has used up its moves. */
        boolean isOver() {
            int limit = limit();
            return limit > 0 && position.quietPlies() >= limit * 2;
        }

        /** Moves by each side without a capture after which the game is drawn; 0 while nothing is counted. */
        int limit() {
            DrawRules.Counting counting = position.rules().draws.counting();
            if (counting == DrawRules.Counting.NONE || hasPawns()) {
                return 0;
            }
            for (Side side : Side.values()) {
                if (pieces(side) == 1) {
                    return counting == DrawRules.Counting.MAKRUK ? makruk(side.opponent()) : asean(side.opponent());
                }
            }
            return counting == DrawRules.Counting.MAKRUK ? BOARD_HONOUR : 0;
        }

        /** The pieces on the board, both kings among them, count against the moves allowed. */
        private int makruk(Side stronger) {
            int rooks = count(stronger, ROOK);
            int khons = count(stronger, KHON);
            int allowed = rooks > 1 ? 8 : rooks == 1 ? 16 : khons > 1 ? 22 : count(stronger, KNIGHT) > 1 ? 32 : khons == 1 ? 44 : 64;
            return Math.max(1, allowed - pieces(Side.WHITE) - pieces(Side.BLACK));
        }

        private int asean(Side stronger) {
            return count(stronger, ROOK) > 0 ? 16 : count(stronger, KHON) > 0 ? 44 : count(stronger, KNIGHT) > 0 ? 64 : 0;
        }

        private boolean hasPawns() {
            for (int kind = 1; kind <= position.variant().kinds().size(); kind++) {
                if (position.variant().kind(kind).pawn()
                        && position.total(Piece.of(kind, Side.WHITE)) + position.total(Piece.of(kind, Side.BLACK)) > 0) {
                    return true;
                }
            }
            return false;
        }

        private int pieces(Side side) {
            int sum = 0;
            for (int kind = 1; kind <= position.variant().kinds().size(); kind++) {
                sum += position.total(Piece.of(kind, side));
            }
            return sum;
        }

        private int count(Side side, Movement like) {
            int sum = 0;
            for (int kind = 1; kind <= position.variant().kinds().size(); kind++) {
                PieceKind each = position.variant().kind(kind);
                sum += each.movement().sameAs(like) ? position.total(Piece.of(kind, side)) : 0;
            }
            return sum;
        }
    }
}
