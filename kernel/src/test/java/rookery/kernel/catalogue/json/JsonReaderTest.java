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

    @Test
    void limitsDepthAndLength() {
        assertThat(JsonReader.read("[".repeat(100_000))).isInstanceOf(JsonReader.Refused.class);
        assertThat(JsonReader.read(" ".repeat(JsonReader.USUAL.longest() + 1))).isInstanceOf(JsonReader.Refused.class);
        assertThat(JsonReader.read("1".repeat(50))).isInstanceOf(JsonReader.Refused.class);
        assertThat(JsonReader.read("")).isInstanceOf(JsonReader.Refused.class);
    }
}
