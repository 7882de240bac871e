package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.app.command.ExitCode;

/** What commands do with the files of their users. */
final class UserFilesTest {

    private static final String OWN = """
            {"id": "corridor", "board": "5x5", "start": "1k3/4r/5/R4/3K1 w", "goals": ["checkmate"],
             "pieces": {"K": {"name": "king", "moves": "K", "royal": true}, "R": {"name": "rook", "moves": "R"}}}
            """;

    @TempDir
    private Path folder;
    private final Terminal terminal = new Terminal();

    private int match(Object... more) {
        return terminal.run(Stream.concat(Stream.of("match", "greedy", "random", "--games", "2", "--quiet"), Stream.of(more)).toArray());
    }

    @Test
    void gamesOfAnOwnVariantAreReadByOurOwnCommands() throws IOException { // F-02 F-05
        Path variant = Files.writeString(folder.resolve("corridor.json"), OWN);
        Path out = folder.resolve("out");
        assertThat(match("--variant", variant, "--max-moves", "20", "--out", out)).as(terminal.errors()).isEqualTo(ExitCode.OK);
        Path pgn = out.resolve("games.pgn");
        assertThat(terminal.run("archive", "check", pgn)).as(terminal.errors()).isEqualTo(ExitCode.OK);
        assertThat(terminal.run("library", "import", pgn, "--data", folder.resolve("data"))).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("2 games added, 0 known already, 0 not readable");
        assertThat(terminal.run("library", "export", folder.resolve("back.pgn"), "--data", folder.resolve("data"))).isEqualTo(ExitCode.OK);
        assertThat(terminal.run("archive", "check", folder.resolve("back.pgn"))).as(terminal.errors()).isEqualTo(ExitCode.OK);
        assertThat(match("--variant", variant, "--max-moves", "20", "--openings", pgn, "--opening-plies", "1")).as(terminal.errors())
                .isEqualTo(ExitCode.OK);
    }

    @Test
    void filesThatAreThereAreNeitherReplacedNorCut() throws IOException { // F-04
        for (String name : List.of("games.pgn", "report.html", "games.csv", "games.jsonl", "times.csv", "job.json", "journal.jsonl")) {
            Path out = Files.createDirectory(folder.resolve(name.replace('.', '-')));
            Path mine = Files.writeString(out.resolve(name), "mine\n");
            terminal.clear();
            assertThat(match("--out", out)).as(name).isEqualTo(ExitCode.FAILED);
            assertThat(terminal.errors()).contains(mine.toString());
            assertThat(mine).hasContent("mine\n");
        }
        Path out = folder.resolve("run");
        assertThat(match("--out", out)).isEqualTo(ExitCode.OK);
        assertThat(match("--out", out)).as("the same again").isEqualTo(ExitCode.OK);
        assertThat(match("--out", out, "--seed", "9")).as("another job").isEqualTo(ExitCode.FAILED);
        // A job file in the folder it is played in stays what it is.
        Path own = Files.createDirectory(folder.resolve("own"));
        Path job = Files.writeString(own.resolve("job.json"), "{\"games\": 2, \"players\": [\"greedy\", \"random\"]}");
        assertThat(terminal.run("tournament", job, "--quiet", "--out", own)).as(terminal.errors()).isEqualTo(ExitCode.OK);
    }

    @Test
    void controlCharactersAreShownAndNotObeyed() throws IOException { // F-10
        String evil = "\u001b]0;owned\u0007\u009b31m";
        Path job = Files.writeString(folder.resolve("job.json"),
                "{\"players\": [\"x\\u001b[2J\", \"random\"], \"" + evil.replace("\u001b", "\\u001b")
                        .replace("\u0007", "\\u0007") + "\": \"1\"}");
        assertThat(terminal.run("tournament", job)).isEqualTo(ExitCode.MISUSED);
        Path board = Files.writeString(folder.resolve("a.txt"), "RN" + evil + "\nPPPPPPPP\n");
        terminal.run("archive", "check", board, folder.resolve("no\u001b[31m\nsuch.pgn"));
        Path pgn = Files.writeString(folder.resolve("g.pgn"), "[White \"A" + evil + "\"]\n\n1. e4 \u001b[31mZz9 *\n");
        terminal.run("archive", "check", pgn);
        terminal.run("library", "import", pgn, "--data", folder.resolve("data"));
        terminal.run("variant", "check", Files.writeString(folder.resolve("v.json"), "{\"id\": \"" + evil + "\"}"));
        terminal.run("no\u001b[31msuch");
        String said = terminal.output() + terminal.errors();
        assertThat(said).contains("\\x1b").doesNotContainPattern("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]");
        assertThat(said.lines()).noneMatch(line -> line.startsWith("such.pgn"));
    }

