package rookery.arena.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.kernel.position.Position;
import rookery.play.bot.Bot;
import rookery.uci.protocol.BoundedLines;

/** The Python example, if Python is installed. */
final class PythonTest {

    @TempDir
    private Path folder;

    /** The server the example talks to. */
    public static final class Server {
        private Server() {
        }

        public static void main(String[] arguments) throws IOException {
            new EnvironmentServer().serve(System.in, System.out);
        }
    }

    private static String home(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private String run(String... words) throws IOException, InterruptedException {
        Path log = folder.resolve("log");
        String server = String.join(" ", Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
                "-cp",
                Stream.of(Server.class, EnvironmentServer.class, BoundedLines.class, Bot.class, Position.class).map(PythonTest::home)
                        .distinct()
                        .collect(Collectors.joining(File.pathSeparator)),
                Server.class.getName());
        List<String> command = new ArrayList<>(List.of("python3", "../examples/python/dice_agent.py"));
        command.addAll(List.of(words));
        command.addAll(List.of("--server", server, "--weights", folder.resolve("weights.json").toString()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
        if (!process.waitFor(120, TimeUnit.SECONDS)) {
            process.destroyForcibly();
        }
        assertThat(process.exitValue()).as(Files.readString(log)).isZero();
        return Files.readString(log);
    }

    private static boolean hasPython() {
        try {
            return new ProcessBuilder("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 9))").start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void theAgentLearnsToBeatARandomMover() throws IOException, InterruptedException {
        assumeTrue(hasPython(), "no python3 here");
        assertThat(run("train", "--steps", "150", "--count", "64")).contains("learned: pawn 1.0");
        String measured = run("play", "--count", "50");
        assertThat(Double.parseDouble(measured.substring(0, measured.indexOf(' ')))).as(measured).isGreaterThan(65);
    }
}
