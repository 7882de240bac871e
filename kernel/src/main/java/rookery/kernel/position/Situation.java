package rookery.kernel.position;

import rookery.kernel.board.Board;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * How a game stands: where the pieces are and what they attack, whose turn it is, which rights and counters there are, and the actions that led here. To be
 * read, not judged: what may be done and who has won is {@link Position}'s, which alone changes the fields.
 */
public abstract sealed class Situation permits Position {

    final Variant variant;
    final RuleTables rules;
    final Board board;
    final Past past;

    int turn;
    /** The rights still held, one bit for each castling slot. */
    int castling;
    int enPassant;
    int roll;
    int quietPlies;
    int moveNumber;
    /** The checks both sides have given, as {@link Goals#count} reads them. */
    int checks;
    /** A standing of {@link Goals}. */
    int goal;
    long key;

    /** As the setup has it; the key is still to be computed. */
    Situation(Variant variant, RuleTables rules, Board board, Setup setup) {
        this.variant = variant;
        this.rules = rules;
        this.board = board;
        past = new Past();
        for (int square = 0; square < variant.shape().squares(); square++) {
            if (setup.placement().piece(square) != Piece.EMPTY) {
                board.put(square, setup.placement().piece(square));
            }
        }
        turn = setup.turn().ordinal();
        castling = (1 << rules.slots.length) - 1;
        enPassant = setup.enPassant();
        roll = setup.roll();
        quietPlies = Math.min(setup.quietPlies(), PackedState.MOST_QUIET_PLIES);
        moveNumber = setup.moveNumber();
        checks = setup.whiteChecks() | setup.blackChecks() << 4;
        goal = rules.goals.atStart(turn, checks, board);
    }

    Situation(Situation other) {
        variant = other.variant;
        rules = other.rules;
        board = other.board.copy();
        past = new Past(other.past);
        turn = other.turn;
        castling = other.castling;
        enPassant = other.enPassant;
        roll = other.roll;
        quietPlies = other.quietPlies;
        moveNumber = other.moveNumber;
        checks = other.checks;
        goal = other.goal;
        key = other.key;
    }

    public final Variant variant() {
        return variant;
    }

    public final BoardShape shape() {
        return variant.shape();
    }

    final RuleTables rules() {
        return rules;
    }

    final Board board() {
        return board;
    }

    // ---- turn, rights and counters ---------------------------------------------------------------------------------

    /** The player whose turn it is, whether or not the die has been rolled. */
    public final Side turn() {
        return Side.of(turn);
    }

    public final Actor toAct() {
        return rules.faces.length > 0 && roll == 0 ? Actor.NATURE : turn == 0 ? Actor.WHITE : Actor.BLACK;
    }

    /** The face rolled for this turn, from 1; 0 when none is. */
    public final int roll() {
        return roll;
    }

    /** Plies by players since the last capture or pawn move. */
    public final int quietPlies() {
        return quietPlies;
    }

    public final int moveNumber() {
        return moveNumber;
    }

    /** How many checks the side has given, where the goal counts them. */
    public final int checksGiven(Side side) {
        return Goals.count(checks, side.ordinal());
    }

    /** The square behind a pawn that can be taken in passing now, or {@link BoardShape#NONE}. */
    public final int enPassant() {
        return enPassant;
    }

    final int turnIndex() {
        return turn;
    }

    final int castlingRights() {
        return castling;
    }

    /** Whether White has arrived in its zone and Black may still answer. */
    final boolean awaitsReply() {
        return goal == Goals.REPLY;
    }

    /** The squares of the rooks that may still castle. */
    public final SquareSet castlingRooks() {
        SquareSet rooks = SquareSet.EMPTY;
        for (int i = 0; i < rules.slots.length; i++) {
            if ((castling >>> i & 1) != 0) {
                rooks = rooks.with(rules.slots[i].rookFrom());
            }
        }
        return rooks;
    }

    /** Everything a FEN can say of this position. */
    public final Setup setup() {
        int[] pieces = new int[shape().squares()];
        for (int square = 0; square < pieces.length; square++) {
            pieces[square] = board.piece(square);
        }
        return new Setup(Placement.of(shape(), pieces), turn(), castlingRooks(), enPassant, roll, Goals.count(checks, 0),
                Goals.count(checks, 1), quietPlies, moveNumber);
    }

