package rookery.arena.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import rookery.arena.report.TournamentFiles;
import rookery.kernel.position.Position;
import rookery.play.bot.Bot;
import rookery.play.file.FaultyDisk;
import rookery.uci.client.ProgramProvider;

/** Tournaments that are interrupted, even by a kill, and resumed. */
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
        try (Journal journal = open(TournamentFiles.journal(folder), job)) {
            TournamentRun run = new TournamentRun(job, Shard.ALL, journal.earlier(), 2, journal::add);
            run.start();
            assertThat(run.await(LONG)).isTrue();
            TournamentFiles.write(folder, run);
        }
    }

    /** A program that opens a journal, says so and waits. */
    public static final class Holder {
        private Holder() {
        }

        public static void main(String[] arguments) throws IOException {
            try (Journal journal = open(Path.of(arguments[0]), job())) {
                System.out.println("open " + journal.earlier().size());
                System.in.read();
            }
        }
    }

    @Test
    void theLockHoldsAgainstAnotherProcessWhateverReadsTheJournal() throws IOException, InterruptedException { // F-01
        Path file = TournamentFiles.journal(folder);
        Process holder = start(Holder.class, file);
        try (var said = holder.inputReader()) {
            assertThat(said.readLine()).isEqualTo("open 0");
            refused(file, "is being written by another run");
            Files.readString(file);
            refused(file, "is being written by another run");
            holder.getOutputStream().close();
            assertThat(holder.waitFor(60, TimeUnit.SECONDS)).isTrue();
        } finally {
            holder.destroyForcibly();
        }
        try (Journal journal = open(file, job())) {
            assertThat(journal.earlier()).isEmpty();
            // Reading and closing the file in this program must not let go of the lock either.
            Files.readString(file);
            Process second = start(Holder.class, file);
            assertThat(second.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(second.exitValue()).isNotZero();
            assertThat(new String(second.getInputStream().readAllBytes(), StandardCharsets.UTF_8)).doesNotContain("open");
        }
    }

    private Process start(Class<?> program, Path argument) throws IOException {
        return new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-cp",
                classPath(), program.getName(), argument.toString()).redirectError(new File(folder.toFile(), "log")).start();
    }

    private static void refused(Path file, String why) throws IOException {
        byte[] before = Files.readAllBytes(file);
        assertThat(Journal.open(file, job(), Shard.ALL)).isInstanceOfSatisfying(Reading.Refused.class,
                refused -> assertThat(refused.problems().toString()).contains(why));
        assertThat(Files.readAllBytes(file)).as("left as it is").isEqualTo(before);
    }

    @Test
    void whatIsNoJournalIsLeftAsItIs() throws IOException { // F-04
        Path file = TournamentFiles.journal(folder);
        for (String text : List.of("my notes", "my notes\n", "{\"a\": 1}\n{\"a\": 2}\n", "\n", "\n\n", "{\"rookery-journal\": 2",
                "x\r\n")) {
            Files.writeString(file, text);
            refused(file, "is not the journal of a tournament; it was left untouched");
        }
        Files.write(file, new byte[]{(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0});
        refused(file, "is not the journal of a tournament");
    }

    @Test
    void aJournalBegunOrFilledWithZerosByAPowerCutIsTakenUp() throws IOException, InterruptedException {
        Path file = TournamentFiles.journal(folder);
        try (Journal journal = open(file, job())) {
            assertThat(journal.earlier()).isEmpty();
        }
        String header = Files.readString(file);
        for (String text : List.of("", header.substring(0, 20), header.stripTrailing(), "\0\0\0", header + "\0\0\0")) {
            Files.writeString(file, text);
            open(file, job()).close();
            assertThat(Files.readString(file)).isEqualTo(header);
        }
    }

    @Test
    void linesMayEndAsOnWindows() throws IOException, InterruptedException { // F-04
        play(folder);
        Path file = TournamentFiles.journal(folder);
        List<String> lines = Files.readAllLines(file);
        Files.writeString(file, String.join("\r\n", lines.subList(0, 41)) + "\r\n");
        try (Journal journal = open(file, job())) {
            assertThat(journal.earlier()).hasSize(40);
        }
        play(folder);
        assertThat(Files.readAllLines(file)).hasSize(61);
        try (Journal journal = open(file, job())) {
            assertThat(journal.earlier()).hasSize(60);
        }
    }

    @Test
    void aBadLineIsToldWithItsNumberAndReason() throws IOException, InterruptedException { // F-09
        play(folder);
        Path file = TournamentFiles.journal(folder);
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        String game = lines.get(7).substring(0, lines.get(7).lastIndexOf('\t'));
        for (String[] change : new String[][]{{"\"white\": \\d+", "\"white\": 77", "it is not a game of these players"},
            {"\"result\": \"[^\"]*\"", "\"result\": \"BLUE WINS\"", "is damaged at line 8: "},
            {"\"result\": \"[^\"]*\"", "\"result\": \"\"", "is damaged at line 8: "},
            {"\"seed\": \"", "\"seed\": \"x", "is damaged at line 8: "},
            {"\"plies\": \"", "\"plies\": \"1:2 ", "is damaged at line 8: not a ply: 1:2"},
            {"\"fen\"", "\"Fen\"", "is damaged at line 8: it has no fen"}}) {
            lines.set(7, GameLine.sealed(game.replaceFirst(change[0], change[1])));
            Files.write(file, lines);
            refused(file, change[2]);
        }
        lines.set(7, "a line of my own");
        Files.write(file, lines);
        refused(file, "is damaged at line 8");
        Files.writeString(file, String.join("\n", lines.subList(0, 7)) + "\nmy remark, without an end");
        refused(file, "is damaged at line 8");
    }

    @Test
    void aHalfWrittenGameIsNotFollowedByAnother() throws IOException, InterruptedException { // faults injected
        Path whole = folder.resolve("whole");
        play(whole);
        List<PlayedGame> games = games(whole);
        Path file = TournamentFiles.journal(folder.resolve("faulty"));
        try (Journal journal = open(file, job())) {
            for (PlayedGame game : games.subList(0, 10)) {
                try (FaultyDisk _ = FaultyDisk.failingAt(folder, 1, "No space left on device")) {
                    assertThatThrownBy(() -> journal.add(game)).hasMessageContaining("there is no space left on the disk");
                }
                journal.add(game);
            }
        }
        assertThat(games(folder.resolve("faulty"))).isEqualTo(games.subList(0, 10));
    }

    private static List<PlayedGame> games(Path run) throws IOException {
        try (Journal journal = open(TournamentFiles.journal(run), job())) {
            return journal.earlier();
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
        List<String> numbers = Files.readAllLines(TournamentFiles.journal(killed)).stream().skip(1)
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
        Path file = TournamentFiles.journal(run);
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
        Path file = TournamentFiles.journal(folder);
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
        Path file = TournamentFiles.journal(folder);
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
