package rookery.arena.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.arena.Reading;
import rookery.arena.report.Results;
import rookery.kernel.position.Position;
import rookery.play.bot.Bot;
import rookery.uci.client.ProgramProvider;

/** Tournaments that are broken off, also in the hardest way, and go on. */
final class JournalTest {

    private static final long LONG = 120_000;

    @TempDir
    private Path folder;

    private static Job job() {
        return TournamentRunTest.job(List.of("greedy", "random", "pathfinder"), Map.of("games", "20", "seed", "3"));
    }

    private static Journal open(Path file, Job job) throws IOException {
        return switch (Journal.open(file, job, Shard.ALL)) {
            case Reading.Read<Journal>(Journal journal) -> journal;
            case Reading.Refused<Journal>(List<String> problems) -> throw new AssertionError(problems.toString());
        };
    }

    /** Plays on and writes the results: what the process that is killed does, too. */
    static void play(Path folder) throws IOException, InterruptedException {
        Job job = job();
        try (Journal journal = open(Results.journal(folder), job)) {
            TournamentRun run = new TournamentRun(job, Shard.ALL, journal.earlier(), 2, journal::add);
            run.start();
            assertThat(run.await(LONG)).isTrue();
            Results.write(folder, run);
        }
    }

    /** The program of the process that is killed. */
    public static final class Program {
        private Program() {
        }

        public static void main(String[] arguments) throws IOException, InterruptedException {
            play(Path.of(arguments[0]));
        }
    }

    @Test
    void aProcessThatIsKilledGoesOnWithoutLosingOrRepeatingAGame() throws IOException, InterruptedException {
        Path whole = folder.resolve("whole");
        Path killed = folder.resolve("killed");
        play(whole);
        for (int least = 5; least <= 25; least += 10) {
            Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1", "-cp",
                    classPath(), Program.class.getName(), killed.toString())
                    .redirectErrorStream(true).redirectOutput(new File(folder.toFile(), "log")).start();
            while (process.isAlive() && lines(killed) < least) {
                Thread.onSpinWait();
            }
            process.destroyForcibly();
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        }
        int before = lines(killed);
        assertThat(before).as(Files.readString(folder.resolve("log"))).isGreaterThanOrEqualTo(25);
        play(killed);
        List<String> numbers = Files.readAllLines(Results.journal(killed)).stream().skip(1)
                .map(line -> line.substring(0, line.indexOf(','))).toList();
        assertThat(numbers).doesNotHaveDuplicates().hasSize(60);
        for (String name : List.of("games.pgn", "games.jsonl", "games.csv", "report.html", "job.json")) {
            assertThat(killed.resolve(name)).hasSameBinaryContentAs(whole.resolve(name));
        }
    }

    /** Where the classes are that the program needs; the property java.class.path does not tell under every test runner. */
    private static String classPath() {
        return Stream.of(Program.class, TournamentRun.class, ProgramProvider.class, Bot.class, Position.class, Assertions.class)
                .map(JournalTest::home).distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String home(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static int lines(Path run) throws IOException {
        Path file = Results.journal(run);
        if (!Files.exists(file)) {
            return 0;
        }
        byte[] bytes = Files.readAllBytes(file);
        int lines = 0;
        for (byte each : bytes) {
            lines += each == '\n' ? 1 : 0;
        }
        return lines;
    }

    @Test
    void aHalfWrittenLineIsWrittenAnewAndADamagedFileRefused() throws IOException, InterruptedException {
        play(folder);
        Path file = Results.journal(folder);
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        Files.writeString(file, String.join("\n", lines.subList(0, 30)) + "\n" + lines.get(30).substring(0, 40));
        try (Journal journal = open(file, job())) {
            assertThat(journal.earlier()).hasSize(29);
        }
        assertThat(Files.readAllLines(file)).hasSize(30);
        lines.set(10, lines.get(10).replace("\"white\"", "\"White\""));
        Files.write(file, lines, StandardCharsets.UTF_8, StandardOpenOption.TRUNCATE_EXISTING);
        assertThat(Journal.open(file, job(), Shard.ALL)).isInstanceOfSatisfying(Reading.Refused.class,
                refused -> assertThat(refused.problems().toString()).contains("damaged at line 11"));
    }

    @Test
    void anotherJobAndASecondWriterAreRefused() throws IOException {
        Path file = Results.journal(folder);
        try (Journal journal = open(file, job())) {
            assertThat(journal.earlier()).isEmpty();
            assertThat(Journal.open(file, job(), Shard.ALL)).isInstanceOf(Reading.Refused.class);
        }
        Job other = TournamentRunTest.job(List.of("greedy", "random"), Map.of());
        assertThat(Journal.open(file, other, Shard.ALL)).isInstanceOfSatisfying(Reading.Refused.class,
                refused -> assertThat(refused.problems().toString()).contains("another tournament"));
        assertThat(Journal.open(file, job(), new Shard(0, 2))).isInstanceOf(Reading.Refused.class);
    }
}
