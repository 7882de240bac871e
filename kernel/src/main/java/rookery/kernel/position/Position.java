package rookery.kernel.position;

import java.util.ArrayList;
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
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.Walls;

/**
 * A playable state of a game of any variant, with the moves that led to it: where the pieces are, whose turn it is, the rights and counters, what may be
 * done and who has won. Mutable by {@link #make} and {@link #unmake}, for one thread at a time.
 *
 * <p>Rolling the die is an action like a move: where the variant has one, nature acts before each turn. The position draws no random number.
 * Hot paths allocate nothing.
 */
public final class Position {

    private final Variant variant;
    private final RuleTables rules;
    private final Board board;
    private final MoveHistory history;
    private final MoveGenerator generator;
    /** What wild rules add to a position's state, and how they see a royal piece attacked; null in all other games. */
    private final @Nullable WildState wild;
    private final @Nullable Exposure exposure;

    private int turn;
    /** The rights still held, one bit for each castling slot. */
    private int castling;
    private int enPassant;
    /** Where the pawn stood, at the start, that could be taken in passing. */
    private final int firstPasser;
    private int roll;
    private int quietPlies;
    private int moveNumber;
    /** The checks both sides have given, as {@link Goals#count} reads them. */
    private int checks;
    /** A standing of {@link Goals}. */
    private int goal;
    private long key;

    Position(Variant variant, RuleTables rules, Board board, Setup setup) {
        this.variant = variant;
        this.rules = rules;
        this.board = board;
        history = new MoveHistory();
        for (int square = 0; square < variant.shape().squares(); square++) {
            int piece = setup.placement().piece(square);
            if (Piece.isPiece(piece)) {
                board.put(square, piece);
            } else if (piece == Piece.WALL) {
                board.wall(square, true);
            }
        }
        turn = setup.turn().ordinal();
        castling = (1 << rules.slots.length) - 1;
        enPassant = setup.enPassant();
        firstPasser = setup.passer() != BoardShape.NONE ? setup.passer() : enPassant - rules.up[turn];
        roll = setup.roll();
        quietPlies = Math.min(setup.quietPlies(), PackedState.MOST_QUIET_PLIES);
        moveNumber = setup.moveNumber();
        checks = setup.whiteChecks() | setup.blackChecks() << 4;
        wild = rules.wild ? new WildState(board, (variant.kinds().size() + 1) * 2) : null;
        exposure = rules.wild ? new Exposure(variant, board) : null;
        if (wild != null) {
            wild.set(setup.hand(), gateBits(setup.gates()));
        }
        goal = rules.goals.atStart(turn, checks, this);
        generator = new MoveGenerator(this, board, rules);
        if (enPassant != BoardShape.NONE && !generator.canTakeInPassing()) {
            enPassant = BoardShape.NONE;
        }
        key = recomputedKey();
    }

    private Position(Position other) {
        variant = other.variant;
        rules = other.rules;
        board = other.board.copy();
        history = new MoveHistory(other.history);
        turn = other.turn;
        castling = other.castling;
        enPassant = other.enPassant;
        firstPasser = other.firstPasser;
        roll = other.roll;
        quietPlies = other.quietPlies;
        moveNumber = other.moveNumber;
        checks = other.checks;
        goal = other.goal;
        key = other.key;
        wild = other.wild == null ? null : new WildState(other.wild, board);
        exposure = rules.wild ? new Exposure(variant, board) : null;
        generator = new MoveGenerator(this, board, rules);
    }

    /** The position of a setup, or all reasons why it cannot be played. */
    public static Verdict of(Variant variant, Setup setup) {
        return SetupCheck.judge(variant, setup, false);
    }

    /** The same on the general board, even where the faster one would do: the oracle of differential tests. */
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

    /** An independent copy with the same history. */
    public Position copy() {
        return new Position(this);
    }

    public Variant variant() {
        return variant;
    }

    public BoardShape shape() {
        return variant.shape();
    }

    RuleTables rules() {
        return rules;
    }

    Board board() {
        return board;
    }

