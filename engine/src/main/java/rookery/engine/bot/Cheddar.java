package rookery.engine.bot;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import rookery.engine.evaluation.PieceValues;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;

/** Cheddar (L-08): two plies of alpha-beta on material plus five times a piece-square table. Plays every game without dice. */
public final class Cheddar implements BotProvider {

    @Override
    public String id() {
        return "cheddar";
    }

    @Override
    public String displayName() {
        return "Cheddar";
    }

    @Override
    public String description() {
        return "Looks one move of each side ahead, counts pieces and likes good squares. Always plays the same.";
    }

    @Override
    public boolean plays(Variant variant) {
        return !variant.hasDie();
    }

    @Override
    public Bot create(BotSettings settings) {
        return new Player();
    }

    private static final class Player implements Bot {

        private static final int DEPTH = 2;
        private static final int WIN = 1_000_000;
        private static final int PLACE = 5;
        private static final int POLL_MASK = 15;
        /** Two plies of almost any game have fewer positions; the game of the amazons has millions. */
        private static final int MOST_SEEN = 200_000;
        private static final Duration OVERHEAD = Duration.ofMillis(20);

        private int[] values = {};
        private int[] places = {};
        private BoardShape shape = BoardShape.CHESS;
        private long start;
        private long budget;
        private int seen;
        private boolean late;

        @Override
        public int choose(Position position, Limits limits, Consumer<Thought> progress) {
            start = System.nanoTime();
            budget = Thinking.limits(limits, position.turn(), OVERHEAD).budget().hard();
            late = false;
            seen = 0;
            values = PieceValues.of(position.variant());
            shape = position.shape();
            places = new int[shape.squares()];
            for (int square = 0; square < places.length; square++) {
                places[square] = place(square);
            }
            MoveList moves = new MoveList();
            position.legalMoves(moves);
            int best = Move.NONE;
            int alpha = -2 * WIN;
            for (int i = 0; i < moves.size() && !(late && best != Move.NONE); i++) {
                int move = moves.get(i);
                if (!limits.moves().isEmpty() && !limits.moves().contains(move)) {
                    continue;
                }
                position.make(move);
                int score = -alphaBeta(position, DEPTH - 1, -2 * WIN, -alpha);
                position.unmake();
                if (score > alpha && !late || best == Move.NONE) {
                    alpha = Math.max(alpha, score);
                    best = move;
                }
            }
            progress.accept(Thought.of(DEPTH, new Score.Centipawns(Math.clamp(alpha, -30_000, 30_000)), List.of(best), 0, 0));
            return best;
        }

        /** The nearer to the middle the better, from 0 at a corner. */
        private int place(int square) {
            int file = shape.file(square);
            int rank = shape.rank(square);
            return Math.min(file, shape.files() - 1 - file) + Math.min(rank, shape.ranks() - 1 - rank);
        }

        private int alphaBeta(Position position, int depth, int from, int beta) {
            // Two plies are instant on most boards, but take minutes on a crowded large one.
            late |= ++seen > MOST_SEEN
                    || (seen & POLL_MASK) == 0 && (Thread.currentThread().isInterrupted() || System.nanoTime() - start >= budget);
            if (late) {
                return 0;
            }
            int ended = switch (position.outcome()) {
                case Outcome.Win(Side side, _) -> side == position.turn() ? WIN + depth : -WIN - depth;
                case Outcome.Draw _ -> 0;
                case Outcome.Ongoing() -> Integer.MIN_VALUE;
            };
            if (ended != Integer.MIN_VALUE) {
                return ended;
            }
            if (depth == 0) {
                return balance(position);
            }
            int alpha = from;
            MoveList moves = new MoveList();
            position.legalMoves(moves);
            for (int i = 0; i < moves.size() && alpha < beta; i++) {
                position.make(moves.get(i));
                alpha = Math.max(alpha, -alphaBeta(position, depth - 1, -beta, -alpha));
                position.unmake();
            }
            return alpha;
        }

        private int balance(Position position) {
            int sum = 0;
            for (int square = 0; square < places.length; square++) {
                int piece = position.piece(square);
                if (Piece.isPiece(piece)) {
                    boolean royal = position.isRoyal(piece);
                    int worth = royal ? -PLACE * places[square] : values[Piece.kind(piece)] + PLACE * places[square];
                    sum += Piece.side(piece) == position.turn() ? worth : -worth;
                }
            }
            return sum;
        }
    }
}
