package rookery.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.kernel.notation.San;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** W-27: openings have names, whatever the order of the moves. */
class OpeningNamesTest {

    private static Optional<OpeningName> name(Variant variant, String moves) {
        Position start = Position.start(variant);
        Position position = start.copy();
        List<Integer> actions = new ArrayList<>();
        for (String san : moves.split(" ")) {
            int move = San.parse(position, san);
            assertThat(move).as(() -> San.explain(position, san)).isNotZero();
            actions.add(move);
            position.make(move);
        }
        return OpeningNames.of(start, actions);
    }

    private static List<String> lines() throws IOException {
        try (InputStream in = OpeningNames.class.getResourceAsStream("openings.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.startsWith("#")).toList();
        }
    }

    @Test
    void everyLineIsLegalAndHasItsOwnName() throws IOException {
        List<String> lines = lines();
        assertThat(lines).hasSizeGreaterThan(350);
        Map<String, String> positions = new HashMap<>();
        for (String line : lines) {
            String[] fields = line.split(" \\| ");
            assertThat(fields).as(line).hasSize(3);
            assertThat(fields[0]).as(line).matches("[A-E][0-9][0-9]");
            // Legal, and nothing later in the table has taken its position.
            assertThat(name(Presets.FIDE, fields[2])).as(line).contains(new OpeningName(fields[0], fields[1]));
            assertThat(positions.put(fields[1], line)).as(line).isNull();
        }
    }

    @Test
    void aTranspositionIsFound() {
        assertThat(name(Presets.FIDE, "d4 d5 c4 e6 Nc3 Nf6")).contains(new OpeningName("D35", "Queen's Gambit Declined, Normal Defence"));
        assertThat(name(Presets.FIDE, "c4 Nf6 Nc3 e6 d4 d5")).isEqualTo(name(Presets.FIDE, "d4 d5 c4 e6 Nc3 Nf6"));
        assertThat(name(Presets.FIDE, "Nf3 Nc6 e4 e5 Bb5")).get().extracting(OpeningName::name).isEqualTo("Ruy Lopez");
    }

    @Test
    void theLastNameHoldsWhenTheBookEnds() {
        assertThat(name(Presets.FIDE, "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 a3 h6 b3")).get().extracting(OpeningName::name)
                .isEqualTo("Sicilian Defence, Najdorf Variation");
        assertThat(name(Presets.FIDE, "a3")).get().extracting(OpeningName::eco).isEqualTo("A00");
    }

    @Test
    void otherGamesHaveNone() {
        assertThat(name(Presets.XXL, "e4")).isEmpty();
        assertThat(name(Variants.named("atomic").orElseThrow(), "Nf3 d5")).isEmpty();
        assertThat(name(Presets.CLASSIC, "e4 e5")).isPresent();
        assertThat(OpeningNames.of(Position.start(Presets.DICE), List.of())).isEmpty();
    }
}
