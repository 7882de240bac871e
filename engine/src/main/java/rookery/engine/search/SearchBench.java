package rookery.engine.search;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/**
 * A fixed amount of work. The number of nodes one thread searches is the search's signature, which changes only with search or evaluation; the time
 * it takes is the speed.
 */
public final class SearchBench {

    private static final int STANDARD_DEPTH = 10;
    private static final int VARIANT_DEPTH = 8;
    private static final int VARIANT_PLIES = 8;
    private static final int MEGABYTES = 8;
    private static final int MEGABYTES_OF_THREADS = 256;

    /** Openings, middlegames and endgames of many kinds. */
    private static final List<String> STANDARD = List.of(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
            "rnbqkb1r/pp3ppp/4pn2/2pp4/2PP4/2N2N2/PP2PPPP/R1BQKB1R w KQkq - 0 5",
            "r1bq1rk1/ppp1ppbp/2np1np1/8/2PP4/2N1PN2/PP2BPPP/R1BQ1RK1 w - - 2 8",
            "r2q1rk1/1p1nbppp/p2pbn2/4p3/4P3/1NN1BP2/PPPQ2PP/2KR1B1R w - - 4 11",
            "2rq1rk1/pb1nbppp/1p2pn2/2pp4/3P1B2/2PBPN2/PPQN1PPP/3R1RK1 w - - 0 11",
            "r3r1k1/1bq2ppp/p1pb1n2/1p1p4/3P4/P1NBPQ1P/1PP2PP1/R1B2RK1 w - - 0 14",
            "4rrk1/pp1n1ppp/2p5/q2p1b2/3P4/P1Q1PN2/1P3PPP/R1R3K1 b - - 0 18",
            "3r2k1/pp3ppp/2n1b3/4P3/8/2P2N2/P4PPP/3BR1K1 b - - 2 22",
            "8/pp3pk1/2p3p1/4n2p/P3P2P/1PN3P1/5PK1/8 w - - 0 30",
            "6k1/5ppp/3r4/p7/1p2R3/1P4P1/P4PKP/8 b - - 0 33",
            "8/2k5/p1p2p2/1p1p1P2/1P1P1K2/P1P5/8/8 w - - 0 45",
            "8/8/1R6/5pk1/5p2/5K2/r5P1/8 w - - 0 52",
            "2q3k1/1b3pp1/p3p2p/1p1pP3/3P2Q1/P2B3P/1P3PP1/6K1 w - - 0 27");

    /**
     * The work done for one variant.
     *
     * @param nodes the signature
     */
    public record Result(Variant variant, long nodes, long nanos) {

        public long nodesPerSecond() {
            return nanos <= 0 ? 0 : Math.round(nodes * 1e9 / nanos);
        }
    }

    private SearchBench() {
    }

    /** Searches the positions above for ordinary chess, and the first plies of a game against itself for any other variant without a die. */
    public static Result run(Variant variant) {
        boolean standard = variant.equals(Presets.FIDE);
        return sum(variant, warm(variant, MEGABYTES, 1), SearchLimits.NONE.withDepth(standard ? STANDARD_DEPTH : VARIANT_DEPTH), standard);
    }

    /** Searches each of the same positions for that time, on so many threads. The nodes are those of all threads. */
    public static Result run(Variant variant, int threads, long nanosEach) {
        return sum(variant, warm(variant, MEGABYTES_OF_THREADS, threads), SearchLimits.NONE.withBudget(TimeBudget.exactly(nanosEach)),
                true);
    }

    /** The first search of a variant allocates the tables of each thread, which is not to be timed. */
    private static Search warm(Variant variant, int megabytes, int threads) {
        Search search = new Search(megabytes, threads);
        search.run(Position.start(variant), SearchLimits.NONE.withDepth(1), each -> {
        });
        search.newGame();
        return search;
    }

    private static Result sum(Variant variant, Search search, SearchLimits limits, boolean freshEach) {
        long nodes = 0;
        long nanos = 0;
        for (Position position : positions(variant)) {
            if (freshEach) {
                search.newGame();
            }
            SearchReport report = search.run(position, limits, each -> {
            });
            nodes += report.nodes();
            nanos += report.nanos();
        }
        return new Result(variant, nodes, nanos);
    }

    private static List<Position> positions(Variant variant) {
        if (variant.equals(Presets.FIDE)) {
            return STANDARD.stream().map(SearchBench::position).toList();
        }
        List<Position> positions = new ArrayList<>();
        Position position = Position.start(variant);
        MoveList moves = new MoveList();
        for (int ply = 0; ply < VARIANT_PLIES && !position.outcome().isOver(); ply++) {
            positions.add(position.copy());
            // Plays a move chosen by number rather than the best one, so that the work does not depend on the search's choice.
            position.legalMoves(moves);
            position.make(lowest(moves, ply));
        }
        return positions;
    }

    private static int lowest(MoveList moves, int ply) {
        int[] sorted = moves.stream().sorted().toArray();
        return sorted[(ply * 7 + 3) % sorted.length];
    }

    private static Position position(String fen) {
        if (Fen.read(Presets.FIDE, fen) instanceof Fen.Read read
                && Position.of(Presets.FIDE, read.setup()) instanceof Verdict.Playable playable) {
            return playable.position();
        }
        throw new IllegalStateException(fen);
    }
}
