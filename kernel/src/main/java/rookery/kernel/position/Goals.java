package rookery.kernel.position;

import java.util.ArrayList;
import rookery.kernel.board.Board;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Goal;

/** The ways to win other than mate, and who has reached one: a standing is the winner's side number or one of the constants here. */
final class Goals {

    static final int OPEN = -1;
    static final int DRAWN = 2;
    /** White has arrived in its zone and Black has one reply. */
    static final int REPLY = 3;

    private final Goal[] goals;
    private final boolean countsChecks;

    Goals(Iterable<Goal> all) {
        var watched = new ArrayList<Goal>();
        boolean counts = false;
        for (Goal goal : all) {
            switch (goal) {
                case Goal.Checkmate() -> {
                }
                case Goal.CountChecks _ -> {
                    counts = true;
                    watched.add(goal);
                }
                case Goal.CaptureRoyal(),Goal.ReachZone _,Goal.Extinction _ -> watched.add(goal);
            }
        }
        goals = watched.toArray(Goal[]::new);
        countsChecks = counts;
    }

    boolean isEmpty() {
        return goals.length == 0;
    }

    boolean countsChecks() {
        return countsChecks;
    }

    static boolean isDecided(int standing) {
        return standing >= 0 && standing != REPLY;
    }

    /** The standing after a move, given the one before it, what the move took and the checks counted with it. */
    int after(int before, int mover, int captured, int checks, Board board) {
        int reached = OPEN;
        for (int i = 0; i < goals.length && reached == OPEN; i++) {
            reached = reachedBy(goals[i], mover, captured, checks, board);
        }
        if (before == REPLY) {
            return reached == REPLY || reached == mover ? DRAWN : mover ^ 1;
        }
        return reached;
    }

    private static int reachedBy(Goal goal, int mover, int captured, int checks, Board board) {
        return switch (goal) {
            case Goal.Checkmate() -> OPEN;
            case Goal.CaptureRoyal() -> board.isRoyal(captured) ? mover : OPEN;
            case Goal.ReachZone zone -> isInZone(zone, mover, board) ? zone.reply() && mover == 0 ? REPLY : mover : OPEN;
            case Goal.CountChecks(int wanted) -> count(checks, mover) >= wanted ? mover : OPEN;
            case Goal.Extinction extinction -> isExtinct(extinction, mover ^ 1, board)
                    ? mover
                    : isExtinct(extinction, mover, board) ? mover ^ 1 : OPEN;
        };
    }

    /** A setup may show a goal already reached; then nothing can be played. */
    int atStart(int turn, int checks, Board board) {
        for (Goal goal : goals) {
            for (int side = 0; side < 2; side++) {
                if (shows(goal, side, Piece.EMPTY, checks, board)) {
                    boolean reply = goal instanceof Goal.ReachZone zone && zone.reply() && side == 0;
                    boolean both = reply && isInZone((Goal.ReachZone) goal, 1, board);
                    return both ? DRAWN : reply && turn == 1 ? REPLY : side;
                }
            }
        }
        return OPEN;
    }

    /** How the winner has won. */
    Reason reason(Side winner, int captured, int checks, Board board) {
        for (Goal goal : goals) {
            if (shows(goal, winner.ordinal(), captured, checks, board)) {
                return switch (goal) {
                    case Goal.Checkmate() -> Reason.CHECKMATE;
                    case Goal.CaptureRoyal() -> Reason.KING_CAPTURED;
                    case Goal.ReachZone _ -> Reason.ZONE_REACHED;
                    case Goal.CountChecks _ -> Reason.CHECKS_GIVEN;
                    case Goal.Extinction _ -> Reason.EXTINCTION;
                };
            }
        }
        return Reason.KING_CAPTURED;
    }

    /** Whether the board shows the goal reached by the side. */
    private static boolean shows(Goal goal, int side, int captured, int checks, Board board) {
        return switch (goal) {
            case Goal.Checkmate() -> false;
            case Goal.CaptureRoyal() -> captured != Piece.EMPTY && board.isRoyal(captured);
            case Goal.ReachZone zone -> isInZone(zone, side, board);
            case Goal.CountChecks(int wanted) -> count(checks, side) >= wanted;
            case Goal.Extinction extinction -> isExtinct(extinction, side ^ 1, board);
        };
    }

    /** How many checks the side has given, out of both sides' packed counts. */
    static int count(int checks, int side) {
        return checks >>> side * 4 & 15;
    }

    private static boolean isInZone(Goal.ReachZone goal, int side, Board board) {
        SquareSet zone = side == 0 ? goal.white() : goal.black();
        for (int square : zone) {
            int piece = board.piece(square);
            if (piece != Piece.EMPTY && (piece & 1) == side && goal.kinds().contains(Piece.kind(piece))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isExtinct(Goal.Extinction goal, int side, Board board) {
        for (int kind : goal.kinds()) {
            if (board.count(Piece.of(kind, Side.of(side))) <= goal.remaining()) {
                return true;
            }
        }
        return false;
    }
}
