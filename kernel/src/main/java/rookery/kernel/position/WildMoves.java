package rookery.kernel.position;

import java.util.function.Consumer;
import java.util.function.IntPredicate;
import rookery.kernel.board.Board;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Stride;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Drops;
import rookery.kernel.variant.PassRule;
import rookery.kernel.variant.PiecePromotion;
import rookery.kernel.variant.Royals;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.Walls;

/**
 * Turns the ordinary moves of a position into those its wild rules allow: promotions by kind, drops, walls, compulsory moves, and moves that would
 * expose a royal piece.
 */
final class WildMoves {

    private final Position position;
    private final Board board;
    private final RuleTables rules;
    private final Variant variant;
    private final Drops drops;
    private final Captures captures;
    private final MoveList scratch = new MoveList();

    WildMoves(Position position, Board board, RuleTables rules) {
        this.position = position;
        this.board = board;
        this.rules = rules;
        variant = position.variant();
        drops = variant.wild().drops();
        captures = variant.wild().captures();
    }

    /** Changes the list, which holds all ordinary moves; with {@link RuleTables#trial} also those that expose a royal piece. */
    void refine(boolean loud, MoveList out, Consumer<MoveList> removeChecks) {
        if (captures.ownPieces()) {
            addOwnCaptures(out);
        }
        if (rules.hasWalls || !captures.forbidden().isEmpty()) {
            keep(out, move -> !takesUntakable(move));
        }
        if (rules.changesByKind) {
            promote(out);
        }
        int ordinary = out.size();
        if (drops.gating()) {
            addGates(out, ordinary);
        }
        boolean dropsWanted = drops.on() && (!loud || drops.duty() != Drops.Duty.NONE);
        if (dropsWanted && position.hasInHand(position.turn())) {
            addDrops(out);
        }
        if (variant.wild().walls() != Walls.NONE) {
            raiseWalls(out);
        }
        if (rules.trial) {
            removeExposing(out);
        }
        if (variant.wild().royals() == Royals.STEADFAST && position.inCheck()) {
            keepStanding(out);
        }
        if (rules.checksForbidden) {
            removeChecks.accept(out);
        }
        if (captures.compulsory()) {
            keepIfAny(out, position::isCapture);
        }
        if (isDropDue()) {
            keep(out, Move::isDrop);
        }
        addPass(out);
        if (loud) {
            keep(out, move -> position.isCapture(move) || Move.isPromotion(move));
        }
    }

