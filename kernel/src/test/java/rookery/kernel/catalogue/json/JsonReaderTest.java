package rookery.kernel.catalogue.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonReaderTest {

    @ParameterizedTest
    @ValueSource(strings = {"{}", "[]", "[1, -2.5, 1e9]", "{\"a\": [true, false, null], \"b\": {\"c\": \"\\\"\\\\\"}}", "\"text\"", "0"})
    void readsAndWritesTheSame(String text) {
        assertThat(JsonReader.read(text)).isInstanceOfSatisfying(JsonReader.Read.class,
                read -> assertThat(JsonWriter.compact(read.value())).isEqualTo(text));
    }

    @Test
    void knowsThePlaces() {
        JsonReader.Result result = JsonReader.read("{\n  \"a\": [1,\n 2]}");
        assertThat(result).isInstanceOfSatisfying(JsonReader.Read.class, read -> {
            Json.Array items = (Json.Array) ((Json.Dict) read.value()).find("a");
            assertThat(items.place()).isEqualTo(new LineColumn(2, 8));
            assertThat(items.items().get(1).place()).isEqualTo(new LineColumn(3, 2));
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {"{\"a\": 1,} | 9", "[1 2] | 4", "{a: 1} | 2", "[01] | 3", "\"open | 6",
        "[1]] | 4", "nul | 1", "[-] | 3",
        "\"\\x\" | 3", "{\"a\" 1} | 6", "// no | 1", "[1.] | 4"})
    void refusesWhatIsNotJson(String text, int column) {
        assertThat(JsonReader.read(text)).isInstanceOfSatisfying(JsonReader.Refused.class,
                refused -> assertThat(refused.place()).as(refused.reason()).isEqualTo(new LineColumn(1, column)));
    }

    /** What RFC 8259 allows though few write it. */
    @ParameterizedTest
    @ValueSource(strings = {" [ 1 ]\r\n\t", "[-0]", "[0e+1]", "[123E65]", "[1.5e-10]", "{\"\": 0}", "{\"a\": 1, \"a\": 2}",
        "[\"\\u0060\\u012a\\u12AB\"]",
        "[\"\\uD834\\udd1e\"]", "[\"\\/\\b\\f\\n\\r\\t\"]", "[\"\u007f \u20ac \ud834\udd1e\"]", "\ufeff{}", "[[[[[[[[]]]]]]]]"})
    void readsWhatTheStandardAllows(String text) {
        assertThat(JsonReader.read(text)).isInstanceOf(JsonReader.Read.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[,1]", "[1,]", "[1,,2]", "[+1]", "[.5]", "[1.e1]", "[1e]", "[1e+]", "[0x1]", "[-01]", "[NaN]", "[Infinity]",
        "['a']", "[True]",
        "[\"a\nb\"]", "[\"a\tb\"]", "[\"\\u00g0\"]", "[\"\\u12\"]", "{\"a\": 1 \"b\": 2}", "{1: 1}", "{\"a\"}", "{\"a\":}", "{,}", "{} x",
        "[1] // so",
        "/* */ []", "\u00a0[]", "[\u000b]", "[\u0661]", "[1", "{\"a\": 1", "}", ":"})
    void refusesWhatTheStandardForbids(String text) {
        assertThat(JsonReader.read(text)).isInstanceOf(JsonReader.Refused.class);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, 6.5, 1240, 1e-7, 1e300, Double.MIN_VALUE, Double.MAX_VALUE})
    void writesNumbersItReads(double number) {
        assertThat(JsonReader.read(JsonWriter.compact(Json.of(number)))).isInstanceOfSatisfying(JsonReader.Read.class,
                read -> assertThat(Double.parseDouble(((Json.Numeral) read.value()).literal())).isEqualTo(number));
    }

    @Test
    void limitsDepthAndLength() {
        assertThat(JsonReader.read("[".repeat(100_000))).isInstanceOf(JsonReader.Refused.class);
        assertThat(JsonReader.read(" ".repeat(JsonReader.USUAL.longest() + 1))).isInstanceOf(JsonReader.Refused.class);
        assertThat(JsonReader.read("1".repeat(50))).isInstanceOf(JsonReader.Refused.class);
        assertThat(JsonReader.read("")).isInstanceOf(JsonReader.Refused.class);
    }
}
