package rookery.engine.search;

import java.util.Arrays;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Stalemate;
import rookery.kernel.variant.Variant;
import rookery.play.chance.SplitMix64;

/**
 * One thread's path from the root to the current position: the moves made, a {@link SearchPly} for each, whether the game has ended, and when to
 * stop. Mutable, one per thread.
 */
final class Path {

    /** Entries before the root, so that looking back needs no bounds test. */
    private static final int MARGIN = 4;
    /** Effort between two looks at the clock: a hundred positions of chess, but only one or two of a crowded large board with thousands of moves. */
    private static final int POLL_EFFORT = 4_096;
    /** Effort in the first iteration before the clock and requests to stop count. */
    private static final int FIRST_LOOK = 16_384;
    private static final int FEW_MEN = 5;

    private final SearchProfile profile;
    private final int[] officers;
    private final Histories histories;
    private final ForcingMoves forcing;
    private final PartKeys keys;
    private final int effortOfPosition;
    private final SearchPly[] frames = new SearchPly[Search.MOST_PLIES + MARGIN + 4];

    private Position position;
    private SearchControl control;
    private boolean keepsTime;
    private int selectiveDepth;
    private volatile long nodes;
    private long count;
    /** A measure of time spent that holds on any board: moves generated, plus half the squares for each position. */
    private long effort;
    private long nextPoll;
    private long undisturbedUntil;

    Path(Variant variant, Histories histories, int[] values, Position position, SearchControl control) {
        profile = SearchProfile.of(variant);
        officers = SearchProfile.officers(variant);
        this.histories = histories;
        this.position = position;
        this.control = control;
        forcing = new ForcingMoves(variant);
        keys = new PartKeys(variant);
        effortOfPosition = variant.shape().squares() / 2;
        for (int i = 0; i < frames.length; i++) {
            frames[i] = new SearchPly(new MovePicker(this, position, histories, values), new MovePicker(this, position, histories, values));
        }
    }

    /** Starts at a position that this path may change. */
    void start(Position newPosition, boolean isTimekeeper) {
        position = newPosition;
        keepsTime = isTimekeeper;
        count = 0;
        nodes = 0;
        effort = 0;
        nextPoll = 0;
        undisturbedUntil = isTimekeeper ? FIRST_LOOK : 0;
        for (SearchPly frame : frames) {
            frame.reset();
        }
        SearchPly frame = frames[MARGIN];
        keys.start(newPosition, frame);
        frame.key = newPosition.key();
        frame.inCheck = newPosition.inCheck();
    }

    Position position() {
        return position;
    }

    SearchPly frame(int ply) {
        return frames[ply + MARGIN];
    }

    /** Enters the position of that ply, with an empty line. */
    SearchPly enter(int ply) {
        SearchPly frame = frame(ply);
        frame.lineLength = 0;
        selectiveDepth = Math.max(selectiveDepth, ply);
        return frame;
    }

    /** Stores where the continuation histories of this ply's moves are found, given the moves that led to it. */
    void recall(int ply) {
        int[] rows = frame(ply).rows;
        rows[0] = frame(ply - 1).row;
        rows[1] = frame(ply - 2).row;
        rows[2] = frame(ply - 4).row;
    }

    /** Whether the evaluation has improved since the mover's last turn, as far as known. */
    boolean isImproving(int ply) {
        int now = frame(ply).evaluation;
        int before = ply >= 2 ? frame(ply - 2).evaluation : Scores.NONE;
        if (before == Scores.NONE) {
            before = ply >= 4 ? frame(ply - 4).evaluation : Scores.NONE;
        }
        return before == Scores.NONE || now > before;
    }

    // ---- how far, and how long ------------------------------------------------------------------------------------

    /** Sets the control that decides when to stop. */
    void heed(SearchControl newControl) {
        control = newControl;
    }

    /** Resets the selective depth. */
    void beginIteration() {
        selectiveDepth = 0;
    }

    /** Ends the first iteration: there is a searched move to answer with, so from now on the clock and requests to stop count at once. */
    void endFirstLook() {
        undisturbedUntil = 0;
    }

