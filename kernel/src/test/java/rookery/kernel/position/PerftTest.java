package rookery.kernel.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** Node counts that others have published, a hundred times as many with {@code -Pfull}. They run without the coverage agent (see the tag in this module's pom). */
@Tag("counting")
class PerftTest {

    private static final String DATASET = "/com/fathzer/jchess/perft/";

    /** One line of the data set: a position and its counts from depth 1. */
    private record Entry(String fen, List<Long> counts) {

        static Entry of(String line) {
            String[] fields = line.split(";");
            List<Long> counts = new ArrayList<>();
            for (int i = 1; i < fields.length; i++) {
                counts.add(Long.parseLong(fields[i].strip().split(" ")[1]));
            }
            return new Entry(fields[0].strip(), counts);
        }

        /** The least depth that reaches that many nodes, otherwise the deepest known. */
        int depthFor(long nodes) {
            int depth = 1;
            while (depth < counts.size() && counts.get(depth - 1) < nodes) {
                depth++;
            }
            return depth;
        }
    }

    @Test
    void publishedStandardPositionsTo20ThousandNodes() throws IOException {
        checkAll(Presets.FIDE, "Perft.epd", 20_000);
    }

    @Test
    void publishedChess960PositionsTo20ThousandNodes() throws IOException {
        checkAll(Presets.CHESS960, "Perft960.epd", 20_000);
    }

    @Test
    @Tag("slow")
    void publishedStandardPositionsTo5MillionNodes() throws IOException {
        checkAll(Presets.FIDE, "Perft.epd", 5_000_000);
    }

    @Test
    @Tag("slow")
    void publishedChess960PositionsTo5MillionNodes() throws IOException {
        checkAll(Presets.CHESS960, "Perft960.epd", 5_000_000);
    }

    private static void checkAll(Variant variant, String file, long nodes) throws IOException {
        List<Entry> entries = entries(file);
        assertThat(entries).hasSizeGreaterThan(900);
        List<String> wrong = entries.parallelStream().map(entry -> check(variant, entry, nodes)).filter(problem -> !problem.isEmpty())
                .toList();
        assertThat(wrong).isEmpty();
    }

    private static String check(Variant variant, Entry entry, long nodes) {
        int depth = entry.depthFor(nodes);
        long found = Perft.count(Scene.of(variant, entry.fen()).position, depth);
        long wanted = entry.counts().get(depth - 1);
        return found == wanted ? "" : entry.fen() + " depth " + depth + ": " + found + " instead of " + wanted;
    }

    private static List<Entry> entries(String file) throws IOException {
        InputStream stream = Objects.requireNonNull(PerftTest.class.getResourceAsStream(DATASET + file));
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.isBlank()).map(Entry::of).toList();
        }
    }

    @ParameterizedTest
    @CsvSource({"1,46", "2,2116", "3,111887"})
    void xxlStart(int depth, long nodes) {
        assertThat(Perft.count(Position.start(Presets.XXL), depth)).isEqualTo(nodes);
    }

    @Test
    @Tag("slow")
    void xxlStartDeeper() {
        xxlStart(4, 5_905_087);
    }

    @Test
    void divideAddsUp() {
        Position position = Position.start(Presets.FIDE);
        assertThat(Perft.divide(position, 4).values().stream().mapToLong(Long::longValue).sum()).isEqualTo(Perft.count(position, 4));
    }
}
