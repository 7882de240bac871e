package rookery.learn.solve;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.learn.puzzle.JudgedLine;
import rookery.learn.puzzle.LineFinder;
import rookery.learn.puzzle.Puzzle;
import rookery.learn.puzzle.PuzzleGoal;
import rookery.learn.puzzle.Source;
import rookery.play.bot.Limits;

/** "Retry your mistakes": the points in a game where a person's move lost a lot, to be tried again. */
public final class Mistakes {

    /** The threshold in winning chances: the loss that reviews call a mistake. */
    private static final double MUCH = 0.11;
    private static final Limits SEARCH = Limits.ofNodes(60_000).withLines(3);
    private static final Limits DICE = Limits.ofDepth(2).withLines(3);
    /** Moves this close to the best are right too. */
    private static final double AS_GOOD = 0.03;

    /**
     * One position to retry.
     *
     * @param fen    the position, before the person's move; with a die, the roll is in it
     * @param played the move that lost a lot
     * @param best   the best move
     * @param right  all moves about as good as the best, including it
     * @param loss   how much of the chance to win was lost, from 0 to 1
     * @param depth  the search depth in plies
     * @param ply    how many moves had been made
     */
    public record Mistake(String fen, int played, int best, Set<Integer> right, double loss, int depth, int ply) {
        public Mistake {
            right = Set.copyOf(right);
        }

        /** The position as a puzzle: any move about as good as the best will do. */
        public Puzzle puzzle(Variant variant, String white, String black, String date) {
            Set<Integer> also = new HashSet<>(right);
            also.remove(best);
            return new Puzzle(variant, fen, List.of(best), PuzzleGoal.BETTER, Set.of(), 0, new Puzzle.Depths(1, Math.clamp(depth, 2, 999)),
                    new Source(white, black, date, ply), also);
        }
    }

    private Mistakes() {
    }

    /** The person's mistakes in a game, the worst first. Slow: not for the JavaFX thread. */
    public static List<Mistake> of(Game game, Side person, LineFinder finder) throws InterruptedException {
        return of(game, person, finder, _ -> true);
    }

    /** The same; {@code goOn} receives how many moves have been examined and stops the search by returning false. Returns what was found so far. */
    public static List<Mistake> of(Game game, Side person, LineFinder finder, IntPredicate goOn) throws InterruptedException {
        finder.newGame();
        List<Mistake> mistakes = new ArrayList<>();
        Position position = game.startPosition();
        for (GameNode node : game.mainLine()) {
            if (node.roll() != 0) {
                position.make(Move.roll(node.roll()));
            }
            if (position.turn() == person && position.legalMoveCount() > 1 && node.move() != Move.PASS) {
                judge(position, node, finder, mistakes);
            }
            position.make(node.move());
            if (!goOn.test(node.ply())) {
                break;
            }
        }
        mistakes.sort((first, second) -> Double.compare(second.loss(), first.loss()));
        return mistakes;
    }

    private static void judge(Position position, GameNode node, LineFinder finder, List<Mistake> mistakes) throws InterruptedException {
        boolean die = position.variant().hasDie();
        Limits limits = die ? DICE : SEARCH;
        List<JudgedLine> lines = finder.lines(position, limits);
        if (lines.isEmpty() || lines.getFirst().move() == node.move()) {
            return;
        }
        double best = chance(lines.getFirst(), die);
        // Taken from the lines found, or searched separately.
        double played = Double.NaN;
        for (JudgedLine line : lines) {
            played = line.move() == node.move() ? chance(line, die) : played;
        }
        if (Double.isNaN(played)) {
            List<JudgedLine> own = finder.lines(position, limits.withLines(1).withMoves(List.of(node.move())));
            played = own.isEmpty() ? chance(lines.getLast(), die) : chance(own.getFirst(), die);
        }
        if (best - played >= MUCH) {
            Set<Integer> right = lines.stream().filter(line -> best - chance(line, die) <= AS_GOOD).map(JudgedLine::move)
                    .collect(Collectors.toSet());
            mistakes.add(new Mistake(Fen.write(position), node.move(), lines.getFirst().move(), right, best - played,
                    lines.getFirst().depth(), node.ply() - 1));
        }
    }

    private static double chance(JudgedLine line, boolean die) {
        return die && Math.abs(line.worth()) <= 10_000 ? line.worth() / 10_000.0 : 1 / (1 + StrictMath.exp(-line.worth() / 270.0));
    }
}