    // ---- turn, rights and counters ----------------------------------------------------------------------------------

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

    /** Plies by players since the last capture or pawn move. */
    public int quietPlies() {
        return quietPlies;
    }

    /** Quiet plies after which the counting of Southeast Asia draws; 0 while nothing is counted. */
    public int countLimit() {
        return new OutcomeJudge.PieceCount(this).limit() * 2;
    }

    public int moveNumber() {
        return moveNumber;
    }

    /** How many checks the side has given, where the goal counts them. */
    public int checksGiven(Side side) {
        return Goals.count(checks, side.ordinal());
    }

    /** The square a pawn has just passed over and can be taken on now, or {@link BoardShape#NONE}. */
    public int enPassant() {
        return enPassant;
    }

    /** The square of the pawn that can be taken in passing, where {@link #enPassant} names one. */
    public int passer() {
        return passer(ply());
    }

    /** The same after so many plies: where the last move ended, whichever way it went. */
    private int passer(int ply) {
        int last = ply - 1;
        while (last >= 0 && Move.type(history.move(last)) == Move.ROLL) {
            last--;
        }
        return last < 0 ? firstPasser : Move.to(history.move(last));
    }

    /** What the passed square contributes to the key; the pawn's own square only where it went another way than straight ahead. */
    private long passingKey(int passer) {
        long passed = ZobristKeys.enPassant(enPassant);
        return passer == enPassant - rules.up[turn] ? passed : passed ^ ZobristKeys.passer(passer);
    }

    int turnIndex() {
        return turn;
    }

    int castlingRights() {
        return castling;
    }

