package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.app.command.ExitCode;

/** Matches and tournaments on the command line. */
final class LabCommandsTest {

    @TempDir
    private Path folder;
    private final Terminal terminal = new Terminal();

    @Test
    void aMatchIsMeasuredAndItsGamesWritten() throws IOException {
        Path pgn = folder.resolve("games.pgn");
        assertThat(terminal.run("match", "rookery:Hash=1", "greedy", "--games", "2", "--nodes", "100", "--pgn", pgn, "--max-moves", "40"))
                .isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("Games   2: ", "Elo ", "LOS ", "Pairs ");
        assertThat(Files.readString(pgn)).contains("[White \"rookery:Hash=1\"]", "[%eval");
    }

    @Test
    void wrongWordsAreAnsweredInWords() {
        assertThat(terminal.run("match", "rookery", "nobody", "--tc", "x")).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("there is no player “nobody”", "tc: ");
        assertThat(terminal.run("tournament", folder.resolve("no.json"))).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.run("tournament", "greedy", "random", "--shard", "3/2")).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.run("match", "uci:" + folder.resolve("none"), "greedy")).isEqualTo(ExitCode.MISUSED);
    }

    @Test
    void whatDoesNotGoTogetherIsSaid() {
        assertThat(terminal.run("match", "greedy", "random", "--shard", "1/2", "--on", "local[*]")).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("--shard goes with neither --on nor --merge");
        assertThat(terminal.run("tournament", "greedy", "random", "bleu", "--format", "swiss", "--shard", "1/2"))
                .isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("pairings that depend on results cannot be played in parts");
        assertThat(terminal.run("selfplay", "greedy")).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("say where the positions go with --out DIR");
    }

    @Test
    void withoutTheOptionalModuleAGridIsRefusedWithTheWayToGetIt() {
        assertThat(terminal.run("tournament", "greedy", "random", "--on", "local[*]")).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("nothing here can play on “local[*]”", "arena-spark/run tournament");
        assertThat(terminal.run("match", "greedy", "random", "--on", "mars")).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("nothing here can play on “mars”");
    }

    @Test
    void aMatchInPartsGivesTheSameAnswerAsInOne() throws IOException {
        List<Object> match = List.of("match", "greedy", "random", "--variant", "gardner", "--games", "20", "--sprt", "0:300", "--quiet");
        assertThat(terminal.run(with(match, "--out", folder.resolve("whole")))).isEqualTo(ExitCode.OK);
        String answer = terminal.output();
        assertThat(answer).contains("SPRT ", "LLR ");
        Path one = folder.resolve("one");
        Path two = folder.resolve("two");
        assertThat(terminal.run(with(match, "--out", one, "--shard", "1/2"))).isEqualTo(ExitCode.OK);
        assertThat(terminal.run(with(match, "--out", two, "--shard", "2/2"))).isEqualTo(ExitCode.OK);
        terminal.clear();
        assertThat(terminal.run(with(match, "--merge", two, one, "--out", folder.resolve("merged")))).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).isEqualTo(answer);
        assertThat(folder.resolve("merged/report.html")).hasSameBinaryContentAs(folder.resolve("whole/report.html"));
        assertThat(terminal.run(with(match, "--merge", two, two))).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("are both part 2/2");
        assertThat(terminal.run(with(match, "--merge", one, folder.resolve("none")))).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("there is no journal");
    }

    @Test
    void aVariantFileIsGoodForEveryCommandOfTheLab() throws IOException {
        Path good = Files.writeString(folder.resolve("tiny.json"),
                "{\"extends\": \"gardner\", \"id\": \"tiny\", \"name\": \"Tiny chess\"}");
        for (String command : List.of("match", "tournament", "selfplay")) {
            Path results = folder.resolve(command);
            assertThat(terminal.run(command, "greedy", "random", "--variant", good, "--games", "2", "--out", results, "--quiet"))
                    .isEqualTo(ExitCode.OK);
            assertThat(Files.readString(results.resolve("games.pgn"))).contains("[Variant \"");
            assertThat(Files.readString(results.resolve("report.html"))).contains("Tiny chess");
        }
        assertThat(folder.resolve("selfplay/positions.bin")).isNotEmptyFile();
        terminal.clear();
        assertThat(terminal.typing("{\"op\":\"reset\",\"observe\":[\"fen\"]}\n").run("env", "--variant", good)).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1");
    }

    // E-07
    @Test
    void perftCountsTheMovesOfAVariantFile() throws IOException {
        Path good = Files.writeString(folder.resolve("tiny.json"), "{\"extends\": \"gardner\", \"id\": \"tiny\"}");
        assertThat(terminal.run("perft", "gardner", "3")).isEqualTo(ExitCode.OK);
        String nodes = terminal.output().lines().findFirst().orElseThrow();
        terminal.clear();
        assertThat(terminal.run("perft", good, "3")).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).startsWith(nodes);
        assertThat(terminal.run("perft", folder.resolve("none.json"), "3")).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("none.json", "no such file");
    }

    // E-06: VariantPath was set only when the engine had been asked what it plays.
    @Test
    void anEngineOfOthersPlaysAVariantFileItIsGiven() throws IOException {
        Path file = Files.writeString(folder.resolve("tiny.json"),
                "{\"extends\": \"gardner\", \"id\": \"tiny\", \"pieces\": {\"N\": {\"name\": \"knight\", \"moves\": \"NA\"}}}");
        String engine = "uci:" + Path.of(System.getProperty("java.home"), "bin", "java") + " -cp " + System.getProperty("java.class.path")
                + " rookery.app.Main uci --warm-up 0";
        assertThat(terminal.run("match", engine + ",Hash=1,VariantPath=" + file, "greedy", "--variant", file, "--games", "2", "--nodes",
                "50", "--max-moves", "10", "--quiet")).as(terminal.errors()).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("Games   2: ").doesNotContain("fault");
        assertThat(terminal.run("match", engine, "greedy", "--variant", file, "--games", "2", "--nodes", "50"))
                .isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("does not play");
    }

    // E-09: with colours swapped a player that never varies played the same game twice.
    @Test
    void selfPlayOfOnePlayerHasNoTwins() throws IOException {
        Path out = folder.resolve("self");
        assertThat(terminal.run("selfplay", "rookery:Hash=1", "--variant", "gardner", "--nodes", "50", "--games", "12", "--max-moves", "20",
                "--out", out, "--quiet")).isEqualTo(ExitCode.OK);
        assertThat(moves(out)).hasSize(12).doesNotHaveDuplicates();
        Path twice = folder.resolve("twice");
        assertThat(terminal.run("selfplay", "rookery:Hash=1", "--variant", "gardner", "--nodes", "50", "--games", "4", "--max-moves", "20",
                "--opening-games", "2", "--out", twice, "--quiet")).isEqualTo(ExitCode.OK);
        assertThat(moves(twice).stream().distinct()).hasSize(2);
    }

    @Test
    void filesOfGamesArePutTogetherEachGameOnce() throws IOException {
        for (String seed : List.of("1", "2")) {
            assertThat(
                    terminal.run("selfplay", "greedy", "--variant", "gardner", "--games", "3", "--max-moves", "20", "--seed", seed, "--out",
                            folder.resolve(seed), "--quiet"))
                    .isEqualTo(ExitCode.OK);
        }
        Path one = folder.resolve("1/selfplay.games");
        Path two = folder.resolve("2/selfplay.games");
        Path both = folder.resolve("both");
        assertThat(terminal.run("selfplay", "--from", one, two, one, "--variant", "gardner", "--out", both)).as(terminal.errors())
                .isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("6 games, ");
        assertThat(Files.readAllLines(both.resolve("positions.jsonl")))
                .hasSize(Files.readAllLines(folder.resolve("1/positions.jsonl")).size()
                        + Files.readAllLines(folder.resolve("2/positions.jsonl")).size());
        Path again = folder.resolve("again");
        assertThat(terminal.run("selfplay", "--from", one, "--variant", "gardner", "--out", again)).isEqualTo(ExitCode.OK);
        assertThat(again.resolve("selfplay.games")).hasSameBinaryContentAs(one);

        Path refused = folder.resolve("refused");
        assertThat(terminal.run("selfplay", "--from", one, "--variant", "fide", "--out", refused)).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("its games follow other rules (gardner) than fide");
        Path cut = Files.write(folder.resolve("cut.games"), Arrays.copyOf(Files.readAllBytes(one), (int) Files.size(one) - 3));
        assertThat(terminal.run("selfplay", "--from", cut, "--variant", "gardner", "--out", refused)).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("it is cut off after 2 games");
        assertThat(refused).doesNotExist();
        assertThat(terminal.run("selfplay", "--out", refused)).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("name either who plays or, with --from, files of games");
    }

    /** The positions of each game, whoever plays it. */
    private static List<String> moves(Path run) throws IOException {
        try (Stream<String> lines = Files.lines(run.resolve("positions.jsonl"))) {
            Map<String, String> games = new TreeMap<>();
            lines.forEach(line -> games.merge(line.replaceFirst(".*\"game\": ?(\\d+).*", "$1"),
                    line.replaceFirst(".*\"fen\": ?\"([^\"]*)\".*", "$1"), (one, other) -> one + "; " + other));
            return List.copyOf(games.values());
        }
    }

    // Law 6: a missing file is not a success.
    @Test
    void aMergeWithoutAllGamesFails() throws IOException {
        List<Object> match = List.of("match", "greedy", "random", "--variant", "gardner", "--games", "4", "--quiet");
        Path one = folder.resolve("one");
        Path two = folder.resolve("two");
        assertThat(terminal.run(with(match, "--out", one, "--shard", "1/2"))).isEqualTo(ExitCode.OK);
        assertThat(terminal.run(with(match, "--out", two, "--shard", "2/2"))).isEqualTo(ExitCode.OK);
        Path journal = two.resolve("journal.jsonl");
        List<String> lines = Files.readAllLines(journal);
        Files.writeString(journal, String.join("\n", lines.subList(0, lines.size() - 1)) + "\n");
        assertThat(terminal.run(with(match, "--merge", one, two))).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("games are missing");
    }

    @Test
    void everyProblemOfAVariantFileIsListed() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.json"),
                "{\"extends\": \"gardner\", \"id\": \"bad\", \"castling\": \"sometimes\", \"stalemate\": \"perhaps\"}");
        for (List<Object> words : List.<List<Object>>of(List.of("match", "greedy", "random"), List.of("tournament", "greedy", "random"),
                List.of("selfplay", "greedy", "--out", folder.resolve("out")), List.of("env"))) {
            terminal.clear();
            assertThat(terminal.run(with(words, "--variant", bad))).isEqualTo(ExitCode.MISUSED);
            assertThat(terminal.errors().lines()).as(words.toString()).anyMatch(line -> line.contains("sometimes"))
                    .anyMatch(line -> line.contains("perhaps")).hasSizeGreaterThan(1);
        }
        assertThat(folder.resolve("out")).doesNotExist();
    }

    private static Object[] with(List<Object> words, Object... more) {
        return Stream.concat(words.stream(), Stream.of(more)).toArray();
    }

    @Test
    void aJobFileIsPlayedInPartsAndPutTogether() throws IOException {
        Path job = Files.writeString(folder.resolve("job.json"),
                "{\"players\": [\"greedy\", \"random\", \"bleu\"], \"games\": 4, \"variant\": \"dice\", \"seed\": 5}");
        Path whole = folder.resolve("whole");
        assertThat(terminal.run("tournament", job, "--out", whole, "--quiet")).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("rank", "greedy");
        Path one = folder.resolve("one");
        Path two = folder.resolve("two");
        Path merged = folder.resolve("merged");
        assertThat(terminal.run("tournament", job, "--out", one, "--shard", "1/2", "--quiet")).isEqualTo(ExitCode.OK);
        assertThat(terminal.run("tournament", job, "--out", two, "--shard", "2/2", "--quiet")).isEqualTo(ExitCode.OK);
        assertThat(terminal.run("tournament", job, "--merge", one, two, "--out", merged)).isEqualTo(ExitCode.OK);
        for (String name : List.of("games.pgn", "games.jsonl", "games.csv", "report.html")) {
            assertThat(merged.resolve(name)).hasSameBinaryContentAs(whole.resolve(name));
        }
        assertThat(terminal.run("tournament", job, "--out", whole, "--games", "6", "--quiet")).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("belongs to another tournament");
    }

    @Test
    void theRunsOfOneSeasonAreRatedTogether() throws IOException {
        Path first = Files.writeString(folder.resolve("first.jsonl"), """
                {"white": "A", "black": "B", "result": "1-0"}
                {"white": "B", "black": "A", "result": "0-1"}
                {"white": "A", "black": "B", "result": "0-1"}
                {"white": "A", "black": "B", "result": "*"}
                """);
        Path run = Files.createDirectory(folder.resolve("run"));
        Files.writeString(run.resolve("games.jsonl"), """
                {"white": "B", "black": "C", "result": "1/2-1/2"}
                {"white": "C", "black": "B", "result": "0-1"}
                """);
        assertThat(terminal.run("ratings", first, run, "--anchor", "B=1000")).isEqualTo(ExitCode.OK);
        List<String> lines = terminal.output().lines().toList();
        // Two of three won are 120 points more, one and a half of two 191.
        assertThat(lines).hasSize(4);
        assertThat(lines.get(1)).startsWith("A").contains(" 1120 ", " 3 ", "66.7 %");
        assertThat(lines.get(2)).startsWith("B").contains(" 1000 ", " 5 ");
        assertThat(lines.get(3)).startsWith("C").contains(" 809 ", " 2 ", "25.0 %");
    }

    @Test
    void whatCannotBeRatedIsSaid() throws IOException {
        assertThat(terminal.run("ratings", folder.resolve("none"))).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("there is no such file");
        Path games = Files.writeString(folder.resolve("games.jsonl"),
                "{\"white\": \"A\", \"black\": \"B\", \"result\": \"1-0\"}\nnonsense\n");
        assertThat(terminal.run("ratings", games)).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("line 2 is not a game");
        Files.writeString(games, "{\"white\": \"A\", \"black\": \"B\", \"result\": \"1-0\"}\n");
        assertThat(terminal.run("ratings", games, "--anchor", "Nobody=1000")).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("“Nobody” played none of these games");
        Files.writeString(games, "{\"white\": \"A\", \"black\": \"B\", \"result\": \"*\"}\n");
        assertThat(terminal.run("ratings", games)).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("there is no finished game");
    }
}
