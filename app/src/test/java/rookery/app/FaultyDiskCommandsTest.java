package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.app.command.ExitCode;
import rookery.play.file.FaultyDisk;

/**
 * A tournament and a conversion on a disk that fails at every step: the reason is reported, nothing is lost, and the same command succeeds when
 * repeated.
 */
final class FaultyDiskCommandsTest {

    private static final List<String> RESULTS = List.of("job.json", "games.pgn", "games.jsonl", "games.csv", "report.html");

    @TempDir
    private Path folder;
    private final Terminal terminal = new Terminal();

    private int match(Path out) {
        return terminal.run("match", "greedy", "random", "--variant", "gardner", "--games", "4", "--quiet", "--concurrency", "1", "--out",
                out);
    }

    /** How many games a journal has, those of a half written line not counted. */
    private static long games(Path run) throws IOException {
        Path journal = run.resolve("journal.jsonl");
        if (Files.notExists(journal)) {
            return 0;
        }
        try (Stream<String> lines = Files.lines(journal)) {
            return lines.filter(line -> line.startsWith("{\"game\"") && line.contains("\t")).count();
        }
    }

    @Test
    void aTournamentSurvivesTheFailureOfEveryStep() throws IOException {
        Path whole = folder.resolve("whole");
        int steps;
        try (FaultyDisk disk = FaultyDisk.counting(whole)) {
            assertThat(match(whole)).isEqualTo(ExitCode.OK);
            steps = disk.steps().size();
            assertThat(disk.steps()).contains("OPEN journal.jsonl", "WRITE journal.jsonl", "SYNC journal.jsonl", "RENAME games.pgn",
                    "RENAME report.html");
        }
        assertThat(steps).isGreaterThan(30);
        for (int step = 1; step <= steps; step++) {
            // In turn, since both ways at every step would take long.
            check(whole, step, step % 2 == 0);
        }
    }

    private void check(Path whole, int step, boolean forGood) throws IOException {
        Path run = folder.resolve("run-" + step + forGood);
        terminal.clear();
        int code;
        try (FaultyDisk disk = forGood
                ? FaultyDisk.failingFrom(run, step, "No space left on device")
                : FaultyDisk.failingAt(run, step, "No space left on device")) {
            code = match(run);
            if (disk.steps().size() < step) {
                // A slow machine forces the journal to the disk more often, and the run that was counted was slower.
                assertThat(code).isEqualTo(ExitCode.OK);
                return;
            }
        }
        String said = terminal.errors();
        assertThat(code).as("step %d: %s", step, said).isEqualTo(ExitCode.FAILED);
        assertThat(said).as("step %d", step).contains("there is no space left on the disk").doesNotContain("Exception")
                .contains(run.toString());
        long kept = games(run);
        terminal.clear();
        assertThat(match(run)).as("step %d: %s", step, said).isEqualTo(ExitCode.OK);
        assertThat(games(run)).isEqualTo(4).isGreaterThanOrEqualTo(kept);
        for (String name : RESULTS) {
            assertThat(run.resolve(name)).as("step %d", step).hasSameBinaryContentAs(whole.resolve(name));
        }
        try (Stream<Path> files = Files.list(run)) {
            assertThat(files).as("no litter").noneMatch(file -> file.toString().endsWith(".new"));
        }
    }

    @Test
    void aConversionLeavesTheOldFileOrTheNewOne() throws IOException {
        // More than is kept in memory before it is written.
        Path in = Files.writeString(folder.resolve("in.pgn"), "1. e4 e5 *\n\n1. d4 d5 1-0\n\n".repeat(400));
        Path place = Files.createDirectory(folder.resolve("place"));
        Path out = place.resolve("out.pgn");
        assertThat(terminal.run("archive", "convert", in, out)).isEqualTo(ExitCode.OK);
        String good = Files.readString(out);
        int steps;
        try (FaultyDisk disk = FaultyDisk.counting(place)) {
            assertThat(terminal.run("archive", "convert", in, out)).isEqualTo(ExitCode.OK);
            steps = disk.steps().size();
        }
        for (int step = 1; step <= steps; step++) {
            Files.writeString(out, "old");
            terminal.clear();
            try (FaultyDisk _ = FaultyDisk.failingAt(place, step, "Read-only file system")) {
                assertThat(terminal.run("archive", "convert", in, out)).isEqualTo(ExitCode.FAILED);
            }
            assertThat(terminal.errors()).contains("could not be written", "the disk is read-only").doesNotContain("could not be read");
            assertThat(Files.readString(out)).isIn("old", good);
        }
    }
}
