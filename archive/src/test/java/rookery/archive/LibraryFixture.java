package rookery.archive;

import static rookery.archive.Samples.done;
import static rookery.archive.Samples.game;
import static rookery.archive.Samples.win;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalLong;
import rookery.kernel.game.Game;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;
import rookery.play.rating.Glicko2;
import rookery.play.rating.Rating;

/**
 * Writes the library that is kept as a fixture for a version of its tables: run once with the file's name, such as
 * {@code src/test/resources/library/version-4.db}, when a new version is finished. {@link MigrationTest} opens them all and says what is in them.
 */
public final class LibraryFixture {

    private LibraryFixture() {
    }

    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("fixture");
        try (Library library = Samples.open(folder)) {
            fill(library);
        }
        Path target = Path.of(args[0]);
        Files.createDirectories(target.toAbsolutePath().getParent());
        Files.move(folder.resolve(Library.FILE_NAME), target);
    }

    private static void fill(Library library) {
        Profile anna = done(library.profiles().create(Profile.named("Anna").withSettings(Map.of("board", "wood")).withAvatar("fox")));
        done(library.profiles().create(Profile.named("Ben").withSide(Profile.PreferredSide.BLACK)));
        Player bot = new Player.Computer("greedy", "Greedy", Map.of());
        Player person = Player.Person.of(anna);
        OptionalLong owner = OptionalLong.of(anna.id());
        save(library, "spanish0001", game(win(Side.WHITE), "e4", "e5", "Nf3", "Nc6", "Bb5"), person, bot, owner, 0, true);
        save(library, "indian00001", game(win(Side.WHITE), "d4", "Nf6", "c4", "e6"), bot, person, owner, 600, true);
        save(library, "dice0000001", Samples.random(Presets.DICE, 3, 40), person, bot, owner, 900, false);
    }

    private static void save(Library library, String id, Game game, Player white, Player black, OptionalLong owner, int seconds,
            boolean rated) {
        Rating measured = new Rating(1200, 60, Glicko2.STANDARD.newVolatility());
        Side computer = white.isPerson() ? Side.BLACK : Side.WHITE;
        done(library.games().save(new GameEntry(id, game, white, black, owner, Samples.NOON.plusSeconds(seconds), rated,
                Map.of(computer, measured))));
    }
}
