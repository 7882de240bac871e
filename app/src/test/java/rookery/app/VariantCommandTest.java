package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.app.command.Console;
import rookery.app.command.ExitCode;
import rookery.app.command.Shell;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Variant;

final class VariantCommandTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... arguments) {
        try (var output = new PrintStream(out, true, StandardCharsets.UTF_8);
                var errors = new PrintStream(err, true, StandardCharsets.UTF_8)) {
            return new Shell(new Console(InputStream.nullInputStream(), output, errors)).run(List.of(arguments));
        }
    }

    private String output() { return out.toString(StandardCharsets.UTF_8); }

    private String errors() { return err.toString(StandardCharsets.UTF_8); }

    static List<String> ids() { return Variants.all().stream().map(Variant::id).toList(); }

    @Test
    void listsEveryVariant() {
        assertThat(run("variant", "list")).isEqualTo(ExitCode.OK);
        assertThat(output().lines().map(line -> line.split(" ")[0])).containsExactlyElementsOf(ids());
    }

    @ParameterizedTest
    @MethodSource("ids")
    void showsEveryVariant(String id) {
        assertThat(run("variant", "show", id)).isEqualTo(ExitCode.OK);
        assertThat(output()).contains("(" + id + ")", "Rules", "Pieces", "@").doesNotContain("{0}", "{1}");
        assertThat(errors()).isEmpty();
    }

    @Test
    void checksFiles(@TempDir Path folder) throws IOException {
        Path good = folder.resolve("mine.json");
        Path bad = folder.resolve("bad.json");
        Files.writeString(good, "{\"id\": \"mine\", \"extends\": \"fide\", \"enPassant\": \"off\"}");
        Files.writeString(bad, "{\"id\": \"bad\", \"extends\": \"mine\",\n \"goals\": [\"chekmate\"],\n \"dye\": 1}");
        assertThat(run("variant", "check", good.toString())).isEqualTo(ExitCode.OK);
        assertThat(run("variant", "show", good.toString())).isEqualTo(ExitCode.OK);
        assertThat(output()).contains("There is no taking in passing.");
        assertThat(run("variant", "check", good.toString(), bad.toString())).isEqualTo(ExitCode.FAILED);
        assertThat(errors()).contains("line 2, column 12: goals[0]", "did you mean checkmate", "line 3, column 2: dye", "2 problems");
    }

    @Test
    void saysWhatIsMissing() {
        assertThat(run("variant", "show", "bughouse")).isEqualTo(ExitCode.FAILED);
        assertThat(run("variant", "check", "no-such-file.json")).isEqualTo(ExitCode.FAILED);
        assertThat(run("variant", "show")).isEqualTo(ExitCode.MISUSED);
        assertThat(errors()).contains("no variant 'bughouse'", "no-such-file.json: the file cannot be read");
    }

    @Test
    void countsMoves() {
        assertThat(run("perft", "xxl", "2")).isEqualTo(ExitCode.OK);
        assertThat(output()).startsWith("nodes 2116").contains("time ", "nodes per second");
        assertThat(run("perft", "chess", "1", "--divide", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1")).isEqualTo(ExitCode.OK);
        assertThat(output()).contains("e1g1: 1");
        assertThat(run("perft", "chess", "1", "--fen", "8/8/8/8/8/8/8/4K2R w K - 0 1")).isEqualTo(ExitCode.FAILED);
        assertThat(errors()).contains("Black has no king");
    }
}
