package rookery.learn.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Piece;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Limits;

/**
 * Finds the puzzles in games of one variant. A cheap look passes over most positions; what is left is proved by two searches, the second a good deal
 * deeper, and followed while there is one right move. The same game gives the same puzzles, whatever was looked at before. Mutable, for one thread.
 */
public final class PuzzleMaker implements AutoCloseable {

    /** Openings are no puzzles. */
    private static final int FIRST_PLY = 8;
    private static final int FEWEST_MOVES = 3;
    private static final int MOST_PER_GAME = 6;
    private static final int LONGEST = 11;
    /** No harder than this is taking what is given away. */
    static final int GIFT = 450;

    private final LineFinder finder;
    private final Grader grader;
    private final Proof proof;

    private PuzzleMaker(LineFinder finder, Grader grader, Proof proof) {
        this.finder = finder;
        this.grader = grader;
        this.proof = proof;
    }

    /**
     * A maker for that variant; empty where this installation has nobody who judges it.
     *
     * @param seed from which the errors of those follow who try the puzzles
     */
    public static Optional<PuzzleMaker> of(Variant variant, long seed) {
        return LineFinder.of(variant)
                .map(finder -> new PuzzleMaker(finder, Grader.of(variant, seed),
                        variant.hasDie() ? new DiceProof() : new SearchProof(variant.shape().squares())));
    }

    /** The puzzles of the game's main line, in its order. */
    public List<Puzzle> puzzles(Game game) throws InterruptedException {
        finder.newGame();
        List<Puzzle> puzzles = new ArrayList<>();
        Position position = game.startPosition();
        int next = FIRST_PLY;
        for (GameNode node : game.mainLine()) {
            if (node.roll() != 0) {
                position.make(Move.roll(node.roll()));
            }
            if (node.ply() - 1 >= next && puzzles.size() < MOST_PER_GAME) {
                Optional<Puzzle> puzzle = puzzle(position, source(game, node.ply() - 1));
                puzzle.ifPresent(puzzles::add);
                next = puzzle.map(found -> node.ply() + found.line().size()).orElse(next);
            }
            position.make(node.move());
        }
        return puzzles;
    }

    private static Source source(Game game, int ply) {
        return new Source(tag(game, "White"), tag(game, "Black"), tag(game, "Date"), ply);
    }

    private static String tag(Game game, String name) {
        String value = game.tag(name);
        return value == null ? "" : value;
    }

    private Optional<Puzzle> puzzle(Position inGame, Source source) throws InterruptedException {
        if (inGame.legalMoveCount() < FEWEST_MOVES) {
            return Optional.empty();
        }
        // As a solver meets it: without the game's past.
        String fen = Fen.write(inGame);
        Position start = Fen.position(inGame.variant(), fen);
        IntPredicate obvious = move -> isObvious(inGame, move);
        if (start.outcome().isOver() || !proof.isWorthALook(start, finder, obvious)) {
            return Optional.empty();
        }
        Optional<Proof.Proved> proved = proof.prove(start, finder, obvious);
        if (proved.isEmpty()) {
            return Optional.empty();
        }
        PuzzleGoal goal = proved.get().goal();
        List<Integer> line = follow(start, proved.get());
        int rating = grader.rating(start, line);
        return Optional.of(new Puzzle(start.variant(), fen, line, goal, Themes.of(start, line, goal),
                isGift(start, line) ? Math.min(GIFT, rating) : rating, proved.get().depths(), source));
    }

    /** Taking back where something was just taken needs no thought. */
    private static boolean isObvious(Position inGame, int move) {
        int last = inGame.ply() == 0 ? Move.NONE : inGame.lastMove();
        boolean afterRoll = Move.isRoll(last);
        if (afterRoll) {
            return WinProof.winsAtOnce(inGame, move, inGame.turn());
        }
        return inGame.lastCaptured() != 0 && inGame.isCapture(move) && Move.to(last) == Move.to(move);
    }

    /** Whether all there is to see is that something can be taken for nothing, or for less: for beginners, whatever a weak player overlooks. */
    static boolean isGift(Position start, List<Integer> line) {
        int move = line.getFirst();
        Variant variant = start.variant();
        if (variant.hasDie() || line.size() > 1 || !start.isCapture(move) || WinProof.winsAtOnce(start, move, start.turn())) {
            return false;
        }
        int taken = variant.kind(Piece.kind(start.captured(move))).value();
        int taker = variant.kind(Piece.kind(start.piece(Move.from(move)))).value();
        Position after = start.copy();
        after.make(move);
        MoveList replies = new MoveList();
        after.legalMoves(replies);
        return taken >= taker || replies.stream().noneMatch(reply -> after.isCapture(reply) && Move.to(reply) == Move.to(move));
    }

    /** The right move, and on with the best answer and the next right move while there is exactly one. */
    private List<Integer> follow(Position start, Proof.Proved first) throws InterruptedException {
        List<Integer> line = new ArrayList<>(List.of(first.move()));
        Position position = start.copy();
        position.make(first.move());
        while (line.size() + 2 <= LONGEST && !position.outcome().isOver()) {
            Optional<Integer> answer = proof.answer(position, finder);
            if (answer.isEmpty()) {
                break;
            }
            position.make(answer.get());
            Optional<Integer> next = position.outcome().isOver() ? Optional.empty() : proof.goesOn(position, first.goal(), finder);
            if (next.isEmpty()) {
                break;
            }
            line.add(answer.get());
            line.add(next.get());
            position.make(next.get());
        }
        return line;
    }

    @Override
    public void close() {
        finder.close();
        grader.close();
    }

    /** How a variant's moves are proved to be the only right ones. */
    interface Proof {

        /** @param move the only right move */
        record Proved(int move, PuzzleGoal goal, Puzzle.Depths depths) {
        }

        /** A quick look that passes over most positions, and over moves that need no thought. */
        boolean isWorthALook(Position position, LineFinder finder, IntPredicate obvious) throws InterruptedException;

        /** The only right move, found the same at two depths; empty also where it needs no thought. */
        Optional<Proved> prove(Position position, LineFinder finder, IntPredicate obvious) throws InterruptedException;

        /** The other side's best answer; empty where the line ends here. */
        Optional<Integer> answer(Position position, LineFinder finder) throws InterruptedException;

        /** The only right move later in a line. */
        Optional<Integer> goesOn(Position position, PuzzleGoal goal, LineFinder finder) throws InterruptedException;
    }

    static Limits two(long nodes) {
        return Limits.ofNodes(nodes).withLines(2);
    }
}
