package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the build writes about everything of others that ships with the program. */
final class ThirdPartyTest {
    @TempDir
    Path folder;

    private static String read(String name) throws IOException {
        try (var in = ThirdPartyTest.class.getResourceAsStream("/META-INF/third-party/" + name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void listsWhatShipsAndNothingElse() throws Exception {
        // Defect L06
        var jars = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).getFileName().toString())
                .toList();
        var parts = read("parts.tsv").lines().map(line -> List.of(line.split("\t"))).toList();
        assertThat(parts).extracting(List::getFirst).containsExactlyInAnyOrder("JavaFX", "AtlantaFX", "Ikonli", "Feather icons",
                "SQLite JDBC", "SQLite", "picocli", "JLine", "JSpecify");
        assertThat(parts).filteredOn(part -> !part.getFirst().startsWith("Feather"))
                .allSatisfy(part -> assertThat(jars).anyMatch(jar -> jar.contains("-" + part.get(1))));
    }

    @Test
    void holdsEveryLicenceInFull() throws Exception {
        // Jars of others have a file of that name too.
        assertThat(Files.readString(Path.of("target/classes/META-INF/NOTICE"))).contains("AtlantaFX", "Licence: MIT")
                .doesNotContain("SLF4J");
        assertThat(read("licences.txt")).contains("Cole Bemis", "Permission is hereby granted",
                "TERMS AND CONDITIONS FOR USE, REPRODUCTION",
                "GNU General Public License", "As a special exception", "LICENSE.zentus of sqlite-jdbc");
    }

    @Test
    void somethingNobodyHasLookedAtStopsTheBuild() throws Exception {
        var classPath = String.join(File.pathSeparator, folder.resolve("mystery-1.0.jar").toString(),
                System.getProperty("java.class.path"));
        var process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "build/ThirdParty.java",
                classPath,
                "../licences", folder.toString()).redirectErrorStream(true).start();
        var words = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isEqualTo(1);
        assertThat(words).contains("mystery").contains("find out on what terms they come");
        assertThat(Files.exists(folder.resolve("META-INF"))).isFalse();
    }
}
