package rookery.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.Boards;
import rookery.engine.evaluation.Evaluation;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.Move;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

class SearchTest {

    private static final String PERPETUAL = "6k1/6p1/8/7Q/8/1p6/1pp5/7K w - - 0 1";

    private static SearchReport run(Position position, SearchLimits limits) {
        return new Search(4, 1).run(position, limits, report -> {
        });
    }

    private static SearchLimits nodes(long nodes) {
        return SearchLimits.NONE.withNodes(nodes);
    }

    @ParameterizedTest(name = "mate in {1}: {0}")
    @CsvSource(delimiter = '|', textBlock = """
            6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1                         | 1
            r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1 | 1
            7k/8/8/8/8/8/R7/1R5K w - - 0 1                               | 2
            kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1                            | 2
            r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1                        | 3
            1k5r/pP3ppp/3p2b1/1BN1n3/1Q2P3/P1B5/KP3P1P/7q w - - 1 1      | 3
            """)
    void findsTheShortestMate(String fen, int moves) {
        Position position = Boards.chess(fen);
        SearchReport report = run(position, nodes(400_000));
        assertThat(Scores.pliesToEnd(report.score())).isEqualTo(2 * moves - 1);
        assertThat(report.best().moves()).hasSize(2 * moves - 1);
        report.best().moves().forEach(position::make);
        assertThat(position.outcome()).isInstanceOf(Outcome.Win.class);
    }

    @ParameterizedTest(name = "{1} in {0}")
    @CsvSource(delimiter = '|', textBlock = """
            r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1    | f8c5
            2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1       | g3g6
            r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - 0 1        | h6h7
            """)
    void findsKnownCombinations(String fen, String best) {
        Position position = Boards.chess(fen);
        assertThat(Boards.squares(position, run(position, nodes(300_000)).move())).isEqualTo(best);
    }

    @Test
    void looksAheadWhereEveryMoveCaptures() {
        // Captures followed to their end would be the whole game: a depth of one was never left.
        assertThat(run(Position.start(Boards.variant("clobber")), nodes(20_000)).depth()).isGreaterThan(3);
    }

    @Test
    void prefersStalemateToLoss() {
        // A rook down White gives the queen away, after which its king has no move.
        Position position = Boards.chess("8/8/6k1/8/8/1q6/7r/K4Q2 w - - 0 1");
        assertThat(run(position, nodes(50_000)).score()).isEqualTo(Scores.DRAW);
    }

    @Test
    void avoidsStalemateWhenWinning() {
        Position position = Boards.chess("k7/8/2K5/8/8/8/8/1Q6 w - - 0 1");
        SearchReport report = run(position, nodes(50_000));
        assertThat(Scores.isProven(report.score())).isTrue();
        position.make(report.move());
        assertThat(position.outcome()).isNotInstanceOf(Outcome.Draw.class);
    }

    @Test
    void savesALostGameByRepetition() {
        // Black's pawns would win; the queen checks for ever.
        Position position = Boards.chess(PERPETUAL);
        SearchReport report = run(position, nodes(200_000));
        assertThat(report.score()).isEqualTo(Scores.DRAW);
    }

    @Test
    void seesNoRepetitionWhereTheRulesHaveNone() {
        Position position = Boards.of(Presets.CASUAL, PERPETUAL);
        assertThat(SearchProfile.of(Presets.CASUAL).repetition()).isFalse();
        assertThat(run(position, nodes(100_000)).score()).isNotEqualTo(Scores.DRAW);
    }

    @Test
    void seesTheDrawWithoutProgress() {
        Position position = Boards.chess("8/8/8/3k4/8/8/4K3/2Q5 w - - 99 80");
        assertThat(run(position, nodes(20_000)).score()).isEqualTo(Scores.DRAW);
        Position mate = Boards.chess("7k/8/5KQ1/8/8/8/8/8 w - - 99 80");
        assertThat(Scores.pliesToEnd(run(mate, nodes(20_000)).score())).isEqualTo(1);
    }

    @Test
    void nodeLimitIsExactAndRepeats() {
        Position position = Position.start(Presets.FIDE);
        SearchReport first = run(position, nodes(12_345));
        SearchReport second = run(position, nodes(12_345));
        assertThat(first.nodes()).isEqualTo(12_345);
        assertThat(second.lines()).isEqualTo(first.lines());
        assertThat(second.depth()).isEqualTo(first.depth());
    }

