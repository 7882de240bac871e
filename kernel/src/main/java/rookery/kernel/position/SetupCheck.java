package rookery.kernel.position;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import rookery.kernel.board.Board;
import rookery.kernel.board.MailboxBoard;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.piece.Stride;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Royals;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/** The gate between what a FEN can say and what can be played: finds every reason against a setup, not only the first. */
final class SetupCheck {

    private final Variant variant;
    private final Setup setup;
    private final Set<Problem> problems = EnumSet.noneOf(Problem.class);

    private SetupCheck(Variant variant, Setup setup) {
        this.variant = variant;
        this.setup = setup;
    }

    static Verdict judge(Variant variant, Setup setup, boolean generalBoard) {
        SetupCheck check = new SetupCheck(variant, setup);
        if (!check.fits()) {
            return new Verdict.Unplayable(check.problems);
        }
        check.checkRoyals();
        check.checkPawns();
        check.checkEnPassant();
        check.checkCounters();
        List<CastlingSlot> slots = CastlingSlot.all(variant, setup);
        if (slots == null) {
            check.problems.add(Problem.IMPOSSIBLE_CASTLING);
            slots = List.of();
        }
        Board board = generalBoard ? MailboxBoard.general(variant) : Board.forVariant(variant);
        boolean complete = check.problems.isEmpty();
        // With both kings on the board attacks can be checked even if something else is wrong, so that all reasons are listed at once.
        Setup judged = complete ? setup : setup.withCastlingRooks(SquareSet.EMPTY).withEnPassant(BoardShape.NONE).withRoll(0);
        if (check.problems.contains(Problem.TOO_MANY_CHECKS)) {
            judged = judged.withChecks(0, 0);
        }
        Position position = new Position(variant, new RuleTables(variant, complete ? slots : List.of()), board, judged);
        check.checkAttacks(position);
        if (setup.roll() > 0 && check.problems.isEmpty()) {
            check.checkRoll(position);
        }
        return check.problems.isEmpty() ? new Verdict.Playable(position) : new Verdict.Unplayable(check.problems);
    }

    private boolean fits() {
        if (!setup.shape().equals(variant.shape())) {
            problems.add(Problem.WRONG_SIZE);
        }
        int codes = (variant.kinds().size() + 1) * 2;
        boolean walls = variant.mayHaveWalls();
        if (setup.placement().pieces().stream().anyMatch(piece -> piece >= codes || piece == Piece.WALL && !walls)
                || setup.hand().stream().anyMatch(piece -> piece < 2 || piece >= codes)) {
            problems.add(Problem.UNKNOWN_PIECE);
        }
        if (!setup.hand().isEmpty() && !variant.wild().drops().hasHands()
                || setup.hand().stream().anyMatch(piece -> piece >= 2 && piece < codes && variant.kind(Piece.kind(piece)).isPromoted())) {
            problems.add(Problem.NOTHING_IN_HAND);
        }
        return problems.isEmpty();
    }

    private void checkRoyals() {
        boolean needed = variant.hasCheck() || variant.goals().stream().anyMatch(Goal.CaptureRoyal.class::isInstance);
        int white = royals(Side.WHITE);
        int black = royals(Side.BLACK);
        if (needed && white == 0 && beginsWithRoyal(Side.WHITE)) {
            problems.add(Problem.NO_WHITE_KING);
        }
        if (needed && black == 0 && beginsWithRoyal(Side.BLACK)) {
            problems.add(Problem.NO_BLACK_KING);
        }
        boolean single = variant.hasCheck() && (variant.wild().royals() == Royals.SINGLE || variant.wild().royals() == Royals.STEADFAST);
        if (single && white > 1) {
            problems.add(Problem.SEVERAL_WHITE_KINGS);
        }
        if (single && black > 1) {
            problems.add(Problem.SEVERAL_BLACK_KINGS);
        }
    }

    private int royals(Side side) {
        return royals(setup, side);
    }

    private int royals(Setup of, Side side) {
        return (int) Stream.concat(of.placement().pieces().stream(), of.hand().stream())
                .filter(piece -> Piece.isPiece(piece) && Piece.side(piece) == side && variant.kind(Piece.kind(piece)).royal()).count();
    }

    /** Some games give a side no royal piece, but then it must have something else to lose. */
    private boolean beginsWithRoyal(Side side) {
        return royals(variant.start(), side) > 0 || variant.goals().stream().noneMatch(Goal.Extinction.class::isInstance);
    }