    /** Whether White has arrived in its zone and Black may still answer. */
    boolean awaitsReply() {
        return goal == Goals.REPLY;
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

    /** Everything a FEN can say of this position. */
    public Setup setup() {
        int[] pieces = new int[shape().squares()];
        for (int square = 0; square < pieces.length; square++) {
            pieces[square] = board.piece(square);
        }
        return new Setup(Placement.of(shape(), pieces), turn(), castlingRooks(), enPassant,
                enPassant < 0 || passer() == enPassant - rules.up[turn] ? BoardShape.NONE : passer(), roll, Goals.count(checks, 0),
                Goals.count(checks, 1), quietPlies, moveNumber, hand(), gateSquares());
    }

    // ---- what wild rules add -----------------------------------------------------------------------------------------

    /** How many of that packed piece are in its owner's hand. */
    public int inHand(int piece) {
        return wild == null ? 0 : wild.inHand(piece);
    }

    public boolean hasInHand(Side side) {
        return wild != null && wild.hasInHand(side.ordinal());
    }

    /** How many of that packed piece its owner has, on the board and in hand. */
    public int total(int piece) {
        return board.count(piece) + inHand(piece);
    }

    /** The packed pieces in hand, one entry each. */
    public List<Integer> hand() {
        List<Integer> pieces = new ArrayList<>();
        for (int piece = 2; wild != null && piece < (variant.kinds().size() + 1) * 2; piece++) {
            for (int left = wild.inHand(piece); left > 0; left--) {
                pieces.add(piece);
            }
        }
        return pieces;
    }

    int gates() {
        return wild == null ? 0 : wild.gates();
    }

    /** The squares of pieces that, on their first move, may leave one from the hand behind. */
    public SquareSet gateSquares() {
        return gates() == 0
                ? SquareSet.EMPTY
                : SquareSet.where(shape(), square -> rules.isGate(square, 0, gates()) || rules.isGate(square, 1, gates()));
    }

    private int gateBits(SquareSet squares) {
        int bits = 0;
        for (int square : squares) {
            bits |= rules.gateBit(square, 0) | rules.gateBit(square, 1);
        }
        return bits;
    }

    /** Whether the side has lost a royal piece that decides the game, where that can happen although check is answered. */
    boolean hasLostRoyal(int side) {
        return exposure != null && exposure.hasLost(side, this);
    }

    boolean isExposed(int side) {
        return exposure != null && exposure.isExposed(side);
    }

    // ---- pieces and what they attack --------------------------------------------------------------------------------

    public int piece(int square) {
        return board.piece(square);
    }

    /**
     * The first square from there on whose packed piece differs from the array's, which has one entry a square, or {@link BoardShape#NONE}: a cheap
     * way for an evaluation to see what has changed since it last looked.
     */
    public int difference(byte[] pieces, int from) {
        return board.difference(pieces, from);
    }

    /** How many of that packed piece there are. */
    public int count(int piece) {
        return board.count(piece);
    }

    public boolean isRoyal(int piece) {
        return board.isRoyal(piece);
    }

    /** The square of the side's royal piece; {@link BoardShape#NONE} without one. With several, one of them. */
    public int royalSquare(Side side) {
        return board.royal(side.ordinal());
    }

    /** Writes the squares of the side's pieces into the array, in no particular order, and returns how many there are: for evaluation on any board. */
    public int pieceSquares(Side side, int[] out) {
        return board.pieceSquares(side.ordinal(), out);
    }

    /** The squares of a packed piece as bits (a1 is bit 0), where {@link #hasBits}: for evaluation on 8x8. */
    public long bits(int piece) {
        return board.bits(piece);
    }

    public boolean hasBits() {
        return board.hasBits();
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

    /** Sets the bits of the squares the piece there attacks, 64 squares a word (a1 is bit 0 of the first): {@link #attacks} without making an object. */
    public void addAttacks(int square, long[] words) {
        board.addAttacks(square, words);
    }

    /** How many squares the piece there attacks. */
    public int mobility(int square) {
        return board.mobility(square);
    }

    // ---- history -------------------------------------------------------------------------------------------------------

    /** Plies since the start this object was made from, rolls included. */
    public int ply() {
        return history.length();
    }

    /** The action that led here, or {@link Move#NONE} at the start. */
    public int lastMove() {
        return history.lastMove();
    }

    /** The action at that ply, counted from 0. */
    public int moveAt(int index) {
        return history.move(index);
    }

    /** The packed piece the last action took, or 0. */
    public int lastCaptured() {
        return history.lastCaptured();
    }

    long keyAt(int index) {
        return index == ply() ? key : history.key(index);
    }

    boolean wasCheckAt(int index) {
        return history.wasCheck(index);
    }

    /** How often this position has occurred, now included, since the start this object was made from. */
    public int occurrences() {
        // Nothing before the last capture or pawn move can be equal. With a die every second entry is a roll, so all are compared.
        return 1 + history.occurrences(key, rules.longMemory ? 0 : Math.max(0, ply() - quietPlies));
    }

    /** Whether this position occurred before within the last plies: search's cheap test for repetitions. */
    public boolean isRepeated() {
        return history.recurs(key, Math.max(0, ply() - quietPlies));
    }

    // ---- the key ----------------------------------------------------------------------------------------------------

    /** A hash of placement, turn, rights, roll and counted checks, the same in every run. */
    public long key() {
        return key;
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
        if (enPassant >= 0) {
            fresh ^= passingKey(passer());
        }
        fresh ^= wild == null ? 0 : wild.key();
        return fresh ^ rules.castlingKey(castling) ^ ZobristKeys.roll(roll) ^ ZobristKeys.checks(checks)
                ^ (awaitsReply() ? ZobristKeys.REPLY : 0);
    }

    // ---- actions ----------------------------------------------------------------------------------------------------

    /** Replaces the list's content by everything that may be done now: the rollable faces for nature, the moves for a player, nothing after the end. */
    public void legalMoves(MoveList out) {
        out.clear();
        if (Goals.isDecided(goal)) {
            return;
        }
        if (toAct() == Actor.NATURE) {
            generator.addRolls(out);
        } else {
            generator.add(roll, false, out);
        }
    }

    /** Captures and promotions only, for quiescence search. */
    public void legalCaptures(MoveList out) {
        out.clear();
        if (!Goals.isDecided(goal) && toAct() != Actor.NATURE) {
            generator.add(roll, true, out);
        }
    }

    /** How many legal actions there are; cheaper than listing them. */
    public int legalMoveCount() {
        if (Goals.isDecided(goal)) {
            return 0;
        }
        if (toAct() == Actor.NATURE) {
            return Integer.bitCount(generator.rollable());
        }
        return generator.count(roll);
    }

    public boolean isLegal(int move) {
        int type = Move.type(move);
        if (type > Move.DOUBLE_STEP || !testsMovesAlone()) {
            MoveList list = new MoveList();
            legalMoves(list);
            return list.contains(move);
        }
        return !Goals.isDecided(goal) && toAct() != Actor.NATURE && generator.isLegalStep(roll, move);
    }

    /** Whether {@link #isLegal} need not list all moves to judge an ordinary one. */
    public boolean testsMovesAlone() {
        return generator.testsMovesAlone();
    }

    // ---- the die ----------------------------------------------------------------------------------------------------

    /** The faces that leave the player a legal move, as bits 1 and up. 0 without a die. */
    public int rollableFaces() {
        return generator.rollable();
    }

    /** The chance of a roll: the die is uniform over the rollable faces. */
    public double probability(int rollMove) {
        int rollable = rollableFaces();
        return (rollable >>> Move.face(rollMove) & 1) == 0 ? 0 : 1.0 / Integer.bitCount(rollable);
    }

    /** The kind that may move on that face. */
    public int kindOfFace(int face) {
        return rules.faces[face - 1];
    }

    // ---- make and unmake --------------------------------------------------------------------------------------------

    /** Carries out an action that must be legal now (or {@link Move#PASS} while not in check). */
    public void make(int move) {
        remember(move);
        if (Move.type(move) == Move.ROLL) {
            roll = Move.face(move);
            key ^= ZobristKeys.roll(roll);
            return;
        }
        int passer = BoardShape.NONE;
        if (enPassant >= 0) {
            passer = passer(ply() - 1);
            key ^= passingKey(passer);
            enPassant = BoardShape.NONE;
        }
        if (rules.faces.length > 0) {
            key ^= ZobristKeys.roll(roll);
            roll = 0;
        }
        quietPlies++;
        moveNumber += turn;
        if (move != Move.PASS) {
            if (wild == null) {
                carryOut(move, passer);
            } else {
                carryOutWild(wild, move, passer);
            }
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
            history.check(isRoyalAttacked(turn));
        }
    }

    private void carryOutWild(WildState state, int move, int passer) {
        int to = Move.to(move);
        int plain = plain(move);
        state.begin(plain);
        if (Move.type(move) == Move.DROP) {
            int kind = Move.promotion(move);
            key ^= state.place(to, kind << 1 | turn) ^ state.give(variant.demoted(kind) << 1 | turn, -1);
            quietPlies = 0;
        } else {
            int mover = board.piece(Move.from(plain));
            carryOut(plain, passer);
            int taken = history.lastCaptured();
            if (taken != Piece.EMPTY) {
                // Rights that go with an exploded rook change the key as well, so it is read only afterwards.
                long change = follow(state, taken, mover, to);
                key ^= change;
            }
            key ^= state.keepGates(~(rules.gateBit(Move.from(move), 0) | rules.gateBit(to, 0) | rules.gateBit(Move.from(move), 1)
                    | rules.gateBit(to, 1)));
            if (Move.type(move) == Move.GATE) {
                int kind = Move.promotion(move);
                key ^= state.place(Move.from(move), kind << 1 | turn) ^ state.give(kind << 1 | turn, -1);
            }
        }
        if (variant.wild().walls() != Walls.NONE) {
            key ^= raiseWall(state, Move.wall(move));
        }
    }

    /** The move without what it leaves behind or walls up; a gating move onto an own piece is castling. */
    int plain(int move) {
        int type = Move.type(move);
        if (type != Move.GATE) {
            return Move.plain(move);
        }
        int from = Move.from(move);
        int to = Move.to(move);
        if (!Piece.isPiece(board.piece(to)) || (board.piece(to) & 1) != turn) {
            return Move.of(from, to);
        }
        boolean rookFirst = CastlingSlot.isKing(variant, board.piece(to) >>> 1);
        return rookFirst ? Move.of(to, from, Move.CASTLING) : Move.of(from, to, Move.CASTLING);
    }

    /** What a capture brings about; returns the change of the key. */
    private long follow(WildState state, int taken, int mover, int square) {
        Captures captures = variant.wild().captures();
        boolean toHand = variant.wild().drops().captured();
        long change = toHand ? state.give(variant.demoted(taken >>> 1) << 1 | turn, 1) : 0;
        switch (captures.effect()) {
            case NONE -> {
            }
            case STONE -> {
                if (!rules.isPawn[mover >>> 1]) {
                    change ^= state.lift(square) ^ state.wall(square);
                }
            }
            case EXPLOSION -> {
                for (int dx = -1; dx <= 1; dx++) {
                    for (int dy = -1; dy <= 1; dy++) {
                        int near = shape().step(square, dx, dy);
                        int piece = near == BoardShape.NONE ? Piece.EMPTY : board.piece(near);
                        boolean spared = !Piece.isPiece(piece) || captures.immune().contains(piece >>> 1)
                                || near != square && captures.spared().contains(piece >>> 1);
                        if (!spared) {
                            change ^= state.lift(near);
                            change ^= toHand ? state.give(variant.demoted(piece >>> 1) << 1 | piece & 1 ^ 1, 1) : 0;
                            dropRights(near, near);
                        }
                    }
                }
            }
        }
        return change;
    }

    private long raiseWall(WildState state, int square) {
        long change = 0;
        for (int old = 0; variant.wild().walls() == Walls.DUCK && old < shape().squares(); old++) {
            if (board.piece(old) == Piece.WALL) {
                change ^= state.open(old);
            }
        }
        return board.piece(square) == Piece.EMPTY ? change ^ state.wall(square) : change;
    }

    /** @param passer the square of the pawn that could be taken in passing */
    private void carryOut(int move, int passer) {
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
        int victim = Move.type(move) == Move.EN_PASSANT ? passer : to;
        int captured = board.piece(victim);
        if (captured != Piece.EMPTY) {
            board.remove(victim);
            key ^= ZobristKeys.piece(captured, victim);
            history.capture(captured);
            quietPlies = 0;
        }
        key ^= ZobristKeys.piece(piece, from);
        if (Move.promotion(move) != 0) {
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
                if (rules.enPassant == EnPassant.LITERAL) {
                    enPassant = Math.max(BoardShape.NONE, to - rules.up[turn]);
                } else if (Move.type(move) == Move.DOUBLE_STEP && rules.enPassant == EnPassant.STANDARD) {
                    enPassant = rules.passed(from, to);
                }
            }
        }
        if (castling != 0) {
            dropRights(from, to);
        }
    }

    /** Keeps the passed square only where a legal capture exists, so that repetition compares what can be played. */
    private void settleEnPassant() {
        if (enPassant < variant.shape().squares() && generator.canTakeInPassing()) {
            key ^= passingKey(passer());
        } else {
            enPassant = BoardShape.NONE;
        }
    }

    /** Takes the last action back. */
    public void unmake() {
        history.pop();
        int ply = history.length();
        int move = history.move(ply);
        long state = history.state(ply);
        key = history.key(ply);
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
        if (wild != null) {
            move = wild.takeBack();
            if (Move.type(move) == Move.DROP) {
                return;
            }
        }
        if (Move.type(move) == Move.CASTLING) {
            slotOf(move).takeBack(board);
            return;
        }
        int from = Move.from(move);
        int to = Move.to(move);
        if (Move.promotion(move) != 0) {
            board.remove(to);
            board.put(from, PackedState.pawn(state) << 1 | turn);
        } else {
            board.move(to, from);
        }
        int captured = history.captured(ply);
        if (captured != Piece.EMPTY) {
            board.put(Move.type(move) == Move.EN_PASSANT ? passer(ply) : to, captured);
        }
    }

    private void remember(int move) {
        int pawn = Move.promotion(move) != 0 ? board.piece(Move.from(move)) >>> 1 : 0;
        history.push(move, PackedState.of(castling, enPassant, roll, checks, goal, quietPlies, pawn), key);
    }

    CastlingSlot slotOf(int move) {
        return rules.slots[rules.slotAt[Move.to(move)]];
    }

    private void dropRights(int first, int second) {
        int left = castling & rules.rightsKept[first] & rules.rightsKept[second];
        key ^= rules.castlingKey(castling ^ left);
        castling = left;
    }

    // ---- goals ------------------------------------------------------------------------------------------------------

    /** Called after the turn has passed: records what the last move achieved. */
    private void watchGoals(int move) {
        if (rules.goals.countsChecks() && move != Move.PASS && isRoyalAttacked(turn)) {
            key ^= ZobristKeys.checks(checks);
            checks += 1 << (turn ^ 1) * 4;
            key ^= ZobristKeys.checks(checks);
        }
        int before = goal;
        goal = rules.goals.after(before, turn ^ 1, history.lastCaptured(), checks, this);
        if (before == Goals.REPLY ^ goal == Goals.REPLY) {
            key ^= ZobristKeys.REPLY;
        }
    }

    Reason goalReason(Side winner) {
        return rules.goals.reason(winner, history.lastCaptured(), checks, this);
    }

    /** The side that has reached a goal other than mate, or null. Cheap enough for every node of a search. */
    public @Nullable Side goalWinner() {
        return goal == 0 || goal == 1 ? Side.of(goal) : null;
    }

    /** Whether the game was decided by something other than mate, stalemate or a draw rule. */
    public boolean isGoalReached() {
        return Goals.isDecided(goal);
    }

    // ---- check ------------------------------------------------------------------------------------------------------

    /** Whether the player to move is in check; never where the rules have no check. */
    public boolean inCheck() {
        return rules.hasCheck && isRoyalAttacked(turn);
    }

    boolean isRoyalAttacked(int side) {
        if (rules.trial) {
            return isExposed(side);
        }
        int square = board.royal(side);
        return square >= 0 && board.isAttacked(square, side ^ 1);
    }

    /** The squares of the pieces giving check. */
    public SquareSet checkers() {
        if (!inCheck()) {
            return SquareSet.EMPTY;
        }
        return exposure == null ? board.attackers(board.royal(turn), turn ^ 1) : exposure.checkers(turn);
    }

    // ---- what a move would do ---------------------------------------------------------------------------------------

    /** Whether the other side is in check after the move. */
    public boolean givesCheck(int move) {
        int type = Move.type(move);
        if (rules.safeSteps && (type == Move.NORMAL || type == Move.DOUBLE_STEP)) {
            int piece = Move.isPromotion(move) ? Move.promotion(move) << 1 | turn : board.piece(Move.from(move));
            return board.attacksRoyalAfter(Move.from(move), Move.to(move), piece);
        }
        make(move);
        boolean check = inCheck();
        unmake();
        return check;
    }

    public boolean isCapture(int move) {
        int type = Move.type(move);
        return type == Move.EN_PASSANT || type == Move.NORMAL && board.piece(Move.to(move)) != Piece.EMPTY
                || type == Move.GATE && board.piece(Move.to(move)) != Piece.EMPTY && (board.piece(Move.to(move)) & 1) != turn;
    }

    /** The packed piece a move takes, 0 for none. */
    public int captured(int move) {
        return isCapture(move) ? board.piece(victimSquare(move)) : Piece.EMPTY;
    }

    /** Where the piece stands that the move would take, if there is one. */
    int victimSquare(int move) {
        return Move.type(move) == Move.EN_PASSANT ? passer() : Move.to(move);
    }

    /** Static exchange evaluation: whether the move gains at least that much, in values by kind, when both sides recapture as long as it pays. */
    public boolean exchangeReaches(int move, int least, int[] values) {
        int type = Move.type(move);
        if (type >= Move.CASTLING) {
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

    // ---- outcome ----------------------------------------------------------------------------------------------------

    /** How the game stands by the rules alone; claims and the clock are the referee's business. */
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
