package rookery.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.archive.Samples.done;
import static rookery.archive.Samples.game;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.kernel.game.Game;
import rookery.kernel.position.Outcome;

/** Libraries of every version open, and whatever is none stays as it is. */
class MigrationTest {

    private static final int NEWEST = 4;
    /** Where SQLite keeps the number of the tables' version. */
    private static final int USER_VERSION = 60;

    private static Path fixture(Path folder, int version) throws IOException {
        Path file = folder.resolve(Library.FILE_NAME);
        try (InputStream in = MigrationTest.class.getResourceAsStream("/library/version-" + version + ".db")) {
            Files.write(file, in.readAllBytes());
        }
        return file;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void aLibraryOfEveryVersionOpens(int version, @TempDir Path folder) throws IOException {
        Path file = fixture(folder, version);
        byte[] before = Files.readAllBytes(file);
        try (Library library = Samples.open(folder)) {
            List<Profile> profiles = done(library.profiles().all());
            assertThat(profiles).extracting(Profile::name).containsExactly("Anna", "Ben");
            assertThat(profiles.getFirst().settings()).containsEntry("board", "wood");
            GamePage games = done(library.games().find(GameQuery.ALL.withOwner(profiles.getFirst().id())));
            assertThat(games.total()).isEqualTo(3);
            for (StoredGame each : games.games()) {
                done(library.games().load(each.id()));
            }
            assertThat(games.games()).extracting(StoredGame::uid).as("ids came with version 3")
                    .allMatch(uid -> uid.isEmpty() == version < 3);
            Game spanish = game(new Outcome.Ongoing(), "e4", "e5", "Nf3", "Nc6", "Bb5");
            GamePage found = done(library.games().find(GameQuery.ALL.withPosition(spanish.at(spanish.last()))));
            assertThat(found.games()).singleElement().satisfies(one -> assertThat(one.foundAt()).isEqualTo(5));
            List<Standing> ranking = done(library.ranking().standings("standard"));
            assertThat(ranking).extracting(Standing::name).containsExactly("Greedy", "Anna");
            done(library.ranking().recompute());
            assertThat(done(library.ranking().standings("standard"))).isEqualTo(ranking);
        }
        Path copy = folder.resolve(Library.FILE_NAME + ".version-" + version);
        if (version < NEWEST) {
            assertThat(ByteBuffer.wrap(Files.readAllBytes(copy)).getInt(USER_VERSION)).isEqualTo(version);
        } else {
            assertThat(copy).doesNotExist();
            assertThat(Files.readAllBytes(file)).hasSameSizeAs(before);
        }
    }

    @Test
    void theKeptCopyIsALibraryOfItsOwn(@TempDir Path folder, @TempDir Path other) throws IOException {
        fixture(folder, 1);
        Samples.open(folder).close();
        Files.copy(folder.resolve(Library.FILE_NAME + ".version-1"), other.resolve(Library.FILE_NAME));
        try (Library library = Samples.open(other)) {
            assertThat(done(library.games().find(GameQuery.ALL)).total()).isEqualTo(3);
        }
    }

    @Test
    void aNewerOneIsRefused(@TempDir Path folder) throws IOException {
        Path file = fixture(folder, NEWEST);
        byte[] content = Files.readAllBytes(file);
        ByteBuffer.wrap(content).putInt(USER_VERSION, NEWEST + 1);
        Files.write(file, content);
        refused(folder, Trouble.Kind.NEWER);
        assertThat(Files.readAllBytes(file)).isEqualTo(content);
    }

    @Test
    void whatIsNoLibraryIsRefused(@TempDir Path folder) throws IOException {
        Path file = folder.resolve(Library.FILE_NAME);
        for (String text : List.of("no database at all, but a text of some length: " + "x".repeat(5000), "short")) {
            Files.writeString(file, text);
            refused(folder, Trouble.Kind.DAMAGED);
            assertThat(file).hasContent(text);
        }
        byte[] foreign = Files.readAllBytes(fixture(folder, 1));
        ByteBuffer.wrap(foreign).putInt(68, 77);
        Files.write(file, foreign);
        refused(folder, Trouble.Kind.DAMAGED);
        assertThat(Files.readAllBytes(file)).isEqualTo(foreign);
    }

    @Test
    void aTruncatedOneIsRefusedAndLeftAlone(@TempDir Path folder) throws IOException {
        Path file = fixture(folder, NEWEST);
        byte[] whole = Files.readAllBytes(file);
        for (int length : new int[]{50, 100, 1000, 4096, 5000, whole.length / 2, whole.length - 5000}) {
            byte[] cut = java.util.Arrays.copyOf(whole, length);
            Files.write(file, cut);
            refused(folder, Trouble.Kind.DAMAGED);
            assertThat(Files.readAllBytes(file)).isEqualTo(cut);
        }
    }

    /** Whatever bytes are wrong: an answer in words, never an exception, and games come back as they were or not at all. */
    @Test
    void aDamagedOneNeverThrows(@TempDir Path folder) throws IOException {
        Path file = fixture(folder, NEWEST);
        byte[] whole = Files.readAllBytes(file);
        Random random = new Random(5);
        for (int run = 0; run < 60; run++) {
            byte[] content = whole.clone();
            for (int i = 0; i < 1 + run; i++) {
                content[random.nextInt(content.length)] = (byte) random.nextInt(256);
            }
            for (String name : List.of("-wal", "-shm")) {
                Files.deleteIfExists(folder.resolve(Library.FILE_NAME + name));
            }
            Files.write(file, content);
            if (Library.open(folder) instanceof Library.Opened(Library library)) {
                try (library) {
                    use(library);
                }
            }
        }
    }

    private static void use(Library library) {
        library.profiles().all();
        library.games().find(GameQuery.ALL.withPosition(new Game(rookery.kernel.variant.Presets.FIDE).startPosition()));
        for (long id = 1; id <= 3; id++) {
            int moves = (int) id;
            library.games().load(id).result().ifPresent(game -> assertThat(game.last().ply()).isEqualTo(new int[]{0, 5, 4, 20}[moves]));
        }
        library.ranking().standings("standard");
        library.ranking().recompute();
        library.games().save(Samples.unowned(game(Samples.draw(), "e4"), "A", "B"));
    }

    private static void refused(Path folder, Trouble.Kind kind) {
        Library.Opening opening = Library.open(folder);
        assertThat(opening).isInstanceOf(Library.Refused.class);
        Trouble trouble = ((Library.Refused) opening).trouble();
        assertThat(trouble.kind()).isEqualTo(kind);
        assertThat(trouble.message()).contains(Library.FILE_NAME);
    }

    @Test
    void everyVersionHasAFixture() throws IOException {
        try (InputStream script = Library.class.getResourceAsStream("/rookery/archive/schema/00" + (NEWEST + 1) + ".sql")) {
            assertThat(script).isNull();
        }
        assertThat(MigrationTest.class.getResource("/library/version-" + NEWEST + ".db")).isNotNull();
        assertThat(new String(Library.class.getResourceAsStream("/rookery/archive/schema/003-game-id.sql").readAllBytes(),
                StandardCharsets.UTF_8)).contains("uid");
    }
}
