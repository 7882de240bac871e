package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.app.command.ExitCode;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Variant;

final class VariantCommandTest {
    private final Terminal terminal = new Terminal();

    static List<String> ids() { return Variants.all().stream().map(Variant::id).toList(); }

    @Test
    void listsEveryVariant() {
        assertThat(terminal.run("variant", "list")).isEqualTo(ExitCode.OK);
        assertThat(terminal.output().lines().map(line -> line.split(" ")[0])).containsExactlyElementsOf(ids());
    }

    @ParameterizedTest
    @MethodSource("ids")
    void showsEveryVariant(String id) {
        assertThat(terminal.run("variant", "show", id)).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("(" + id + ")", "Rules", "Pieces", "@").doesNotContain("{0}", "{1}");
        assertThat(terminal.errors()).isEmpty();
    }

    @Test
    void checksFiles(@TempDir Path folder) throws IOException {
        Path good = folder.resolve("mine.json");
        Path bad = folder.resolve("bad.json");
        Files.writeString(good, "{\"id\": \"mine\", \"extends\": \"fide\", \"enPassant\": \"off\"}");
        Files.writeString(bad, "{\"id\": \"bad\", \"extends\": \"mine\",\n \"goals\": [\"chekmate\"],\n \"dye\": 1}");
        assertThat(terminal.run("variant", "check", good.toString())).isEqualTo(ExitCode.OK);
        assertThat(terminal.run("variant", "show", good.toString())).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("There is no taking in passing.");
        assertThat(terminal.run("variant", "check", good.toString(), bad.toString())).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("line 2, column 12: goals[0]", "did you mean checkmate", "line 3, column 2: dye",
                "2 problems");
    }

    @Test
    void saysWhatIsMissing() {
        assertThat(terminal.run("variant", "show", "bughouse")).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.run("variant", "check", "no-such-file.json")).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.run("variant", "show")).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("no variant 'bughouse'", "no-such-file.json: the file cannot be read");
    }

    @Test
    void countsMoves() {
        assertThat(terminal.run("perft", "xxl", "2")).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).startsWith("nodes 2116").contains("time ", "nodes per second");
        assertThat(terminal.run("perft", "chess", "1", "--divide", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1")).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("e1g1: 1");
        assertThat(terminal.run("perft", "chess", "1", "--fen", "8/8/8/8/8/8/8/4K2R w K - 0 1")).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("Black has no king");
    }
}
