package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.app.command.Console;
import rookery.app.command.ExitCode;
import rookery.app.command.Shell;
import rookery.app.command.Tool;
import rookery.app.command.Tools;

final class ShellTest {
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

    @Test
    void helpListsEveryTool() {
        assertThat(run("help")).isEqualTo(ExitCode.OK);
        assertThat(output()).contains(names()).contains(Tools.ALL.stream().map(Tool::summary).toList());
        assertThat(errors()).isEmpty();
    }

    static List<String> names() { return Tools.ALL.stream().map(Tool::name).toList(); }

    @ParameterizedTest
    @MethodSource("names")
    void everyToolExplainsItself(String name) {
        assertThat(run("help", name)).isEqualTo(ExitCode.OK);
        assertThat(output()).startsWith("Usage: rookery " + name);
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyToolRefusesAnOptionItDoesNotKnowInOneSentence(String name) {
        assertThat(run(name, "--no-such-option-anywhere")).isEqualTo(ExitCode.MISUSED);
        assertThat(errors().lines()).singleElement().asString().startsWith("rookery " + name + ": ");
        assertThat(output()).isEmpty();
    }

    @Test
    void namesAreUnique() {
        assertThat(names()).doesNotHaveDuplicates();
    }

    @Test
    void anUnknownCommandIsOneSentenceWithTheNearestName() {
        assertThat(run("hepl")).isEqualTo(ExitCode.MISUSED);
        assertThat(errors().lines()).singleElement().asString().contains("'hepl'", "'help'");
    }

    @Test
    void aWordLikeNoCommandGetsNoSuggestion() {
        assertThat(run("zzzzzzzzzz")).isEqualTo(ExitCode.MISUSED);
        assertThat(errors()).doesNotContain("mean");
    }

    @Test
    void dashDashHelpIsHelp() {
        assertThat(run("--help")).isEqualTo(ExitCode.OK);
        assertThat(output()).contains("rookery COMMAND");
    }
}
