package rookery.engine.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import rookery.engine.evaluation.Evaluation;
import rookery.engine.search.Scores;
import rookery.engine.search.Search;
import rookery.engine.search.SearchLimits;
import rookery.engine.search.SearchReport;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.chance.SplitMix64;

/**
 * Games of the engine against itself, at a fixed number of nodes a move and from random openings: the same seed gives the same games on every machine.
 * Only quiet positions are kept, whose evaluation can be compared with the rest of the game.
 */
final class TrainingGames {

    private static final int LONGEST = 300;
    private static final int SHORTEST_OPENING = 6;
    private static final int OPENING_CHOICES = 6;
    /** An opening worse than this for one side tells little about evaluation. */
    private static final int LARGEST_START = 250;
    private static final int DECIDED = 900;
    private static final int DECIDED_PLIES = 5;
    private static final double KEPT = 0.4;

    private final Variant variant;
    private final long nodes;
    private final long seed;
    private final Search search;
    private long drawn;

    TrainingGames(Variant variant, long nodes, long seed) {
        this.variant = variant;
        this.nodes = nodes;
        this.seed = seed;
        search = new Search(4, 1, Evaluation::derived, () -> 0);
    }

    private long draw() {
        return SplitMix64.at(seed, drawn++);
    }

    /**
     * Plays the game with that number and passes on each position kept, with White's result from 0 to 1 and White's score by search in
     * hundredths of a pawn.
     */
    void play(int number, BiConsumer<Position, Target> keep) {
        drawn = (long) number << 20;
        search.newGame();
        Position position = opening();
        GamePositions kept = new GamePositions();
        int decided = 0;
        double result = 0.5;
        for (int ply = 0; ply < LONGEST; ply++) {
            Outcome outcome = position.outcome();
            if (outcome.isOver()) {
                result = result(outcome);
                break;
            }
            SearchReport report = search.run(position, SearchLimits.NONE.withNodes(nodes), each -> {
            });
            int white = position.turn() == Side.WHITE ? report.score() : -report.score();
            if (ply == 0 && Math.abs(white) > LARGEST_START) {
                return;
            }
            decided = Math.abs(white) > DECIDED ? decided + 1 : 0;
            if (decided >= DECIDED_PLIES) {
                result = white > 0 ? 1 : 0;
                break;
            }
            boolean chosen = (draw() >>> 11) * 0x1p-53 < KEPT;
            if (chosen && isQuiet(position, report)) {
                kept.add(position.copy(), white);
            }
            position.make(report.move());
        }
        kept.handOver(result, keep);
    }

    private Position opening() {
        MoveList moves = new MoveList();
        while (true) {
            Position position = Position.start(variant);
            int length = SHORTEST_OPENING + SplitMix64.below(OPENING_CHOICES, draw());
            for (int i = 0; i < length && !position.outcome().isOver(); i++) {
                position.legalMoves(moves);
                position.make(moves.get(SplitMix64.below(moves.size(), draw())));
            }
            if (!position.outcome().isOver()) {
                return position;
            }
        }
    }

    private static boolean isQuiet(Position position, SearchReport report) {
        return !position.inCheck() && !position.isCapture(report.move()) && !Move.isPromotion(report.move())
                && !Scores.isProven(report.score());
    }

    private static double result(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win(Side winner, _) -> winner == Side.WHITE ? 1 : 0;
            case Outcome.Draw _,Outcome.Ongoing _ -> 0.5;
        };
    }

    /** The positions kept of one game until its result is known; mutable. */
    private static final class GamePositions {

        private record Moment(Position position, int score) {
        }

        private final List<Moment> moments = new ArrayList<>();

        void add(Position position, int score) {
            moments.add(new Moment(position, score));
        }

        void handOver(double result, BiConsumer<Position, Target> keep) {
            for (Moment moment : moments) {
                keep.accept(moment.position, new Target(result, moment.score));
            }
        }
    }
}
