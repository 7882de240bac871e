package rookery.learn.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Piece;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.learn.puzzle.Puzzle;

/**
 * A puzzle in progress, as a screen shows it. Immutable; each action returns the next state.
 *
 * @param played   how many moves of the line have been made, the answers included
 * @param ending   the solver's last move if it differed from the line's but was as good; {@link Move#NONE} otherwise
 * @param wrong    the wrong moves tried at this point, packed
 * @param told     the hint given for the current move
 * @param mostTold the strongest hint given for any move
 */
public record SolvingState(Puzzle puzzle, int played, int ending, List<Integer> wrong, boolean failed, Hint told, Hint mostTold) {

    /** How much a hint reveals. */
    public enum Hint {
        NONE, KIND, SQUARE, MOVE;

        Hint next() {
            return values()[Math.min(ordinal() + 1, MOVE.ordinal())];
        }
    }

    /** The state of the attempt. */
    public enum Status {
        /** A move is to be found. */
        SOLVING,
        /** All moves were found at the first try, without being shown one. */
        SOLVED,
        /** All moves were found eventually. */
        SHOWN
    }

    public SolvingState {
        wrong = List.copyOf(wrong);
    }

    public static SolvingState of(Puzzle puzzle) {
        return new SolvingState(puzzle, 0, Move.NONE, List.of(), false, Hint.NONE, Hint.NONE);
    }

    public Status status() {
        if (played < puzzle.line().size()) {
            return Status.SOLVING;
        }
        return failed || mostTold == Hint.MOVE ? Status.SHOWN : Status.SOLVED;
    }

    public boolean isOver() {
        return status() != Status.SOLVING;
    }

    /** A new copy of the position to show. */
    public Position position() {
        Position position = puzzle.after(Math.max(0, ending == Move.NONE ? played : played - 1));
        if (ending != Move.NONE) {
            position.make(ending);
        }
        return position;
    }

    /** The move to find now; none when all are found. */
    public OptionalInt toFind() {
        return isOver() ? OptionalInt.empty() : OptionalInt.of(puzzle.line().get(played));
    }

    /**
     * The solver makes a legal move. The right one is answered at once; a wrong one is taken back and counts as a failure. A move that wins at once is right
     * whatever the line says.
     */
    public SolvingState play(int move) {
        if (isOver()) {
            return this;
        }
        Position position = position();
        if (!position.isLegal(move)) {
            throw new IllegalArgumentException("not a legal move here: " + move);
        }
        boolean expected = move == puzzle.line().get(played);
        if (!expected && !(played == 0 && puzzle.also().contains(move)) && !endsIt(position, move)) {
            List<Integer> more = new ArrayList<>(wrong);
            more.add(move);
            return new SolvingState(puzzle, played, ending, more, true, told, mostTold);
        }
        if (!expected) {
            return new SolvingState(puzzle, puzzle.line().size(), move, List.of(), failed, Hint.NONE, mostTold);
        }
        int next = Math.min(puzzle.line().size(), played + 2);
        return new SolvingState(puzzle, next, Move.NONE, List.of(), failed, Hint.NONE, mostTold);
    }

    /** Possible only where the line's own last move also wins at once. */
    private static boolean endsIt(Position position, int move) {
        Position after = position.copy();
        after.make(move);
        return after.outcome() instanceof Outcome.Win(var winner, Reason _) && winner == position.turn();
    }

    /** Tells a little more of the move to find: first which kind of piece moves, then from where, then the move. A piece from the hand comes from nowhere. */
    public SolvingState hint() {
        if (isOver()) {
            return this;
        }
        Hint more = told.next() == Hint.SQUARE && isDrop() ? Hint.MOVE : told.next();
        return new SolvingState(puzzle, played, ending, wrong, failed, more, more.compareTo(mostTold) > 0 ? more : mostTold);
    }

    /** Shows the rest of the line; the puzzle counts as failed. */
    public SolvingState giveUp() {
        return isOver() ? this : new SolvingState(puzzle, puzzle.line().size(), Move.NONE, List.of(), true, Hint.NONE, mostTold);
    }

    /** The kind of the piece to move, from the first hint on; 0 before. */
    public int hintedKind() {
        if (told == Hint.NONE || isOver()) {
            return 0;
        }
        int move = puzzle.line().get(played);
        return Move.isDrop(move) ? Move.promotion(move) : Piece.kind(position().piece(Move.from(move)));
    }

    /** Whether the move to find puts a piece from the hand on the board. */
    public boolean isDrop() {
        return !isOver() && Move.isDrop(puzzle.line().get(played));
    }

    /** The square it moves from, from the second hint on; -1 before. */
    public int hintedSquare() {
        return told.compareTo(Hint.SQUARE) < 0 || isOver() ? -1 : Move.from(puzzle.line().get(played));
    }

    /** The move, after the last hint; {@link Move#NONE} before. */
    public int hintedMove() {
        return told != Hint.MOVE || isOver() ? Move.NONE : puzzle.line().get(played);
    }
}
