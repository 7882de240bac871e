package rookery.learn.lesson;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;

/**
 * A lesson in progress, as a screen shows it. Immutable; each move returns the next state. If the other pieces stand still, the other side's turn passes
 * automatically.
 *
 * @param moves what has been played
 * @param stars the squares still to visit
 */
public record LessonState(Lesson lesson, List<Integer> moves, SquareSet stars, Status status) {

    /** How it stands. */
    public enum Status {
        GOING_ON, DONE,
        /** A wrong move was made; the lesson can be retried. */
        FAILED
    }

    public LessonState {
        moves = List.copyOf(moves);
    }

    public static LessonState of(Lesson lesson) {
        return new LessonState(lesson, List.of(), lesson.stars(), Status.GOING_ON);
    }

    /** A new copy of the position to show. */
    public Position position() {
        Position position = lesson.start();
        for (int move : moves) {
            if (position.turn() == Side.BLACK) {
                position.make(Move.PASS);
            }
            position.make(move);
        }
        if (isAlone() && position.turn() == Side.BLACK) {
            position.make(Move.PASS);
        }
        return position;
    }

    private boolean isAlone() {
        return switch (lesson.sort()) {
            case STARS, TAKE_THE_UNDEFENDED, AVOID_ATTACKS -> true;
            case WIN_IN_ONE, CASTLE -> false;
        };
    }

    /** What may be played. */
    public List<Integer> legalMoves() {
        MoveList legal = new MoveList();
        if (status == Status.GOING_ON) {
            position().legalMoves(legal);
        }
        return legal.stream().boxed().toList();
    }

    /** After a legal move. */
    public LessonState play(int move) {
        if (!legalMoves().contains(move)) {
            throw new IllegalArgumentException("not a legal move here: " + move);
        }
        Position before = position();
        Position after = before.copy();
        after.make(move);
        List<Integer> played = new ArrayList<>(moves);
        played.add(move);
        SquareSet left = stars.without(Move.to(move));
        return new LessonState(lesson, played, left, judged(before, after, move, left));
    }

    private Status judged(Position before, Position after, int move, SquareSet left) {
        boolean attacked = after.isAttacked(Move.to(move), Side.BLACK);
        return switch (lesson.sort()) {
            case STARS -> left.isEmpty() ? Status.DONE : Status.GOING_ON;
            case AVOID_ATTACKS -> attacked ? Status.FAILED : left.isEmpty() ? Status.DONE : Status.GOING_ON;
            case TAKE_THE_UNDEFENDED -> before.isCapture(move) && !attacked ? Status.DONE : Status.FAILED;
            case WIN_IN_ONE -> after.outcome() instanceof Outcome.Win(Side winner, Reason _) && winner == before.turn()
                    ? Status.DONE
                    : Status.FAILED;
            case CASTLE -> Move.isCastling(move) ? Status.DONE : Status.FAILED;
        };
    }
}