    private static void keep(MoveList moves, IntPredicate wanted) {
        int kept = 0;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (wanted.test(move)) {
                moves.set(kept++, move);
            }
        }
        moves.shrink(kept);
    }

    private static void keepIfAny(MoveList moves, IntPredicate wanted) {
        for (int i = 0; i < moves.size(); i++) {
            if (wanted.test(moves.get(i))) {
                keep(moves, wanted);
                return;
            }
        }
    }

    private void addOwnCaptures(MoveList out) {
        int turn = position.turnIndex();
        int[] squares = new int[variant.shape().squares()];
        int count = board.pieceSquares(turn, squares);
        for (int i = 0; i < count; i++) {
            int from = squares[i];
            boolean pawn = rules.isPawn[board.piece(from) >>> 1];
            for (int to : board.attacks(from)) {
                int target = board.piece(to);
                if (!Piece.isPiece(target) || (target & 1) != turn || board.isRoyal(target)) {
                    continue;
                }
                boolean promotes = pawn && rules.promotes(turn, to);
                for (int kind : promotes ? rules.promotions(position.roll()) : RuleTables.NO_KINDS) {
                    out.add(Move.promotion(from, to, kind));
                }
                if (!promotes || !rules.mustPromote(turn, to)) {
                    out.add(Move.of(from, to));
                }
            }
        }
    }

    private boolean takesUntakable(int move) {
        if (Move.type(move) != Move.NORMAL) {
            return false;
        }
        int target = board.piece(Move.to(move));
        return target == Piece.WALL || target != Piece.EMPTY && captures.forbidden().contains(target >>> 1)
                && captures.forbidden().contains(board.piece(Move.from(move)) >>> 1);
    }

    /** Adds the promotions of pieces other than pawns, and removes moves whose promotion is compulsory. */
    private void promote(MoveList out) {
        scratch.clear();
        int kept = 0;
        int turn = position.turnIndex();
        for (int i = 0; i < out.size(); i++) {
            int move = out.get(i);
            boolean plain = Move.type(move) != Move.CASTLING && Move.promotion(move) == 0;
            int piece = board.piece(Move.from(move));
            int to = Move.to(move);
            boolean stays = !plain || !rules.isStuck(piece, to);
            for (PiecePromotion promotion : plain ? rules.promotionsOf(piece >>> 1) : RuleTables.NO_PROMOTIONS) {
                SquareSet zone = promotion.zone(turn);
                boolean byCapture = promotion.when() == PiecePromotion.When.BY_CAPTURE;
                if ((zone.contains(Move.from(move)) || zone.contains(to)) && (!byCapture || position.isCapture(move))) {
                    scratch.add(Move.promotion(Move.from(move), to, promotion.to()) | keptType(move));
                    stays &= promotion.when() == PiecePromotion.When.MAY;
                }
            }
            if (stays) {
                out.set(kept++, move);
            }
        }
        out.shrink(kept);
        for (int i = 0; i < scratch.size(); i++) {
            out.add(scratch.get(i));
        }
    }

    /** A double step that promotes leaves nothing to capture en passant. */
    private static int keptType(int move) {
        return Move.type(move) == Move.EN_PASSANT ? Move.EN_PASSANT << 22 : 0;
    }

    private void addGates(MoveList out, int ordinary) {
        int turn = position.turnIndex();
        for (int i = 0; i < ordinary; i++) {
            int move = out.get(i);
            int from = Move.from(move);
            if (Move.isPromotion(move)) {
                continue;
            }
            for (int kind = 1; kind <= variant.kinds().size(); kind++) {
                int piece = kind << 1 | turn;
                if (position.inHand(piece) > 0) {
                    if (rules.isGate(from, turn, position.gates()) && rules.isDropZone(piece, kind, from)) {
                        out.add(Move.gate(Move.of(from, Move.to(move)), kind));
                    }
                    if (Move.isCastling(move) && rules.isGate(Move.to(move), turn, position.gates())
                            && rules.isDropZone(piece, kind, Move.to(move))) {
                        out.add(Move.gate(Move.of(Move.to(move), from), kind));
                    }
                }
            }
        }
    }

    private void addDrops(MoveList out) {
        int turn = position.turnIndex();
        int royal = board.royal(turn);
        // A drop answers a check by blocking it, and exposes a king only to hoppers.
        boolean tested = rules.safeSteps && royal >= 0 && (board.hasHoppers() || board.isAttacked(royal, turn ^ 1));
        for (int kind = 1; kind <= variant.kinds().size(); kind++) {
            int piece = kind << 1 | turn;
            if (position.inHand(piece) == 0) {
                continue;
            }
            for (int form : rules.dropForms(kind)) {
                for (int square = 0; square < variant.shape().squares(); square++) {
                    if (board.piece(square) == Piece.EMPTY && mayDrop(form << 1 | turn, kind, square)
                            && (!tested || isSafeDrop(square, piece, royal, turn))) {
                        addDrop(Move.drop(square, form), kind, out);
                    }
                }
            }
        }
    }

    private boolean isSafeDrop(int square, int piece, int royal, int turn) {
        board.put(square, piece);
        boolean safe = !board.isAttacked(royal, turn ^ 1);
        board.remove(square);
        return safe;
    }

    private boolean mayDrop(int piece, int kind, int square) {
        if (!rules.isDropZone(piece, kind, square) || rules.isStuck(piece, square)) {
            return false;
        }
        BoardShape shape = variant.shape();
        if (drops.oneAFile().contains(kind)) {
            for (int rank = 0; rank < shape.ranks(); rank++) {
                if (board.piece(shape.square(shape.file(square), rank)) == piece) {
                    return false;
                }
            }
        }
        if (drops.apart().contains(kind) && board.count(piece) > 0) {
            for (int other = 0; other < shape.squares(); other++) {
                if (board.piece(other) == piece && shape.isDark(other) == shape.isDark(square)) {
                    return false;
                }
            }
        }
        return true;
    }

    private void addDrop(int move, int kind, MoveList out) {
        if (!drops.checks() || drops.noMate().contains(kind)) {
            position.make(move);
            boolean check = position.inCheck();
            boolean forbidden = check && (!drops.checks() || !drops.noMate().isEmpty() && position.legalMoveCount() == 0);
            position.unmake();
            if (forbidden) {
                return;
            }
        }
        out.add(move);
    }

    private boolean isDropDue() {
        return switch (drops.duty()) {
            case NONE -> false;
            case ALWAYS -> position.hasInHand(position.turn());
            case ROYAL -> {
                boolean due = false;
                for (int kind = 1; kind <= variant.kinds().size(); kind++) {
                    due |= variant.kind(kind).royal() && position.inHand(kind << 1 | position.turnIndex()) > 0;
                }
                yield due;
            }
        };
    }

    private void raiseWalls(MoveList out) {
        int[] moves = out.toArray();
        out.clear();
        for (int move : moves) {
            int from = Move.from(move);
            int to = Move.to(move);
            switch (variant.wild().walls()) {
                case NONE -> out.add(move);
                case TRAIL -> out.add(Move.withWall(move, from));
                case DUCK, STONE -> {
                    for (int square = 0; square < variant.shape().squares(); square++) {
                        if (isFreeAfter(move, square, from, to)) {
                            out.add(Move.withWall(move, square));
                        }
                    }
                }
                case ARROW -> addArrows(move, from, to, out);
            }
        }
    }

    private boolean isFreeAfter(int move, int square, int from, int to) {
        if (Move.isCastling(move)) {
            CastlingSlot slot = position.slotOf(move);
            return square != slot.kingTo() && square != slot.rookTo()
                    && (board.piece(square) == Piece.EMPTY || square == slot.kingFrom() || square == slot.rookFrom());
        }
        if (variant.wild().places().open().contains(square)) {
            return false;
        }
        boolean left = square == from && !Move.isDrop(move);
        return square != to && (left || board.piece(square) == Piece.EMPTY
                || Move.type(move) == Move.EN_PASSANT && square == position.victimSquare(move));
    }

    /** Adds a wall on every square the piece could move to from its new square. */
    private void addArrows(int move, int from, int to, MoveList out) {
        int kind = Move.isDrop(move) ? Move.promotion(move) : Piece.kind(board.piece(from));
        for (Stride stride : variant.kind(kind).movement().strides(variant.forward(position.turn()))) {
            int square = stride.moves() ? variant.shape().step(to, stride.dx(), stride.dy()) : BoardShape.NONE;
            for (int leaps = 1; square != BoardShape.NONE && leaps <= stride.range() && isFreeAfter(move, square, from, to); leaps++) {
                out.add(Move.withWall(move, square));
                square = variant.shape().step(square, stride.dx(), stride.dy());
            }
        }
    }

    private void removeExposing(MoveList out) {
        int mover = position.turnIndex();
        keep(out, move -> {
            position.make(move);
            boolean lost = position.hasLostRoyal(mover);
            boolean legal = !lost && (position.hasLostRoyal(mover ^ 1) || !position.isExposed(mover));
            position.unmake();
            return legal;
        });
    }

    /** The royal piece may not move out of check, except by capturing the only checking piece. */
    private void keepStanding(MoveList out) {
        SquareSet checkers = position.checkers();
        keep(out, move -> Move.isDrop(move) || !board.isRoyal(board.piece(Move.from(move)))
                || checkers.size() == 1 && checkers.contains(Move.to(move)));
    }

    private void addPass(MoveList out) {
        PassRule pass = variant.wild().pass();
        boolean allowed = pass == PassRule.ALWAYS || pass == PassRule.WITHOUT_MOVES && out.isEmpty();
        if (allowed && !position.inCheck()) {
            out.add(Move.PASS);
        }
    }
}
