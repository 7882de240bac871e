package rookery.engine.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.engine.Boards;
import rookery.engine.search.SearchNumber;
import rookery.engine.search.SearchNumbers;
import rookery.kernel.variant.Variant;

/** Tuning search, on the smallest board and with hardly any games. */
class SearchTunerTest {

    private static final List<Variant> VARIANTS = List.of(Boards.variant("gardner"), Boards.variant("los-alamos"));

    private static SearchTuner tuner(Path place, int steps, int threads, List<String> told) {
        return new SearchTuner(VARIANTS, new SearchTuner.Settings(steps, 2, 40, 2, threads, 5), place, told::add);
    }

    @Test
    void brokenOffItGoesOnToTheSameNumbersOnAnyNumberOfThreads(@TempDir Path folder) throws IOException, InterruptedException {
        SearchTuner.Outcome whole = tuner(folder.resolve("whole"), 4, 1, new ArrayList<>()).run();
        assertThat(whole.isDone()).isTrue();
        Path place = folder.resolve("broken");
        List<String> told = new ArrayList<>();
        SearchTuner[] stopping = new SearchTuner[1];
        stopping[0] = new SearchTuner(VARIANTS, new SearchTuner.Settings(4, 2, 40, 2, 1, 5), place,
                line -> stopping[0].stop());
        assertThat(stopping[0].run().isDone()).isFalse();
        SearchTuner.Outcome resumed = tuner(place, 4, 2, told).run();
        assertThat(told).first().isEqualTo("goes on after step 1");
        assertThat(resumed.numbers().text()).isEqualTo(whole.numbers().text()).isNotEqualTo(SearchNumbers.USUAL.text());
        assertThat(Files.readString(place)).isEqualTo(Files.readString(folder.resolve("whole")));
    }

    @Test
    void stepsAreOfTheVariantsInTurn(@TempDir Path folder) throws IOException, InterruptedException {
        List<String> told = new ArrayList<>();
        tuner(folder.resolve("place"), 3, 1, told).run();
        assertThat(told).satisfiesExactly(first -> assertThat(first).contains("gardner"),
                second -> assertThat(second).contains("los-alamos"),
                third -> assertThat(third).contains("gardner"));
    }

    @Test
    void leavesAFileOfAnotherTaskAsItIs(@TempDir Path folder) throws IOException {
        Path place = folder.resolve("place");
        Files.writeString(place, "my shopping list\n");
        assertThatThrownBy(() -> tuner(place, 3, 1, new ArrayList<>()).run()).isInstanceOf(IOException.class)
                .hasMessageContaining("belongs to another task");
        assertThat(Files.readString(place)).isEqualTo("my shopping list\n");
    }

    @Test
    void whatIsWrittenIsReadAgainAndWhatIsWrongIsNamed() {
        assertThat(SearchNumbers.read(SearchNumbers.USUAL.text().lines().toList()))
                .isInstanceOfSatisfying(SearchNumbers.Reading.Whole.class,
                        read -> assertThat(read.numbers().text()).isEqualTo(SearchNumbers.USUAL.text()));
        assertThat(SearchNumbers.read(List.of("# mine", "", "razoring 300"))).isInstanceOfSatisfying(SearchNumbers.Reading.Whole.class,
                read -> assertThat(read.numbers().text()).contains("razoring 300\n")
                        .contains("probcut " + SearchNumber.PROBCUT.usual() + "\n"));
        assertThat(problem("courage 3")).contains("line 1").contains("courage");
        assertThat(problem("razoring much")).contains("whole number");
        assertThat(problem("razoring 100000")).contains("between 80 and 500");
    }

    private static String problem(String line) {
        return ((SearchNumbers.Reading.Refused) SearchNumbers.read(List.of(line))).problem();
    }
}
