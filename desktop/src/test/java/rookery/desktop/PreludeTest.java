package rookery.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is done early, beside the start of JavaFX, makes no control. The first control of a process gives the whole program JavaFX's stock style: made early it
 * does so after the window has got ours, or, where JavaFX has not even begun, fails and takes every later control with it.
 */
final class PreludeTest {
    @TempDir
    Path data;

    @Test
    void makesNoControlBeforeTheWindow() throws Exception {
        // W-01. Here JavaFX never begins, so a control always fails; in the program it depends on who is quicker.
        var command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
                "-Dglass.platform=Headless", "-Dprism.order=sw", "--enable-native-access=ALL-UNNAMED", "-cp",
                System.getProperty("java.class.path")));
        var cache = System.getProperty("javafx.cachedir");
        if (cache != null) command.add("-Djavafx.cachedir=" + cache);
        command.addAll(List.of(Early.class.getName(), data.toString()));
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        var words = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(words).isZero();
    }

    /** A program that does what is done early, and nothing else; it ends with 1 if something failed. */
    static final class Early {
        private Early() {}

        public static void main(String[] arguments) throws InterruptedException {
            var failures = new ConcurrentLinkedQueue<Throwable>();
            Thread.setDefaultUncaughtExceptionHandler((_, problem) -> {
                problem.printStackTrace();
                failures.add(problem);
            });
            for (var thread : Prelude.begin(Path.of(arguments[0]))) thread.join();
            Runtime.getRuntime().halt(failures.isEmpty() ? 0 : 1);
        }
    }
}
