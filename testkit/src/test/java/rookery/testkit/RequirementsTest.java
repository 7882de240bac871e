package rookery.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Keeps docs/requirements.md true: its last column names the tests that name the requirement. The document says how to refresh it. */
final class RequirementsTest {
    private static final Path PROJECT = Path.of("").toAbsolutePath().getParent();
    private static final Path DOCUMENT = PROJECT.resolve("docs/requirements.md");
    private static final Pattern ROW = Pattern.compile("\\| ([CLDSX]-\\d\\d) \\| (.*) \\| (.*) \\|");

    @Test
    void everyTestThatNamesARequirementIsInTheDocument() throws IOException {
        var proofs = proofs();
        var lines = Files.readAllLines(DOCUMENT);
        var fresh = lines.stream().map(line -> refreshed(line, proofs)).toList();
        if (Boolean.getBoolean("requirements.refresh")) Files.writeString(DOCUMENT, String.join("\n", fresh) + "\n");
        else assertThat(lines).as("docs/requirements.md is out of date; its first lines say how to refresh it").isEqualTo(fresh);
    }

    @Test
    void everyRequirementHasATest() throws IOException {
        assertThat(unproved(Files.readAllLines(DOCUMENT))).as("requirements that no test names").isEmpty();
    }

    @Test
    void anEmptyCellIsFound() {
        assertThat(unproved(
                List.of("| C-01 | Two players. | [FooTest](FooTest.java) |", "| C-02 | Pieces. |  |", "| C-03 | Paper. *(n/a)* | n/a |",
                        "| C-04 | Ink. |   |", "text")))
                .containsExactly("C-02", "C-04");
        assertThat(refreshed("| C-02 | Pieces. | [GoneTest](GoneTest.java) |", new TreeMap<>())).isEqualTo("| C-02 | Pieces. |  |");
    }

    private static List<String> unproved(List<String> lines) {
        return lines.stream().map(ROW::matcher).filter(row -> row.matches() && row.group(3).isBlank()).map(row -> row.group(1)).toList();
    }

    @Test
    void testsNameOnlyRequirementsThatExist() throws IOException {
        var known = rows();
        var unknown = new TreeMap<>(proofs());
        unknown.keySet().removeAll(known);
        assertThat(unknown).as("ids that docs/requirements.md does not have, and the tests that name them").isEmpty();
    }

    @Test
    void allRequirementsAreThere() throws IOException {
        assertThat(rows()).hasSize(219).doesNotHaveDuplicates();
    }

    @Test
    void idsAreReadFromCommentsOnly() {
        assertThat(RequirementIds.inComments("""
                String text = "C-01";
                int move; // C-02, X-08..X-10 and X-40..42
                /** S-29: frozen. */
                 * L-11
                """)).containsExactly("C-02", "X-08", "X-09", "X-10", "X-40", "X-41", "X-42", "S-29", "L-11");
    }

    private static List<String> rows() throws IOException {
        var ids = new ArrayList<String>();
        for (var line : Files.readAllLines(DOCUMENT)) {
            var row = ROW.matcher(line);
            if (row.matches()) ids.add(row.group(1));
        }
        return ids;
    }

    private static String refreshed(String line, SortedMap<String, SortedSet<Path>> proofs) {
        var row = ROW.matcher(line);
        if (!row.matches()) return line;
        var tests = proofs.getOrDefault(row.group(1), new TreeSet<>());
        var links = tests.stream().map(RequirementsTest::link).collect(Collectors.joining(", "));
        var proof = links.isEmpty() && row.group(2).contains("*(n/a)*") ? "n/a" : links;
        return "| %s | %s | %s |".formatted(row.group(1), row.group(2), proof);
    }

    private static String link(Path test) {
        var name = test.getFileName().toString().replace(".java", "");
        return "[%s](../%s)".formatted(name, PROJECT.relativize(test).toString().replace('\\', '/'));
    }

    /** The test sources that name each id: those of every module, and the law suites of the testkit. */
    private static SortedMap<String, SortedSet<Path>> proofs() throws IOException {
        var proofs = new TreeMap<String, SortedSet<Path>>();
        try (var modules = Files.list(PROJECT)) {
            for (var module : modules.filter(folder -> Files.exists(folder.resolve("pom.xml"))).toList()) {
                collect(module.resolve("src/test/java"), proofs);
            }
        }
        collect(PROJECT.resolve("testkit/src/main/java"), proofs);
        return proofs;
    }

    private static void collect(Path folder, SortedMap<String, SortedSet<Path>> proofs) throws IOException {
        if (!Files.isDirectory(folder)) return;
        try (var files = Files.walk(folder)) {
            for (var file : files.filter(path -> path.toString().endsWith(".java") && !isOurs(path)).toList()) {
                for (var id : RequirementIds.inComments(Files.readString(file))) proofs.computeIfAbsent(id, _ -> new TreeSet<>()).add(file);
            }
        }
    }

    /** This class and its reader of ids name some as examples. */
    private static boolean isOurs(Path path) {
        return path.endsWith("RequirementsTest.java") || path.endsWith("RequirementIds.java");
    }
}
