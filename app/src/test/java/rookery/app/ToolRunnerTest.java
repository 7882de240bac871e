package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.app.command.Console;
import rookery.app.command.DesktopCommand;
import rookery.app.command.ExitCode;
import rookery.app.command.Tool;
import rookery.app.command.ToolRunner;
import rookery.app.command.Tools;

final class ToolRunnerTest {
    private final Terminal terminal = new Terminal();

    @Test
    void helpListsEveryTool() {
        assertThat(terminal.run("help")).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains(names()).contains(Tools.ALL.stream().map(Tool::summary).toList());
        assertThat(terminal.errors()).isEmpty();
    }

    static List<String> names() { return Tools.ALL.stream().map(Tool::name).toList(); }

    @ParameterizedTest
    @MethodSource("names")
    void everyToolExplainsItself(String name) {
        assertThat(terminal.run("help", name)).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).startsWith("Usage: rookery " + name);
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyToolRefusesAnOptionItDoesNotKnowInOneSentence(String name) {
        assertThat(terminal.run(name, "--no-such-option-anywhere")).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors().lines()).singleElement().asString().startsWith("rookery " + name + ": ");
        assertThat(terminal.output()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"'',true", "desktop,true", "desktop --smoke,true", "--measure=start,true", "desktop --measure,true", "desktop --help,false",
        "desktop --data=here,true", "desktop --data=,false", "desktop --data here,false", "help,false", "--version,false", "perft,false"})
    void theWindowOpensWithoutTheParserOfOptionsWhereItIsNotNeeded(String line, boolean plain) {
        var words = line.isEmpty() ? List.<String>of() : List.of(line.split(" "));
        assertThat(DesktopCommand.plain(words, Console.system()).isPresent()).isEqualTo(plain);
    }

    @Test
    void namesAreUnique() {
        assertThat(names()).doesNotHaveDuplicates();
    }

    @Test
    void anUnknownCommandIsOneSentenceWithTheNearestName() {
        assertThat(terminal.run("hepl")).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors().lines()).singleElement().asString().contains("'hepl'", "'help'");
    }

    @Test
    void aWordLikeNoCommandGetsNoSuggestion() {
        assertThat(terminal.run("zzzzzzzzzz")).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).doesNotContain("mean");
    }

    @Test
    void dashDashHelpIsHelp() {
        assertThat(terminal.run("--help")).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("rookery COMMAND");
    }

    @Test
    void theTerminalIsKnownBehindTheStreamThatShowsControlCharacters() { // F-10
        assertThat(Console.system().isSystem()).isTrue();
        assertThat(new Console(InputStream.nullInputStream(), System.out, System.err).isSystem()).isFalse();
        assertThat(new Console(System.in, new PrintStream(OutputStream.nullOutputStream()), System.err).isSystem()).isFalse();
    }

    // Law 6: an error is answered like an exception.
    @Test
    void anErrorIsOneSentenceToo() {
        var errors = new ByteArrayOutputStream();
        var broken = new PrintStream(OutputStream.nullOutputStream()) {
            @Override
            public void write(byte[] bytes, int first, int count) {
                throw new OutOfMemoryError("Java heap space");
            }
        };
        var shell = new ToolRunner(
                new Console(InputStream.nullInputStream(), broken, new PrintStream(errors, true, StandardCharsets.UTF_8)));
        assertThat(shell.run(List.of("help"))).isEqualTo(ExitCode.FAILED);
        assertThat(errors.toString(StandardCharsets.UTF_8).lines()).singleElement().asString()
                .startsWith("rookery help: it ran out of memory");
    }

    // Law 6: unreadable results are not a success.
    @Test
    void outputThatCannotBeWrittenIsAFailure() {
        var errors = new ByteArrayOutputStream();
        var full = new PrintStream(new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException("no space left");
            }
        });
        var shell = new ToolRunner(new Console(InputStream.nullInputStream(), full, new PrintStream(errors, true, StandardCharsets.UTF_8)));
        assertThat(shell.run(List.of("help"))).isEqualTo(ExitCode.FAILED);
        assertThat(errors.toString(StandardCharsets.UTF_8)).contains("not all of the output could be written");
    }

    @Test
    void benchTellsTheSignatureAndTheSpeed() {
        assertThat(terminal.run("bench", "gardner", "--rounds", "3")).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).containsPattern("gardner +20.358 +[1-9][0-9.,]+ +[1-9][0-9.,]+");
        assertThat(terminal.run("bench", "dice")).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("there is no variant “dice” without a die");
    }

    @Test
    void benchComparesNumbersOfThreads() {
        assertThat(terminal.run("bench", "4x5-chess", "--rounds", "1", "--threads", "1,2")).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).containsPattern("4x5-chess +1 +[1-9][0-9.,]+ +[1-9][0-9.,]+ +1.00")
                .containsPattern("4x5-chess +2 +[1-9][0-9.,]+ +[1-9][0-9.,]+ +[0-9].[0-9]{2}");
        assertThat(terminal.run("bench", "--threads", "0")).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("a search has between 1 and 256 threads");
    }
}
