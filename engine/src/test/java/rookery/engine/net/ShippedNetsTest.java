package rookery.engine.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.engine.Boards;
import rookery.engine.dice.DiceEvaluation;
import rookery.engine.evaluation.Evaluation;
import rookery.engine.evaluation.NetEvaluation;
import rookery.engine.search.Search;
import rookery.engine.search.SearchLimits;
import rookery.kernel.catalogue.RulesHash;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.Stalemate;
import rookery.kernel.variant.Variant;

/** The nets that come with the program. */
class ShippedNetsTest {

    private static final int MOST_BYTES = 5_000_000;

    @Test
    void everyOneBelongsToAVariantOfTheCatalogueAndTellsWhyItIsHere() {
        Map<String, Variant> byRules = Variants.all().stream()
                .collect(Collectors.toMap(RulesHash::of, Function.identity(), (first, second) -> first));
        for (Map.Entry<String, Nets.ShippedNet> each : Nets.shipped().entrySet()) {
            assertThat(byRules).containsKey(each.getKey());
            Variant variant = byRules.get(each.getKey());
            Net net = Nets.of(variant).orElseThrow();
            assertThat(net.card()).containsKeys("variant", "positions", "rounds", "width", "command", "match", "loss");
            assertThat(net.card().get("command"))
                    .matches("rookery (train|selfplay rookery\\S* --variant) " + net.card().get("variant") + " .*--games .*");
            if (variant.hasDie()) {
                assertThat(new DiceEvaluation(variant, Optional.of(net)).of(Position.start(variant))).isBetween(-0.3, 0.3);
                continue;
            }
            assertThat(Evaluation.of(variant)).isInstanceOf(NetEvaluation.class);
            assertThat(Evaluation.of(variant).evaluate(Position.start(variant))).isBetween(-300, 300);
        }
        assertThat(Nets.shipped().values().stream().map(Nets.ShippedNet::file).distinct()
                .mapToLong(file -> new Nets.ShippedNet(file, "").bytes().length).sum()).isLessThan(MOST_BYTES);
    }

    /** Whoever starts from another position or draws by other rules still plays the game that was learnt. */
    @Test
    void serveTheirGameFromAnyStartAndWithAnyDraws() {
        Variant gothic = Boards.variant("gothic");
        Variant rearranged = gothic
                .withStart(Boards.of(gothic, "rnacqkbbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNACQKBBNR w KQkq - 0 1").setup());
        Variant endless = gothic.with(draft -> draft.draws = DrawRules.NONE);
        Variant ended = gothic.with(draft -> draft.stalemate = Stalemate.LOSS);
        for (Variant each : List.of(rearranged, endless)) {
            assertThat(Nets.of(each)).isEmpty();
            assertThat(Evaluation.of(each)).isInstanceOf(NetEvaluation.class);
            assertThat(Evaluation.of(each).evaluate(Position.start(each)))
                    .isEqualTo(Evaluation.of(gothic).evaluate(Boards.of(gothic, Fen.write(Position.start(each)))));
        }
        assertThat(Evaluation.of(ended)).isNotInstanceOf(NetEvaluation.class);
    }

    /** Whoever makes a game of his own may give it any name. */
    @Test
    void leaveOtherGamesOfTheSameNameAlone() {
        for (String id : List.of("fide", "gothic", "amazons")) {
            Variant namesake = Boards.variant("xxl").with(draft -> draft.id = id);
            assertThat(Nets.inUse(namesake)).map(Nets.NetInUse::of).as("its own").contains(namesake);
            assertThat(Evaluation.of(namesake).evaluate(Position.start(namesake))).isBetween(-300, 300);
        }
    }

    /** Even where it has fewer kinds of pieces than stand in the start position of the known game. */
    @Test
    void leaveAGameOfTwoKindsAloneThatIsCalledLikeAKnownOne() {
        for (String id : List.of("fide", "horde")) {
            VariantReader.Result read = VariantReader.read("""
                    {"id": "%s", "name": "Two kings and two bishops", "family": "mine", "summary": "Two kinds.", "board": "8x8",
                     "pieces": {"K": {"name": "king", "moves": "K", "royal": true}, "B": {"name": "bishop", "moves": "B"}},
                     "start": "b3k3/8/8/8/8/8/8/B3K3 w - - 0 1", "forward": "up", "castling": "off", "promotion": "never",
                     "goals": ["checkmate"]}""".formatted(id));
            assertThat(read).isInstanceOf(VariantReader.Accepted.class);
            Variant own = ((VariantReader.Accepted) read).variant();
            assertThat(Nets.inUse(own)).isEmpty();
            assertThat(new Search(1, 1).run(Position.start(own), SearchLimits.NONE.withDepth(2), _ -> {}).nodes()).isPositive();
        }
    }

    @Test
    void theyServeTheGamesTheyWereTrainedForAndTheirSisters() {
        Map<String, String> fileOfGame = new TreeMap<>();
        Variants.all().forEach(variant -> {
            Nets.ShippedNet net = Nets.shipped().get(RulesHash.of(variant));
            if (net != null) {
                fileOfGame.put(variant.id(), net.file());
            }
        });
        assertThat(fileOfGame).containsEntry("xxl", "xxl.net").containsEntry("gothic", "capablanca.net")
                .containsEntry("janus", "capablanca.net").containsEntry("embassy", "capablanca.net")
                .containsKeys("almost", "capablanca", "fide", "gardner", "grand", "king-of-the-hill", "knightmate", "los-alamos",
                        "racing-kings",
                        "three-check");
        for (String id : List.of("chess960", "classic", "casual", "course", "no-castling", "raazuvaa", "five-check")) {
            assertThat(fileOfGame).containsEntry(id, "fide.net");
        }
        assertThat(Nets.of(Boards.variant("janus")).orElseThrow().inputs())
                .isLessThan(Nets.of(Boards.variant("gothic")).orElseThrow().inputs());
    }
}
