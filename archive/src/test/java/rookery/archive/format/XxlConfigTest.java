package rookery.archive.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;

/** Configurations and layouts of XXL chess. */
class XxlConfigTest {

    private static final String LAYOUT = "RNBHCGAKGCEBNR\r\nPPPPPPPPPPPPPP" + "\r\n".repeat(11) + "pppppppppppppp\r\nrnbhcgakgcebnr";
    private static final String CONFIG = """
            {
              "layout": "level1.txt",
              "time_controls": {
                "player": { "seconds": 180, "increment": 2 },
                "cpu":    { "seconds": 300, "increment": 5 }
              },
              "player_colour": "white",
              "piece_movement_speed": 6.0,
              "max_movement_time": 1
            }
            """;

    private static XxlConfig read(String config, String layout) {
        XxlConfig.Result result = XxlConfig.read(config, name -> name.equals("level1.txt") ? layout : null);
        assertThat(result).as(() -> result.toString()).isInstanceOf(XxlConfig.Accepted.class);
        return ((XxlConfig.Accepted) result).config();
    }

    private static List<ArchiveProblem> problems(String config, String layout) {
        return ((XxlConfig.Refused) XxlConfig.read(config, name -> name.equals("level1.txt") ? layout : null)).problems();
    }

    @Test
    void theDefaultLayoutIsTheUsualArray() { // X-13 X-14 X-15 X-18
        XxlConfig config = read(CONFIG, LAYOUT);
        assertThat(Fen.write(Position.start(config.variant()))).isEqualTo(Fen.write(Position.start(Presets.XXL)));
    }

    @Test
    void clocksColourAndSpeed() { // X-16 X-17 X-19 X-20
        XxlConfig config = read(CONFIG.replace("\"white\"", "\"black\""), LAYOUT);
        assertThat(config.person()).isEqualTo(Side.BLACK);
        assertThat(config.personTime()).isEqualTo(Duration.ofMinutes(3));
        assertThat(config.personIncrement()).isEqualTo(Duration.ofSeconds(2));
        assertThat(config.computerTime()).isEqualTo(Duration.ofMinutes(5));
        assertThat(config.computerIncrement()).isEqualTo(Duration.ofSeconds(5));
        assertThat(config.pixelsAFrame()).isEqualTo(6.0);
        assertThat(config.longestGlide()).isEqualTo(1.0);
        assertThat(read(CONFIG.replace("\"max_movement_time\": 1", "\"max_movement_time\": 0.5"), LAYOUT).longestGlide()).isEqualTo(0.5);
    }

    /** The usual array with the colours swapped: Black below, White above. */
    private static final String SWAPPED = "rnbhcgakgcebnr\npppppppppppppp" + "\n".repeat(11) + "PPPPPPPPPPPPPP\nRNBHCGAKGCEBNR";

    @Test
    void aPersonsPawnsGoUpWhateverTheirColour() {
        Position position = Position.start(read(CONFIG.replace("\"white\"", "\"black\""), SWAPPED).variant());
        assertThat(UciText.parse(position, "e13e11")).isNotZero();
        assertThat(UciText.parse(position, "e2e3")).isZero();
    }

    @Test
    void whoeverStandsAboveGoesDownTheLayout() { // W-03, X-17, X-26: the board is then seen from the other side
        for (String colour : List.of("\"white\"", "\"black\"")) {
            String config = CONFIG.replace("\"white\"", colour);
            assertThat(read(config, LAYOUT).variant().forward(Side.WHITE)).isEqualTo(1);
            assertThat(read(config, SWAPPED).variant().forward(Side.BLACK)).isEqualTo(1);
        }
    }

    @Test
    void aPuzzleIsReadAsItIsWritten() { // W-03, X-26: both camps in one half are no reason to turn the board
        String puzzle = "     k\n\n p\n      K\n";
        assertThat(read(CONFIG, puzzle).variant().forward(Side.WHITE)).isEqualTo(1);
        assertThat(read(CONFIG.replace("\"white\"", "\"black\""), puzzle).variant().forward(Side.BLACK)).isEqualTo(1);
    }

    @Test
    void shortRowsMissingRowsAndTrailingBlanks() {
        Position position = Position.start(read(CONFIG, "k        R    \n\n\nr\n        p\nRR    K").variant());
        assertThat(Fen.write(position)).startsWith("K8r4/14/14/R13/8P5/rr4k7/14/14/14/14/14/14/14/14 w");
    }

    @Test
    void badLayouts() { // X-13 X-15
        assertThat(problems(CONFIG, LAYOUT.replace("RNBHCG", "RNBHCGX"))).anyMatch(problem -> problem.code().number() == 101);
        assertThat(problems(CONFIG, LAYOUT.replace("RNBHCG", "RNBZCG")))
                .anyMatch(problem -> problem.code().number() == 102 && problem.line() == 1);
        assertThat(problems(CONFIG, "k")).anyMatch(problem -> problem.found().contains("Black has no king"));
    }

    @Test
    void aChessboardIsNoCornerOfALargeBoard() { // W-18
        String board = "RNBQKBNR\nPPPPPPPP\n\n\n\n\npppppppp\nrnbqkbnr\n";
        assertThat(problems(CONFIG, board)).first()
                .satisfies(problem -> assertThat(problem.code()).isEqualTo(ArchiveCode.WRONG_BOARD_SIZE),
                        problem -> assertThat(problem.found()).isEqualTo("a board of 8x8 in level1.txt"));
        // The same pieces on a board that is drawn in full are a puzzle like any other.
        assertThat(read(CONFIG, board + "\n".repeat(5) + " ").variant().shape().files()).isEqualTo(14);
    }

    @Test
    void whatIsWrongInTheLayoutNamesTheLayout() { // W-18
        assertThat(problems(CONFIG, LAYOUT.replace("RNBHCG", "RNBZCG"))).extracting(ArchiveProblem::found)
                .contains("the letter Z in level1.txt");
        assertThat(problems(CONFIG, LAYOUT.replace("RNBHCG", "RNBHCGX"))).extracting(ArchiveProblem::found)
                .allMatch(found -> found.endsWith(" in level1.txt"));
    }

    @Test
    void allProblemsOfAConfigurationAreListed() {
        String bad = CONFIG.replace("level1", "nowhere").replace("180", "-1").replace("\"white\"", "\"green\"");
        assertThat(problems(bad, LAYOUT)).hasSize(3).extracting(ArchiveProblem::line).contains(2, 4, 7);
    }

    @Test
    void fromFilesBesideEachOther(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("level1.txt"), LAYOUT);
        Path config = Files.writeString(folder.resolve("config.json"), CONFIG);
        assertThat(GameFile.read(config)).isInstanceOf(ArchiveReading.Read.class);
        Files.delete(folder.resolve("level1.txt"));
        assertThat(GameFile.read(config)).isInstanceOf(ArchiveReading.Refused.class);
    }
}