    @Test
    void noCellOfATableIsAFormula() throws IOException { // F-10
        Path out = folder.resolve("out");
        assertThat(terminal.run("match", "greedy:@name==HYPERLINK(1)", "random:@name=+1", "--games", "2", "--quiet", "--out", out))
                .as(terminal.errors()).isEqualTo(ExitCode.OK);
        for (String name : List.of("games.csv", "times.csv")) {
            assertThat(Files.readString(out.resolve(name))).contains("'=HYPERLINK(1)", "'+1").doesNotContain(",=", ",+");
        }
    }

    @Test
    void theDataFolderIsPrivateAndHoldsSqlitesCode() throws IOException { // F-08 F-10
        assumeThat(folder.getFileSystem().supportedFileAttributeViews()).contains("posix");
        Path data = folder.resolve("data");
        Path pgn = Files.writeString(folder.resolve("g.pgn"), "1. e4 *\n");
        assertThat(terminal.run("library", "import", pgn, "--data", data)).isEqualTo(ExitCode.OK);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data))).isEqualTo("rwx------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data.resolve("library.db")))).isEqualTo("rw-------");
    }

    // ---- F-06 and F-08, in programs of their own -----------------------------------------------------------------

    private Process rookery(Path temporary, String heap, Object... words) throws IOException {
        List<String> command = Stream.concat(
                Stream.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx" + heap, "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1", "-Djava.io.tmpdir=" + temporary, "--enable-native-access=ALL-UNNAMED", "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")), "rookery.app.Main"),
                Stream.of(words).map(Object::toString)).toList();
        return new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(new File(folder.toFile(), "said")).start();
    }

    private String ended(Process process, int code) throws IOException, InterruptedException {
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        String said = Files.readString(folder.resolve("said"), StandardCharsets.UTF_8);
        assertThat(process.exitValue()).as(said).isEqualTo(code);
        return said;
    }

    @Test
    void collectionsOfAnySizeGoThroughALittleMemory() throws IOException, InterruptedException { // F-06 G-11
        Path pgn = folder.resolve("many.pgn");
        try (Writer out = Files.newBufferedWriter(pgn)) {
            for (int game = 0; game < 12_000; game++) {
                out.append("[Round \"" + game + "\"]\n\n1. e4 *\n\n");
            }
        }
        Path temporary = Files.createDirectory(folder.resolve("tmp"));
        assertThat(ended(rookery(temporary, "32m", "archive", "check", pgn), ExitCode.OK)).contains("12000 games, all moves legal");
        assertThat(ended(rookery(temporary, "32m", "archive", "convert", pgn, folder.resolve("converted.pgn")), ExitCode.OK))
                .doesNotContain("rookery:");
        assertThat(ended(
                rookery(temporary, "32m", "match", "random", "random:@name=other", "--games", "2", "--max-moves", "2", "--openings", pgn,
                        "--quiet"),
                ExitCode.OK)).contains("Games   2");
        Path data = folder.resolve("data");
        assertThat(ended(rookery(temporary, "80m", "library", "import", pgn, "--data", data), ExitCode.OK)).contains("12000 games added");
        Path out = folder.resolve("out.pgn");
        assertThat(ended(rookery(temporary, "24m", "library", "export", out, "--data", data), ExitCode.OK)).contains("12000 games");
        assertThat(Files.readString(out).split("\\[Event ", -1)).hasSize(12_001);
        assertThat(ended(rookery(temporary, "24m", "library", "find", "--data", data), ExitCode.OK)).contains("12000 games");
        try (Stream<Path> left = Files.list(temporary)) {
            assertThat(left.filter(file -> file.getFileName().toString().startsWith("sqlite"))).as("F-08").isEmpty();
        }
        assertThat(data.resolve("native")).isDirectory();
    }

    /** Law 6: too little memory is nobody's lost game, and no success. */
    @Test
    void aRunWithoutMemoryDoesNotEndWell() throws IOException, InterruptedException {
        Path temporary = Files.createDirectory(folder.resolve("tmp"));
        assertThat(ended(rookery(temporary, "24m", "match", "rookery:Hash=64", "rookery:@name=b,Hash=64", "--games", "2", "--depth", "2"),
                ExitCode.FAILED)).contains("rookery match: it ran out of memory").doesNotContain("\tat ");
    }
}
