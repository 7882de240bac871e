package rookery.learn.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import rookery.kernel.position.Position;
import rookery.play.bot.Limits;

/** Proves moves in games with a die: the best move's winning chance is clearly higher than every other move's, at two depths. */
final class DiceProof implements PuzzleMaker.Proof {

    private static final Limits LOOK = Limits.ofDepth(1).withLines(2);
    private static final Limits FIRST = Limits.ofDepth(2).withLines(2);
    private static final Limits SECOND = Limits.ofDepth(3).withLines(2);
    /** In hundredths of a per cent. */
    private static final int LOOSE = 800;
    private static final int CLEAR = 1_000;

    @Override
    public boolean isWorthALook(Position position, LineFinder finder, IntPredicate obvious) throws InterruptedException {
        List<JudgedLine> lines = finder.lines(position, LOOK);
        return isClear(lines, LOOSE) && !obvious.test(lines.getFirst().move());
    }

    /** A king that can be captured does not make a puzzle. */
    private static boolean isClear(List<JudgedLine> lines, int margin) {
        return lines.size() > 1 && !lines.getFirst().isForcedWin() && lines.get(0).worth() - lines.get(1).worth() >= margin;
    }

    @Override
    public Optional<Proved> prove(Position position, LineFinder finder, IntPredicate obvious) throws InterruptedException {
        List<JudgedLine> first = finder.lines(position, FIRST);
        if (!isClear(first, CLEAR) || obvious.test(first.getFirst().move())) {
            return Optional.empty();
        }
        List<JudgedLine> second = finder.lines(position, SECOND);
        return isClear(second, CLEAR) && second.getFirst().move() == first.getFirst().move()
                ? Optional.of(new Proved(first.getFirst().move(), PuzzleGoal.CHANCE,
                        new Puzzle.Depths(first.getFirst().depth(), second.getFirst().depth())))
                : Optional.empty();
    }

    /** After the move the die decides, so the line ends. */
    @Override
    public Optional<Integer> answer(Position position, LineFinder finder) {
        return Optional.empty();
    }

    @Override
    public Optional<Integer> goesOn(Position position, PuzzleGoal goal, LineFinder finder) {
        return Optional.empty();
    }
}
