package rookery.kernel.position;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import rookery.kernel.board.Board;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * A playable state of a game of any variant, with the moves that led to it: mutable by {@link #make} and {@link #unmake}, for one thread at a time.
 *
 * <p>Rolling the die is an action like a move: where the variant has one, nature acts before each turn. The position draws no random number.
 * Hot paths allocate nothing.
 */
public final class Position extends Situation {

    private final Actions actions;

    Position(Variant variant, RuleTables rules, Board board, Setup setup) {
        super(variant, rules, board, setup);
        actions = new Actions(this, board, rules);
        if (enPassant != BoardShape.NONE && !actions.canTakeInPassing()) {
            enPassant = BoardShape.NONE;
        }
        key = recomputedKey();
    }

    private Position(Position other) {
        super(other);
        actions = new Actions(this, board, rules);
    }

    /** The position of a setup, or all reasons why it cannot be played. */
    public static Verdict of(Variant variant, Setup setup) {
        return SetupCheck.judge(variant, setup, false);
    }

    /** The same on the general board, even where the faster one could serve: the oracle of differential tests. */
    public static Verdict onGeneralBoard(Variant variant, Setup setup) {
        return SetupCheck.judge(variant, setup, true);
    }

    /** The variant's start position; a variant from the catalogue always has a playable one. */
    public static Position start(Variant variant) {
        return switch (of(variant, variant.start())) {
            case Verdict.Playable(Position position) -> position;
            case Verdict.Unplayable(Set<Problem> problems) -> throw new IllegalArgumentException(variant.id() + ": " + problems);
        };
    }

    /**
     * The squares of the rooks that may castle in a placement that does not say so itself, such as a layout file in which nothing has moved yet: the
     * outermost ones on each side of the king, or all where the variant lets any rook castle.
     */
    public static SquareSet impliedCastling(Variant variant, Placement placement) {
        return CastlingSlot.implied(variant, placement);
    }

    /** A position of its own with the same past. */
    public Position copy() {
        return new Position(this);
    }

    // ---- actions -------------------------------------------------------------------------------------------------

    /** Replaces the list's content by everything that may be done now: the rollable faces for nature, the moves for a player, nothing after the end. */
    public void legalMoves(MoveList out) {
        out.clear();
        if (Goals.isDecided(goal)) {
            return;
        }
        if (toAct() == Actor.NATURE) {
            actions.addRolls(out);
        } else {
            actions.add(roll, false, out);
        }
    }

    /** Captures and promotions only, for quiescence search. */
    public void legalCaptures(MoveList out) {
        out.clear();
        if (!Goals.isDecided(goal) && toAct() != Actor.NATURE) {
            actions.add(roll, true, out);
        }
    }

    /** How many legal actions there are; cheaper than listing them. */
    public int legalMoveCount() {
        if (Goals.isDecided(goal)) {
            return 0;
        }
        if (toAct() == Actor.NATURE) {
            return Integer.bitCount(actions.rollable());
        }
        return actions.count(roll);
    }

    public boolean isLegal(int move) {
        MoveList list = new MoveList();
        legalMoves(list);
        return list.contains(move);
    }

    // ---- the die -------------------------------------------------------------------------------------------------

    /** The faces that leave the player a legal move, as bits 1 and up. 0 without a die. */
    public int rollableFaces() {
        return actions.rollable();
    }

    /** The chance of a roll when nature acts: the die is uniform over the rollable faces. */
    public double probability(int rollMove) {
        int rollable = rollableFaces();
        return (rollable >>> Move.face(rollMove) & 1) == 0 ? 0 : 1.0 / Integer.bitCount(rollable);
    }

    /** The kind that may move on that face. */
    public int kindOfFace(int face) {
        return rules.faces[face - 1];
    }

    // ---- make and unmake ------------------------------------------------------------------------------------------

    /** Carries out an action that must be legal now (or {@link Move#PASS} while not in check). */
    public void make(int move) {
        remember(move);
        if (Move.type(move) == Move.ROLL) {
            roll = Move.face(move);
            key ^= ZobristKeys.roll(roll);
            return;
        }
        int before = enPassant;
        if (before >= 0) {
            key ^= ZobristKeys.enPassant(before);
            enPassant = BoardShape.NONE;
        }
        if (rules.faces.length > 0) {
            key ^= ZobristKeys.roll(roll);
            roll = 0;
        }
        quietPlies++;
        moveNumber += turn;
        if (move != Move.PASS) {
            carryOut(move, before);
        }
        turn ^= 1;
        key ^= ZobristKeys.BLACK_TO_MOVE;
        if (enPassant >= 0) {
            settleEnPassant();
        }
        if (rules.watchesGoals) {
            watchGoals(move);
        }
        if (rules.recordsChecks) {
            past.check(isRoyalAttacked(turn));
        }
    }

    private void carryOut(int move, int enPassantBefore) {
        if (Move.type(move) == Move.CASTLING) {
            CastlingSlot slot = slotOf(move);
            key ^= slot.keyChange(board);
            slot.carryOut(board);
            dropRights(slot.kingFrom(), slot.rookFrom());
            return;
        }
        int from = Move.from(move);
        int to = Move.to(move);
        int piece = board.piece(from);
        int victim = Move.type(move) == Move.EN_PASSANT ? enPassantBefore - rules.up[turn] : to;
        int captured = board.piece(victim);
        if (captured != Piece.EMPTY) {
            board.remove(victim);
            key ^= ZobristKeys.piece(captured, victim);
            past.capture(captured);
            quietPlies = 0;
        }
        key ^= ZobristKeys.piece(piece, from);
        if (Move.isPromotion(move)) {
            int promoted = Move.promotion(move) << 1 | turn;
            board.remove(from);
            board.put(to, promoted);
            key ^= ZobristKeys.piece(promoted, to);
            quietPlies = 0;
        } else {
            board.move(from, to);
            key ^= ZobristKeys.piece(piece, to);
            if (rules.isPawn[piece >>> 1]) {
                quietPlies = 0;
                if (rules.enPassant == EnPassant.LITERAL || Move.type(move) == Move.DOUBLE_STEP && rules.enPassant == EnPassant.STANDARD) {
                    enPassant = Math.max(BoardShape.NONE, to - rules.up[turn]);
                }
            }
        }
        if (castling != 0) {
            dropRights(from, to);
        }
    }

    /** Keeps the passed square only where a legal capture exists, so that repetition compares what can be played. */
    private void settleEnPassant() {
        if (enPassant < variant.shape().squares() && actions.canTakeInPassing()) {
            key ^= ZobristKeys.enPassant(enPassant);
        } else {
            enPassant = BoardShape.NONE;
        }
    }

    /** Takes the last action back. */
    public void unmake() {
        past.pop();
        int ply = past.length();
        int move = past.move(ply);
        long state = past.state(ply);
        key = past.key(ply);
        castling = PackedState.castling(state);
        enPassant = PackedState.enPassant(state);
        roll = PackedState.roll(state);
        checks = PackedState.checks(state);
        goal = PackedState.goal(state);
        quietPlies = PackedState.quietPlies(state);
        if (Move.type(move) == Move.ROLL) {
            return;
        }
        turn ^= 1;
        moveNumber -= turn;
        if (move == Move.PASS) {
            return;
        }
        if (Move.type(move) == Move.CASTLING) {
            slotOf(move).takeBack(board);
            return;
        }
        int from = Move.from(move);
        int to = Move.to(move);
        if (Move.isPromotion(move)) {
            board.remove(to);
            board.put(from, PackedState.pawn(state) << 1 | turn);
        } else {
            board.move(to, from);
        }
        int captured = past.captured(ply);
        if (captured != Piece.EMPTY) {
            board.put(Move.type(move) == Move.EN_PASSANT ? enPassant - rules.up[turn] : to, captured);
        }
    }

    private void remember(int move) {
        int pawn = Move.isPromotion(move) ? board.piece(Move.from(move)) >>> 1 : 0;
        past.push(move, PackedState.of(castling, enPassant, roll, checks, goal, quietPlies, pawn), key);
    }

    CastlingSlot slotOf(int move) {
        return rules.slots[rules.slotAt[Move.to(move)]];
    }

    private void dropRights(int first, int second) {
        int left = castling & rules.rightsKept[first] & rules.rightsKept[second];
        key ^= rules.castlingKey(castling ^ left);
        castling = left;
    }

    // ---- goals ---------------------------------------------------------------------------------------------------

    /** Called after the turn has passed: what the move just made achieved. */
    private void watchGoals(int move) {
        if (rules.goals.countsChecks() && move != Move.PASS && isRoyalAttacked(turn)) {
            key ^= ZobristKeys.checks(checks);
            checks += 1 << (turn ^ 1) * 4;
            key ^= ZobristKeys.checks(checks);
        }
        int before = goal;
        goal = rules.goals.after(before, turn ^ 1, past.lastCaptured(), checks, board);
        if (before == Goals.REPLY ^ goal == Goals.REPLY) {
            key ^= ZobristKeys.REPLY;
        }
    }

    Reason goalReason(Side winner) {
        return rules.goals.reason(winner, past.lastCaptured(), checks, board);
    }

    /** The side that has reached a goal other than mate, or null. Cheap enough for every node of a search. */
    public @Nullable Side goalWinner() {
        return goal == 0 || goal == 1 ? Side.of(goal) : null;
    }

    /** Whether the game was decided by something other than mate, stalemate or a draw rule. */
    public boolean isGoalReached() {
        return Goals.isDecided(goal);
    }

    // ---- check ---------------------------------------------------------------------------------------------------

    /** Whether the player to move is in check; never where the rules have no check. */
    public boolean inCheck() {
        return rules.hasCheck && isRoyalAttacked(turn);
    }

    boolean isRoyalAttacked(int side) {
        int square = board.royal(side);
        return square >= 0 && board.isAttacked(square, side ^ 1);
    }

    /** The squares of the pieces giving check. */
    public SquareSet checkers() {
        return inCheck() ? board.attackers(board.royal(turn), turn ^ 1) : SquareSet.EMPTY;
    }

    // ---- what a move would do ------------------------------------------------------------------------------------

    /** Whether the other side is in check after the move. */
    public boolean givesCheck(int move) {
        int type = Move.type(move);
        if (rules.hasCheck && (type == Move.NORMAL || type == Move.DOUBLE_STEP)) {
            int piece = Move.isPromotion(move) ? Move.promotion(move) << 1 | turn : board.piece(Move.from(move));
            return board.attacksRoyalAfter(Move.from(move), Move.to(move), piece);
        }
        make(move);
        boolean check = inCheck();
        unmake();
        return check;
    }

    public boolean isCapture(int move) {
        return Move.type(move) == Move.EN_PASSANT || Move.type(move) == Move.NORMAL && board.piece(Move.to(move)) != Piece.EMPTY;
    }

    /** The packed piece a move takes, 0 for none. */
    public int captured(int move) {
        int type = Move.type(move);
        return type == Move.NORMAL || type == Move.EN_PASSANT ? board.piece(victimSquare(move)) : Piece.EMPTY;
    }

    /** Where the piece stands that the move would take, if there is one. */
    int victimSquare(int move) {
        return Move.type(move) == Move.EN_PASSANT ? enPassant - rules.up[turn] : Move.to(move);
    }

    /** Static exchange: whether the mover gains at least so much on the move's target, in values by kind, when both sides recapture as long as it pays. */
    public boolean exchangeReaches(int move, int least, int[] values) {
        int type = Move.type(move);
        if (type == Move.CASTLING || type == Move.ROLL || move == Move.PASS) {
            return least <= 0;
        }
        int taken = captured(move);
        return board.exchangeReaches(Move.from(move), Move.to(move), taken == Piece.EMPTY ? 0 : values[taken >>> 1], least, values);
    }

    /** Where the king lands in a castling move. */
    public int kingTarget(int castlingMove) {
        return slotOf(castlingMove).kingTo();
    }

    /** Where the rook lands in a castling move. */
    public int rookTarget(int castlingMove) {
        return slotOf(castlingMove).rookTo();
    }

    /** What a move changes on the board. */
    public Transition transition(int move) {
        return Transition.of(this, move);
    }

    // ---- outcome -------------------------------------------------------------------------------------------------

    /** How the game stands by the rules alone; claims and the clock are the referee's. */
    public Outcome outcome() {
        return OutcomeJudge.judge(this);
    }

    /** Draws the player to move may claim now. */
    public Set<Claim> claims() {
        return OutcomeJudge.claims(this);
    }

    /** Whether material proves that neither side can win. */
    public boolean isDead() {
        return rules.draws.deadPosition() && !Material.canWin(this, Side.WHITE) && !Material.canWin(this, Side.BLACK);
    }

    /** Whether the side could still win by some series of legal moves; false only where material proves it could not. */
    public boolean canWin(Side side) {
        return Material.canWin(this, side);
    }

    /** After checkmate: the pieces that bring it about, one for each square the king might have used. */
    public SquareSet mateContributors() {
        return MateContributors.of(this);
    }
}
