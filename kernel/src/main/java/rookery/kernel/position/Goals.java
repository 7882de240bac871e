package rookery.kernel.position;

import java.util.ArrayList;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Variant;

/** The ways to win other than mate, and who has reached one: a standing is the winner's side number or one of the constants here. */
final class Goals {

    static final int OPEN = -1;
    static final int DRAWN = 2;
    /** White has arrived in its zone and Black has one reply. */
    static final int REPLY = 3;

    private final Goal[] goals;
    private final boolean countsChecks;
    /** Where captures have effects a royal piece can be lost although check is answered. */
    private final boolean royalsCanGo;

    Goals(Variant variant) {
        var watched = new ArrayList<Goal>();
        boolean counts = false;
        royalsCanGo = variant.hasCheck() && variant.wild().captures().effect() != Captures.Effect.NONE;
        for (Goal goal : variant.goals()) {
            switch (goal) {
                case Goal.Checkmate(),Goal.Checkmated() -> {
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
        return goals.length == 0 && !royalsCanGo;
    }

    boolean countsChecks() {
        return countsChecks;
    }

    static boolean isDecided(int standing) {
        return standing >= 0 && standing != REPLY;
    }

    /** The standing after a move, given the one before it, what the move took and the checks counted with it. */
    int after(int before, int mover, int captured, int checks, Position position) {
        int reached = OPEN;
        if (royalsCanGo) {
            reached = position.hasLostRoyal(mover) ? mover ^ 1 : position.hasLostRoyal(mover ^ 1) ? mover : OPEN;
        }
        for (int i = 0; i < goals.length && reached == OPEN; i++) {
            reached = reachedBy(goals[i], mover, captured, checks, position);
        }
        if (before == REPLY) {
            return reached == REPLY || reached == mover ? DRAWN : mover ^ 1;
        }
        return reached;
    }

    private static int reachedBy(Goal goal, int mover, int captured, int checks, Position position) {
        return switch (goal) {
            case Goal.Checkmate(),Goal.Checkmated() -> OPEN;
            case Goal.CaptureRoyal() -> takesRoyal(mover, captured, position);
            case Goal.ReachZone zone when isHeld(zone, position) -> isInZone(zone, mover ^ 1, position) ? mover ^ 1 : OPEN;
            case Goal.ReachZone zone -> isInZone(zone, mover, position) ? zone.reply() && mover == 0 ? REPLY : mover : OPEN;
            case Goal.CountChecks(int wanted) -> count(checks, mover) >= wanted ? mover : OPEN;
            case Goal.Extinction extinction -> extinct(extinction, mover, position);
        };
    }

    /** A piece that is not royal must still be there after the reply, whoever it belongs to. */
    private static boolean isHeld(Goal.ReachZone zone, Position position) {
        return zone.reply() && zone.kinds().stream().noneMatch(kind -> position.variant().kind(kind).royal());
    }

    /** With explosions a royal piece may be gone without having been taken, the mover's own among them. */
    private static int takesRoyal(int mover, int captured, Position position) {
        if (position.isRoyal(captured) && (captured & 1) != mover) {
            return mover;
        }
        return position.hasLostRoyal(mover) ? mover ^ 1 : position.hasLostRoyal(mover ^ 1) ? mover : OPEN;
    }

    /** A bared side may bare the other in return if the goal allows a reply. */
    private static int extinct(Goal.Extinction goal, int mover, Position position) {
        boolean theirs = !goal.reply() && isExtinct(goal, mover ^ 1, position);
        boolean ours = isExtinct(goal, mover, position);
        if (!theirs && !ours) {
            return OPEN;
        }
        return theirs != goal.wins() ? mover : mover ^ 1;
    }

    /** A setup may show a goal already reached; then nothing can be played. */
    int atStart(int turn, int checks, Position position) {
        if (royalsCanGo) {
            int gone = position.hasLostRoyal(turn) ? turn ^ 1 : position.hasLostRoyal(turn ^ 1) ? turn : OPEN;
            if (gone != OPEN) {
                return gone;
            }
        }
        for (Goal goal : goals) {
            for (int side = 0; side < 2; side++) {
                boolean held = goal instanceof Goal.ReachZone zone && isHeld(zone, position);
                boolean later = held || goal instanceof Goal.Extinction extinction && extinction.reply();
                if (shows(goal, side, Piece.EMPTY, checks, position) && !(later && side != turn)) {
                    boolean reply = goal instanceof Goal.ReachZone zone && zone.reply() && !held && side == 0;
                    boolean both = reply && isInZone((Goal.ReachZone) goal, 1, position);
                    return both ? DRAWN : reply && turn == 1 ? REPLY : side;
                }
            }
        }
        return OPEN;
    }

    /** How the winner has won. */
    Reason reason(Side winner, int captured, int checks, Position position) {
        for (Goal goal : goals) {
            if (shows(goal, winner.ordinal(), captured, checks, position)) {
                return switch (goal) {
                    case Goal.Checkmate(),Goal.Checkmated() -> Reason.CHECKMATE;
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
    private static boolean shows(Goal goal, int side, int captured, int checks, Position position) {
        return switch (goal) {
            case Goal.Checkmate(),Goal.Checkmated() -> false;
            case Goal.CaptureRoyal() -> captured != Piece.EMPTY && position.isRoyal(captured);
            case Goal.ReachZone zone -> isInZone(zone, side, position);
            case Goal.CountChecks(int wanted) -> count(checks, side) >= wanted;
            case Goal.Extinction extinction -> isExtinct(extinction, extinction.wins() ? side : side ^ 1, position);
        };
    }

    /** How many checks the side has given, out of both sides' packed counts. */
    static int count(int checks, int side) {
        return checks >>> side * 4 & 15;
    }

    private static boolean isInZone(Goal.ReachZone goal, int side, Position position) {
        SquareSet zone = side == 0 ? goal.white() : goal.black();
        for (int square : zone) {
            int piece = position.piece(square);
            if (Piece.isPiece(piece) && (piece & 1) == side && goal.kinds().contains(Piece.kind(piece))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isExtinct(Goal.Extinction goal, int side, Position position) {
        if (goal.together()) {
            return sum(goal, side, position) <= goal.remaining() && sum(goal, side ^ 1, position) >= goal.others();
        }
        for (int kind : goal.kinds()) {
            if (position.total(Piece.of(kind, Side.of(side))) <= goal.remaining()
                    && position.total(Piece.of(kind, Side.of(side ^ 1))) >= goal.others()) {
                return true;
            }
        }
        return false;
    }

    private static int sum(Goal.Extinction goal, int side, Position position) {
        int sum = 0;
        for (int kind : goal.kinds()) {
            sum += position.total(Piece.of(kind, Side.of(side)));
        }
        return sum;
    }
}
