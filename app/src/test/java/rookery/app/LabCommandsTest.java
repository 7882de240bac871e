package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.app.command.Console;
import rookery.app.command.ExitCode;
import rookery.app.command.Shell;

/** Matches and tournaments on the command line. */
final class LabCommandsTest {

    @TempDir
    private Path folder;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private String input = "";

    private int run(Object... arguments) {
        try (var output = new PrintStream(out, true, StandardCharsets.UTF_8);
                var errors = new PrintStream(err, true, StandardCharsets.UTF_8)) {
            var words = List.of(arguments).stream().map(Object::toString).toList();
            return new Shell(new Console(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), output, errors)).run(words);
        }
    }

    @Test
    void aMatchIsMeasuredAndItsGamesWritten() throws IOException {
        Path pgn = folder.resolve("games.pgn");
        assertThat(run("match", "rookery:Hash=1", "greedy", "--games", "2", "--nodes", "100", "--pgn", pgn, "--max-moves", "40"))
                .isEqualTo(ExitCode.OK);
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("Games   2: ", "Elo ", "LOS ", "Pairs ");
        assertThat(Files.readString(pgn)).contains("[White \"rookery:Hash=1\"]", "[%eval");
    }

    @Test
    void wrongWordsAreAnsweredInWords() {
        assertThat(run("match", "rookery", "nobody", "--tc", "x")).isEqualTo(ExitCode.MISUSED);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("there is no player “nobody”", "tc: ");
        assertThat(run("tournament", folder.resolve("no.json"))).isEqualTo(ExitCode.MISUSED);
        assertThat(run("tournament", "greedy", "random", "--shard", "3/2")).isEqualTo(ExitCode.MISUSED);
        assertThat(run("match", "uci:" + folder.resolve("none"), "greedy")).isEqualTo(ExitCode.MISUSED);
    }

    @Test
    void whatDoesNotGoTogetherIsSaid() {
        assertThat(run("match", "greedy", "random", "--shard", "1/2", "--on", "local[*]")).isEqualTo(ExitCode.MISUSED);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("--shard goes with neither --on nor --merge");
        assertThat(run("tournament", "greedy", "random", "bleu", "--format", "swiss", "--shard", "1/2")).isEqualTo(ExitCode.MISUSED);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("pairings that depend on results cannot be played in parts");
        assertThat(run("selfplay", "greedy")).isEqualTo(ExitCode.MISUSED);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("say where the positions go with --out DIR");
    }

    @Test
    void withoutTheOptionalModuleAGridIsRefusedWithTheWayToGetIt() {
        assertThat(run("tournament", "greedy", "random", "--on", "local[*]")).isEqualTo(ExitCode.FAILED);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("nothing here can play on “local[*]”", "arena-spark/run tournament");
        assertThat(run("match", "greedy", "random", "--on", "mars")).isEqualTo(ExitCode.FAILED);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("nothing here can play on “mars”");
    }

    @Test
    void aMatchInPartsGivesTheSameAnswerAsInOne() throws IOException {
        List<Object> match = List.of("match", "greedy", "random", "--variant", "gardner", "--games", "20", "--sprt", "0:300", "--quiet");
        assertThat(run(with(match, "--out", folder.resolve("whole")))).isEqualTo(ExitCode.OK);
        String answer = out.toString(StandardCharsets.UTF_8);
        assertThat(answer).contains("SPRT ", "LLR ");
        Path one = folder.resolve("one");
        Path two = folder.resolve("two");
        assertThat(run(with(match, "--out", one, "--shard", "1/2"))).isEqualTo(ExitCode.OK);
        assertThat(run(with(match, "--out", two, "--shard", "2/2"))).isEqualTo(ExitCode.OK);
        out.reset();
        assertThat(run(with(match, "--merge", two, one, "--out", folder.resolve("merged")))).isEqualTo(ExitCode.OK);
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(answer);
        assertThat(folder.resolve("merged/report.html")).hasSameBinaryContentAs(folder.resolve("whole/report.html"));
        assertThat(run(with(match, "--merge", two, two))).isEqualTo(ExitCode.FAILED);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("are both part 2/2");
        assertThat(run(with(match, "--merge", one, folder.resolve("none")))).isEqualTo(ExitCode.FAILED);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("there is no journal");
    }

    @Test
    void aVariantFileIsGoodForEveryCommandOfTheLab() throws IOException {
        Path good = Files.writeString(folder.resolve("tiny.json"),
                "{\"extends\": \"gardner\", \"id\": \"tiny\", \"name\": \"Tiny chess\"}");
        for (String command : List.of("match", "tournament", "selfplay")) {
            Path results = folder.resolve(command);
            assertThat(run(command, "greedy", "random", "--variant", good, "--games", "2", "--out", results, "--quiet"))
                    .isEqualTo(ExitCode.OK);
            assertThat(Files.readString(results.resolve("games.pgn"))).contains("[Variant \"");
            assertThat(Files.readString(results.resolve("report.html"))).contains("Tiny chess");
        }
        assertThat(folder.resolve("selfplay/positions.bin")).isNotEmptyFile();
        out.reset();
        assertThat(served("{\"op\":\"reset\",\"observe\":[\"fen\"]}\n", "env", "--variant", good)).isEqualTo(ExitCode.OK);
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1");
    }

    @Test
    void everyProblemOfAVariantFileIsListed() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.json"),
                "{\"extends\": \"gardner\", \"id\": \"bad\", \"castling\": \"sometimes\", \"stalemate\": \"perhaps\"}");
        for (List<Object> words : List.<List<Object>>of(List.of("match", "greedy", "random"), List.of("tournament", "greedy", "random"),
                List.of("selfplay", "greedy", "--out", folder.resolve("out")), List.of("env"))) {
            err.reset();
            assertThat(run(with(words, "--variant", bad))).isEqualTo(ExitCode.MISUSED);
            assertThat(err.toString(StandardCharsets.UTF_8).lines()).as(words.toString()).anyMatch(line -> line.contains("sometimes"))
                    .anyMatch(line -> line.contains("perhaps")).hasSizeGreaterThan(1);
        }
        assertThat(folder.resolve("out")).doesNotExist();
    }

    private int served(String requests, Object... arguments) {
        input = requests;
        return run(arguments);
    }

    private static Object[] with(List<Object> words, Object... more) {
        return Stream.concat(words.stream(), Stream.of(more)).toArray();
    }

    @Test
    void aJobFileIsPlayedInPartsAndPutTogether() throws IOException {
        Path job = Files.writeString(folder.resolve("job.json"),
                "{\"players\": [\"greedy\", \"random\", \"bleu\"], \"games\": 4, \"variant\": \"dice\", \"seed\": 5}");
        Path whole = folder.resolve("whole");
        assertThat(run("tournament", job, "--out", whole, "--quiet")).isEqualTo(ExitCode.OK);
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("rank", "greedy");
        Path one = folder.resolve("one");
        Path two = folder.resolve("two");
        Path merged = folder.resolve("merged");
        assertThat(run("tournament", job, "--out", one, "--shard", "1/2", "--quiet")).isEqualTo(ExitCode.OK);
        assertThat(run("tournament", job, "--out", two, "--shard", "2/2", "--quiet")).isEqualTo(ExitCode.OK);
        assertThat(run("tournament", job, "--merge", one, two, "--out", merged)).isEqualTo(ExitCode.OK);
        for (String name : List.of("games.pgn", "games.jsonl", "games.csv", "report.html")) {
            assertThat(merged.resolve(name)).hasSameBinaryContentAs(whole.resolve(name));
        }
        assertThat(run("tournament", job, "--out", whole, "--games", "6", "--quiet")).isEqualTo(ExitCode.FAILED);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("belongs to another tournament");
    }
}
