package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line of {@code rookery play} and {@code rookery library list}; what is played is the terminal module's business. */
final class PlayCommandTest {

    @TempDir
    Path data;

    private final Terminal terminal = new Terminal();

    @Test
    void aGameIsPlayedLeftListedAndResumed() {
        assertThat(terminal.typing("f3\ne5\n").run("play", "--white", "human:Ada", "--black", "human", "--data", data)).isZero();
        assertThat(terminal.output().lines().toList()).contains("white Ada", "ply 1 white f3", "ply 2 black e5");
        String id = terminal.output().lines().findFirst().orElseThrow().substring("game ".length());
        terminal.clear();
        assertThat(terminal.run("library", "list", "--unfinished", "--data", data)).isZero();
        assertThat(terminal.output()).isEqualTo(id + " fide waiting 2 Ada - Black\n");
        terminal.clear();
        assertThat(terminal.typing("g4\n").run("play", "--resume", "--data", data)).isZero();
        assertThat(terminal.typing("Qh4\n").run("play", "--resume", id, "--data", data)).isZero();
        assertThat(terminal.output()).endsWith("ply 4 black Qh4#\nresult 0-1 checkmate\n");
        terminal.clear();
        assertThat(terminal.run("library", "list", "--data", data)).isZero();
        assertThat(terminal.output()).isEqualTo(id + " fide finished 4 Ada - Black\n");
    }

    @Test
    void optionsReachTheGame() {
        assertThat(terminal.typing("board\n").run("play", "dice", "--white", "human", "--black", "human", "--tc", "300+2", "--seed", "4",
                "--fen",
                "k7/8/8/8/8/8/8/K6R w - - 0 1 -", "--friendly", "--plain", "--data", data)).isZero();
        assertThat(terminal.output()).contains("variant dice").contains("clock white 5:00 black 5:00")
                .contains("start k7/8/8/8/8/8/8/K6R w");
    }

    @Test
    void misuseIsSaid() {
        assertThat(terminal.run("play", "--seed", "many", "--data", data)).isEqualTo(2);
        assertThat(terminal.run("play", "nothing-of-the-kind", "--data", data)).isEqualTo(2);
        assertThat(terminal.run("library", "find", "--unfinished", "--data", data)).isEqualTo(2);
        assertThat(terminal.run("play", "--resume", "--data", data)).isEqualTo(1);
        assertThat(terminal.output()).isEmpty();
    }
}
