package rookery.engine.search;

import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Stalemate;
import rookery.kernel.variant.Variant;

/**
 * The way of one thread from the root to the position it looks at: the moves made, what is kept of each ply, whether the game has ended there, and when to
 * turn back. Mutable, one a thread.
 */
final class Path {

    /** Frames before the root, so that looking back needs no test. */
    private static final int MARGIN = 4;
    /**
     * How much is done between two looks at the clock. That is a hundred positions of chess, but one or two of a crowded large board, which have thousands
     * of moves.
     */
    private static final int POLL_EFFORT = 4_096;
    /** How much of the first iteration is done before the clock and orders count. */
    private static final int FIRST_LOOK = 16_384;
    private static final int FEW_MEN = 5;

    private final SearchProfile profile;
    private final int[] officers;
    private final Histories histories;
    private final PartKeys keys;
    private final int effortOfPosition;
    private final SearchPly[] frames = new SearchPly[Search.MOST_PLIES + MARGIN + 4];

    private Position position;
    private SearchControl control;
    private boolean keepsTime;
    private int selectiveDepth;
    private volatile long nodes;
    private long count;
    /** What time goes with, on any board: the moves listed, and for each position half its squares. */
    private long effort;
    private long nextPoll;
    private long undisturbedUntil;

    Path(Variant variant, Histories histories, int[] values, Position position, SearchControl control) {
        profile = SearchProfile.of(variant);
        officers = SearchProfile.officers(variant);
        this.histories = histories;
        this.position = position;
        this.control = control;
        keys = new PartKeys(variant);
        effortOfPosition = variant.shape().squares() / 2;
        for (int i = 0; i < frames.length; i++) {
            frames[i] = new SearchPly(new MovePicker(this, position, histories, values), new MovePicker(this, position, histories, values));
        }
    }

    /** Begins at a position of its own. */
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

    /** Comes to look at the position of that ply, from which no line is known yet. */
    SearchPly enter(int ply) {
        SearchPly frame = frame(ply);
        frame.lineLength = 0;
        selectiveDepth = Math.max(selectiveDepth, ply);
        return frame;
    }

    /** Notes the moves that led to that ply where the histories of its own moves are looked up. */
    void recall(int ply) {
        int[] rows = frame(ply).rows;
        rows[0] = frame(ply - 1).row;
        rows[1] = frame(ply - 2).row;
        rows[2] = frame(ply - 4).row;
    }

    /** Whether things are looking up: the evaluation is better than at the mover's last turn, as far as known. */
    boolean isImproving(int ply) {
        int now = frame(ply).evaluation;
        int before = ply >= 2 ? frame(ply - 2).evaluation : Scores.NONE;
        if (before == Scores.NONE) {
            before = ply >= 4 ? frame(ply - 4).evaluation : Scores.NONE;
        }
        return before == Scores.NONE || now > before;
    }

    // ---- how far, and how long ------------------------------------------------------------------------------------

    /** Whose orders count from now on. */
    void heed(SearchControl newControl) {
        control = newControl;
    }

    /** Begins to measure anew how deep single lines go. */
    void beginIteration() {
        selectiveDepth = 0;
    }

    /** The first iteration is done: there is a move that was looked at, so that clock and orders count at once. */
    void endFirstLook() {
        undisturbedUntil = 0;
    }

    /** What was done since the start: moves listed, and for each position half its squares. */
    long effort() {
        return effort;
    }

    /** So many moves were listed at the position it stands at. */
    void listed(int moves) {
        effort += moves;
    }

    int selectiveDepth() {
        return selectiveDepth;
    }

    /** Positions looked at, exact for the thread itself. */
    long count() {
        return count;
    }

    /** The same for other threads, a little late. */
    long nodes() {
        return nodes;
    }

    void publishNodes() {
        nodes = count;
    }

    /** Whether to turn back, asked at every position. */
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
     * Whether the order to turn back has been given. The timekeeper's first look at the moves is not cut short: a machine that lets the search wait longer
     * than its time is then still answered by a move that was looked at. Where the first look takes more than a moment, on crowded large boards, it is.
     */
    boolean isOver() {
        return control.isStopped() && (effort >= undisturbedUntil || count >= control.nodeLimit);
    }

    // ---- moves ----------------------------------------------------------------------------------------------------

    void make(int ply, int move) {
        step(ply, move);
        frame(ply + 1).inCheck = move != Move.PASS && position.inCheck();
    }

    /** The same where it is known already whether the move gives check. */
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

    boolean isLoud(int move) {
        return Move.isPromotion(move) || position.isCapture(move);
    }

    /** Whether the side to move has more than pawns and kings. */
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

    /** The score of a game that has ended by a goal or a draw rule, or {@link Scores#NONE}. Mate and stalemate show when the moves are listed. */
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

    /** What came back once within the tree will come back again; before the root it takes the rules' three times. */
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

    /** Near the no-progress draw a score from another path may be wrong. */
    boolean isFarFromNoProgress() {
        return isFarFrom(profile.quietPlies()) && (!profile.counting() || isFarFrom(position.countLimit()));
    }

    private boolean isFarFrom(int limit) {
        return limit == 0 || position.quietPlies() < limit - 12;
    }
}
