package rookery.play.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever step of the disk fails, the file is the old one or the new one, and what is said has the reason in it. */
final class FaultyDiskTest {

    private static final String OLD = "old ".repeat(50_000);
    private static final String NEW = "new! ".repeat(50_000);

    @TempDir
    private Path folder;
    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("a.txt");
    }

    private List<String> names() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    private int steps() throws IOException {
        AtomicFile.write(file, OLD);
        try (FaultyDisk disk = FaultyDisk.counting(folder)) {
            writeNew();
            // F-11
            assertThat(disk.steps()).as("the file is on the disk before it gets its name, and so is the name")
                    .endsWith("SYNC " + names(disk), "RENAME a.txt", "SYNC " + folder.getFileName());
            return disk.steps().size();
        }
    }

    /** In several portions. */
    private void writeNew() throws IOException {
        AtomicFile.writeText(file, out -> {
            for (int portion = 0; portion < 50; portion++) {
                out.append("new! ".repeat(1000));
            }
        });
    }

    private static String names(FaultyDisk disk) {
        return disk.steps().getFirst().substring("OPEN ".length());
    }

    @Test
    void eachStepThatFailsIsToldAndLeavesOneOfTheTwo() throws IOException {
        int steps = steps();
        assertThat(steps).isGreaterThan(5);
        for (int step = 1; step <= steps; step++) {
            AtomicFile.write(file, OLD);
            try (FaultyDisk _ = FaultyDisk.failingAt(folder, step, "No space left on device")) {
                assertThatThrownBy(this::writeNew).isInstanceOf(FileSystemException.class)
                        .hasMessageContaining("there is no space left on the disk").hasMessageContaining(folder.toString())
                        .hasMessageNotContaining(".new");
            }
            assertThat(Files.readString(file)).as("step %d", step).isEqualTo(step < steps ? OLD : NEW);
            assertThat(names()).as("step %d", step).containsExactly("a.txt");
        }
    }

    @Test
    void aDiskThatIsGoneFromAStepOnLeavesOneOfTheTwo() throws IOException {
        int steps = steps();
        for (int step = 1; step <= steps; step++) {
            AtomicFile.write(file, OLD);
            try (FaultyDisk _ = FaultyDisk.failingFrom(folder, step, "Input/output error")) {
                assertThatThrownBy(this::writeNew).hasMessageContaining("the disk reports an error");
            }
            assertThat(Files.readString(file)).isIn(OLD, NEW);
            AtomicFile.write(file, NEW);
            assertThat(Files.readString(file)).isEqualTo(NEW);
        }
    }

    @Test
    void otherFoldersAreSound() throws IOException {
        try (FaultyDisk _ = FaultyDisk.failingFrom(folder.resolve("other"), 1, "Input/output error")) {
            AtomicFile.write(file, NEW);
        }
        assertThat(file).hasContent(NEW);
    }

    @Test
    void theReasonIsInWords() {
        // F-11
        assertThat(DiskTrouble.words(new AccessDeniedException("a"))).isEqualTo("permission is denied");
        assertThat(DiskTrouble.words(new NoSuchFileException("a"))).isEqualTo("it is not there");
        assertThat(DiskTrouble.words(new IOException("a (Permission denied)"))).isEqualTo("permission is denied");
        assertThat(DiskTrouble.words(new FileSystemException("a", null, "Read-only file system"))).isEqualTo("the disk is read-only");
        assertThat(DiskTrouble.words(new IOException("the moon is full"))).isEqualTo("the moon is full");
        assertThat(DiskTrouble.words(new IOException((String) null))).isEqualTo("IOException");
        assertThat(DiskTrouble.words(DiskTrouble.about(Path.of("b"), new FileSystemException("a", null, "No space left on device"))))
                .isEqualTo("there is no space left on the disk");
    }

    // ---- F-10: permissions and links -----------------------------------------------------------------------------

    private String mode(Path of) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(of));
    }

    private void needPosix() {
        assumeThat(Folders.isPosix(folder)).isTrue();
    }

    @Test
    void aFileKeepsItsPermissions() throws IOException {
        needPosix();
        AtomicFile.write(file, OLD);
        for (String mode : List.of("rw-------", "rw-rw----", "rwxr-xr-x")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
            AtomicFile.write(file, NEW);
            assertThat(mode(file)).isEqualTo(mode);
        }
    }

    @Test
    void aPrivateFolderHasPrivateFiles() throws IOException {
        needPosix();
        Path data = folder.resolve("above/data");
        Folders.makePrivate(data);
        assertThat(mode(data)).isEqualTo("rwx------");
        AtomicFile.write(data.resolve("a.txt"), NEW);
        assertThat(mode(data.resolve("a.txt"))).isEqualTo("rw-------");
        try (DiskFile open = DiskFile.open(data.resolve("b.txt"))) {
            open.write(new byte[1]);
        }
        assertThat(mode(data.resolve("b.txt"))).isEqualTo("rw-------");

        Path shared = Files.createDirectory(folder.resolve("shared"), PosixFilePermissions.asFileAttribute(
                PosixFilePermissions.fromString("rwxr-x---")));
        Folders.makePrivate(shared);
        assertThat(mode(shared)).as("it was there").isEqualTo("rwxr-x---");
    }

    @Test
    void aLinkStaysAndWhatItPointsToIsWritten() throws IOException {
        needPosix();
        Path real = Files.writeString(Files.createDirectory(folder.resolve("elsewhere")).resolve("real.txt"), OLD);
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), Path.of("elsewhere/real.txt"));
        Path second = Files.createSymbolicLink(folder.resolve("second.txt"), link);
        AtomicFile.write(second, NEW);
        assertThat(link).isSymbolicLink();
        assertThat(second).isSymbolicLink();
        assertThat(real).hasContent(NEW);

        Path dangling = Files.createSymbolicLink(folder.resolve("dangling.txt"), Path.of("elsewhere/new.txt"));
        AtomicFile.write(dangling, NEW);
        assertThat(dangling).isSymbolicLink();
        assertThat(folder.resolve("elsewhere/new.txt")).hasContent(NEW);

        Path circle = folder.resolve("circle.txt");
        Files.createSymbolicLink(circle, circle);
        assertThatThrownBy(() -> AtomicFile.write(circle, NEW)).hasMessageContaining("too many symbolic links");
    }

    // ---- F-08: what killed programs leave ------------------------------------------------------------------------

    @Test
    void leftoversOfDeadProgramsAreTakenAwayAndOnlyThose() throws IOException, InterruptedException {
        Process dead = new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(), "-version")
                .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        assertThat(dead.waitFor(60, TimeUnit.SECONDS)).isTrue();
        Files.writeString(folder.resolve(".games.pgn." + dead.pid() + ".new"), "half");
        Files.writeString(folder.resolve(".games.pgn." + dead.pid() + "-7.new"), "half");
        long living = ProcessHandle.current().parent().orElseThrow().pid();
        Path kept = Files.writeString(folder.resolve(".games.pgn." + living + "-1.new"), "being written");
        Path users = Files.writeString(folder.resolve(".mine.new"), "a file of the user's");
        AtomicFile.write(file, NEW);
        assertThat(names()).containsExactlyInAnyOrder(kept.getFileName().toString(), users.getFileName().toString(), "a.txt");
    }

    @Test
    void twoThatWriteTheSameFileAtOnceDoNotMixTheirWords() throws IOException {
        AtomicFile.writeText(file, out -> {
            out.append("outer");
            out.flush();
            AtomicFile.write(file, "inner");
            assertThat(file).hasContent("inner");
        });
        assertThat(Files.readString(file, StandardCharsets.UTF_8)).isEqualTo("outer");
        assertThat(names()).containsExactly("a.txt");
    }
}
