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
 * Finds the puzzles in games of one variant. A shallow search rejects most positions; the rest are proved by two searches, the second much deeper,
 * and followed as long as there is one right move. The same game gives the same puzzles, whatever came before. Mutable, for one thread.
 */
public final class PuzzleMaker implements AutoCloseable {

    /** The opening is skipped. */
    private static final int FIRST_PLY = 8;
    private static final int FEWEST_MOVES = 3;
    private static final int MOST_PER_GAME = 6;
    private static final int LONGEST = 11;
    /** The highest rating of a puzzle that only takes what is given away. */
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
     * A maker for that variant; empty if no installed bot can analyse it.
     *
     * @param seed determines the errors of the players that try the puzzles
     */
    public static Optional<PuzzleMaker> of(Variant variant, long seed) {
        return LineFinder.of(variant)
                .map(finder -> new PuzzleMaker(finder, Grader.of(variant, seed),
                        variant.hasDie() ? new DiceProof() : new SearchProof(variant)));
    }

    /** The puzzles of the game's main line, in order. */
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
        // Without the game's history, as the solver sees it.
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

    /** Recapturing takes no thought. */
    private static boolean isObvious(Position inGame, int move) {
        int last = inGame.ply() == 0 ? Move.NONE : inGame.lastMove();
        boolean afterRoll = Move.isRoll(last);
        if (afterRoll) {
            return WinProof.winsAtOnce(inGame, move, inGame.turn());
        }
        return inGame.lastCaptured() != 0 && inGame.isCapture(move) && Move.to(last) == Move.to(move);
    }

    /** Whether the only point is to take something for nothing, or for less: that is for beginners, whatever a weak player overlooks. */
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

    /** The right move, followed by the best reply and the next right move as long as there is exactly one. */
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

    /** Proves that a move is the only right one. */
    interface Proof {

        /** @param move the only right move */
        record Proved(int move, PuzzleGoal goal, Puzzle.Depths depths) {
        }

        /** A quick test that rejects most positions, and moves that take no thought. */
        boolean isWorthALook(Position position, LineFinder finder, IntPredicate obvious) throws InterruptedException;

        /** The only right move, the same at two depths; also empty if it takes no thought. */
        Optional<Proved> prove(Position position, LineFinder finder, IntPredicate obvious) throws InterruptedException;

        /** The other side's best reply; empty if the line ends here. */
        Optional<Integer> answer(Position position, LineFinder finder) throws InterruptedException;

        /** The only right move later in a line. */
        Optional<Integer> goesOn(Position position, PuzzleGoal goal, LineFinder finder) throws InterruptedException;
    }

    static Limits two(long nodes) {
        return Limits.ofNodes(nodes).withLines(2);
    }
}
