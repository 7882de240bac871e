package rookery.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static rookery.archive.Samples.done;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.format.GameFile;
import rookery.kernel.game.Game;
import rookery.kernel.notation.PgnWriter;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;
import rookery.play.match.Clocks;
import rookery.play.match.DiceSeed;
import rookery.play.match.DiceStretch;

/** A disk that is really full: a small one, made for this test where the system lets us. */
class FullDiskTest {

    @TempDir
    private Path place;
    private SmallDisk small;
    private Path disk;

    @BeforeEach
    void mount() throws IOException {
        small = SmallDisk.of(place, 2);
        disk = small.folder();
    }

    @AfterEach
    void unmount() throws IOException {
        if (small != null) {
            small.close();
        }
    }

    /** Writes until nothing more fits. */
    private Path fill() {
        Path file = disk.resolve("filler");
        for (int size : new int[]{1 << 16, 1 << 10, 1}) {
            try (OutputStream out = Files.newOutputStream(file, java.nio.file.StandardOpenOption.CREATE,
                    java.nio.file.StandardOpenOption.APPEND)) {
                while (true) {
                    out.write(new byte[size]);
                }
            } catch (IOException e) {
                // Full.
            }
        }
        return file;
    }

    private static GameRecord running(String id) {
        GameTerms terms = new GameTerms(Presets.DICE, Presets.DICE.start(), Player.Person.guest("Ada"), Player.Person.guest("Grace"),
                Clocks.UNTIMED, Side.WHITE, false, false, false, 0);
        return GameRecord.of(id, Samples.NOON, terms, List.of(DiceStretch.of(0, DiceSeed.open(1))));
    }

    private static Attempt<StoredGame> save(Library library, int number) {
        return library.games().save(Samples.unowned(Samples.random(Presets.FIDE, number, 60), "A" + number, "B"));
    }

    private static long total(Library library) {
        return done(library.games().find(GameQuery.ALL)).total();
    }

    @Test
    void savingJournallingImportingAndExportingSayItAndLoseNothing() throws IOException {
        Game game = Samples.random(Presets.FIDE, 99, 80);
        Path exported = disk.resolve("mine.rookery");
        GameFile.write(exported, List.of(game));
        byte[] whole = Files.readAllBytes(exported);
        Path pgn = Files.writeString(place.resolve("many.pgn"),
                Stream.iterate(0, i -> i + 1).limit(200).map(i -> PgnWriter.text(Samples.random(Presets.FIDE, 1000 + i, 60))).reduce("",
                        String::concat));
        GameRecord kept = running("first");
        try (GameStore journal = new GameStore(disk); Library library = Samples.open(disk)) {
            assertThat(journal.hold(kept.id())).isTrue();
            done(journal.write(kept));
            int saved = 0;
            for (; saved < 3; saved++) {
                done(save(library, saved));
            }
            Path filler = fill();

            // Saving a game.
            Attempt<StoredGame> attempt = save(library, saved);
            while (attempt.problem().isEmpty()) {
                attempt = save(library, ++saved);
                assertThat(saved).as("games on a disk without space").isLessThan(500);
            }
            assertThat(attempt.problem().orElseThrow().kind()).isEqualTo(Trouble.Kind.DISK_FULL);
            assertThat(attempt.problem().orElseThrow().message()).contains("no space left");
            fill();

            // The running game: the last state that was kept is there in full.
            Trouble unkept = journal.write(running("second")).problem().orElseThrow();
            assertThat(unkept.kind()).isEqualTo(Trouble.Kind.DISK_FULL);
            assertThat(unkept.message()).contains("no space left", "second");
            Trouble unadded = journal.append(kept.id(), Collections.nCopies(10_000, new JournalEntry.Helped())).problem().orElseThrow();
            assertThat(unadded.kind()).isEqualTo(Trouble.Kind.DISK_FULL);
            assertThat(done(journal.read(kept.id())).terms()).isEqualTo(kept.terms());

            // Importing a collection: all of it or what the report says, and nothing that was there is gone.
            Attempt<ImportReport> taken = library.games().importPgn(pgn, OptionalLong.empty(), _ -> {
            }, () -> false);
            assertThat(taken.problem().orElseThrow().kind()).isEqualTo(Trouble.Kind.DISK_FULL);
            assertThat(total(library)).isEqualTo(saved);

            // Exporting over an earlier file.
            assertThatThrownBy(() -> GameFile.write(exported, List.of(Samples.random(Presets.FIDE, 7, 200))))
                    .isInstanceOf(IOException.class);
            assertThat(Files.readAllBytes(exported)).isEqualTo(whole);

            // There is space again.
            Files.delete(filler);
            done(save(library, saved));
            done(journal.write(kept));
            done(journal.append(kept.id(), List.of(new JournalEntry.Helped())));
            assertThat(done(journal.read(kept.id())).helped()).isTrue();
            GameRecord next = running("third");
            done(journal.write(next));
            assertThat(done(journal.read(next.id()))).isEqualTo(next);
            GameFile.write(exported, List.of(Samples.random(Presets.FIDE, 7, 200)));
            for (StoredGame each : done(library.games().find(GameQuery.ALL.withPage(0, 1000))).games()) {
                assertThat(done(library.games().load(each.id())).last().ply()).isPositive();
            }
            assertThat(total(library)).isEqualTo(saved + 1);
            try (Stream<Path> files = Files.list(disk)) {
                assertThat(files.map(file -> file.getFileName().toString())).as("no litter").noneMatch(name -> name.endsWith(".new"));
            }
        }
        try (Library library = Samples.open(disk)) {
            assertThat(total(library)).isGreaterThanOrEqualTo(4);
        }
    }
}