    private void checkPawns() {
        Placement placement = setup.placement();
        for (int square = 0; square < variant.shape().squares(); square++) {
            int piece = placement.piece(square);
            if (!Piece.isPiece(piece) || !variant.kind(Piece.kind(piece)).pawn()) {
                continue;
            }
            Side side = Piece.side(piece);
            int rank = variant.shape().rank(square);
            if (rank == variant.boardRank(side, variant.shape().ranks()) && variant.promotion().rank() > 0) {
                problems.add(Problem.PAWN_ON_LAST_RANK);
            }
            if (isBehindAll(piece, side, rank)) {
                problems.add(Problem.PAWN_BEHIND_START);
            }
        }
    }

    /** Pawns that cannot go back never stand behind where the game's pawns start. */
    private boolean isBehindAll(int piece, Side side, int rank) {
        int up = variant.forward(side);
        boolean[] found = {false, false};
        boolean drops = variant.wild().drops().on();
        if (drops || variant.kind(Piece.kind(piece)).movement().strides().stream().anyMatch(stride -> stride.dy() <= 0)) {
            return false;
        }
        variant.start().placement().squaresOf(piece).each(square -> {
            found[0] = true;
            found[1] |= (rank - variant.shape().rank(square)) * up >= 0;
        });
        return found[0] && !found[1];
    }

    private void checkEnPassant() {
        int target = setup.enPassant();
        if (target == BoardShape.NONE) {
            return;
        }
        if (variant.enPassant() == EnPassant.OFF || target >= variant.shape().squares() || !isPassed(target)) {
            problems.add(Problem.IMPOSSIBLE_EN_PASSANT);
        }
    }

    private boolean isPassed(int target) {
        Side mover = setup.turn().opponent();
        int up = variant.forward(mover);
        int victim = setup.passer() != BoardShape.NONE ? setup.passer() : variant.shape().step(target, 0, up);
        Placement placement = setup.placement();
        if (victim == BoardShape.NONE || victim >= variant.shape().squares() || placement.piece(target) != Piece.EMPTY) {
            return false;
        }
        int pawn = placement.piece(victim);
        boolean isPawn = Piece.isPiece(pawn) && Piece.side(pawn) == mover && variant.kind(Piece.kind(pawn)).pawn();
        return isPawn && (variant.enPassant() == EnPassant.LITERAL && victim == variant.shape().step(target, 0, up)
                || variant.kind(Piece.kind(pawn)).movement().strides(up).stream()
                        .anyMatch(stride -> isDoubleStep(stride, target, victim, mover)));
    }

    /** Whether the stride can have brought the pawn, over the target, to the victim's square from two squares or more away. */
    private boolean isDoubleStep(Stride stride, int target, int victim, Side mover) {
        BoardShape shape = variant.shape();
        boolean passes = stride.firstMoveOnly()
                && shape.step(target, Integer.signum(stride.dx()), Integer.signum(stride.dy())) == victim;
        int longer = Math.max(Math.abs(stride.dx()), Math.abs(stride.dy()));
        boolean straight = stride.dx() == 0 || stride.dy() == 0 || Math.abs(stride.dx()) == Math.abs(stride.dy());
        for (int leap = 1; passes && straight && leap <= stride.range(); leap++) {
            int home = shape.step(victim, -stride.dx() * leap, -stride.dy() * leap);
            if (home == BoardShape.NONE) {
                return false;
            }
            if (longer * leap > 1 && variant.isDoubleStepRank(mover, shape.rank(home))
                    && setup.placement().piece(home) == Piece.EMPTY) {
                return true;
            }
        }
        return false;
    }

    private void checkCounters() {
        int most = variant.goals().stream().mapToInt(goal -> goal instanceof Goal.CountChecks(int checks) ? checks : 0).max().orElse(0);
        if (setup.whiteChecks() > most || setup.blackChecks() > most) {
            problems.add(Problem.TOO_MANY_CHECKS);
        }
        boolean impossible = switch (variant.chance()) {
            case Chance.None() -> setup.roll() > 0;
            case Chance.Die(List<Integer> faces) -> setup.roll() > faces.size();
        };
        if (impossible) {
            problems.add(Problem.IMPOSSIBLE_ROLL);
        }
    }

    private void checkAttacks(Position position) {
        if (!variant.hasCheck()) {
            return;
        }
        int acting = position.royalSquare(setup.turn());
        if (position.isRoyalAttacked(setup.turn().opponent().ordinal())) {
            problems.add(variant.checksForbidden() ? Problem.CHECK_FORBIDDEN : Problem.OPPONENT_IN_CHECK);
        }
        if (variant.checksForbidden() && acting >= 0 && position.isAttacked(acting, setup.turn().opponent())) {
            problems.add(Problem.CHECK_FORBIDDEN);
        }
    }

    private void checkRoll(Position position) {
        if ((position.rollableFaces() >>> setup.roll() & 1) == 0 || position.toAct().ordinal() != setup.turn().ordinal()) {
            problems.add(Problem.IMPOSSIBLE_ROLL);
        }
    }
}
