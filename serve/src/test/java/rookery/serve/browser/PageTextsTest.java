package rookery.serve.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.serve.page.PageTexts;

/** The page's own words: the same in every language, and all that its scripts ask for. */
final class PageTextsTest {

    private static final Path WEB = Path.of("src/main/resources/rookery/serve/web");
    private static final Pattern KEY = Pattern
            .compile("\\b(?:t|or)\\(\"([a-z][A-Za-z0-9.-]*[A-Za-z0-9])\"|\"(web\\.[a-z0-9.-]*[a-z0-9])\"");
    private static final Pattern HOLE = Pattern.compile("\\{\\d}");

    @ParameterizedTest
    @ValueSource(strings = {"ko", "zh"})
    void everyLanguageSaysTheSame(String language) throws IOException {
        var english = texts("en");
        var other = texts(language);
        assertThat(other.keySet()).isEqualTo(english.keySet());
        english.forEach((key, text) -> assertThat(holes(other.get(key))).as(key).isEqualTo(holes(text)));
    }

    @Test
    void whatTheScriptsSayIsThere() throws IOException {
        var asked = new TreeSet<String>();
        try (var files = Files.list(WEB)) {
            for (var file : files.filter(file -> file.toString().endsWith(".js")).toList()) {
                var keys = KEY.matcher(Files.readString(file));
                while (keys.find()) asked.add(keys.group(1) == null ? keys.group(2) : keys.group(1));
            }
        }
        assertThat(asked).isNotEmpty();
        var served = new String(PageTexts.json("en").orElseThrow(), StandardCharsets.UTF_8);
        assertThat(asked).allSatisfy(key -> assertThat(served).contains("\"" + key + "\":"));
    }

    private static Set<String> holes(String text) {
        var holes = new TreeSet<String>();
        var found = HOLE.matcher(text);
        while (found.find()) holes.add(found.group());
        return holes;
    }

    private static Map<String, String> texts(String language) throws IOException {
        var properties = new Properties();
        try (var in = Files.newBufferedReader(Path.of("src/main/resources/rookery/serve/text/page_" + language + ".properties"))) {
            properties.load(in);
        }
        return properties.stringPropertyNames().stream().collect(Collectors.toMap(key -> key, properties::getProperty));
    }
}
