package rookery.arena.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.variant.Variant;
import rookery.play.chance.SplitMix64;

/** What learning programs see of games. */
final class EnvironmentServerTest {

    private final EnvironmentServer server = new EnvironmentServer();

    private Json.Dict ask(String line) {
        String answer = server.answer(line);
        assertThat(answer).endsWith("\n");
        return JsonReader.read(answer) instanceof JsonReader.Read(Json.Dict dict) ? dict : fail(answer);
    }

    private static Json.Dict fail(String answer) {
        throw new AssertionError(answer);
    }

    private static List<Json> list(Json.Dict dict, String key) {
        return dict.find(key) instanceof Json.Array(var _, List<Json> items) ? items : List.of(fail(key + " in " + dict));
    }

    private static List<Integer> numbers(Json value) {
        return value instanceof Json.Array(var _, List<Json> items)
                ? items.stream().map(item -> Integer.valueOf(item instanceof Json.Numeral(var _, String literal) ? literal : "x")).toList()
                : List.of();
    }

    @Test
    void answersAreJsonForNoEnvironmentsToo() { // F-07
        ask("{\"op\":\"reset\",\"variant\":\"dice\",\"count\":2,\"observe\":[\"actions\",\"mask\",\"fen\",\"planes\",\"chance\",\"moves\"]}");
        Json.Dict none = ask("{\"op\":\"observe\",\"envs\":[]}");
        assertThat(list(none, "turn")).isEmpty();
        assertThat(list(none, "planes")).isEmpty();
        assertThat(list(ask("{\"op\":\"step\",\"envs\":[],\"actions\":[]}"), "reward")).isEmpty();
        assertThat(list(ask("{\"op\":\"reset\",\"envs\":[]}"), "chance")).isEmpty();
    }

    @Test
    void aBatchThatWouldFillTheMemoryIsRefusedAndChangesNothing() { // F-07
        ask("{\"op\":\"reset\",\"count\":3,\"observe\":[\"planes\"]}");
        for (String bad : List.of("\"count\":100000", "\"count\":16000,\"variant\":\"xxl\",\"observe\":[\"planes\"]",
                "\"count\":16000,\"variant\":\"xxl\",\"observe\":[\"mask\"]", "\"count\":9999999999")) {
            assertThat(ask("{\"op\":\"reset\"," + bad + "}").find("error")).as(bad).isNotNull();
        }
        assertThat(ask("{\"op\":\"clone\",\"env\":0,\"count\":100000}").find("error")).isNotNull();
        assertThat(list(ask("{\"op\":\"observe\"}"), "planes")).hasSize(3);
    }

    @Test
    void aLineWithoutEndIsAnsweredAndTheNextOneToo() throws IOException { // F-07
        byte[] next = "\n{\"op\":\"info\"}\r\n{\"op\":\"quit\"}".getBytes(StandardCharsets.UTF_8);
        InputStream flood = new InputStream() {
            private long left = 300L << 20;

            @Override
            public int read() {
                throw new AssertionError("in portions, please");
            }

            @Override
            public int read(byte[] target, int first, int count) {
                int some = (int) Math.min(left, count);
                Arrays.fill(target, first, first + some, (byte) 'x');
                left -= some;
                return some == 0 ? -1 : some;
            }
        };
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        server.serve(new SequenceInputStream(flood, new ByteArrayInputStream(next)), out);
        List<String> answers = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertThat(answers).hasSize(3);
        assertThat(answers.get(0)).contains("a request has at most 1048576 characters");
        assertThat(answers.get(1)).contains("\"variant\":\"fide\"");
        assertThat(answers.get(2)).isEqualTo("{\"bye\":true}");
    }

