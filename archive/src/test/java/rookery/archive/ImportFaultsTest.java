package rookery.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.archive.Samples.done;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.kernel.notation.PgnWriter;
import rookery.kernel.variant.Presets;

/**
 * An import onto a disk that is full after N pages, for every N until it fits. SQLite writes by itself, so the fault is a real disk of the right
 * size, if the system lets us make one.
 */
final class ImportFaultsTest {

    private static final int PAGE = 4096;
    private static final int GAMES = 60;

    @TempDir
    private Path place;
    private SmallDisk small;
    private Path disk;

    @BeforeEach
    void mount() throws IOException {
        small = SmallDisk.of(place, 4);
        disk = small.folder();
    }

    @AfterEach
    void unmount() throws IOException {
        if (small != null) {
            small.close();
        }
    }

    private Path collection() throws IOException {
        Path pgn = place.resolve("many.pgn");
        try (Writer out = Files.newBufferedWriter(pgn)) {
            for (int i = 0; i < GAMES; i++) {
                out.append(PgnWriter.text(Samples.random(Presets.FIDE, 1000 + i, 40)));
            }
        }
        return pgn;
    }

    /** Leaves that many pages free. */
    private void fill(Path filler, int pages) throws IOException {
        long left = Files.getFileStore(disk).getUsableSpace() - (long) pages * PAGE;
        Files.write(filler, new byte[(int) Math.max(0, left)]);
    }

    private static long total(Library library) {
        return done(library.games().find(GameQuery.ALL)).total();
    }

    @Test
    void whateverDoesNotFitIsToldAndNothingIsLost() throws IOException {
        Path pgn = collection();
        Path filler = disk.resolve("filler");
        try (Library library = Samples.open(disk)) {
            done(library.games().save(Samples.unowned(Samples.random(Presets.FIDE, 1, 30), "A", "B")));
        }
        int failures = 0;
        boolean fits = false;
        for (int pages = 0; !fits; pages += 4) {
            assertThat(pages).as("pages that are not enough").isLessThan(900);
            try (Library library = Samples.open(disk)) {
                assertThat(total(library)).isEqualTo(1);
                fill(filler, pages);
                Attempt<ImportReport> attempt = library.games().importPgn(pgn, OptionalLong.empty(), _ -> {
                }, () -> false);
                fits = attempt.problem().isEmpty();
                if (!fits) {
                    failures++;
                    assertThat(attempt.problem().orElseThrow().message()).as("%d pages", pages).contains("no space left");
                    assertThat(total(library)).as("%d pages", pages).isEqualTo(1);
                }
                Files.delete(filler);
            }
            try (Stream<Path> files = Files.list(disk)) {
                assertThat(files.map(file -> file.getFileName().toString())).as("no litter")
                        .noneMatch(name -> name.startsWith("import-") || name.endsWith(".new"));
            }
        }
        assertThat(failures).isGreaterThan(10);
        try (Library library = Samples.open(disk)) {
            assertThat(total(library)).isEqualTo(1 + GAMES);
            for (StoredGame each : done(library.games().find(GameQuery.ALL.withPage(0, 1000))).games()) {
                assertThat(done(library.games().load(each.id())).last().ply()).isPositive();
            }
        }
    }
}
