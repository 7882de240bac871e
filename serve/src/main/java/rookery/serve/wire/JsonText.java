package rookery.serve.wire;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Writes one JSON object on one line, field by field. Finished parts can be inserted as they are, so that constant parts are written once. Mutable. */
public final class JsonText {

    private final StringBuilder out = new StringBuilder("{");

    /** A text or null. */
    public JsonText with(String key, @Nullable String value) {
        return raw(key, value == null ? "null" : quoted(value));
    }

    public JsonText with(String key, long value) {
        return raw(key, Long.toString(value));
    }

    public JsonText with(String key, boolean value) {
        return raw(key, Boolean.toString(value));
    }

    /** A number or null. */
    public JsonText withNumber(String key, @Nullable Long value) {
        return raw(key, String.valueOf(value));
    }

    public JsonText with(String key, JsonText value) {
        return raw(key, value.text());
    }

    public JsonText with(String key, Collection<String> values) {
        return raw(key, texts(values));
    }

    public JsonText withNull(String key) {
        return raw(key, "null");
    }

    /** @param json a JSON value that is written already */
    public JsonText raw(String key, String json) {
        if (out.length() > 1) {
            out.append(',');
        }
        out.append('"').append(key).append("\":").append(json);
        return this;
    }

    public String text() {
        return out + "}";
    }

    @Override
    public String toString() {
        return text();
    }

    /** A list of values that are written already. */
    public static String list(Stream<String> values) {
        return values.collect(Collectors.joining(",", "[", "]"));
    }

    public static String texts(Collection<String> values) {
        return list(values.stream().map(JsonText::quoted));
    }

    public static String list(List<JsonText> values) {
        return list(values.stream().map(JsonText::text));
    }

    /** A JSON string that is safe in any context: it cannot break out of HTML or of an event stream line. */
    public static String quoted(String value) {
        StringBuilder text = new StringBuilder(value.length() + 2).append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '"' -> text.append("\\\"");
                case '\\' -> text.append("\\\\");
                case '<', '>', '&', '\u007f', '\u2028', '\u2029' -> text.append(escape(c));
                default -> {
                    if (c < ' ') {
                        text.append(escape(c));
                    } else {
                        text.append(c);
                    }
                }
            }
        }
        return text.append('"').toString();
    }

    private static String escape(char c) {
        return "\\u%04x".formatted((int) c);
    }
}
