package rookery.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.Boards;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * The search's signature, as {@code rookery bench} prints it. A number that changes without a wish to change search or evaluation is a bug; a commit that
 * changes it on purpose says so.
 */
class SearchSignatureTest {

    @ParameterizedTest
    @CsvSource(textBlock = """
            fide, 103482
            chess960, 19540
            classic, 19540
            casual, 19540
            course, 19540
            xxl, 28877
            capablanca, 24390
            gothic, 20554
            janus, 24771
            grand, 27731
            gardner, 20358
            los-alamos, 15389
            knightmate, 17386
            almost, 23326
            king-of-the-hill, 17834
            three-check, 21929
            racing-kings, 16775
            """)
    void staysAsItIs(String variant, long nodes) {
        assertThat(SearchBench.run(Boards.variant(variant)).nodes()).isEqualTo(nodes);
    }

    /** Some variants open like chess, so that their numbers above are the same; where their rules differ, the work does. */
    @Test
    void variantsThatOpenAlikeAreSearchedByTheirOwnRules() {
        // Castling out of, through and into attack, pawns about to promote, a shuffled back rank, a long way to a draw by the count of moves.
        List<String> positions = List.of("r3k2r/P5P1/8/2r5/5R2/8/p5p1/R3K2R w KQkq - 0 1", "2k4r/8/8/8/8/1q6/8/K6Q w - - 97 80",
                "5rk1/6pp/8/8/8/8/4q1PP/3Q3K w - - 4 40");
        Map<String, List<Long>> work = new HashMap<>();
        for (String variant : List.of("classic", "casual", "fide")) {
            work.put(variant, positions.stream().map(fen -> nodes(Boards.variant(variant), fen)).toList());
        }
        work.put("chess960", List.of(nodes(Boards.variant("chess960"), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1")));
        assertThat(work.values()).as("nodes by variant: " + work).doesNotHaveDuplicates();
        // Course chess is casual chess by another name.
        assertThat(positions.stream().map(fen -> nodes(Boards.variant("course"), fen)).toList()).isEqualTo(work.get("casual"));
    }

    private static long nodes(Variant variant, String fen) {
        Setup setup = ((Fen.Read) Fen.read(variant, fen)).setup();
        Position position = ((Verdict.Playable) Position.of(variant, setup)).position();
        return new Search(1, 1).run(position, SearchLimits.NONE.withDepth(6), _ -> {
        }).nodes();
    }

    @Test
    void aSecondRunGivesTheSame() {
        assertThat(SearchBench.run(Boards.variant("gardner")).nodes()).isEqualTo(SearchBench.run(Boards.variant("gardner")).nodes());
        assertThat(Variants.all()).isNotEmpty();
    }
}
