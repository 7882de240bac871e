package rookery.kernel.position;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
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
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * A playable state of a game of any variant, with the moves that led to it: mutable by {@link #make} and {@link #unmake}, for one thread at a time.
 *
 * <p>Rolling the die is an action like a move: where the variant has one, nature acts before each turn. The position draws no random number.
 * Hot paths allocate nothing.
 */
public final class Position {

    private static final int NO_WINNER = -1;
    private static final int DRAWN = 2;
    /** White has arrived in its zone and Black has one reply. */
    private static final int REPLY = 3;
    /** What the packed history can hold is more than any game needs. */
    private static final int MOST_QUIET_PLIES = 100_000;

    private final Variant variant;
    private final RuleTables rules;
    private final Board board;
    private final MoveList scratch = new MoveList();

    private int turn;
    private int castling;
    private int enPassant;
    private int roll;
    private int quietPlies;
    private int moveNumber;
    private int checks;
    private int goal = NO_WINNER;
    private long key;

    private int ply;
    private int[] moveHistory = new int[256];
    private byte[] capturedHistory = new byte[256];
    private long[] stateHistory = new long[256];
    private long[] keyHistory = new long[256];
    private boolean[] checkHistory = new boolean[256];

    Position(Variant variant, RuleTables rules, Board board, Setup setup) {
        this.variant = variant;
        this.rules = rules;
        this.board = board;
        for (int square = 0; square < variant.shape().squares(); square++) {
            if (setup.placement().piece(square) != Piece.EMPTY) {
                board.put(square, setup.placement().piece(square));
            }
        }
        turn = setup.turn().ordinal();
        castling = (1 << rules.slots.length) - 1;
        roll = setup.roll();
        quietPlies = Math.min(setup.quietPlies(), MOST_QUIET_PLIES);
        moveNumber = setup.moveNumber();
        checks = setup.whiteChecks() | setup.blackChecks() << 4;
        goal = goalAtStart();
        enPassant = setup.enPassant();
        if (enPassant != BoardShape.NONE && !isEnPassantPossible()) {
            enPassant = BoardShape.NONE;
        }
        key = recomputedKey();
    }

    private Position(Position other) {
        variant = other.variant;
        rules = other.rules;
        board = other.board.copy();
        turn = other.turn;
        castling = other.castling;
        enPassant = other.enPassant;
        roll = other.roll;
        quietPlies = other.quietPlies;
        moveNumber = other.moveNumber;
        checks = other.checks;
        goal = other.goal;
        key = other.key;
        ply = other.ply;
        moveHistory = other.moveHistory.clone();
        capturedHistory = other.capturedHistory.clone();
        stateHistory = other.stateHistory.clone();
        keyHistory = other.keyHistory.clone();
        checkHistory = other.checkHistory.clone();
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

    public Variant variant() {
        return variant;
    }

    public BoardShape shape() {
        return variant.shape();
    }

    /** The player whose turn it is, whether or not the die has been rolled. */
    public Side turn() {
        return Side.of(turn);
    }

    public Actor toAct() {
        return rules.faces.length > 0 && roll == 0 ? Actor.NATURE : turn == 0 ? Actor.WHITE : Actor.BLACK;
    }

    /** The face rolled for this turn, from 1; 0 when none is. */
    public int roll() {
        return roll;
    }

    public int piece(int square) {
        return board.piece(square);
    }

    /** How many of that packed piece there are. */
    public int count(int piece) {
        return board.count(piece);
    }

    /** Plies since the start this object was made from, rolls included. */
    public int ply() {
        return ply;
    }

    /** Plies by players since the last capture or pawn move. */
    public int quietPlies() {
        return quietPlies;
    }

    public int moveNumber() {
        return moveNumber;
    }

    /** How many checks the side has given, where the goal counts them. */
    public int checksGiven(Side side) {
        return checks >>> side.ordinal() * 4 & 15;
    }

    /** The square behind a pawn that can be taken in passing now, or {@link BoardShape#NONE}. */
    public int enPassant() {
        return enPassant;
    }

    /** Depends on placement, turn, rights, roll and counted checks; equal positions have equal keys in every run. */
    public long key() {
        return key;
    }

    /** The action that led here, or {@link Move#NONE} at the start. */
    public int lastMove() {
        return ply == 0 ? Move.NONE : moveHistory[ply - 1];
    }

    /** The action at that ply, counted from 0. */
    public int moveAt(int index) {
        return moveHistory[index];
    }

    /** The packed piece the last action took, or 0. */
    public int lastCaptured() {
        return ply == 0 ? Piece.EMPTY : capturedHistory[ply - 1];
    }

    // ---- actions -------------------------------------------------------------------------------------------------

    /** Replaces the list's content by everything that may be done now: the rollable faces for nature, the moves for a player, nothing after the end. */
    public void legalMoves(MoveList out) {
        out.clear();
        if (goal >= 0 && goal != REPLY) {
            return;
        }
        if (toAct() == Actor.NATURE) {
            addRolls(out);
        } else {
            addMoves(roll, false, out);
        }
    }

    /** Captures and promotions only, for quiescence search. */
    public void legalCaptures(MoveList out) {
        out.clear();
        if ((goal < 0 || goal == REPLY) && toAct() != Actor.NATURE) {
            addMoves(roll, true, out);
        }
    }

    /** How many legal actions there are; cheaper than listing them. */
    public int legalMoveCount() {
        if (goal >= 0 && goal != REPLY) {
            return 0;
        }
        if (toAct() == Actor.NATURE) {
            return Integer.bitCount(rollableFaces());
        }
        if (rules.checksForbidden) {
            return countByListing();
        }
        int count = board.countSteps(turn, rules.movers(roll), promotions(roll), rules.hasCheck);
        if (enPassant >= 0 || castling != 0) {
            count += countSpecials();
        }
        return count;
    }

    private int countByListing() {
        MoveList list = new MoveList();
        addMoves(roll, false, list);
        return list.size();
    }

    private int countSpecials() {
        scratch.clear();
        addSpecials(roll, false, scratch);
        return scratch.size();
    }

    public boolean isLegal(int move) {
        MoveList list = new MoveList();
        legalMoves(list);
        return list.contains(move);
    }

    private void addMoves(int face, boolean loud, MoveList out) {
        board.addSteps(turn, rules.movers(face), promotions(face), rules.hasCheck, loud, out);
        if (enPassant >= 0 || castling != 0) {
            addSpecials(face, loud, out);
        }
        if (rules.checksForbidden) {
            removeChecks(out);
        }
    }

    private void addSpecials(int face, boolean loud, MoveList out) {
        if (enPassant >= 0) {
            addEnPassant(face, out);
        }
        if (castling != 0 && !loud && rules.castles(face)) {
            addCastling(out);
        }
    }

    private void addEnPassant(int face, MoveList out) {
        boolean promotes = rules.promotes(turn, enPassant);
        if (!promotes && !rules.pawnsMove(face)) {
            return;
        }
        int first = out.size();
        board.addEnPassant(turn, enPassant, enPassant - rules.up[turn], rules.hasCheck, out);
        if (promotes) {
            promoteInPassing(first, face, out);
        }
    }

    /** Where pawns promote early, one may be taken in passing on a promotion rank. */
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
            if (rules.pawnsMove(face) && !(pawn && rules.mustPromote(turn, enPassant))) {
                out.add(capture);
            }
        }
    }

    private void addCastling(MoveList out) {
        for (int i = 0; i < rules.slots.length; i++) {
            if ((castling >>> i & 1) != 0) {
                CastlingSlot slot = rules.slots[i];
                if (slot.side() == turn && isOpen(slot)) {
                    out.add(Move.of(slot.kingFrom(), slot.rookFrom(), Move.CASTLING));
                }
            }
        }
    }

    private boolean isOpen(CastlingSlot slot) {
        for (int square : slot.mustBeEmpty()) {
            if (board.piece(square) != Piece.EMPTY) {
                return false;
            }
        }
        for (int square : slot.mustBeSafe()) {
            if (board.isAttacked(square, turn ^ 1)) {
                return false;
            }
        }
        return !slot.safeLanding() || isSafeLanding(slot);
    }

    /** Tried on the board, since the departing king and rook may have shielded the landing square. */
    private boolean isSafeLanding(CastlingSlot slot) {
        castle(slot);
        boolean safe = !board.isAttacked(slot.kingTo(), turn ^ 1);
        uncastle(slot);
        return safe;
    }

    private void removeChecks(MoveList out) {
        int kept = 0;
        for (int i = 0; i < out.size(); i++) {
            int move = out.get(i);
            make(move);
            boolean check = isRoyalAttacked(turn);
            unmake();
            if (!check) {
                out.set(kept++, move);
            }
        }
        out.shrink(kept);
    }

    // ---- the die -------------------------------------------------------------------------------------------------

    private void addRolls(MoveList out) {
        int rollable = rollableFaces();
        for (int face = 1; face <= rules.faces.length; face++) {
            if ((rollable >>> face & 1) != 0) {
                out.add(Move.roll(face));
            }
        }
    }

    /** The faces that leave the player a legal move, as bits 1 and up. 0 without a die. */
    public int rollableFaces() {
        int rollable = 0;
        for (int face = 1; face <= rules.faces.length; face++) {
            if (rules.checksForbidden
                    ? hasMove(face)
                    : board.countSteps(turn, rules.movers(face), promotions(face), rules.hasCheck) > 0 || hasSpecial(face)) {
                rollable |= 1 << face;
            }
        }
        return rollable;
    }

    private boolean hasMove(int face) {
        MoveList list = new MoveList();
        addMoves(face, false, list);
        return !list.isEmpty();
    }

    private boolean hasSpecial(int face) {
        if (enPassant < 0 && castling == 0) {
            return false;
        }
        scratch.clear();
        addSpecials(face, false, scratch);
        return !scratch.isEmpty();
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

    private int[] promotions(int face) {
        int[] kinds = rules.promotions(face);
        return rules.onlyCaptured ? rules.captured(kinds, turn, board) : kinds;
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
            checkHistory[ply] = isRoyalAttacked(turn);
        }
    }

    private void carryOut(int move, int enPassantBefore) {
        if (Move.type(move) == Move.CASTLING) {
            CastlingSlot slot = slotOf(move);
            castle(slot);
            int king = board.piece(slot.kingTo());
            int rook = board.piece(slot.rookTo());
            key ^= ZobristKeys.piece(king, slot.kingFrom()) ^ ZobristKeys.piece(king, slot.kingTo())
                    ^ ZobristKeys.piece(rook, slot.rookFrom())
                    ^ ZobristKeys.piece(rook, slot.rookTo());
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
            capturedHistory[ply - 1] = (byte) captured;
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
        if (enPassant < variant.shape().squares() && isEnPassantPossible()) {
            key ^= ZobristKeys.enPassant(enPassant);
        } else {
            enPassant = BoardShape.NONE;
        }
    }

    private boolean isEnPassantPossible() {
        if (board.piece(enPassant) != Piece.EMPTY) {
            return false;
        }
        scratch.clear();
        board.addEnPassant(turn, enPassant, enPassant - rules.up[turn], rules.hasCheck, scratch);
        return !scratch.isEmpty();
    }

    /** Takes the last action back. */
    public void unmake() {
        ply--;
        int move = moveHistory[ply];
        long state = stateHistory[ply];
        key = keyHistory[ply];
        castling = (int) (state & 0xffff);
        enPassant = (int) (state >>> 16 & 0x1ff) - 1;
        roll = (int) (state >>> 25 & 0x1f);
        checks = (int) (state >>> 30 & 0xff);
        goal = (int) (state >>> 38 & 7) - 1;
        quietPlies = (int) (state >>> 41 & 0x1ffff);
        if (Move.type(move) == Move.ROLL) {
            return;
        }
        turn ^= 1;
        moveNumber -= turn;
        if (move == Move.PASS) {
            return;
        }
        if (Move.type(move) == Move.CASTLING) {
            uncastle(slotOf(move));
            return;
        }
        int from = Move.from(move);
        int to = Move.to(move);
        if (Move.isPromotion(move)) {
            board.remove(to);
            board.put(from, (int) (state >>> 58) << 1 | turn);
        } else {
            board.move(to, from);
        }
        int captured = capturedHistory[ply];
        if (captured != Piece.EMPTY) {
            board.put(Move.type(move) == Move.EN_PASSANT ? enPassant - rules.up[turn] : to, captured);
        }
    }

    private void remember(int move) {
        if (ply + 1 >= moveHistory.length) {
            int length = moveHistory.length * 2;
            moveHistory = Arrays.copyOf(moveHistory, length);
            capturedHistory = Arrays.copyOf(capturedHistory, length);
            stateHistory = Arrays.copyOf(stateHistory, length);
            keyHistory = Arrays.copyOf(keyHistory, length);
            checkHistory = Arrays.copyOf(checkHistory, length);
        }
        moveHistory[ply] = move;
        capturedHistory[ply] = Piece.EMPTY;
        keyHistory[ply] = key;
        long promoting = Move.isPromotion(move) ? board.piece(Move.from(move)) >>> 1 : 0;
        stateHistory[ply] = castling | (long) (enPassant + 1) << 16 | (long) roll << 25 | (long) checks << 30 | (long) (goal + 1) << 38
                | (long) quietPlies << 41 | promoting << 58;
        ply++;
    }

    private void castle(CastlingSlot slot) {
        int king = board.piece(slot.kingFrom());
        int rook = board.piece(slot.rookFrom());
        board.remove(slot.kingFrom());
        board.remove(slot.rookFrom());
        board.put(slot.kingTo(), king);
        board.put(slot.rookTo(), rook);
    }

    private void uncastle(CastlingSlot slot) {
        int king = board.piece(slot.kingTo());
        int rook = board.piece(slot.rookTo());
        board.remove(slot.kingTo());
        board.remove(slot.rookTo());
        board.put(slot.kingFrom(), king);
        board.put(slot.rookFrom(), rook);
    }

    private CastlingSlot slotOf(int move) {
        return rules.slots[rules.slotAt[Move.to(move)]];
    }

    private void dropRights(int first, int second) {
        int left = castling & rules.rightsKept[first] & rules.rightsKept[second];
        for (int lost = castling & ~left; lost != 0; lost &= lost - 1) {
            key ^= ZobristKeys.castling(rules.slots[Integer.numberOfTrailingZeros(lost)].rookFrom());
        }
        castling = left;
    }

    // ---- goals ---------------------------------------------------------------------------------------------------

    /** Called after the turn has passed: what the move just made achieved. */
    private void watchGoals(int move) {
        int mover = turn ^ 1;
        boolean replying = goal == REPLY;
        if (replying) {
            key ^= ZobristKeys.REPLY;
            goal = NO_WINNER;
        }
        int won = NO_WINNER;
        for (Goal each : rules.goals) {
            won = won != NO_WINNER ? won : achieved(each, mover, move);
        }
        if (replying) {
            goal = won == REPLY || won == mover ? DRAWN : mover ^ 1;
        } else {
            goal = won;
            key ^= won == REPLY ? ZobristKeys.REPLY : 0;
        }
    }

    private int achieved(Goal each, int mover, int move) {
        return switch (each) {
            case Goal.Checkmate() -> NO_WINNER;
            case Goal.CaptureRoyal() -> board.isRoyal(lastCaptured()) ? mover : NO_WINNER;
            case Goal.ReachZone zone -> rules.isInZone(zone, mover, board) ? zone.reply() && mover == 0 ? REPLY : mover : NO_WINNER;
            case Goal.CountChecks(int wanted) -> countCheck(mover, move) >= wanted ? mover : NO_WINNER;
            case Goal.Extinction extinction -> rules.isExtinct(extinction, mover ^ 1, board)
                    ? mover
                    : rules.isExtinct(extinction, mover, board) ? mover ^ 1 : NO_WINNER;
        };
    }

    private int countCheck(int mover, int move) {
        if (move != Move.PASS && isRoyalAttacked(turn)) {
            key ^= ZobristKeys.checks(checks);
            checks += 1 << mover * 4;
            key ^= ZobristKeys.checks(checks);
        }
        return checks >>> mover * 4 & 15;
    }

    /** A setup may show a goal already reached; then nothing can be played. */
    private int goalAtStart() {
        for (Goal each : rules.goals) {
            for (int side = 0; side < 2; side++) {
                boolean reached = switch (each) {
                    case Goal.Checkmate(),Goal.CaptureRoyal() -> false;
                    case Goal.ReachZone zone -> rules.isInZone(zone, side, board);
                    case Goal.CountChecks(int wanted) -> (checks >>> side * 4 & 15) >= wanted;
                    case Goal.Extinction extinction -> rules.isExtinct(extinction, side ^ 1, board);
                };
                if (reached) {
                    boolean reply = each instanceof Goal.ReachZone zone && zone.reply() && side == 0;
                    boolean both = reply && rules.isInZone((Goal.ReachZone) each, 1, board);
                    return both ? DRAWN : reply && turn == 1 ? REPLY : side;
                }
            }
        }
        return NO_WINNER;
    }

    /** The side that has reached a goal other than mate, or null. Cheap enough for every node of a search. */
    public @Nullable Side goalWinner() {
        return goal == 0 || goal == 1 ? Side.of(goal) : null;
    }

    /** Whether the game was decided by something other than mate, stalemate or a draw rule. */
    public boolean isGoalReached() {
        return goal >= 0 && goal != REPLY;
    }

    // ---- check ---------------------------------------------------------------------------------------------------

    /** Whether the player to move is in check; never where the rules have no check. */
    public boolean inCheck() {
        return rules.hasCheck && isRoyalAttacked(turn);
    }

    private boolean isRoyalAttacked(int side) {
        int square = board.royal(side);
        return square >= 0 && board.isAttacked(square, side ^ 1);
    }

    /** The square of the side's royal piece; {@link BoardShape#NONE} without one. With several, one of them. */
    public int royalSquare(Side side) {
        return board.royal(side.ordinal());
    }

    /** The squares of the pieces giving check. */
    public SquareSet checkers() {
        return inCheck() ? board.attackers(board.royal(turn), turn ^ 1) : SquareSet.EMPTY;
    }

    /** Whether a piece of that side attacks the square; under every goal. */
    public boolean isAttacked(int square, Side by) {
        return board.isAttacked(square, by.ordinal());
    }

    public SquareSet attackers(int square, Side by) {
        return board.attackers(square, by.ordinal());
    }

    /** The squares the piece there attacks. */
    public SquareSet attacks(int square) {
        return board.attacks(square);
    }

    /** How many squares the piece there attacks. */
    public int mobility(int square) {
        return board.mobility(square);
    }

    public boolean isRoyal(int piece) {
        return board.isRoyal(piece);
    }

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
        return Move.type(move) == Move.EN_PASSANT
                ? board.piece(enPassant - rules.up[turn])
                : Move.type(move) == Move.NORMAL ? board.piece(Move.to(move)) : Piece.EMPTY;
    }

    /** Static exchange of a move on its target, in the values by kind number: what the mover gains when both sides recapture as long as it pays. */
    public int exchange(int move, int[] values) {
        int type = Move.type(move);
        if (type == Move.CASTLING || type == Move.ROLL || move == Move.PASS) {
            return 0;
        }
        int taken = captured(move);
        return board.exchange(Move.from(move), Move.to(move), taken == Piece.EMPTY ? 0 : values[taken >>> 1], values);
    }

    /** The squares of a packed piece as bits (a1 is bit 0), where {@link #hasBits}: for evaluation on 8x8. */
    public long bits(int piece) {
        return board.bits(piece);
    }

    /** Writes the squares of the side's pieces into the array, in no particular order, and returns how many there are: for evaluation on any board. */
    public int pieceSquares(Side side, int[] out) {
        return board.pieceSquares(side.ordinal(), out);
    }

    public boolean hasBits() {
        return board.hasBits();
    }

    /** Where the king lands in a castling move. */
    public int kingTarget(int castlingMove) {
        return slotOf(castlingMove).kingTo();
    }

    /** Where the rook lands in a castling move. */
    public int rookTarget(int castlingMove) {
        return slotOf(castlingMove).rookTo();
    }

    // ---- outcome -------------------------------------------------------------------------------------------------

    /** How the game stands by the rules alone; claims and the clock are the referee's. */
    public Outcome outcome() {
        return OutcomeJudge.judge(this);
    }

    /** Draws the player to move may claim now. */
    public Set<Claim> claims() {
        EnumSet<Claim> claims = EnumSet.noneOf(Claim.class);
        if (rules.draws.repetitionClaim() > 0 && occurrences() >= rules.draws.repetitionClaim()) {
            claims.add(Claim.REPETITION);
        }
        if (rules.draws.quietMovesClaim() > 0 && quietPlies >= rules.draws.quietMovesClaim() * 2) {
            claims.add(Claim.NO_PROGRESS);
        }
        return outcome().isOver() ? Set.of() : claims;
    }

    /** How often this position has occurred, now included, since the start this object was made from. */
    public int occurrences() {
        int times = 1;
        // Nothing before the last capture or pawn move can be equal. With a die every second entry is a roll, so all are compared.
        int oldest = rules.faces.length > 0 ? 0 : Math.max(0, ply - quietPlies);
        for (int i = ply - 1; i >= oldest; i--) {
            if (keyHistory[i] == key) {
                times++;
            }
        }
        return times;
    }

    /** Whether this position occurred before within the last plies: search's cheap test for going round in circles. */
    public boolean isRepeated() {
        int oldest = Math.max(0, ply - quietPlies);
        for (int i = ply - 4; i >= oldest; i -= 2) {
            if (keyHistory[i] == key) {
                return true;
            }
        }
        return false;
    }

    /** Whether White has arrived in its zone and Black may still answer. */
    boolean awaitsReply() {
        return goal == REPLY;
    }

    Board board() {
        return board;
    }

    RuleTables rules() {
        return rules;
    }

    long keyAt(int index) {
        return index == ply ? key : keyHistory[index];
    }

    boolean wasCheckAt(int index) {
        return checkHistory[index];
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

    /** What a move changes on the board. */
    public Transition transition(int move) {
        return switch (Move.type(move)) {
            case Move.CASTLING -> {
                CastlingSlot slot = slotOf(move);
                yield new Transition(List.of(new Transition.Slide(board.piece(slot.kingFrom()), slot.kingFrom(), slot.kingTo()),
                        new Transition.Slide(board.piece(slot.rookFrom()), slot.rookFrom(), slot.rookTo())), List.of(), List.of());
            }
            case Move.NORMAL, Move.DOUBLE_STEP, Move.EN_PASSANT ->
                move == Move.NONE ? new Transition(List.of(), List.of(), List.of()) : step(move);
            default -> new Transition(List.of(), List.of(), List.of());
        };
    }

    private Transition step(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int piece = board.piece(from);
        int taken = captured(move);
        int square = Move.type(move) == Move.EN_PASSANT ? enPassant - rules.up[turn] : to;
        return new Transition(List.of(new Transition.Slide(piece, from, to)),
                taken == Piece.EMPTY ? List.of() : List.of(new Transition.Removal(taken, square)),
                Move.isPromotion(move) ? List.of(new Transition.Change(to, piece, Piece.of(Move.promotion(move), turn()))) : List.of());
    }

    /** Everything a FEN can say of this position. */
    public Setup setup() {
        int[] pieces = new int[shape().squares()];
        for (int square = 0; square < pieces.length; square++) {
            pieces[square] = board.piece(square);
        }
        return new Setup(Placement.of(shape(), pieces), turn(), castlingRooks(), enPassant, roll, checks & 15, checks >>> 4, quietPlies,
                moveNumber);
    }

    /** The squares of the rooks that may still castle. */
    public SquareSet castlingRooks() {
        SquareSet rooks = SquareSet.EMPTY;
        for (int i = 0; i < rules.slots.length; i++) {
            if ((castling >>> i & 1) != 0) {
                rooks = rooks.with(rules.slots[i].rookFrom());
            }
        }
        return rooks;
    }

    /** The key computed from scratch: what the incremental one must always equal. */
    public long recomputedKey() {
        long fresh = turn == 1 ? ZobristKeys.BLACK_TO_MOVE : 0;
        for (int square = 0; square < shape().squares(); square++) {
            int piece = board.piece(square);
            if (piece != Piece.EMPTY) {
                fresh ^= ZobristKeys.piece(piece, square);
            }
        }
        for (int rook : castlingRooks()) {
            fresh ^= ZobristKeys.castling(rook);
        }
        if (enPassant >= 0) {
            fresh ^= ZobristKeys.enPassant(enPassant);
        }
        return fresh ^ ZobristKeys.roll(roll) ^ ZobristKeys.checks(checks) ^ (goal == REPLY ? ZobristKeys.REPLY : 0);
    }
}
