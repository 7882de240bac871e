package rookery.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A short coverage-guided run over all targets in a separate process: a fixed number of inputs from a fixed seed, however long they take. {@code
 * bench/fuzz} does the same for a given time.
 */
class ShortFuzzTest {

    private static final int INPUTS = 4_000;

    @Test
    void aShortRunFindsNothing(@TempDir Path folder) throws IOException, InterruptedException {
        Assumptions.assumeTrue(isSupported(), "Jazzer has no native library for this machine");
        Path corpus = Files.createDirectory(folder.resolve("corpus"));
        for (FuzzTarget target : FuzzTarget.values()) {
            for (Path input : FuzzCorpusTest.inputs(target)) {
                Files.write(corpus.resolve(target.folder() + "-" + input.getFileName()),
                        Fuzzing.addressed(target, Files.readAllBytes(input)));
            }
        }
        Path log = folder.resolve("log");
        Process jazzer = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx1g", "-Xss1m",
                "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1",
                "-XX:+EnableDynamicAgentLoading", "--enable-native-access=ALL-UNNAMED", "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "com.code_intelligence.jazzer.Jazzer", "--target_class=" + Fuzzing.class.getName(), "--instrumentation_includes=rookery.**",
                "--custom_hook_includes=rookery.**", "--reproducer_path=" + folder, "-artifact_prefix=" + folder + "/", "-seed=14",
                "-runs=" + INPUTS, "-timeout=0", "-rss_limit_mb=0", "-max_len=4096", corpus.toString())
                .directory(folder.toFile()).redirectErrorStream(true).redirectOutput(log.toFile()).start();
        assertThat(jazzer.waitFor()).as(() -> text(log)).isZero();
        assertThat(text(log)).contains("Done " + INPUTS + " runs");
    }

    private static boolean isSupported() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String processor = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
        return system.startsWith("windows")
                ? processor.equals("amd64")
                : (system.startsWith("linux") || system.startsWith("mac")) && List.of("amd64", "x86_64", "aarch64").contains(processor);
    }

    private static String text(Path log) {
        try {
            return Files.readString(log, StandardCharsets.UTF_8);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
