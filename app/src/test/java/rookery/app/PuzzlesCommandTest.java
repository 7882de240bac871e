package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.app.command.ExitCode;
import rookery.learn.puzzle.PuzzleFile;
import rookery.learn.puzzle.PuzzleGoal;

/** {@code rookery puzzles}, as a user types it. */
final class PuzzlesCommandTest {

    private final Terminal terminal = new Terminal();

    @TempDir
    private Path folder;

    private Path games() throws IOException {
        return Files.writeString(folder.resolve("games.pgn"), """
                [White "Legal"]
                [Black "Brie"]
                [Result "1-0"]

                1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0
                """);
    }

    @Test
    void makesPuzzlesOfGamesAndChecksThem() throws IOException {
        Path out = folder.resolve("out.puzzles");
        assertThat(terminal.run("puzzles", "make", games(), "--out", out, "--concurrency", "1")).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains(" of 1 games in ");
        assertThat(PuzzleFile.read(out).puzzles()).anySatisfy(puzzle -> assertThat(puzzle.source().white()).isEqualTo("Legal"));
        String first = Files.readString(out);
        assertThat(terminal.run("puzzles", "make", games(), "--out", out)).isEqualTo(ExitCode.OK);
        assertThat(Files.readString(out)).isEqualTo(first);
        terminal.clear();
        assertThat(terminal.run("puzzles", "check", out)).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("puzzles", "mate");
        Files.writeString(out, first + "{\"id\": 1}\n");
        assertThat(terminal.run("puzzles", "check", out)).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("line ");
    }

    @Test
    void endsWithTheTruthIfAGameCannotBeRead() throws IOException {
        Path spoilt = Files.writeString(folder.resolve("spoilt.pgn"), Files.readString(games()) + "\n[White \"A\"]\n\n1. e4 Ke4 *\n");
        assertThat(terminal.run("puzzles", "make", spoilt, "--out", folder.resolve("out.puzzles"))).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.output()).contains(" of 1 games in ");
    }

    @Test
    void mergesFilesAndKeepsEachPositionOnce() throws IOException {
        Path out = folder.resolve("out.puzzles");
        assertThat(terminal.run("puzzles", "make", games(), "--out", out, "--concurrency", "1")).isEqualTo(ExitCode.OK);
        int made = PuzzleFile.read(out).puzzles().size();
        Path all = folder.resolve("all.puzzles");
        terminal.clear();
        assertThat(terminal.run("puzzles", "merge", out, out, "--goal", "win", "--out", all)).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains(" of " + 2 * made + " puzzles in ");
        assertThat(PuzzleFile.read(all).puzzles()).isNotEmpty().hasSizeLessThanOrEqualTo(made)
                .allSatisfy(puzzle -> assertThat(puzzle.goal()).isEqualTo(PuzzleGoal.WIN));
        String before = Files.readString(all);
        assertThat(terminal.run("puzzles", "merge", out, "--goal", "chance", "--out", all)).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("nothing was written");
        assertThat(Files.readString(all)).isEqualTo(before);
    }

    @Test
    void onlyGamesOfTheVariantAskedForAreTaken() throws IOException {
        Path out = folder.resolve("out.puzzles");
        assertThat(terminal.run("puzzles", "make", games(), "--variant", "xxl", "--out", out)).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.output()).contains("0 puzzles of 0 games");
        assertThat(terminal.run("puzzles", "make", games(), "--variant", "no-such-game", "--out", out)).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("no-such-game");
    }

    @Test
    void nothingOfAUsersIsReplaced() throws IOException {
        Path mine = Files.writeString(folder.resolve("mine.txt"), "my notes");
        assertThat(terminal.run("puzzles", "make", games(), "--out", mine)).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("left untouched");
        assertThat(Files.readString(mine)).isEqualTo("my notes");
        assertThat(terminal.run("puzzles", "make", folder.resolve("missing.pgn"))).isEqualTo(ExitCode.MISUSED);
        assertThat(terminal.errors()).contains("is not a file");
    }
}