    static Stream<String> variants() {
        return Variants.all().stream().map(Variant::id);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everyVariantCanBePlayedByNumbers(String variant) {
        // Where every move names a third square the masks of several games are more than a reader takes at once.
        int games = variant.equals("duck") ? 1 : 3;
        Json.Dict state = ask(
                "{\"op\":\"reset\",\"variant\":\"" + variant + "\",\"count\":" + games + ",\"seed\":5,\"autoReset\":true,\"maxMoves\":30,"
                        + "\"observe\":[\"actions\",\"mask\",\"fen\",\"planes\",\"moves\",\"chance\"]}");
        int ended = 0;
        for (int step = 0; step < 70; step++) {
            List<String> chosen = new ArrayList<>();
            for (int env = 0; env < games; env++) {
                List<Integer> actions = numbers(list(state, "actions").get(env));
                assertThat(actions).isNotEmpty().doesNotHaveDuplicates();
                assertThat(masked(list(state, "mask").get(env))).isEqualTo(actions.stream().sorted().toList());
                chosen.add(String.valueOf(actions.get(SplitMix64.below(actions.size(), SplitMix64.at(env, step)))));
            }
            state = ask("{\"op\":\"step\",\"actions\":[" + String.join(",", chosen) + "]}");
            ended += list(state, "ended").size();
        }
        assertThat(ended).isGreaterThanOrEqualTo(2 * games);
    }

    private static List<Integer> masked(Json mask) {
        String digits = mask instanceof Json.Text(var _, String text) ? text : "";
        return IntStream.range(0, digits.length() * 4).filter(i -> (Character.digit(digits.charAt(i / 4), 16) >> i % 4 & 1) == 1).boxed()
                .toList();
    }

    @Test
    void chanceIsShownWhereTheProgramWantsToRoll() {
        Json.Dict state = ask("{\"op\":\"reset\",\"variant\":\"dice\",\"roll\":false,\"observe\":[\"chance\",\"actions\"]}");
        assertThat(list(state, "turn").toString()).contains("2");
        String chance = server.answer("{\"op\":\"observe\"}");
        assertThat(chance).contains("\"chance\":[[[24576,0.5],[24577,0.5]]]");
        state = ask("{\"op\":\"step\",\"actions\":[24577]}");
        assertThat(numbers(state.find("roll"))).containsExactly(2);
        assertThat(numbers(list(state, "actions").getFirst())).hasSize(4);
        ask("{\"op\":\"step\",\"actions\":[80]}");
        assertThat(numbers(ask("{\"op\":\"step\",\"actions\":[-1]}").find("roll")).getFirst()).isBetween(1, 2);
    }

    @Test
    void theSameSeedGivesTheSameDiceAndACopyItsOwnGame() {
        String reset = "{\"op\":\"reset\",\"variant\":\"dice\",\"count\":2,\"seed\":9,\"observe\":[\"fen\",\"actions\"]}";
        String first = server.answer(reset);
        assertThat(server.answer(reset)).isEqualTo(first);
        assertThat(numbers(ask("{\"op\":\"clone\",\"env\":0,\"count\":2}").find("envs"))).containsExactly(2, 3);
        String before = server.answer("{\"op\":\"observe\",\"envs\":[0]}");
        int action = numbers(list(ask("{\"op\":\"observe\",\"envs\":[2]}"), "actions").getFirst()).getFirst();
        String stepped = server.answer("{\"op\":\"step\",\"envs\":[2],\"actions\":[" + action + "]}");
        assertThat(server.answer("{\"op\":\"step\",\"envs\":[3],\"actions\":[" + action + "]}")).isEqualTo(stepped);
        assertThat(server.answer("{\"op\":\"observe\",\"envs\":[0]}")).isEqualTo(before);
        List<String> rolls = new ArrayList<>();
        for (int seed = 0; seed < 20; seed++) {
            ask("{\"op\":\"keep\",\"count\":1}");
            ask("{\"op\":\"clone\",\"env\":0}");
            ask("{\"op\":\"seed\",\"envs\":[1],\"seed\":" + seed + "}");
            rolls.add(numbers(ask("{\"op\":\"step\",\"envs\":[1],\"actions\":[" + action + "]}").find("roll")).toString());
        }
        assertThat(rolls.stream().distinct().collect(Collectors.toList())).hasSizeGreaterThan(1);
    }

    @Test
    void winsAreRewardedToTheOneWhoMoves() {
        ask("{\"op\":\"reset\",\"fen\":\"7k/8/6K1/8/8/8/8/1Q6 w - - 0 1\",\"observe\":[\"moves\",\"actions\"]}");
        Json.Dict state = ask("{\"op\":\"observe\"}");
        String moves = list(state, "moves").getFirst() instanceof Json.Text(var _, String text) ? text : "";
        int mate = List.of(moves.split(" ")).indexOf("b1b8");
        String answer = server.answer("{\"op\":\"step\",\"actions\":[" + numbers(list(state, "actions").getFirst()).get(mate) + "]}");
        assertThat(answer).contains("\"reward\":[1]", "\"done\":[1]", "\"result\":\"1-0\"", "\"reason\":\"checkmate\"", "\"actions\":[[]]");
        assertThat(server.answer("{\"op\":\"step\",\"actions\":[1]}")).contains("is over; reset it");
        assertThat(server.answer("{\"op\":\"reset\",\"envs\":[0]}")).contains("b1b8");
    }

    @Test
    void aVariantFileIsPlayedLikeAnyOther(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("tiny.json"),
                "{\"extends\": \"gardner\", \"id\": \"tiny\", \"name\": \"Tiny chess\"}");
        String path = file.toString().replace("\\", "\\\\");
        assertThat(server.answer("{\"op\":\"info\",\"variant\":\"" + path + "\"}")).contains("\"variant\":\"tiny\"",
                "\"name\":\"Tiny chess\"",
                "\"files\":5");
        Json.Dict state = ask("{\"op\":\"reset\",\"variant\":\"" + path + "\",\"observe\":[\"fen\",\"actions\"]}");
        assertThat(list(state, "fen").toString()).contains("rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1");
        assertThat(numbers(list(state, "actions").getFirst())).hasSize(7);
    }

