package rookery.kernel.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** An independent program reads what we write: skipped where pgn-extract is not installed. */
class PgnExtractTest {

    private static final Pattern FEN = Pattern.compile("\\{ \"([^\"]+ [wb] [^\"]+)\" }");

    @TempDir
    private Path folder;
    private String program = "";

    @BeforeEach
    void find() {
        Optional<Path> found = Stream
                .concat(Stream.of(Optional.ofNullable(System.getenv("PATH")).orElse("").split(":")), Stream.of("/usr/games"))
                .filter(place -> !place.isEmpty()).map(place -> Path.of(place, "pgn-extract")).filter(Files::isExecutable).findFirst();
        assumeTrue(found.isPresent(), "pgn-extract is not installed");
        program = found.orElseThrow().toString();
    }

    /** The rule sets on the usual board with the usual pieces, whose moves the program can follow. */
    private static List<Game> games() {
        RandomGames random = new RandomGames(81);
        List<Game> games = new ArrayList<>();
        for (Variant variant : List.of(Presets.FIDE, Presets.CLASSIC, Presets.COURSE, Variants.named("three-check").orElseThrow(),
                Variants.named("king-of-the-hill").orElseThrow())) {
            for (int i = 0; i < 8; i++) {
                games.add(random.game(variant, 80));
            }
        }
        for (int number = 0; number < Chess960.ARRAYS; number += 60) {
            games.add(random.game(Chess960.variant(number), 60));
        }
        return games;
    }

    @Test
    void readsOurGamesWithoutComplaintAndReachesTheSamePositions() throws IOException, InterruptedException {
        List<Game> games = games();
        Path file = written(games);
        assertThat(run("-s", "-r", file.toString())).isEmpty();
        Matcher fens = FEN.matcher(run("-s", "-F", "-C", "-V", file.toString()).replace('\n', ' '));
        for (Game game : games) {
            if (game.last().isRoot()) {
                continue;
            }
            assertThat(fens.find()).isTrue();
            String[] theirs = fens.group(1).split(" ");
            String[] ours = Fen.write(game.at(game.last())).split(" ");
            assertThat(theirs[0]).isEqualTo(ours[0]);
            assertThat(theirs[1]).isEqualTo(ours[1]);
        }
        assertThat(fens.find()).isFalse();
    }

    @Test
    void writesWhatWeReadInEveryStyle() throws IOException, InterruptedException {
        List<Game> games = games();
        Path file = written(games);
        for (String style : List.of("-Wsan", "-Wlalg", "-Whalg", "-Wxolalg", "-Wuci")) {
            List<PgnItem> items = PgnReader.read(run("-s", "-C", "-w200", style, file.toString()), Variants::named);
            assertThat(items).hasSameSizeAs(games);
            for (int i = 0; i < items.size(); i++) {
                if (!(items.get(i) instanceof PgnItem.Read(int _, int _, Game game, List<String> _))) {
                    throw new AssertionError(style + " " + items.get(i));
                }
                assertThat(moves(game)).as(style).isEqualTo(moves(games.get(i)));
            }
        }
    }

    private static List<Integer> moves(Game game) {
        return game.mainLine().stream().map(GameNode::move).toList();
    }

    private Path written(List<Game> games) throws IOException {
        Path file = folder.resolve("games.pgn");
        StringBuilder text = new StringBuilder();
        games.forEach(game -> text.append(PgnWriter.text(game)));
        return Files.writeString(file, text);
    }

    private String run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return output;
    }
}
