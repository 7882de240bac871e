package rookery.archive.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.position.Perft;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

class FairyWriterTest {

    private static long perft(Variant variant, int depth) {
        return Perft.count(Position.start(variant), depth);
    }

    @Test
    void whatIsWrittenIsTheSameGameWhenReadBack() {
        List<String> written = new ArrayList<>();
        for (Variant variant : Variants.all()) {
            if (FairyWriter.write(variant) instanceof FairyWriter.Written(String section)) {
                FairyVariants.Result back = FairyVariants.read(section).getFirst();
                assertThat(back).as(section).isInstanceOf(FairyVariants.Accepted.class);
                Variant read = ((FairyVariants.Accepted) back).variant();
                int depth = variant.wild().isNone() ? 3 : 2;
                assertThat(perft(read, depth)).as(section).isEqualTo(perft(variant, depth));
                written.add(variant.id());
            }
        }
        assertThat(written).contains("fide", "capablanca", "king-of-the-hill", "three-check", "atomic", "crazyhouse", "antichess",
                "racing-kings", "duck", "knightmate");
    }

    @Test
    void whatItsRulesCannotSayIsNamed() {
        assertThat(FairyWriter.write(Presets.DICE)).isInstanceOfSatisfying(FairyWriter.Refused.class,
                refused -> assertThat(refused.reasons()).contains("It knows no dice."));
        assertThat(FairyWriter.write(Presets.XXL)).isInstanceOfSatisfying(FairyWriter.Refused.class,
                refused -> assertThat(refused.reasons()).anyMatch(reason -> reason.contains("12 files")));
    }
}
