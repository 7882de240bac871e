package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.app.command.ExitCode;
import rookery.archive.format.GameFile;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Actor;
import rookery.kernel.variant.Presets;
import rookery.play.match.Dice;
import rookery.play.match.DiceSeed;

/** Files with games on the command line. */
final class ArchiveCommandTest {

    @TempDir
    private Path folder;
    private final Terminal terminal = new Terminal();

    /** A dice game whose rolls follow from the seed. */
    private static Game diceGame(DiceSeed seed, int plies) {
        var game = new Game(Presets.DICE);
        GameCursor cursor = game.cursor();
        var moves = new MoveList();
        for (int ply = 0; ply < plies; ply++) {
            if (cursor.position().toAct() == Actor.NATURE) {
                cursor.act(Dice.roll(seed.seed(), cursor.position()));
            } else {
                cursor.position().legalMoves(moves);
                cursor.append(moves.get(0));
            }
        }
        game.tag("DiceSeed", Long.toString(seed.seed()));
        game.tag("DiceSalt", seed.salt());
        game.tag("DiceCommitment", seed.commitment());
        return game;
    }

    @Test
    void wrongFilesAreNamedWithTheirCode() throws IOException { // C-14 C-17
        Path bad = Files.writeString(folder.resolve("test101.txt"),
                "RNBQKBNR\nPPPPPPPPP\n" + "________\n".repeat(4) + "pppppppp\nrnbqkbnr\nTTtt\nx\n");
        assertThat(terminal.run("archive", "check", bad)).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("test101.txt: 101 ", "(line 2)");
        assertThat(terminal.run("archive", "check", folder.resolve("nowhere.pgn"))).isEqualTo(ExitCode.FAILED);
    }

    @Test
    void gamesAreConvertedAndStayTheSame() throws IOException { // C-12
        Path saved = folder.resolve("game.rookery");
        Path pgn = folder.resolve("game.pgn");
        Path back = folder.resolve("back.rookery");
        GameFile.write(saved, List.of(diceGame(DiceSeed.open(5), 20)));
        assertThat(terminal.run("archive", "convert", saved, pgn)).isEqualTo(ExitCode.OK);
        assertThat(terminal.run("archive", "convert", pgn, back)).isEqualTo(ExitCode.OK);
        assertThat(terminal.run("archive", "check", saved, pgn, back)).isEqualTo(ExitCode.OK);
        assertThat(terminal.run("archive", "convert", saved, folder.resolve("game.doc"))).isEqualTo(ExitCode.MISUSED);
    }

    @Test
    void severalGamesDoNotBecomeOne() throws IOException {
        Path pgn = Files.writeString(folder.resolve("two.pgn"), "1. e4 *\n\n1. d4 *\n");
        for (String name : List.of("two.rookery", "two.fen")) {
            assertThat(terminal.run("archive", "convert", pgn, folder.resolve(name))).isEqualTo(ExitCode.FAILED);
            assertThat(terminal.errors()).contains(name + " holds one game, and there are 2");
            assertThat(folder.resolve(name)).doesNotExist();
        }
    }

    @Test
    void diceAreChecked() throws IOException {
        Path honest = folder.resolve("honest.rookery");
        GameFile.write(honest, List.of(diceGame(new DiceSeed(5, "ab12"), 30)));
        assertThat(terminal.run("dice-check", honest)).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("15 rolls checked: all as the seed says");
        Path loaded = Files.writeString(folder.resolve("loaded.rookery"),
                Files.readString(honest).replace("\"DiceSeed\": \"5\"", "\"DiceSeed\": \"6\""));
        assertThat(terminal.run("dice-check", loaded)).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.output()).contains("the hash shown was", "not honest");
    }

    @Test
    void luckIsToldFromSkill() throws IOException {
        Path file = folder.resolve("dice.rookery");
        GameFile.write(file, List.of(diceGame(new DiceSeed(5, "ab12"), 12)));
        assertThat(terminal.run("luck", file, "--depth", 1)).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("White: luck", "Black: luck", "   6  Black");
        Path chess = folder.resolve("chess.rookery");
        GameFile.write(chess, List.of(new Game(Presets.FIDE)));
        assertThat(terminal.run("luck", chess)).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.run("luck", file, "--depth", 0)).isEqualTo(ExitCode.MISUSED);
    }

    @Test
    void variantsOfOthersBecomeFiles() throws IOException {
        Path ini = Files.writeString(folder.resolve("variants.ini"),
                """
                        [Amazons:chess]
                        queen = -
                        amazon = a
                        promotionPieceTypes = arbn
                        startFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1
                        [bad:chess]
                        connectN = 3
                        """);
        assertThat(terminal.run("archive", "convert", ini, folder.resolve("own"))).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.errors()).contains("[bad] 107", "connectN");
        assertThat(terminal.run("variant", "check", folder.resolve("own").resolve("amazons.json"))).isEqualTo(ExitCode.OK);
    }

    @Test
    void aLibraryOnTheCommandLine() throws IOException {
        Path pgn = Files.writeString(folder.resolve("games.pgn"),
                """
                        [White "Anna"]
                        [Black "Ben"]

                        1. e4 e5 1-0

                        [White "Carl"]

                        1. d4 d5 *

                        1. e9 *
                        """);
        Path data = folder.resolve("data");
        assertThat(terminal.run("library", "import", pgn, "--data", data)).as("one game is not there").isEqualTo(ExitCode.FAILED);
        assertThat(terminal.output()).contains("2 games added, 0 known already, 1 not readable");
        assertThat(terminal.run("library", "import", pgn, "--data", data)).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.output()).contains("0 games added, 2 known already, 1 not readable");
        assertThat(terminal.run("library", "find", "--player", "anna", "--data", data)).isEqualTo(ExitCode.OK);
        assertThat(terminal.output()).contains("Anna", "1 games");
        Path copy = folder.resolve("copy.pgn");
        assertThat(terminal.run("library", "export", copy, "--data", data)).isEqualTo(ExitCode.OK);
        assertThat(terminal.run("archive", "check", copy)).isEqualTo(ExitCode.OK);
        assertThat(terminal.run("library", "ranking", "--data", data)).isEqualTo(ExitCode.OK);
        assertThat(terminal.run("library", "find", "--data", pgn)).isEqualTo(ExitCode.FAILED);
        assertThat(terminal.run("library", "import")).isEqualTo(ExitCode.MISUSED);
    }
}
