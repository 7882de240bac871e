package rookery.archive.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static rookery.archive.Samples.done;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.Attempt;
import rookery.archive.GameQuery;
import rookery.archive.ImportReport;
import rookery.archive.Library;
import rookery.archive.Profile;
import rookery.archive.Samples;
import rookery.archive.StoredGame;
import rookery.archive.Trouble;
import rookery.kernel.notation.PgnWriter;
import rookery.kernel.variant.Presets;

/** Disk failures are reported in words, and what was saved stays saved. */
class TroubleTest {

    private static void limit(Library library, long pages) {
        // SQLite then answers every growth as it answers a full disk.
        done(((SqliteLibrary) library).database().write(connection -> Sql.number(connection, "PRAGMA max_page_count = " + pages)));
    }

    private static long pages(Library library) {
        return done(((SqliteLibrary) library).database().read(connection -> Sql.number(connection, "PRAGMA page_count")));
    }

    private static Attempt<StoredGame> save(Library library, int number) {
        return library.games().save(Samples.unowned(Samples.random(Presets.FIDE, number, 60), "A" + number, "B"));
    }

    @Test
    void aFullDiskIsToldAndNothingIsLost(@TempDir Path folder) throws IOException {
        Path pgn = folder.resolve("games.pgn");
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            text.append(PgnWriter.text(Samples.random(Presets.FIDE, 1000 + i, 60)));
        }
        Files.writeString(pgn, text);
        try (Library library = Samples.open(folder)) {
            done(save(library, 0));
            limit(library, pages(library) + 8);
            int saved = 1;
            Attempt<StoredGame> attempt = save(library, saved);
            while (attempt.problem().isEmpty()) {
                attempt = save(library, ++saved);
            }
            Trouble trouble = attempt.problem().orElseThrow();
            assertThat(trouble.kind()).isEqualTo(Trouble.Kind.DISK_FULL);
            assertThat(trouble.message()).contains("no space left");
            Attempt<ImportReport> taken = library.games().importPgn(pgn, OptionalLong.empty(), _ -> {
            }, () -> false);
            assertThat(taken.problem().orElseThrow().kind()).isEqualTo(Trouble.Kind.DISK_FULL);
            assertThat(done(library.games().find(GameQuery.ALL)).total()).isEqualTo(saved);
            limit(library, 1_000_000);
            done(save(library, saved));
            assertThat(done(library.games().importPgn(pgn, OptionalLong.empty(), _ -> {
            }, () -> false)).added()).isEqualTo(40);
            assertThat(done(library.games().find(GameQuery.ALL)).total()).isEqualTo(saved + 41);
        }
    }

    @Test
    void aReadOnlyFolderIsTold(@TempDir Path folder) throws IOException {
        assumeThat(folder.getFileSystem().supportedFileAttributeViews()).contains("posix");
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
        // Those who may do everything are not stopped by permissions; the kernel's own folder stops them.
        Path place = Files.isWritable(closed) ? Path.of("/proc/self") : closed;
        assumeThat(place).isDirectory();
        assertThat(refusal(place).kind()).isEqualTo(Trouble.Kind.READ_ONLY);
    }

    @Test
    void whatIsNoFolderIsTold(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "text");
        assertThat(refusal(file).message()).contains("file");
        assertThat(refusal(file.resolve("below")).message()).contains("below");
        Files.createDirectories(folder.resolve("data").resolve(Library.FILE_NAME));
        assertThat(refusal(folder.resolve("data")).kind()).isEqualTo(Trouble.Kind.READ_ONLY);
    }

    @Test
    void aLibraryThatIsHeldTooLongIsBusy(@TempDir Path folder) {
        try (Library library = Samples.open(folder); Library other = Samples.open(folder)) {
            Database database = ((SqliteLibrary) other).database();
            done(database.write(connection -> {
                Sql.execute(connection, "PRAGMA busy_timeout = 1");
                return true;
            }));
            done(((SqliteLibrary) library).database().write(_ -> {
                assertThat(other.profiles().create(Profile.named("Anna")).problem().orElseThrow().kind()).isEqualTo(Trouble.Kind.BUSY);
                assertThat(other.profiles().all().problem()).isEmpty();
                return true;
            }));
            done(other.profiles().create(Profile.named("Anna")));
            assertThat(done(library.profiles().all())).hasSize(1);
        }
    }

    private static Trouble refusal(Path folder) {
        Library.Opening opening = Library.open(folder);
        assertThat(opening).isInstanceOf(Library.Refused.class);
        return ((Library.Refused) opening).trouble();
    }
}