    /** Effort since the start: moves generated, plus half the squares for each position. */
    long effort() {
        return effort;
    }

    /** Adds the moves generated in the current position to the effort. */
    void listed(int moves) {
        effort += moves;
    }

    int selectiveDepth() {
        return selectiveDepth;
    }

    /** Positions searched; exact when asked by the searching thread. */
    long count() {
        return count;
    }

    /** Positions searched, for other threads; may lag a little. */
    long nodes() {
        return nodes;
    }

    void publishNodes() {
        nodes = count;
    }

    /** Whether to stop; asked at every position. */
    boolean isStopped() {
        if (effort >= nextPoll) {
            nextPoll = effort + POLL_EFFORT;
            nodes = count;
            if (keepsTime) {
                control.poll();
            }
        }
        if (count >= control.nodeLimit) {
            control.stop();
        }
        return isOver();
    }

    /**
     * Whether the search has been told to stop. The timekeeper's first iteration is not cut short, so that even if the machine kept the search
     * waiting for longer than its time, the answer is a move that was searched. On crowded large boards, where that iteration takes more than a
     * moment, it is.
     */
    boolean isOver() {
        return control.isStopped() && (effort >= undisturbedUntil || count >= control.nodeLimit);
    }

    // ---- moves ----------------------------------------------------------------------------------------------------

    void make(int ply, int move) {
        step(ply, move);
        frame(ply + 1).inCheck = move != Move.PASS && position.inCheck();
    }

    /** Makes a move that is known to give check, or not to. */
    void make(int ply, int move, boolean givesCheck) {
        step(ply, move);
        frame(ply + 1).inCheck = givesCheck;
    }

    private void step(int ply, int move) {
        SearchPly frame = frame(ply);
        SearchPly child = frame(ply + 1);
        keys.advance(position, move, frame, child);
        frame.move = move;
        frame.piece = move == Move.PASS ? 0 : position.piece(Move.from(move));
        frame.row = move == Move.PASS ? 0 : histories.row(frame.piece, Move.to(move));
        position.make(move);
        child.key = position.key();
        count++;
        effort += effortOfPosition;
    }

    void unmake() {
        position.unmake();
    }

    ForcingMoves forcing() {
        return forcing;
    }

    boolean isLoud(int move) {
        return Move.isPromotion(move) || position.isCapture(move);
    }

    /** Whether the side to move has any piece other than pawns and kings. */
    boolean hasOfficers() {
        int side = position.turn().ordinal();
        for (int kind : officers) {
            if (position.count(kind << 1 | side) > 0) {
                return true;
            }
        }
        return false;
    }

    // ---- ends -----------------------------------------------------------------------------------------------------

    /**
     * The score of a game that has ended by a goal or a draw rule, or {@link Scores#NONE}. Mate and stalemate are found when the moves are generated.
     */
    int ended(int ply) {
        if (profile.goals() && position.isGoalReached()) {
            Side winner = position.goalWinner();
            return winner == null ? Scores.DRAW : winner == position.turn() ? Scores.winAt(ply) : Scores.lossAt(ply);
        }
        if (profile.repetition() && position.isRepeated() && (isRepeatedBelowRoot(ply) || position.occurrences() >= 3)) {
            return Scores.DRAW;
        }
        if (profile.quietPlies() > 0 && position.quietPlies() >= profile.quietPlies()
                && (!frame(ply).inCheck || position.legalMoveCount() > 0)) {
            return Scores.DRAW;
        }
        if (profile.counting() && isCountedOut() && (!frame(ply).inCheck || position.legalMoveCount() > 0)) {
            return Scores.DRAW;
        }
        boolean dead = profile.dead() && frame(ply).men <= FEW_MEN && position.lastCaptured() != 0 && position.isDead();
        return dead ? Scores.DRAW : Scores.NONE;
    }

    private boolean isCountedOut() {
        int limit = position.countLimit();
        return limit > 0 && position.quietPlies() >= limit;
    }

    /** A position repeated once within the tree counts as a draw; with occurrences before the root it takes the rules' three. */
    private boolean isRepeatedBelowRoot(int ply) {
        long key = frame(ply).key;
        for (int back = ply - 4; back > 0; back -= 2) {
            if (frame(back).key == key) {
                return true;
            }
        }
        return false;
    }