    // ---- pieces and what they attack ---------------------------------------------------------------------------------

    public final int piece(int square) {
        return board.piece(square);
    }

    /**
     * The first square from there on where another packed piece stands than the array, one entry a square, says, or {@link BoardShape#NONE}: how an
     * evaluation notices cheaply what has changed since it last looked.
     */
    public final int difference(byte[] pieces, int from) {
        return board.difference(pieces, from);
    }

    /** How many of that packed piece there are. */
    public final int count(int piece) {
        return board.count(piece);
    }

    public final boolean isRoyal(int piece) {
        return board.isRoyal(piece);
    }

    /** The square of the side's royal piece; {@link BoardShape#NONE} without one. With several, one of them. */
    public final int royalSquare(Side side) {
        return board.royal(side.ordinal());
    }

    /** Writes the squares of the side's pieces into the array, in no particular order, and returns how many there are: for evaluation on any board. */
    public final int pieceSquares(Side side, int[] out) {
        return board.pieceSquares(side.ordinal(), out);
    }

    /** The squares of a packed piece as bits (a1 is bit 0), where {@link #hasBits}: for evaluation on 8x8. */
    public final long bits(int piece) {
        return board.bits(piece);
    }

    public final boolean hasBits() {
        return board.hasBits();
    }

    /** Whether a piece of that side attacks the square; under every goal. */
    public final boolean isAttacked(int square, Side by) {
        return board.isAttacked(square, by.ordinal());
    }

    public final SquareSet attackers(int square, Side by) {
        return board.attackers(square, by.ordinal());
    }

    /** The squares the piece there attacks. */
    public final SquareSet attacks(int square) {
        return board.attacks(square);
    }

    /** Sets the bits of the squares the piece there attacks, 64 squares a word (a1 is bit 0 of the first): {@link #attacks} without making an object. */
    public final void addAttacks(int square, long[] words) {
        board.addAttacks(square, words);
    }

    /** How many squares the piece there attacks. */
    public final int mobility(int square) {
        return board.mobility(square);
    }

    // ---- the past ----------------------------------------------------------------------------------------------------

    /** Plies since the start this object was made from, rolls included. */
    public final int ply() {
        return past.length();
    }

    /** The action that led here, or {@link Move#NONE} at the start. */
    public final int lastMove() {
        return past.lastMove();
    }

    /** The action at that ply, counted from 0. */
    public final int moveAt(int index) {
        return past.move(index);
    }

    /** The packed piece the last action took, or 0. */
    public final int lastCaptured() {
        return past.lastCaptured();
    }

    final long keyAt(int index) {
        return index == ply() ? key : past.key(index);
    }

    final boolean wasCheckAt(int index) {
        return past.wasCheck(index);
    }

    /** How often this position has occurred, now included, since the start this object was made from. */
    public final int occurrences() {
        // Nothing before the last capture or pawn move can be equal. With a die every second entry is a roll, so all are compared.
        return 1 + past.occurrences(key, rules.faces.length > 0 ? 0 : Math.max(0, ply() - quietPlies));
    }

    /** Whether this position occurred before within the last plies: search's cheap test for going round in circles. */
    public final boolean isRepeated() {
        return past.recurs(key, Math.max(0, ply() - quietPlies));
    }

    // ---- the key -----------------------------------------------------------------------------------------------------

    /** Depends on placement, turn, rights, roll and counted checks; equal positions have equal keys in every run. */
    public final long key() {
        return key;
    }

    /** The key computed from scratch: what the incremental one must always equal. */
    public final long recomputedKey() {
        long fresh = turn == 1 ? ZobristKeys.BLACK_TO_MOVE : 0;
        for (int square = 0; square < shape().squares(); square++) {
            int piece = board.piece(square);
            if (piece != Piece.EMPTY) {
                fresh ^= ZobristKeys.piece(piece, square);
            }
        }
        if (enPassant >= 0) {
            fresh ^= ZobristKeys.enPassant(enPassant);
        }
        return fresh ^ rules.castlingKey(castling) ^ ZobristKeys.roll(roll) ^ ZobristKeys.checks(checks)
                ^ (awaitsReply() ? ZobristKeys.REPLY : 0);
    }
}
