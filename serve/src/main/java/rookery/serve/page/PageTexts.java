package rookery.serve.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import rookery.look.text.Language;
import rookery.look.text.Texts;
import rookery.serve.wire.JsonText;

/** The texts of the page in each language. */
public final class PageTexts {

    public static final List<String> LANGUAGES = List.of("en", "ko", "zh");

    private PageTexts() {
    }

    /** All texts of a language as one JSON object. */
    public static Optional<byte[]> json(String language) throws IOException {
        if (!LANGUAGES.contains(language)) {
            return Optional.empty();
        }
        Map<String, String> texts = new TreeMap<>();
        Texts shared = Texts.of(Language.of(language));
        shared.keys().forEach(key -> texts.put(key, shared.get(key)));
        try (InputStream in = PageTexts.class.getResourceAsStream("/rookery/serve/text/page_" + language + ".properties")) {
            if (in != null) {
                Properties own = new Properties();
                own.load(new InputStreamReader(in, StandardCharsets.UTF_8));
                own.stringPropertyNames().forEach(key -> texts.put(key, own.getProperty(key)));
            }
        }
        JsonText json = new JsonText();
        texts.forEach((key, text) -> json.with(key, plain(text)));
        return Optional.of(json.text().getBytes(StandardCharsets.UTF_8));
    }

    /** In patterns with arguments, Java doubles apostrophes. */
    private static String plain(String text) {
        return text.contains("{0") ? text.replace("''", "'") : text;
    }
}
