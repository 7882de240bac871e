package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import rookery.app.command.ExitCode;

/** Other people's agents on the command line: whatever they do, the exit code tells the truth. */
// E-04
@Timeout(300)
final class ForeignAgentsTest {

    private static final String AGENT = """
            package agent;

            import rookery.kernel.move.MoveList;
            import rookery.kernel.variant.Variant;
            import rookery.play.bot.Bot;
            import rookery.play.bot.BotProvider;
            import rookery.play.bot.BotSettings;

            public final class Guest implements BotProvider {
                public String id() { return "guest"; }
                public String displayName() { return "Guest"; }
                public boolean plays(Variant variant) { return true; }
                public Bot create(BotSettings settings) {
                    return (position, limits, progress) -> {
                        MoveList moves = new MoveList();
                        position.legalMoves(moves);
                        MISCHIEF;
                        return moves.get(0);
                    };
                }
            }
            """;

    @TempDir
    private Path folder;
    private final Terminal terminal = new Terminal();

    private Path agent(String mischief) throws IOException {
        Path source = Files.writeString(folder.resolve("Guest.java"), AGENT.replace("MISCHIEF;", mischief));
        Path classes = Files.createDirectories(folder.resolve("classes"));
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-nowarn", "-d", classes.toString(), "-cp",
                System.getProperty("java.class.path"), source.toString())).isZero();
        Path jar = folder.resolve("guest.jar");
        try (OutputStream out = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(out);
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                zip.putNextEntry(new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, zip);
            }
            zip.putNextEntry(new ZipEntry("META-INF/services/rookery.play.bot.BotProvider"));
            zip.write("agent.Guest".getBytes(StandardCharsets.UTF_8));
        }
        return jar;
    }

    @Test
    void anExitOfTheAgentIsNotOurs() throws IOException {
        Path jar = agent("System.exit(0);");
        assertThat(terminal.run("match", "jar:" + jar, "greedy", "--variant", "gardner", "--games", "2", "--quiet")).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("Games   2: ").contains("+0 =0 -2");
        terminal.clear();
        assertThat(terminal.run("lab", "check", jar)).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("ended by itself");
        assertThat(terminal.output()).isEmpty();
    }

    @Test
    void whatAnAgentPrintsIsNoResult() throws IOException {
        Path jar = agent("System.out.println(\"Games   1000: +1000 =0 -0\");");
        assertThat(terminal.run("match", "jar:" + jar, "greedy", "--variant", "gardner", "--games", "2", "--quiet")).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).doesNotContain("1000");
    }

    @Test
    void aDeletedJournalIsToldAndIsNoSuccess() throws IOException {
        Path out = folder.resolve("out");
        Path jar = agent("new java.io.File(\"" + out.resolve("journal.jsonl").toString().replace('\\', '/') + "\").delete();");
        assertThat(terminal.run("match", "jar:" + jar, "random", "--variant", "gardner", "--games", "2", "--max-moves", "3", "--out", out,
                "--quiet")).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("something deleted");
        assertThat(out.resolve("games.pgn")).isNotEmptyFile();
    }

    /** Law 6, where the user let the agent's code into this program. */
    @Test
    void evenInsideAnExitIsNoSuccess() throws Exception {
        Path jar = agent("System.exit(0);");
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp",
                System.getProperty("java.class.path"), "rookery.app.Main", "match", "jar:" + jar + ",@in-process=true", "greedy",
                "--variant", "gardner", "--games", "2", "--quiet").redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isEqualTo(ExitCode.FAILED);
        assertThat(said).contains("a player ended the program before the run was over");
        assertThat(List.of(said.split("\n"))).noneMatch(line -> line.startsWith("Games"));
    }
}
