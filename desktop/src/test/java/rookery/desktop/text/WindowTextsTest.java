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
import rookery.look.text.Language;
import rookery.look.text.Texts;

final class WindowTextsTest {
    private static final Pattern KEY = Pattern.compile("(?:text|get|trouble|section|label|Message)\\(\\s*\"([a-z]+(?:\\.[A-Za-z_]+)+)\"");

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLanguageSaysEverything(Language language) {
        assertThat(WindowTexts.of(language).keys()).containsExactlyInAnyOrderElementsOf(WindowTexts.of(Language.ENGLISH).keys());
        assertThat(WindowTexts.of(language).keys()).allSatisfy(key -> assertThat(WindowTexts.of(language).get(key)).isNotBlank());
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyTextCanBeFilledIn(Language language) {
        var texts = WindowTexts.of(language);
        assertThat(texts.keys()).filteredOn(key -> texts.get(key).contains("{"))
                .allSatisfy(key -> assertThat(texts.get(key, 1, 2, 3, 4, 5)).doesNotContain("{"));
    }

    @Test
    void everyKeyInTheCodeIsThere() throws IOException {
        var missing = new TreeSet<String>();
        var keys = WindowTexts.of(Language.ENGLISH).keys();
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

    @Test
    void oneIsNotMany() {
        // W-21
        var english = WindowTexts.of(Language.ENGLISH);
        var many = Pattern.compile("\\b1 (more )?(games|moves|pairs|lines|fields|blunders|mistakes|pawns|were|are)\\b");
        // A rate is a text with its decimals.
        assertThat(english.keys()).filteredOn(key -> english.get(key).contains("{") && !key.startsWith("lab.rate."))
                .allSatisfy(key -> assertThat(english.get(key, 1, 1, 1, 1, 1)).doesNotContainPattern(many));
        assertThat(english.get("library.count", 1)).isEqualTo("1 game");
        assertThat(english.get("library.count", 0)).isEqualTo("0 games");
        assertThat(english.get("library.moves", 1200)).isEqualTo("1,200 moves");
        assertThat(english.get("library.imported", 1, 1, 2)).isEqualTo("1 game added, 1 was there already, 2 could not be read.");
    }
}