    /** The score of a position without a legal move. */
    int withoutMoves(int ply) {
        if (frame(ply).inCheck) {
            return profile.mateWins() ? Scores.winAt(ply) : Scores.lossAt(ply);
        }
        return profile.stalemate() == Stalemate.DRAW
                ? Scores.DRAW
                : profile.stalemate() == Stalemate.LOSS
                        ? Scores.lossAt(ply)
                        : profile.stalemate() == Stalemate.WIN ? Scores.winAt(ply) : byOutcome(ply);
    }

    private int byOutcome(int ply) {
        return switch (position.outcome()) {
            case Outcome.Win(Side side, Reason _) -> side == position.turn() ? Scores.winAt(ply) : Scores.lossAt(ply);
            case Outcome.Draw _,Outcome.Ongoing _ -> Scores.DRAW;
        };
    }

    /** Whether the no-progress draw is so near that a score from another path may be wrong. */
    boolean isFarFromNoProgress() {
        return isFarFrom(profile.quietPlies()) && (!profile.counting() || isFarFrom(position.countLimit()));
    }

    private boolean isFarFrom(int limit) {
        return limit == 0 || position.quietPlies() < limit - 12;
    }

    /**
     * Keys of parts of a position (its pawns, each side's other pieces), updated move by move; {@link Corrections} and {@link Histories} are indexed by
     * them.
     */
    private static final class PartKeys {

        private static final long[] NUMBERS = numbers(54 << 8);

        private final boolean[] isPawn;

        PartKeys(Variant variant) {
            isPawn = new boolean[variant.kinds().size() + 1];
            for (int kind = 1; kind < isPawn.length; kind++) {
                isPawn[kind] = variant.kind(kind).pawn();
            }
        }

        /** Computes the keys of a position from scratch. */
        void start(Position position, SearchPly frame) {
            frame.pawnKey = 0;
            frame.whiteKey = 0;
            frame.blackKey = 0;
            frame.men = 0;
            BoardShape shape = position.shape();
            for (int square = 0; square < shape.squares(); square++) {
                int piece = position.piece(square);
                if (Piece.isPiece(piece)) {
                    frame.men++;
                    flip(frame, piece, square);
                }
            }
        }

        /** Computes the keys after a move that has not been made yet. */
        void advance(Position position, int move, SearchPly before, SearchPly after) {
            after.pawnKey = before.pawnKey;
            after.whiteKey = before.whiteKey;
            after.blackKey = before.blackKey;
            after.men = before.men;
            if (move == Move.PASS) {
                return;
            }
            if (Move.isDrop(move)) {
                after.men++;
                flip(after, Move.promotion(move) << 1 | position.turn().ordinal(), Move.to(move));
                return;
            }
            int from = Move.from(move);
            int piece = position.piece(from);
            if (Move.isCastling(move)) {
                int rook = position.piece(Move.to(move));
                flip(after, piece, from);
                flip(after, piece, position.kingTarget(move));
                flip(after, rook, Move.to(move));
                flip(after, rook, position.rookTarget(move));
                return;
            }
            int captured = position.captured(move);
            if (captured != Piece.EMPTY) {
                after.men--;
                flip(after, captured, Move.type(move) == Move.EN_PASSANT ? position.passer() : Move.to(move));
            }
            flip(after, piece, from);
            flip(after, Move.isPromotion(move) ? Move.promotion(move) << 1 | piece & 1 : piece, Move.to(move));
        }

        private void flip(SearchPly frame, int piece, int square) {
            long number = NUMBERS[piece << 8 | square];
            if (isPawn[piece >>> 1]) {
                frame.pawnKey ^= number;
            } else if ((piece & 1) == 0) {
                frame.whiteKey ^= number;
            } else {
                frame.blackKey ^= number;
            }
        }

        private static long[] numbers(int count) {
            long[] numbers = new long[count];
            Arrays.setAll(numbers, i -> SplitMix64.at(0x2545F4914F6CDD1DL, i));
            return numbers;
        }
    }
}
