package rookery.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.play.match.ManualTimer;
import rookery.play.match.Venue;

/** What the command line accepts, and the messages for what makes no sense. */
final class AskingTest {

    private static final Path STOCKFISH = Path.of("/usr/games/stockfish");

    @TempDir
    Path data;
    @TempDir
    Path files;

    private Script script() {
        return new Script(data);
    }

    private PlayRequest ask() {
        return PlayRequest.in(data);
    }

    private void isRefused(PlayRequest request, int exit, String words) {
        Script game = script().type("e4").play(request);
        assertThat(game.exit()).as(words).isEqualTo(exit);
        assertThat(game.out()).isEmpty();
        assertThat(game.err()).startsWith("rookery: ").contains(words).endsWith(".\n");
    }

    @Test
    void whatDoesNotExistIsSaidInWords() {
        isRefused(ask().withTarget("bughouse"), 2, "there is no variant “bughouse”");
        isRefused(ask().withTarget("nowhere.pgn"), 1, "there is no file nowhere.pgn");
        isRefused(ask().withTarget(files.resolve("mine.json").toString()), 1, "there is no file");
        isRefused(ask().withTarget(files.toString()), 1, "is not a file");
        isRefused(ask().withTarget("a\u0000b"), 2, "there is no variant");
        isRefused(ask().withPlayers("nobody", null), 2, "there is no player “nobody”");
        isRefused(ask().withPlayers(null, "greedy:Level=9"), 2, "there is no option “Level”");
        isRefused(ask().withPlayers(null, "greedy:@nodes=none"), 2, "nodes: a whole number");
        isRefused(ask().withPlayers(null, "uci:/no/such/engine"), 2, "/no/such/engine");
        isRefused(ask().withPlayers("human:" + "x".repeat(41), null), 2, "at most 40");
        isRefused(ask().withTarget("dice").withPlayers(null, "rookery"), 2, "does not play");
        isRefused(ask().withControl("soon"), 2, "--tc: \"soon\" is not a time control");
        isRefused(ask().withControl("?"), 2, "--tc: ");
        isRefused(ask().withFen("8/8"), 2, "--fen: ");
        isRefused(ask().withFen("8/8/8/8/8/8/8/K7 w - - 0 1"), 2, "Black has no king");
        isRefused(ask().withFen("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1"), 2, "the game is over");
        isRefused(ask().withResume("").withTarget("dice"), 2, "--resume continues a game as it is");
    }

    @Test
    void severalProblemsAreSaidAtOnce() {
        Script game = script().play(ask().withPlayers("nobody", "nobody-else").withControl("soon"));
        assertThat(game.err().lines()).hasSize(3);
    }

    @Test
    void aDamagedFileIsRefusedAndLeftAsItIs() throws IOException {
        Path file = files.resolve("broken.rookery");
        Files.writeString(file, "{\"format\": \"rookery-game\", \"moves\": [");
        isRefused(ask().withTarget(file.toString()), 1, "broken.rookery");
        assertThat(Files.readString(file)).endsWith("[");
        Path variant = files.resolve("broken.json");
        Files.writeString(variant, "{\"id\": \"x\", \"extends\": \"nothing\"}");
        isRefused(ask().withTarget(variant.toString()), 1, "broken.json");
        Path noText = files.resolve("image.json");
        Files.write(noText, new byte[]{(byte) 0x89, 'P', 'N', 'G', 0, 1, 2});
        isRefused(ask().withTarget(noText.toString()), 1, "image.json");
    }

    @Test
    void anOwnVariantIsPlayedFromItsFile() throws IOException {
        Path file = files.resolve("quick.json");
        Files.writeString(file,
                "{\"id\": \"quick\", \"name\": \"Quick chess\", \"extends\": \"fide\", \"goals\": [{\"goal\": \"count-checks\", \"checks\": 1}, "
                        + "{\"goal\": \"checkmate\"}]}");
        Script game = script().type("e4", "f6", "Qh5+").play(ask().withTarget(file.toString()).withPlayers("human", "human"));
        assertThat(game.err()).isEmpty();
        assertThat(game.only("variant")).isEqualTo("quick");
        assertThat(game.only("result")).isEqualTo("1-0 checks-given");
        assertThat(script().list(false).out()).containsExactly(game.id() + " quick finished 3 White - Black");
    }

    @Test
    void aConfigurationOfXxlSeatsThePersonAtTheBottom() throws IOException {
        Files.writeString(files.resolve("level.txt"), layout());
        Path file = files.resolve("config.json");
        Files.writeString(file, """
                {"layout": "level.txt", "player_colour": "black", "piece_movement_speed": 6, "max_movement_time": 1,
                 "time_controls": {"player": {"seconds": 180, "increment": 2}, "cpu": {"seconds": 90, "increment": 1}}}
                """);
        Script game = script().at(Venue.standard().withTimer(new ManualTimer())).type("board")
                .play(ask().withTarget(file.toString()).withPlayers("greedy", null));
        assertThat(game.err()).isEmpty();
        assertThat(game.only("black")).isEqualTo("Black");
        assertThat(game.only("clock")).endsWith("black 3:00");
        // The person's own pieces are Black's; they go up the board.
        assertThat(game.all("board").getLast()).isEqualTo("board    a b c d e f g h i j k l m n");
        assertThat(game.all("board").get(13)).startsWith("board  1 r");
    }

    /** White above, Black below, as in a file whose person plays Black. */
    private static String layout() {
        return "rnbqkbnr\npppppppp\n" + "\n".repeat(10) + "PPPPPPPP\nRNBQKBNR\n";
    }

    @Test
    void anotherProgramPlaysAndIsFoundAgain() {
        assumeTrue(Files.isExecutable(STOCKFISH), "needs stockfish");
        Script first = script().type("e4").play(ask().withPlayers("human", "uci:" + STOCKFISH + ",Threads=1,@nodes=1000"));
        assertThat(first.err()).isEmpty();
        assertThat(first.all("ply")).hasSize(2);
        Script second = script().playAnything(4).play(ask().withResume(""));
        assertThat(second.only("black")).startsWith("Stockfish");
        assertThat(second.all("ply")).hasSize(4);
    }

    @Test
    void textFromOutsideCannotObeyTheTerminal() {
        assertThat(Printable.text("a\u001b[2Jb\r\nc\td\u202ee\u0007")).isEqualTo("a?[2Jb  c d?e?");
        assertThat(Printable.text("Zoë ♞ 李")).isEqualTo("Zoë ♞ 李");
    }
}
