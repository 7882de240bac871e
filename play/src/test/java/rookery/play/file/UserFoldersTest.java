package rookery.play.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Where a user's things are, and how they come there from where version 0.1 had them. */
@DisabledOnOs(OS.WINDOWS)
final class UserFoldersTest {

    private static final Path HOME = Path.of("/home/ada");
    private static final String SETTINGS = "{\"language\": \"ko\"}";
    private static final String ENGINES = "{\"engines\": []}";

    @TempDir
    private Path folder;

    @Test
    void theyAreWhereTheSystemWantsThem() {
        assertThat(UserFolders.usual("Linux", HOME, Map.of())).isEqualTo(new UserFolders(Path.of("/home/ada/.local/share/rookery"),
                Path.of("/home/ada/.config/rookery"), Path.of("/home/ada/.cache/rookery")));
        assertThat(UserFolders.usual("Linux", HOME, Map.of("XDG_DATA_HOME", "/d", "XDG_CONFIG_HOME", "/c", "XDG_CACHE_HOME", "/k")))
                .isEqualTo(new UserFolders(Path.of("/d/rookery"), Path.of("/c/rookery"), Path.of("/k/rookery")));
        assertThat(UserFolders.usual("Linux", HOME, Map.of("XDG_DATA_HOME", "relative", "XDG_CONFIG_HOME", "", "XDG_CACHE_HOME", "./x")))
                .as("relative paths are no paths").isEqualTo(UserFolders.usual("Linux", HOME, Map.of()));
        assertThat(UserFolders.usual("Linux", HOME, Map.of("HOME", "/elsewhere", "XDG_CACHE_HOME", "/k"))).isEqualTo(new UserFolders(
                Path.of("/elsewhere/.local/share/rookery"), Path.of("/elsewhere/.config/rookery"), Path.of("/k/rookery")));
        assertThat(UserFolders.usual("Mac OS X", HOME, Map.of("XDG_DATA_HOME", "/d")).data())
                .isEqualTo(Path.of("/home/ada/Library/Application Support/Rookery"));
        UserFolders windows = UserFolders.usual("Windows 11", HOME, Map.of("APPDATA", "/roaming", "LOCALAPPDATA", "/local"));
        assertThat(windows).isEqualTo(new UserFolders(Path.of("/roaming/Rookery"), Path.of("/roaming/Rookery"), Path.of("/local/Rookery")));
    }

    @Test
    void aNamedFolderHoldsEverything() {
        assertThat(UserFolders.of(folder)).isEqualTo(new UserFolders(folder, folder, folder));
        assertThat(UserFolders.of(UserFolders.usual().data())).isEqualTo(UserFolders.usual());
    }

    private UserFolders old(String name) throws IOException {
        UserFolders folders = new UserFolders(folder.resolve(name + "/data"), folder.resolve(name + "/config"),
                folder.resolve(name + "/cache"));
        Files.createDirectories(folders.data().resolve("native"));
        Files.writeString(folders.data().resolve("settings.json"), SETTINGS);
        Files.writeString(folders.data().resolve("engines.json"), ENGINES);
        Files.writeString(folders.data().resolve("library.db"), "games");
        Files.writeString(folders.data().resolve("native/sqlite-3-libsqlitejdbc.so"), "code");
        return folders;
    }

    private static void assertMoved(UserFolders folders) {
        assertThat(folders.config().resolve("settings.json")).hasContent(SETTINGS);
        assertThat(folders.config().resolve("engines.json")).hasContent(ENGINES);
        assertThat(folders.data().resolve("library.db")).hasContent("games");
        assertThat(DataMigration.unmoved(folders)).isEmpty();
        assertThat(folders.holding("settings.json")).isEqualTo(folders.config());
    }

    @Test
    void settingsOfTheFirstVersionAreMovedOnce() throws IOException {
        UserFolders folders = old("a");
        DataMigration.run(folders);
        assertMoved(folders);
        assertThat(folders.data().resolve("native")).doesNotExist();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folders.config()))).isEqualTo("rwx------");
        Files.writeString(folders.config().resolve("settings.json"), "{}");
        DataMigration.run(folders);
        assertThat(folders.config().resolve("settings.json")).as("what is set later stays").hasContent("{}");
    }

    @Test
    void aNewUserHasNothingToMove() {
        UserFolders folders = new UserFolders(folder.resolve("d"), folder.resolve("c"), folder.resolve("k"));
        DataMigration.run(folders);
        assertThat(folders.config()).doesNotExist();
        assertThat(folders.holding("settings.json")).isEqualTo(folders.config());
    }

    /** At every step of the disk the program dies, or the disk fails: the settings are in one place or the other, and the next start ends the move. */
    @Test
    void nothingIsLostAtAnyStep() throws IOException {
        int steps;
        UserFolders whole = old("whole");
        try (FaultyDisk disk = FaultyDisk.counting(folder)) {
            DataMigration.run(whole);
            steps = disk.steps().size();
        }
        assertThat(steps).isGreaterThan(8);
        for (int step = 1; step <= steps; step++) {
            UserFolders folders = old("step" + step);
            try (FaultyDisk disk = FaultyDisk.failingFrom(folder, step, "No space left on device")) {
                DataMigration.run(folders);
                assertThat(disk.steps()).hasSizeGreaterThanOrEqualTo(step);
            }
            assertThat(folders.holding("settings.json").resolve("settings.json")).as("step %d", step).hasContent(SETTINGS);
            assertThat(folders.holding("engines.json").resolve("engines.json")).as("step %d", step).hasContent(ENGINES);
            DataMigration.run(folders);
            assertMoved(folders);
        }
    }

    @Test
    void aCrashBetweenCopyAndDeletionIsTidiedUp() throws IOException {
        UserFolders folders = old("a");
        Files.createDirectories(folders.config());
        Files.writeString(folders.config().resolve("settings.json"), SETTINGS);
        DataMigration.run(folders);
        assertMoved(folders);
    }

    @Test
    void settingsThatTheFirstVersionWroteAgainReplaceNothing() throws IOException {
        UserFolders folders = old("a");
        DataMigration.run(folders);
        Files.writeString(folders.data().resolve("settings.json"), "{\"language\": \"zh\"}");
        DataMigration.run(folders);
        assertThat(folders.config().resolve("settings.json")).hasContent(SETTINGS);
        assertThat(folders.data().resolve("settings.json")).hasContent("{\"language\": \"zh\"}");
        assertThat(DataMigration.unmoved(folders)).containsExactly("settings.json");
        assertThat(folders.holding("settings.json")).isEqualTo(folders.config());
    }

    /** Each of several starts finds the settings moved when its own turn is over, and what one of them then sets is not overwritten by another's move. */
    @Test
    void severalStartsAtOnceMoveOnce() throws Exception {
        UserFolders folders = old("a");
        CountDownLatch together = new CountDownLatch(1);
        try (var starts = Executors.newFixedThreadPool(8)) {
            List<Callable<String>> each = IntStream.range(0, 8).<Callable<String>>mapToObj(_ -> () -> {
                together.await();
                DataMigration.run(folders);
                return Files.readString(folders.holding("settings.json").resolve("settings.json"));
            }).toList();
            var answers = each.stream().map(starts::submit).toList();
            together.countDown();
            for (var answer : answers) {
                assertThat(answer.get()).isEqualTo(SETTINGS);
            }
        }
        assertMoved(folders);
    }
}
