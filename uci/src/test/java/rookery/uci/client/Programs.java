package rookery.uci.client;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Engines of this machine, and one that misbehaves. */
final class Programs {

    private Programs() {
    }

    /** An engine that may not be installed here; the test is skipped without it. */
    static EngineProgram installed(String name, String... arguments) {
        String path = Stream.of("/usr/games/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/").map(folder -> Path.of(folder + name))
                .filter(Files::isExecutable).map(Path::toString).findFirst().orElse("");
        assumeTrue(!path.isEmpty(), name + " is not installed");
        return EngineProgram.of(path).withArguments(arguments);
    }

    /** {@link HostileEngine} in one of its moods, in a process of its own. */
    static EngineProgram hostile(String mood) {
        return java(HostileEngine.class, mood).withId("hostile").withName("Hostile");
    }

    private static EngineProgram java(Class<?> main, String argument) {
        try {
            Path classes = Path.of(main.getProtectionDomain().getCodeSource().getLocation().toURI());
            return EngineProgram.of(Path.of(System.getProperty("java.home"), "bin", "java")).withArguments("-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC", "-Xshare:auto", "-cp", classes.toString(), main.getName(), argument);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
