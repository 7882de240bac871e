package rookery.engine.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.engine.evaluation.Evaluation;
import rookery.engine.evaluation.NetEvaluation;
import rookery.kernel.catalogue.RulesHash;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/** The nets that come with the program. */
class ShippedNetsTest {

    private static final int MOST_BYTES = 5_000_000;

    @Test
    void everyOneBelongsToAVariantOfTheCatalogueAndTellsWhyItIsHere() throws IOException {
        Map<String, Variant> byRules = Variants.all().stream()
                .collect(Collectors.toMap(RulesHash::of, Function.identity(), (first, second) -> first));
        long bytes = 0;
        for (Map.Entry<String, String> each : Nets.shippedNames().entrySet()) {
            assertThat(byRules).containsKey(each.getKey());
            Variant variant = byRules.get(each.getKey());
            try (InputStream in = Objects.requireNonNull(Nets.class.getResourceAsStream("shipped/" + each.getValue()))) {
                byte[] all = in.readAllBytes();
                bytes += all.length;
                assertThat(Nets.read(all, variant)).isInstanceOf(NetFile.Reading.Whole.class);
            }
            Net net = Nets.of(variant).orElseThrow();
            assertThat(net.card()).containsKeys("variant", "positions", "rounds", "width", "command", "match", "loss");
            assertThat(net.card().get("command")).startsWith("rookery train " + variant.id() + " --games ");
            assertThat(Evaluation.of(variant)).isInstanceOf(NetEvaluation.class);
            assertThat(Evaluation.of(variant).evaluate(Position.start(variant))).isBetween(-300, 300);
        }
        assertThat(bytes).isLessThan(MOST_BYTES);
    }

    @Test
    void theyServeTheGamesTheyWereTrainedFor() {
        assertThat(Nets.shippedNames().values()).containsExactlyInAnyOrderElementsOf(
                List.of("almost.net", "capablanca.net", "gardner.net", "gothic.net", "grand.net", "janus.net", "king-of-the-hill.net",
                        "knightmate.net", "los-alamos.net",
                        "racing-kings.net",
                        "three-check.net", "xxl.net"));
    }
}
