package rookery.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.archive.Samples.done;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** However the program ends, the game goes on. */
class GameJournalTest {

    private static final int KILLS = 100;

    /** A {@link JournalPlayer} in a process of its own, waiting to be told to play. */
    private static final class Child implements AutoCloseable {
        private final Process process;
        private final BufferedReader out;
        private final PrintWriter in;

        Child(Children children, Path folder) throws IOException {
            process = children.start(folder);
            out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            in = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
        }

        String play(long seed) throws IOException {
            assertThat(out.readLine()).isEqualTo("ready");
            in.println(seed);
            return out.readLine();
        }

        /** The last thing it said before it died. */
        String kill(String last) throws IOException, InterruptedException {
            // By its handle: the process itself would close the pipe, and with it what the child said last.
            process.toHandle().destroyForcibly();
            String said = last;
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                said = line;
            }
            process.waitFor();
            return said;
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    @Test
    void nothingIsLostButTheMoveInFlight(@TempDir Path folder, @TempDir Path workshop) throws IOException, InterruptedException {
        Random random = new Random(20);
        assertThat(kept(folder)).isEmpty();
        Children children = new Children(JournalPlayer.class, workshop);
        children.warmUp(folder, "rehearsal");
        Child next = new Child(children, folder);
        String expected = "";
        int actions = 0;
        int inFlight = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            Child child = next;
            next = new Child(children, folder);
            try (child) {
                String last = child.play(random.nextLong());
                if (kill > 0) {
                    assertThat(last).as("what went on").isEqualTo(expected);
                }
                for (int lines = random.nextInt(12); lines > 0; lines--) {
                    last = child.out.readLine();
                    actions++;
                }
                // Not to wait for anything: the moment of death is to fall anywhere between two moves.
                LockSupport.parkNanos(random.nextInt(3_000_000));
                last = child.kill(last);
                RunningGame kept = kept(folder).orElseThrow();
                expected = JournalPlayer.state(kept);
                inFlight += compare(last, kept, expected);
            }
        }
        next.close();
        assertThat(actions).isGreaterThan(KILLS);
        assertThat(inFlight).as("kills between keeping a move and saying so").isLessThan(KILLS);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(each -> String.valueOf(each.getFileName()))).as("no litter")
                    .containsExactlyInAnyOrder(GameJournal.FILE_NAME, GameJournal.FILE_NAME + ".lock");
        }
    }

    /** What a program that starts now would be offered. */
    private static Optional<RunningGame> kept(Path folder) {
        try (GameJournal journal = new GameJournal(folder)) {
            return done(journal.kept());
        }
    }

    @Test
    void twoProgramsKeepTheirOwnGames(@TempDir Path folder, @TempDir Path workshop) throws IOException, InterruptedException {
        Children children = new Children(JournalPlayer.class, workshop);
        try (Child first = new Child(children, folder); Child second = new Child(children, folder)) {
            String one = first.play(1_000_000);
            assertThat(kept(folder)).as("the first program is playing it").isEmpty();
            String two = second.play(2_000_000);
            assertThat(one).startsWith("1|0|").contains("1000001");
            assertThat(two).as("a game of its own").startsWith("1|0|").contains("2000001");
            for (int i = 0; i < 10; i++) {
                one = first.out.readLine();
                two = second.out.readLine();
            }
            assertThat(kept(folder)).isEmpty();
            one = first.kill(one);
            RunningGame left = kept(folder).orElseThrow();
            assertThat(JournalPlayer.state(left)).matches(".*\\b1000\\d{3}\\b.*");
            compare(one, left, JournalPlayer.state(left));
            two = second.kill(two);
            // Whoever takes up a game has it for itself, so that the next one is offered the other.
            try (GameJournal journal = new GameJournal(folder); GameJournal next = new GameJournal(folder)) {
                assertThat(done(journal.kept())).contains(left);
                RunningGame other = done(next.kept()).orElseThrow();
                assertThat(JournalPlayer.state(other)).matches(".*\\b2000\\d{3}\\b.*");
                compare(two, other, JournalPlayer.state(other));
                done(journal.forget());
                assertThat(done(journal.kept())).isEmpty();
                done(journal.keep(left));
            }
            assertThat(kept(folder)).contains(left);
        }
    }

    @Test
    void aNewGameNeverTakesThePlaceOfAnInterruptedOneThatWasNotOffered(@TempDir Path folder, @TempDir Path workshop)
            throws IOException, InterruptedException {
        try (Child child = new Child(new Children(JournalPlayer.class, workshop), folder)) {
            child.kill(child.play(4));
        }
        RunningGame interrupted = kept(folder).orElseThrow();
        RunningGame fresh = new RunningGame(interrupted.variant(), interrupted.start(), interrupted.white(), interrupted.black(),
                interrupted.clocks(), interrupted.dice(), interrupted.past(), interrupted.now(), Map.of("number", "77"));
        try (GameJournal journal = new GameJournal(folder)) {
            done(journal.keep(fresh));
            assertThat(done(journal.kept())).contains(fresh);
            assertThat(kept(folder)).contains(interrupted);
            done(journal.forget());
        }
        assertThat(kept(folder)).contains(interrupted);
    }

    /** The file has what was said last, or one action more: 0 or 1. */
    private static int compare(String said, RunningGame kept, String state) {
        if (said.equals(state)) {
            return 0;
        }
        List<String> words = List.of(said.split("\\|"));
        int number = Integer.parseInt(words.getFirst());
        int played = Integer.parseInt(words.get(1));
        if (kept.notes().get("number").equals(words.getFirst())) {
            assertThat(kept.past()).hasSize(played + 1);
            assertThat(JournalPlayer.past(kept, played)).isEqualTo(said.substring(0, said.indexOf('#')));
        } else {
            assertThat(kept.notes()).containsEntry("number", String.valueOf(number + 1));
            assertThat(kept.past()).isEmpty();
        }
        return 1;
    }

    @Test
    void aDamagedJournalIsRefusedWithWords(@TempDir Path folder, @TempDir Path workshop) throws IOException, InterruptedException {
        GameJournal journal = new GameJournal(folder);
        try (Child child = new Child(new Children(JournalPlayer.class, workshop), folder)) {
            String last = child.play(4);
            for (int i = 0; i < 30; i++) {
                last = child.out.readLine();
            }
            child.kill(last);
        }
        Path file = folder.resolve(GameJournal.FILE_NAME);
        byte[] whole = Files.readAllBytes(file);
        RunningGame game = done(journal.kept()).orElseThrow();
        Random random = new Random(1);
        for (int i = 0; i < 300; i++) {
            byte[] content = i % 2 == 0 ? whole.clone() : java.util.Arrays.copyOf(whole, random.nextInt(whole.length));
            if (i % 2 == 0) {
                content[random.nextInt(content.length)] ^= (byte) (1 + random.nextInt(255));
            }
            Files.write(file, content);
            Attempt<Optional<RunningGame>> kept = journal.kept();
            // The checksum's own line end is the only thing that may differ.
            if (kept.problem().isEmpty()) {
                assertThat(done(kept).orElseThrow()).isEqualTo(game);
            }
        }
        done(journal.keep(game));
        assertThat(done(journal.kept())).contains(game);
        done(journal.forget());
        assertThat(done(journal.kept())).isEmpty();
        done(journal.forget());
    }

    @Test
    void whatCannotBeWrittenIsSaidInWords(@TempDir Path folder, @TempDir Path workshop) throws IOException, InterruptedException {
        try (Child child = new Child(new Children(JournalPlayer.class, workshop), folder)) {
            child.kill(child.play(4));
        }
        RunningGame game = kept(folder).orElseThrow();
        Path file = Files.writeString(folder.resolve("file"), "not a folder");
        assertThat(new GameJournal(file).keep(game).problem()).isPresent();
        Path taken = Files.createDirectory(folder.resolve("taken"));
        try (GameJournal journal = new GameJournal(taken)) {
            done(journal.keep(game));
            Files.delete(taken.resolve(GameJournal.FILE_NAME));
            Files.createDirectories(taken.resolve(GameJournal.FILE_NAME).resolve("full"));
            Trouble trouble = journal.keep(game).problem().orElseThrow();
            assertThat(trouble.message()).contains(GameJournal.FILE_NAME);
            assertThat(journal.forget().problem()).isPresent();
            assertThat(journal.kept().problem()).isPresent();
        }
    }
}