    @Test
    void everyProblemOfAVariantFileIsTold(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("bad.json"),
                "{\"extends\": \"gardner\", \"id\": \"bad\", \"castling\": \"sometimes\", \"stalemate\": \"perhaps\"}");
        String state = server.answer("{\"op\":\"reset\",\"count\":2}");
        assertThat(server.answer("{\"op\":\"reset\",\"variant\":\"" + file.toString().replace("\\", "\\\\") + "\"}"))
                .startsWith("{\"error\":\"").contains("castling", "sometimes", "stalemate", "perhaps");
        assertThat(server.answer("{\"op\":\"observe\"}")).isEqualTo(state);
        assertThat(server.answer("{\"op\":\"reset\",\"variant\":\"no\\u0000file\"}")).contains("there is no variant");
    }

    @Test
    void badRequestsAreAnsweredAndChangeNothing() {
        assertThat(server.answer("{\"op\":\"step\",\"actions\":[0]}")).contains("\"error\":\"reset first\"");
        String state = server.answer("{\"op\":\"reset\",\"count\":2}");
        for (String bad : List.of("nonsense", "[]", "{}", "{\"op\":5}", "{\"op\":\"dance\"}", "{\"op\":\"step\"}",
                "{\"op\":\"step\",\"actions\":[1]}",
                "{\"op\":\"step\",\"actions\":[796,0]}", "{\"op\":\"step\",\"actions\":[\"a\",\"b\"]}",
                "{\"op\":\"step\",\"envs\":[0,0],\"actions\":[796,796]}",
                "{\"op\":\"step\",\"envs\":[7],\"actions\":[796]}", "{\"op\":\"reset\",\"variant\":\"none\"}",
                "{\"op\":\"reset\",\"count\":0}",
                "{\"op\":\"reset\",\"fen\":\"x\"}", "{\"op\":\"reset\",\"observe\":[\"minds\"]}", "{\"op\":\"clone\",\"env\":9}",
                "{\"op\":\"keep\",\"count\":3}")) {
            assertThat(server.answer(bad)).as(bad).startsWith("{\"error\":\"");
        }
        assertThat(server.answer("{\"op\":\"observe\"}")).isEqualTo(state);
    }
}
