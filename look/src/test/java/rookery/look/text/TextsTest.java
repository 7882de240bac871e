package rookery.look.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.position.Reason;

final class TextsTest {
    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLanguageSaysEverything(Language language) {
        assertThat(Texts.of(language).keys()).containsExactlyInAnyOrderElementsOf(Texts.of(Language.ENGLISH).keys());
        assertThat(Texts.of(language).keys()).allSatisfy(key -> assertThat(Texts.of(language).get(key)).isNotBlank());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyTextCanBeFilledIn(Language language) {
        var texts = Texts.of(language);
        assertThat(texts.keys()).filteredOn(key -> texts.get(key).contains("{"))
                .allSatisfy(key -> assertThat(texts.get(key, 1, 2, 3, 4, 5)).doesNotContain("{"));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLanguageTellsTheRules(Language language) {
        var english = RuleTexts.bundle(Language.ENGLISH).keySet();
        assertThat(RuleTexts.bundle(language).keySet()).containsAll(english);
        for (var variant : Variants.all()) {
            assertThat(RuleTexts.of(variant, Texts.of(language))).isNotEmpty()
                    .allSatisfy(rule -> assertThat(rule.words()).doesNotContain("{"));
            assertThat(Texts.of(language).keys()).contains("variant." + variant.id() + ".name", "variant." + variant.id() + ".summary");
            var texts = Texts.of(language);
            for (var kind : variant.kinds()) {
                assertThat(texts.moves(kind)).as(variant.id() + " " + kind.name()).isNotEmpty();
                assertThat(texts.keys()).contains("piece." + kind.name().replace(' ', '-'));
            }
        }
    }

    @Test
    void everyReasonHasItsWords() {
        var keys = Texts.of(Language.ENGLISH).keys();
        for (var reason : Reason.values()) assertThat(keys).contains("reason." + reason.name());
    }

    @Test
    void theExactWordsOfTheSources() {
        var english = Texts.of(Language.ENGLISH);
        //
        assertThat(english.get("play.check")).isEqualTo("Check!");
        assertThat(english.get("problem.MUST_DEFEND_KING")).isEqualTo("You must defend your king!");
        assertThat(english.get("over.lost.CHECKMATE")).isEqualTo("You lost by checkmate");
        assertThat(english.get("over.lost.TIME")).isEqualTo("You lost on time");
        assertThat(english.get("over.lost.RESIGNATION")).isEqualTo("You resigned");
        assertThat(english.get("over.stalemate")).isEqualTo("Stalemate – draw");
    }
}
