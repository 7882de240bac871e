package rookery.learn.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.position.Outcome;

/** What comes with the program is whole, and says nothing that is not so. */
final class ShippedPuzzlesTest {

    @ParameterizedTest
    @ValueSource(strings = {"fide", "xxl", "dice"})
    void everyPuzzleIsReadAndItsThemesAreThere(String id) throws IOException {
        try (InputStream in = ShippedPuzzles.class.getResourceAsStream(id + ".puzzles.gz");
                GZIPInputStream plain = new GZIPInputStream(in)) {
            PuzzleFile.Contents contents = PuzzleFile.read(plain);
            assertThat(contents.problems()).isEmpty();
            List<Puzzle> puzzles = ShippedPuzzles.of(Variants.named(id).orElseThrow());
            assertThat(puzzles).isEqualTo(contents.puzzles()).hasSizeGreaterThanOrEqualTo(300);
            assertThat(puzzles).extracting(Puzzle::place).doesNotHaveDuplicates();
            for (Puzzle puzzle : puzzles) {
                Outcome end = puzzle.after(puzzle.line().size()).outcome();
                if (puzzle.themes().contains(Theme.MATE)) {
                    assertThat(end).isInstanceOf(Outcome.Win.class);
                }
                if (PuzzleMaker.isGift(puzzle.start(), puzzle.line())) {
                    assertThat(puzzle.rating()).isLessThanOrEqualTo(PuzzleMaker.GIFT);
                }
                assertThat(puzzle.rating()).isGreaterThanOrEqualTo(Grader.least(puzzle.line().size()));
                assertThat(puzzle.themes()).isEqualTo(Themes.of(puzzle.start(), puzzle.line(), puzzle.goal()));
            }
        }
    }
}