    @Test
    void givesSeveralLinesBestFirst() {
        Position position = Position.start(Presets.FIDE);
        SearchReport report = run(position, nodes(30_000).withLines(5));
        assertThat(report.lines()).hasSize(5);
        assertThat(report.lines().stream().map(SearchLine::move).distinct()).hasSize(5);
        assertThat(report.lines()).isSortedAccordingTo((a, b) -> b.score() - a.score());
    }

    @Test
    void keepsToTheMovesAskedFor() {
        Position position = Position.start(Presets.FIDE);
        int only = Move.of(8, 16);
        assertThat(run(position, nodes(5_000).withRootMoves(List.of(only))).move()).isEqualTo(only);
    }

    @Test
    void threadsAgreeOnAMate() {
        Position position = Boards.chess("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1");
        SearchReport report = new Search(8, 2).run(position, SearchLimits.NONE.withDepth(10), each -> {
        });
        assertThat(Scores.pliesToEnd(report.score())).isEqualTo(5);
    }

    /** How soon an order to stop is followed, counted in nodes: a node takes microseconds. */
    @Test
    void stopsWithinFewNodes() {
        Search search = new Search(4, 1);
        List<Long> atStop = new ArrayList<>();
        SearchReport last = search.run(Position.start(Presets.FIDE), SearchLimits.NONE, report -> {
            if (report.depth() == 6) {
                atStop.add(report.nodes());
                search.stop();
            }
        });
        assertThat(last.nodes()).isLessThanOrEqualTo(atStop.getFirst() + 128);
        assertThat(last.depth()).isEqualTo(6);
    }

    /** The machine may keep the search waiting until its time is up; the answer is still a move that was searched. */
    @Test
    void looksAtTheMovesEvenWhenItIsTooLate() {
        long[] now = {0};
        Search search = new Search(4, 1, Evaluation::of, () -> now[0] += 1_000_000_000L);
        Position position = Boards.chess("4k3/8/8/3q4/4P3/8/8/R3K2R w KQ - 0 1");
        SearchReport report = search.run(position, SearchLimits.NONE.withBudget(TimeBudget.exactly(1_000_000)), each -> {
        });
        assertThat(Boards.squares(position, report.move())).isEqualTo("e4d5");
    }

    @Test
    void anInterruptStops() throws InterruptedException {
        List<SearchReport> answers = new ArrayList<>();
        Search search = new Search(4, 1);
        Thread thread = Thread.ofPlatform().start(() -> answers.add(search.run(Position.start(Presets.FIDE),
                SearchLimits.NONE.withInfinite(true), report -> {
                    if (report.depth() == 4) {
                        Thread.currentThread().interrupt();
                    }
                })));
        thread.join();
        assertThat(answers).hasSize(1);
        assertThat(answers.getFirst().depth()).isEqualTo(4);
    }

    @Test
    void stopFromAnotherThreadEndsAnInfiniteSearch() throws InterruptedException {
        Search search = new Search(4, 1);
        List<SearchReport> answers = new ArrayList<>();
        Thread thread = Thread.ofPlatform().start(
                () -> answers.add(search.run(Position.start(Presets.FIDE), SearchLimits.NONE.withInfinite(true), report -> search.stop())));
        thread.join();
        assertThat(answers).hasSize(1);
    }

    @TestFactory
    List<DynamicTest> playsALegalGameOfEveryVariant() {
        return Variants.all().stream().filter(variant -> !variant.hasDie())
                .map(variant -> DynamicTest.dynamicTest(variant.id(), () -> playGame(variant))).toList();
    }

    private static void playGame(Variant variant) {
        Position position = Position.start(variant);
        Search search = new Search(1, 1);
        Map<Boolean, SearchLimits> limits = Map.of(true, nodes(150), false, nodes(60));
        for (int ply = 0; ply < 120 && !position.outcome().isOver(); ply++) {
            int move = search.run(position, limits.get(ply % 2 == 0), report -> {
            }).move();
            assertThat(position.isLegal(move)).as("ply %d of %s", ply, variant.id()).isTrue();
            position.make(move);
            assertThat(position.key()).isEqualTo(position.recomputedKey());
        }
    }
}
