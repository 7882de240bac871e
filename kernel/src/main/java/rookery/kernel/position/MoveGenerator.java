package rookery.kernel.position;

import rookery.kernel.board.Board;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;

/** Generates the legal actions of a position: the board's steps, and what depends on the rules: en passant, castling, forbidden checks and die rolls. */
final class MoveGenerator {

    private final Position position;
    private final Board board;
    private final RuleTables rules;
    private final MoveList scratch = new MoveList();
    private final WildMoves wildMoves;
    /** Counting without listing would miss a rule. */
    private final boolean listsToCount;

    MoveGenerator(Position position, Board board, RuleTables rules) {
        this.position = position;
        this.board = board;
        this.rules = rules;
        wildMoves = new WildMoves(position, board, rules);
        listsToCount = rules.checksForbidden || rules.wild;
    }

    /** Whether the board must find only steps that leave a royal piece safe; a side may have none. */
    private boolean mustBeSafe() {
        return rules.safeSteps && board.royal(position.turnIndex()) >= 0;
    }

    /** Adds the player's moves for that face (0 without a die); only captures and promotions when {@code loud}. */
    void add(int face, boolean loud, MoveList out) {
        boolean onlyLoud = loud && !rules.wild;
        board.addSteps(position.turnIndex(), rules.movers(face), promotions(face), mustBeSafe(), onlyLoud, out);
        if (position.enPassant() >= 0 || position.castlingRights() != 0) {
            addSpecials(face, onlyLoud, out);
        }
        if (rules.wild) {
            wildMoves.refine(loud, out, this::removeChecks);
        }
        if (rules.checksForbidden && !rules.wild) {
            removeChecks(out);
        }
    }

    /** Whether the moves of one piece are legal whatever others could do. */
    boolean testsMovesAlone() {
        return !listsToCount;
    }

    /** Whether a step other than castling and en passant is among the moves for that face. */
    boolean isLegalStep(int face, int move) {
        int from = Move.from(move);
        int turn = position.turnIndex();
        if (from >= position.shape().squares() || !Piece.isPiece(board.piece(from)) || (board.piece(from) & 1) != turn) {
            return false;
        }
        scratch.clear();
        board.addStepsOf(from, rules.movers(face), promotions(face), scratch);
        return scratch.contains(move) && (!mustBeSafe() || board.isSafeStep(from, Move.to(move)));
    }

    private void addSpecials(int face, boolean loud, MoveList out) {
        if (position.enPassant() >= 0) {
            addEnPassant(face, out);
        }
        if (position.castlingRights() != 0 && !loud && rules.castles(face)) {
            addCastling(out);
        }
    }

    private void addEnPassant(int face, MoveList out) {
        int turn = position.turnIndex();
        int square = position.enPassant();
        boolean promotes = rules.promotes(turn, square);
        if (!promotes && !rules.pawnsMove(face)) {
            return;
        }
        int first = out.size();
        board.addEnPassant(turn, square, position.passer(), mustBeSafe(), out);
        if (promotes) {
            promoteInPassing(first, face, out);
        }
    }

    /** Where pawns promote early, an en passant capture may land on a promotion rank. */
    private void promoteInPassing(int first, int face, MoveList out) {
        int[] captures = new int[out.size() - first];
        for (int i = 0; i < captures.length; i++) {
            captures[i] = out.get(first + i);
        }
        out.shrink(first);
        for (int capture : captures) {
            boolean pawn = rules.isPawn[board.piece(Move.from(capture)) >>> 1];
            for (int kind : pawn ? promotions(face) : RuleTables.NO_KINDS) {
                out.add(capture | Move.promotion(0, 0, kind));
            }
            if (rules.pawnsMove(face) && !(pawn && rules.mustPromote(position.turnIndex(), position.enPassant()))) {
                out.add(capture);
            }
        }
    }

    private void addCastling(MoveList out) {
        for (int i = 0; i < rules.slots.length; i++) {
            if ((position.castlingRights() >>> i & 1) != 0) {
                CastlingSlot slot = rules.slots[i];
                if (slot.side() == position.turnIndex() && slot.isOpen(board)) {
                    out.add(Move.of(slot.kingFrom(), slot.rookFrom(), Move.CASTLING));
                }
            }
        }
    }

    void removeChecks(MoveList out) {
        int kept = 0;
        for (int i = 0; i < out.size(); i++) {
            int move = out.get(i);
            if (rules.wild ? !leavesCheck(move) : !position.givesCheck(move)) {
                out.set(kept++, move);
            }
        }
        out.shrink(kept);
    }

    private boolean leavesCheck(int move) {
        position.make(move);
        boolean check = position.isRoyalAttacked(position.turnIndex());
        position.unmake();
        return check;
    }

    /** How many moves there are for that face, without listing the board's steps. */
    int count(int face) {
        if (listsToCount) {
            return countByListing(face);
        }
        int count = board.countSteps(position.turnIndex(), rules.movers(face), promotions(face), mustBeSafe());
        return position.enPassant() >= 0 || position.castlingRights() != 0 ? count + countSpecials(face) : count;
    }

    private int countByListing(int face) {
        MoveList list = new MoveList();
        add(face, false, list);
        return list.size();
    }

    private int countSpecials(int face) {
        scratch.clear();
        addSpecials(face, false, scratch);
        return scratch.size();
    }

    /** Whether an en passant capture on the recorded square is legal. */
    boolean canTakeInPassing() {
        int square = position.enPassant();
        int turn = position.turnIndex();
        if (board.piece(square) != Piece.EMPTY) {
            return false;
        }
        scratch.clear();
        board.addEnPassant(turn, square, position.passer(), mustBeSafe(), scratch);
        return !scratch.isEmpty();
    }

    void addRolls(MoveList out) {
        int rollable = rollable();
        for (int face = 1; face <= rules.faces.length; face++) {
            if ((rollable >>> face & 1) != 0) {
                out.add(Move.roll(face));
            }
        }
    }

    /** The faces that leave the player a move, as bits 1 and up. */
    int rollable() {
        int rollable = 0;
        for (int face = 1; face <= rules.faces.length; face++) {
            if (hasAny(face)) {
                rollable |= 1 << face;
            }
        }
        return rollable;
    }

    private boolean hasAny(int face) {
        if (listsToCount) {
            return countByListing(face) > 0;
        }
        return board.countSteps(position.turnIndex(), rules.movers(face), promotions(face), mustBeSafe()) > 0
                || (position.enPassant() >= 0 || position.castlingRights() != 0) && countSpecials(face) > 0;
    }

    private int[] promotions(int face) {
        int[] kinds = rules.promotions(face);
        return rules.onlyCaptured ? rules.captured(kinds, position.turnIndex(), board) : kinds;
    }
}
