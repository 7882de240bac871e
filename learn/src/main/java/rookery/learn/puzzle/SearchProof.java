package rookery.learn.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import rookery.kernel.move.Move;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Limits;

/** Proves by search in games without a die: the best move wins or saves by a margin, the second best does not. */
final class SearchProof implements PuzzleMaker.Proof {

    private static final Limits LOOK = PuzzleMaker.two(1_500);
    private static final Limits FIRST = PuzzleMaker.two(20_000);
    private static final Limits SECOND = PuzzleMaker.two(500_000);
    /** Positions on large boards take several times as long to search. */
    private static final Limits SECOND_ON_LARGE_BOARDS = PuzzleMaker.two(150_000);
    private static final Limits ANSWER = Limits.ofNodes(30_000);
    private static final Limits ON = PuzzleMaker.two(100_000);

    /**
     * Thresholds for the scores of the two best moves, in hundredths of a pawn.
     *
     * @param won   the least score that wins
     * @param held  the least score that does not lose
     * @param open  a second best move with a higher score also wins
     * @param lost  a second best move with a higher score also holds
     * @param beside the most a second best move may score beside a forced win, since it might win by force too
     * @param least  the least difference between the two
     */
    private record Margins(int won, int held, int open, int lost, int beside, int least) {

        Optional<PuzzleGoal> goal(int best, int second) {
            if (best - second < least) {
                return Optional.empty();
            }
            if (best >= won && second <= (best >= JudgedLine.CERTAIN ? beside : open)) {
                return Optional.of(PuzzleGoal.WIN);
            }
            return best >= held && best < won && second <= lost ? Optional.of(PuzzleGoal.SAVE) : Optional.empty();
        }
    }

    private static final Margins LOOSE = new Margins(200, -150, 200, -200, 900, 150);
    private static final Margins CLEAR = new Margins(280, -30, 100, -450, 500, 320);
    /** Where pieces are dropped or mate is not the only goal, an attack outweighs material: scores are less certain, and a good second move often wins too. */
    private static final Margins STRICT = new Margins(600, -30, 100, -700, 100, 500);
    private static final Margins LATER = new Margins(260, -80, 180, -350, 600, 250);
    private static final int LARGE_BOARD = 100;

    private final Limits deep;
    private final Margins clear;

    SearchProof(Variant variant) {
        deep = variant.shape().squares() < LARGE_BOARD ? SECOND : SECOND_ON_LARGE_BOARDS;
        boolean usual = variant.goals().equals(List.of(new Goal.Checkmate())) && !variant.wild().drops().on();
        clear = usual ? CLEAR : STRICT;
    }

    @Override
    public boolean isWorthALook(Position position, LineFinder finder, IntPredicate obvious) throws InterruptedException {
        List<JudgedLine> lines = finder.lines(position, LOOK);
        return goal(lines, LOOSE).isPresent() && !obvious.test(lines.getFirst().move());
    }

    private static Optional<PuzzleGoal> goal(List<JudgedLine> lines, Margins margins) {
        return lines.size() < 2 ? Optional.empty() : margins.goal(lines.get(0).worth(), lines.get(1).worth());
    }

    @Override
    public Optional<Proved> prove(Position position, LineFinder finder, IntPredicate obvious) throws InterruptedException {
        List<JudgedLine> first = finder.lines(position, FIRST);
        Optional<PuzzleGoal> goal = goal(first, clear);
        if (goal.isEmpty() || obvious.test(first.getFirst().move())) {
            return Optional.empty();
        }
        List<JudgedLine> second = finder.lines(position, deep);
        boolean same = goal(second, clear).equals(goal) && second.getFirst().move() == first.getFirst().move()
                && second.getFirst().depth() > first.getFirst().depth();
        return same
                ? Optional.of(new Proved(first.getFirst().move(), goal.get(),
                        new Puzzle.Depths(first.getFirst().depth(), second.getFirst().depth())))
                : Optional.empty();
    }

    @Override
    public Optional<Integer> answer(Position position, LineFinder finder) throws InterruptedException {
        List<JudgedLine> lines = finder.lines(position, ANSWER);
        return lines.isEmpty() ? Optional.empty() : Optional.of(lines.getFirst().move());
    }

    @Override
    public Optional<Integer> goesOn(Position position, PuzzleGoal goal, LineFinder finder) throws InterruptedException {
        int end = WinProof.immediate(position);
        if (end != Move.NONE) {
            // Any way will do: the solver may choose among several moves that end the game.
            return Optional.of(end);
        }
        List<JudgedLine> lines = finder.lines(position, ON);
        return goal(lines, LATER).filter(goal::equals).map(_ -> lines.getFirst().move());
    }
}
