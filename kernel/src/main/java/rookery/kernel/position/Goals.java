package rookery.kernel.position;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
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
    /** By the number of the goal; null for goals without a zone. */
    private final @Nullable Zone[] zones;
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
        zones = watched.stream().map(goal -> goal instanceof Goal.ReachZone zone ? Zone.of(zone, variant) : null).toArray(Zone[]::new);
        countsChecks = counts;
    }

    /**
     * The zone of a goal in arrays, since it is looked at after every move.
     *
     * @param squares by side
     * @param isMeant by kind: whether pieces of that kind have to get there
     * @param held    a piece must still be there after the reply, whoever it belongs to, since it is not royal
     */
    private record Zone(int[][] squares, boolean[] isMeant, boolean reply, boolean held) {

        static Zone of(Goal.ReachZone goal, Variant variant) {
            boolean[] isMeant = new boolean[variant.kinds().size() + 1];
            goal.kinds().forEach(kind -> isMeant[kind] = true);
            return new Zone(new int[][]{goal.white().toArray(), goal.black().toArray()}, isMeant, goal.reply(),
                    goal.reply() && goal.kinds().stream().noneMatch(kind -> variant.kind(kind).royal()));
        }

        boolean isReached(int side, Position position) {
            for (int square : squares[side]) {
                int piece = position.piece(square);
                if (Piece.isPiece(piece) && (piece & 1) == side && isMeant[Piece.kind(piece)]) {
                    return true;
                }
            }
            return false;
        }

        int reachedBy(int mover, Position position) {
            if (held) {
                return isReached(mover ^ 1, position) ? mover ^ 1 : OPEN;
            }
            return isReached(mover, position) ? reply && mover == 0 ? REPLY : mover : OPEN;
        }
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
            Zone zone = zones[i];
            reached = zone == null ? reachedBy(goals[i], mover, captured, checks, position) : zone.reachedBy(mover, position);
        }
        if (before == REPLY) {
            return reached == REPLY || reached == mover ? DRAWN : mover ^ 1;
        }
        return reached;
    }

    private static int reachedBy(Goal goal, int mover, int captured, int checks, Position position) {
        return switch (goal) {
            case Goal.Checkmate(),Goal.Checkmated(),Goal.ReachZone _ -> OPEN;
            case Goal.CaptureRoyal() -> takesRoyal(mover, captured, position);
            case Goal.CountChecks(int wanted) -> count(checks, mover) >= wanted ? mover : OPEN;
            case Goal.Extinction extinction -> extinct(extinction, mover, position);
        };
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
        for (int i = 0; i < goals.length; i++) {
            Zone zone = zones[i];
            boolean held = zone != null && zone.held();
            boolean later = held || goals[i] instanceof Goal.Extinction extinction && extinction.reply();
            for (int side = 0; side < 2; side++) {
                if (shows(i, side, Piece.EMPTY, checks, position) && !(later && side != turn)) {
                    boolean reply = zone != null && zone.reply() && !held && side == 0;
                    boolean both = reply && zone.isReached(1, position);
                    return both ? DRAWN : reply && turn == 1 ? REPLY : side;
                }
            }
        }
        return OPEN;
    }

    /** How the winner has won. */
    Reason reason(Side winner, int captured, int checks, Position position) {
        for (int i = 0; i < goals.length; i++) {
            if (shows(i, winner.ordinal(), captured, checks, position)) {
                return switch (goals[i]) {
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
    private boolean shows(int number, int side, int captured, int checks, Position position) {
        Zone zone = zones[number];
        if (zone != null) {
            return zone.isReached(side, position);
        }
        return switch (goals[number]) {
            case Goal.Checkmate(),Goal.Checkmated(),Goal.ReachZone _ -> false;
            case Goal.CaptureRoyal() -> captured != Piece.EMPTY && position.isRoyal(captured);
            case Goal.CountChecks(int wanted) -> count(checks, side) >= wanted;
            case Goal.Extinction extinction -> isExtinct(extinction, extinction.wins() ? side : side ^ 1, position);
        };
    }

    /** How many checks the side has given, out of both sides' packed counts. */
    static int count(int checks, int side) {
        return checks >>> side * 4 & 15;
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
