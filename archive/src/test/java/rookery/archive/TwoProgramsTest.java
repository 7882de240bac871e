package rookery.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.archive.Samples.done;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.JDBC;
import rookery.kernel.variant.Presets;
import rookery.play.match.Match;
import rookery.testkit.ChildProcesses;

/** Two programs on one library do not harm it. */
class TwoProgramsTest {

    private static final int GAMES = 150;

    private static ChildProcesses visitors(Path workshop) throws IOException {
        return new ChildProcesses(LibraryVisitor.class, workshop, Library.class, Match.class, Presets.class, JDBC.class, NullMarked.class);
    }

    @Test
    void bothSaveAtTheSameTime(@TempDir Path folder, @TempDir Path workshop) throws IOException, InterruptedException {
        ChildProcesses children = visitors(workshop);
        // All three begin with no file at all, so that making the tables is contended too.
        Process first = children.start(folder, "First", String.valueOf(GAMES));
        Process second = children.start(folder, "Second", String.valueOf(GAMES));
        try (Library library = Samples.open(folder)) {
            assertThat(LibraryVisitor.save(library, "Third", GAMES)).isEqualTo(GAMES);
            assertThat(said(first)).isEqualTo(String.valueOf(GAMES));
            assertThat(said(second)).isEqualTo(String.valueOf(GAMES));
            complete(library);
        }
        try (Library library = Samples.open(folder)) {
            complete(library);
        }
    }

    /** Nobody is sent away because somebody else is just making the file: SQLite refuses at once where it could wait. */
    @Test
    void fourMakeTheLibraryAtTheSameMoment(@TempDir Path folder) throws InterruptedException, ExecutionException {
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            for (int time = 0; time < 100; time++) {
                Path fresh = folder.resolve("" + time);
                CyclicBarrier together = new CyclicBarrier(4);
                Callable<Library.Opening> opens = () -> {
                    together.await();
                    return Library.open(fresh);
                };
                for (Future<Library.Opening> opening : threads.invokeAll(Collections.nCopies(4, opens))) {
                    assertThat(opening.get()).isInstanceOf(Library.Opened.class);
                    ((Library.Opened) opening.get()).library().close();
                }
            }
        }
    }

    @Test
    void bothFindAnOldLibrary(@TempDir Path folder, @TempDir Path workshop) throws IOException, InterruptedException {
        try (InputStream in = TwoProgramsTest.class.getResourceAsStream("/library/version-1.db")) {
            Files.copy(in, folder.resolve(Library.FILE_NAME));
        }
        ChildProcesses children = visitors(workshop);
        Process first = children.start(folder, "First", "3");
        Process second = children.start(folder, "Second", "3");
        assertThat(said(first)).isEqualTo("3");
        assertThat(said(second)).isEqualTo("3");
        try (Library library = Samples.open(folder)) {
            assertThat(done(library.games().find(GameQuery.ALL)).total()).isEqualTo(9);
        }
    }

    private static String said(Process child) throws IOException, InterruptedException {
        String text = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        child.waitFor();
        return text;
    }

    private static void complete(Library library) {
        for (String name : new String[]{"First", "Second", "Third"}) {
            GamePage page = done(library.games().find(GameQuery.ALL.withPlayer(name).withPage(0, 1000)));
            assertThat(page.total()).isEqualTo(GAMES);
            page.games().forEach(each -> assertThat(done(library.games().load(each.id())).last().ply()).isEqualTo(10));
        }
    }
}
