package rookery.desktop.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.position.Reason;

final class TextsTest {
    private static final Pattern KEY = Pattern.compile("(?:text|get|trouble|section|label|Message)\\(\\s*\"([a-z]+(?:\\.[A-Za-z_]+)+)\"");

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

    @Test
    void everyKeyInTheCodeIsThere() throws IOException {
        var missing = new TreeSet<String>();
        var keys = Texts.of(Language.ENGLISH).keys();
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (var file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                var matcher = KEY.matcher(Files.readString(file));
                while (matcher.find()) {
                    if (!keys.contains(matcher.group(1))) missing.add(matcher.group(1));
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLanguageTellsTheRules(Language language) {
        var english = RuleTexts.bundle(Language.ENGLISH).keySet();
        assertThat(RuleTexts.bundle(language).keySet()).containsAll(english);
        for (var variant : Variants.all()) {
            assertThat(RuleTexts.of(variant, language)).isNotEmpty().allSatisfy(rule -> assertThat(rule.words()).doesNotContain("{"));
            assertThat(Texts.of(language).keys()).contains("variant." + variant.id() + ".name", "variant." + variant.id() + ".summary");
            for (var kind : variant.kinds()) assertThat(Texts.of(language).moves(kind.name())).isNotEmpty();
        }
    }

    @Test
    void oneIsNotMany() {
        // W-21
        var english = Texts.of(Language.ENGLISH);
        var many = Pattern.compile("\\b1 (more )?(games|moves|pairs|lines|fields|blunders|mistakes|pawns|were|are)\\b");
        // A rate is a text with its decimals.
        assertThat(english.keys()).filteredOn(key -> english.get(key).contains("{") && !key.startsWith("lab.rate."))
                .allSatisfy(key -> assertThat(english.get(key, 1, 1, 1, 1, 1)).doesNotContainPattern(many));
        assertThat(english.get("library.count", 1)).isEqualTo("1 game");
        assertThat(english.get("library.count", 0)).isEqualTo("0 games");
        assertThat(english.get("library.moves", 1200)).isEqualTo("1,200 moves");
        assertThat(english.get("library.imported", 1, 1, 2)).isEqualTo("1 game added, 1 was there already, 2 could not be read.");
    }

    @Test
    void everyReasonHasItsWords() {
        var keys = Texts.of(Language.ENGLISH).keys();
        for (var reason : Reason.values()) assertThat(keys).contains("reason." + reason.name());
    }

    @Test
    void theExactWordsOfTheSources() {
        var english = Texts.of(Language.ENGLISH);
        // X-36, X-37, X-44, X-45, X-46, X-51
        assertThat(english.get("play.check")).isEqualTo("Check!");
        assertThat(english.get("problem.MUST_DEFEND_KING")).isEqualTo("You must defend your king!");
        assertThat(english.get("over.lost.CHECKMATE")).isEqualTo("You lost by checkmate");
        assertThat(english.get("over.lost.TIME")).isEqualTo("You lost on time");
        assertThat(english.get("over.lost.RESIGNATION")).isEqualTo("You resigned");
        assertThat(english.get("over.stalemate")).isEqualTo("Stalemate – draw");
    }
}
