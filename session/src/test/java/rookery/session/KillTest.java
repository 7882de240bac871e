package rookery.session;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.session.Parlour.done;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.JDBC;
import rookery.archive.GameQuery;
import rookery.archive.GameStore;
import rookery.archive.Library;
import rookery.archive.StoredGame;
import rookery.kernel.variant.Presets;
import rookery.play.match.Match;
import rookery.testkit.ChildProcesses;

/**
 * A real program is killed at any moment of many games, again and again: what was shown is there, and the library has each game exactly once. As many
 * times as the property {@code rookery.kills} says; {@code bench/kills} does it a thousand times.
 */
class KillTest {

    private static final int KILLS = Integer.getInteger("rookery.kills", 30);
    private static final long SEED = Long.getLong("rookery.kills.seed", 20);

    @TempDir
    private Path data;
    private final Map<String, Integer> moments = new LinkedHashMap<>();
    private int lines;
    private int ahead;

    /** A {@link KillPlayer}, waiting to be told to play. */
    private static final class Child implements AutoCloseable {
        private final Process process;
        private final BufferedReader out;
        private final PrintWriter in;

        Child(ChildProcesses children, Path folder) throws IOException {
            process = children.start(folder);
            out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            in = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
        }

        /** Everything it prints until it is killed, some time after that many lines. */
        List<String> playAndDie(long seed, int lines, long nanos) throws IOException, InterruptedException {
            assertThat(out.readLine()).isEqualTo("ready");
            in.println(seed);
            List<String> said = new ArrayList<>();
            while (said.size() < lines) {
                said.add(out.readLine());
            }
            // Not to wait for anything: the moment of death is to fall anywhere between two lines.
            LockSupport.parkNanos(nanos);
            // By its handle: the process itself would close the pipe, and with it what the child said last.
            process.toHandle().destroyForcibly();
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                said.add(line);
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
    void whatWasShownIsThereAndEveryGameIsInTheLibraryOnce(@TempDir Path workshop) throws IOException, InterruptedException {
        Random random = new Random(SEED);
        ChildProcesses children = new ChildProcesses(KillPlayer.class, workshop, Sessions.class, Library.class, Match.class, Presets.class,
                JDBC.class,
                NullMarked.class);
        children.warmUp(Files.createDirectory(workshop.resolve("rehearsal")), "rehearsal");
        Set<String> all = new HashSet<>();
        Child next = new Child(children, data);
        for (int kill = 0; kill < KILLS; kill++) {
            try (Child child = next) {
                next = new Child(children, data);
                List<String> said = child.playAndDie(random.nextLong(), random.nextInt(120), random.nextInt(4_000_000));
                lines += said.size();
                check(said, all);
            }
        }
        next.close();
        finish(all);
        System.out.println(
                "kills " + KILLS + ", told " + lines + " times, games " + all.size() + ", in the library " + Parlour.shelf(data).size()
                        + ", kills with the disk ahead of what was told " + ahead + ", last told " + moments);
    }

    private void check(List<String> said, Set<String> all) throws IOException {
        Map<String, String> last = new HashMap<>();
        for (String line : said) {
            assertThat(line).doesNotStartWith("trouble").doesNotContain("UNSAFE");
            String[] words = line.split(" ", -1);
            last.put(words[0], line);
            if (!words[2].isEmpty()) {
                all.add(words[0]);
            }
        }
        moments.merge(said.isEmpty() ? "NOTHING" : said.getLast().split(" ")[1], 1, Integer::sum);
        Map<String, Long> rows = Parlour.shelf(data).stream().collect(Collectors.groupingBy(StoredGame::uid, Collectors.counting()));
        assertThat(rows.values()).allMatch(count -> count == 1);
        boolean isAhead = false;
        for (String line : last.values()) {
            String[] words = line.split(" ", -1);
            if (!words[2].isEmpty()) {
                isAhead |= isAhead(words[0], words[1], words[2], rows.containsKey(words[0]));
            }
        }
        ahead += isAhead ? 1 : 0;
    }

    /** That the game is there as it was told last, or as it was after that; says which. */
    private boolean isAhead(String id, String state, String moves, boolean shelved) throws IOException {
        Path journal = data.resolve(GameStore.FOLDER).resolve(id + ".journal");
        if (state.equals("FINISHED")) {
            assertThat(shelved || isEmpty(moves)).as(id + " was shown as kept").isTrue();
        }
        if (shelved) {
            assertThat(stored(id)).as(id + " in the library").isEqualTo(moves);
            return false;
        }
        if (Files.notExists(journal)) {
            assertThat(isEmpty(moves)).as(id + " is gone, told was " + state + " " + moves).isTrue();
            return false;
        }
        List<String> states = states(Files.readString(journal));
        assertThat(states).as("what the journal of " + id + " went through").contains(moves);
        if (state.equals("ENDING")) {
            assertThat(Files.readString(journal)).contains(" ! ");
        }
        return !states.getLast().equals(moves);
    }

    /** Rolls only: nobody has moved, and such a game is not kept when it ends. */
    private static boolean isEmpty(String moves) {
        return Stream.of(moves.split(",")).allMatch(move -> move.isEmpty() || rookery.kernel.move.Move.isRoll(Integer.parseInt(move)));
    }

    private String stored(String id) {
        try (Library library = ((Library.Opened) Library.open(data)).library()) {
            StoredGame row = done(library.games().find(GameQuery.ALL.withPage(0, 10_000))).games().stream()
                    .filter(each -> each.uid().equals(id))
                    .findFirst().orElseThrow();
            return join(done(library.games().load(row.id())).actions());
        }
    }

    private static String join(List<Integer> actions) {
        return actions.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    /** What had been played after each line of a journal. */
    private static List<String> states(String journal) {
        List<String> states = new ArrayList<>();
        List<Integer> actions = new ArrayList<>();
        for (String line : journal.lines().toList()) {
            String[] words = line.split(" ");
            if (words.length > 2 && words[1].equals("+")) {
                actions.add(Integer.parseInt(words[2]));
            } else if (words.length > 2 && words[1].equals("-")) {
                actions.subList(Integer.parseInt(words[2]), actions.size()).clear();
            }
            states.add(join(actions));
        }
        return states;
    }

    /** The next start completes everything: each game is in the library or waits, and nothing else lies about. */
    private void finish(Set<String> all) throws IOException {
        try (Parlour parlour = new Parlour(data, Parlour.library(data))) {
            assertThat(Parlour.get(parlour.sessions.recover())).isEmpty();
            GameStore.Contents left = parlour.sessions.unfinished();
            assertThat(left.troubles()).isEmpty();
            List<String> waiting = left.games().stream().map(kept -> kept.game().id()).toList();
            List<String> shelved = Parlour.shelf(data).stream().map(StoredGame::uid).toList();
            // Where the last kill falls between two games, none is waiting.
            assertThat(shelved).doesNotHaveDuplicates().noneMatch(waiting::contains);
            assertThat(left.games()).allMatch(kept -> kept.state() == GameStore.State.WAITING);
            List<String> files = Parlour.files(data);
            assertThat(files.stream().filter(name -> name.endsWith(".journal"))).hasSameSizeAs(waiting);
            assertThat(files).allMatch(name -> name.matches("[a-z0-9]+\\.(journal|seed)"));
            Set<String> kept = new HashSet<>(waiting);
            kept.addAll(shelved);
            assertThat(all).as("games in which something was played").isNotEmpty();
            Set<String> gone = new HashSet<>(all);
            gone.removeAll(kept);
            // Those in which nobody had moved when they were resigned were checked when they went.
            assertThat(gone.size()).isLessThan(all.size() / 2 + 1);
        }
    }
}
