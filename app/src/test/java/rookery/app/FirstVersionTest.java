package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.app.command.ExitCode;
import rookery.archive.Attempt;
import rookery.archive.GameQuery;
import rookery.archive.GameStore;
import rookery.archive.Library;
import rookery.archive.Profile;
import rookery.archive.settings.SettingsFile;
import rookery.play.file.DataMigration;
import rookery.play.file.UserFolders;
import rookery.uci.client.Engines;

/**
 * What version 0.1 wrote, with its own window and commands, stays readable for ever: these files must never be regenerated. Its window was killed in
 * the middle of a game by Ada against Sparrow, after 1. e4 d5 2. exd5.
 */
final class FirstVersionTest {

    private static final Path KEPT = Path.of("src", "test", "resources", "version-0.1");

    @TempDir
    private Path folder;
    private Path data;
    private final Terminal terminal = new Terminal();

    @BeforeEach
    void copyIt() throws IOException {
        try (var files = Files.walk(KEPT)) {
            for (Path file : files.toList()) {
                Path copy = folder.resolve(KEPT.relativize(file).toString());
                if (!Files.isDirectory(file)) Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
                else if (!copy.equals(folder)) Files.createDirectories(copy);
            }
        }
        data = folder.resolve("data");
    }

    private String run(Object... arguments) {
        terminal.clear();
        assertThat(terminal.run(arguments)).as(terminal.errors()).isEqualTo(ExitCode.OK);
        return terminal.output();
    }

    @Test
    void theLibrary() {
        assertThat(run("library", "find", "--data", data)).contains("11 games", "Sparrow", "XXL chess", "Capablanca chess", "Dice chess");
        assertThat(run("library", "ranking", "--data", data)).containsPattern("1 +Sparrow +671").containsPattern("2 +Ada +176\\?");
        assertThat(run("library", "export", folder.resolve("all.pgn"), "--data", data)).contains("11 games");
        assertThat(run("archive", "check", folder.resolve("all.pgn"))).contains("11 games, all moves legal");
    }

    @Test
    void theUsers() {
        assertThat(Library.open(data)).isInstanceOfSatisfying(Library.Opened.class, opened -> {
            try (Library library = opened.library()) {
                List<Profile> users = library.profiles().all().orElse(List.of());
                assertThat(users).extracting(Profile::name).containsExactly("Ada", "Grace");
                assertThat(users.getFirst().colour()).isEqualTo("#4477aa");
                assertThat(users.getFirst().side()).isEqualTo(Profile.PreferredSide.BLACK);
                assertThat(users.getFirst().settings()).containsEntry("board", "walnut").containsEntry("pieces", "heritage");
            }
        });
    }

    @Test
    void theGameThatWasRunning() {
        assertThat(run("library", "list", "--unfinished", "--data", data)).contains("fide", "Sparrow", "Ada");
        try (GameStore games = new GameStore(data)) {
            assertThat(games.contents().troubles()).isEmpty();
            assertThat(games.contents().games()).hasSize(1);
        }
        terminal.typing("Qxd5\nquit\n");
        String played = run("play", "--resume", "--plain", "--data", data);
        assertThat(played).contains("Qxd5");
        assertThat(data.resolve("running-game.journal")).doesNotExist();
    }

    @Test
    void theSettingsAndTheEngines() throws IOException {
        UserFolders folders = new UserFolders(data, folder.resolve("config"), folder.resolve("cache"));
        DataMigration.run(folders);
        var settings = new SettingsFile(folders.config()).read();
        assertThat(settings.profile()).isEqualTo("Ada");
        assertThat(settings.look().boardTheme()).isEqualTo("walnut");
        assertThat(settings.remembered()).containsEntry("new.first", "rookery-birds 2").containsEntry("new.clock", "GAME 600 0");
        assertThat(folders.config().resolve("settings.damaged.json")).doesNotExist();
        var engines = new Engines(folders.config()).read();
        assertThat(engines.problems()).isEmpty();
        assertThat(engines.engines()).singleElement().satisfies(engine -> {
            assertThat(engine.name()).isEqualTo("Stockfish 15.1");
            assertThat(engine.program().options()).containsEntry("Hash", "32");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"fide", "chess960", "xxl", "dice", "capablanca"})
    void theArchives(String variant) throws IOException {
        Path own = folder.resolve("archives").resolve(variant + ".rookery");
        byte[] before = Files.readAllBytes(own);
        assertThat(run("archive", "check", own)).contains("1 game, all moves legal");
        assertThat(run("archive", "check", own.resolveSibling(variant + ".pgn"))).contains("2 games, all moves legal");
        run("archive", "convert", own, folder.resolve("again.pgn"));
        assertThat(run("archive", "check", folder.resolve("again.pgn"))).contains("1 game, all moves legal");
        assertThat(own).hasBinaryContent(before);
    }

    @Test
    void theVariantFile() {
        assertThat(run("variant", "check", folder.resolve("archives/corridor.json"))).contains("corridor");
    }

    @Test
    void theRunsOfTheLab() throws IOException {
        Path run = data.resolve("lab/dice-run");
        byte[] journal = Files.readAllBytes(run.resolve("journal.jsonl"));
        assertThat(run("ratings", run)).contains("greedy", "random");
        run("match", "greedy", "random", "--variant", "dice", "--games", "4", "--max-moves", "40", "--seed", "4", "--quiet", "--out", run);
        assertThat(run.resolve("journal.jsonl")).as("nothing had to be played again").hasBinaryContent(journal);
        // Self-play has chosen its openings differently since E-07 and does not resume such a run; its games can still be read.
        assertThat(run("ratings", folder.resolve("selfplay"))).contains("greedy");
        assertThat(run("archive", "check", folder.resolve("selfplay/games.pgn"))).contains("2 games, all moves legal");
    }

    @Test
    void whatIsLeftIsWhatTheFirstVersionWrote() {
        Attempt<Integer> games = switch (Library.open(data)) {
            case Library.Opened(Library library) -> {
                try (library) {
                    yield library.games().find(GameQuery.ALL).map(page -> (int) page.total());
                }
            }
            case Library.Refused(var trouble) -> new Attempt.Failed<>(trouble);
        };
        assertThat(games).isEqualTo(new Attempt.Done<>(11));
        assertThat(data.resolve("library.db.version-2")).as("a copy before the update").exists();
    }
}
