package rookery.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

class RuleCardsTest {

    private static List<VariantProblem> problems(Variant variant) {
        return VariantReader.draft(VariantWriter.write(variant)).problems();
    }

    @Test
    void everyValueOfEveryCardMakesAGameOfChess() {
        for (RuleOption card : RuleCards.ALL) {
            for (String value : card.values()) {
                if (card.applies().test(Presets.FIDE)) {
                    Variant changed = card.write().apply(Presets.FIDE, value);
                    assertThat(card.read().apply(changed)).as(card.id()).isEqualTo(value);
                    assertThat(problems(changed)).as(card.id() + " " + value).isEmpty();
                }
            }
        }
    }

    @Test
    void cardsCanBePutBack() {
        for (RuleOption card : RuleCards.ALL) {
            String usual = card.read().apply(Presets.FIDE);
            for (String value : card.values()) {
                if (card.values().contains(usual)) {
                    Variant there = card.write().apply(Presets.FIDE, value);
                    assertThat(card.read().apply(card.write().apply(there, usual))).as(card.id() + " " + value).isEqualTo(usual);
                }
            }
        }
    }

    @Test
    void cardsReadTheGamesThatComeWithTheProgram() {
        assertThat(read("antichess", "win")).isEqualTo("nothing");
        assertThat(read("antichess", "compulsory")).isEqualTo("on");
        assertThat(read("king-of-the-hill", "hill")).isEqualTo("on");
        assertThat(read("three-check", "checks")).isEqualTo("three");
        assertThat(read("atomic", "blast")).isEqualTo("explosion");
        assertThat(read("crazyhouse", "hands")).isEqualTo("on");
        assertThat(read("duck", "walls")).isEqualTo("duck");
        assertThat(read("breakthrough", "race")).isEqualTo(RuleCards.OTHER);
        assertThat(read("racing-kings", "nochecks")).isEqualTo("on");
    }

    private static String read(String variant, String card) {
        return RuleCards.named(card).read().apply(Variants.named(variant).orElseThrow());
    }
}
