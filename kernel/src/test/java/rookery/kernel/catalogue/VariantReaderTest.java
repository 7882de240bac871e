package rookery.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Stalemate;
import rookery.kernel.variant.Variant;

class VariantReaderTest {

    private static Variant accepted(VariantReader.Result result) {
        return switch (result) {
            case VariantReader.Accepted(Variant variant) -> variant;
            case VariantReader.Refused refused -> throw new AssertionError(refused);
        };
    }

    private static String problems(VariantReader.Result result) {
        return switch (result) {
            case VariantReader.Accepted accepted -> throw new AssertionError(accepted);
            case VariantReader.Refused(List<VariantProblem> problems) ->
                problems.stream().map(VariantProblem::toString).collect(Collectors.joining("\n"));
        };
    }

    @Test
    void inheritsWhatItDoesNotSay() {
        Variant mine = accepted(VariantReader.read("{'id': 'mine', 'extends': 'chess', 'enPassant': 'off', 'pieces': {'Q': {'value': 950}}}"
                .replace('\'', '"')));
        assertThat(mine.id()).isEqualTo("mine");
        assertThat(mine.enPassant()).isEqualTo(EnPassant.OFF);
        assertThat(mine.kind(5).value()).isEqualTo(950);
        assertThat(mine.kind(5).name()).isEqualTo("queen");
        assertThat(mine.start()).isEqualTo(Presets.FIDE.start());
        assertThat(mine.draws()).isEqualTo(Presets.FIDE.draws());
    }

    @Test
    void anotherBoardPromotesOnItsOwnLastRank() {
        Variant tall = accepted(VariantReader.read("""
                {"id": "tall", "extends": "fide", "board": "8x10",
                 "start": "rnbqkbnr/pppppppp/8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}"""));
        assertThat(tall.promotion().rank()).isEqualTo(10);
    }

    @Test
    void castlingTurnedOffTakesTheRightsOfTheInheritedStart() {
        Variant off = accepted(
                VariantReader.change(Presets.DICE, "{\"castling\": \"off\", \"die\": \"none\", \"promotion\": {\"chooser\": \"player\"}}"));
        assertThat(off.castling()).isEqualTo(Castling.OFF);
        assertThat(off.start().castlingRooks().isEmpty()).isTrue();
    }

    @Test
    void changesGoBothWays() {
        Variant changed = Presets.FIDE.with(draft -> {
            draft.castling = Castling.toFiles(4, 2, 6).withOutOfCheck(true);
            draft.draws = Presets.CLASSIC.draws();
            draft.enPassant = EnPassant.LITERAL;
        });
        String text = VariantWriter.changes(Presets.FIDE, changed);
        assertThat(accepted(VariantReader.change(Presets.FIDE, text))).isEqualTo(changed);
        assertThat(VariantWriter.changes(Presets.FIDE, Presets.FIDE)).isEqualTo("{}");
    }

    @Test
    void listsAllProblemsWithTheirPlaces() {
        String problems = problems(VariantReader.read("""
                {
                  "extends": "fide",
                  "id": "Bad Id",
                  "pieces": {"X": {"name": "thing", "moves": "Y"}, "ZZ": {}},
                  "castling": {"with": "W", "kingSteps": 20, "trough": true},
                  "promotion": {"rank": 9, "pieces": ["P"], "chooser": "die"},
                  "goals": ["chekmate", {"goal": "reach-zone", "pieces": ["K"], "zone": ["z9"]}],
                  "stalemate": "tie",
                  "dye": ["P"]
                }"""));
        assertThat(problems).contains("line 3, column 9: id: ", "line 4, column 46: pieces.X.moves: 'Y'",
                "pieces.ZZ: a piece is named by one letter",
                "castling.with: no piece has the letter \"W\"", "castling.kingSteps: expected a whole number from 1 to 7, found 20",
                "castling.trough: there is no such setting",
                "promotion.rank: expected a whole number from 2 to 8, found 9", "which is a pawn", "there is no die that could choose",
                "did you mean checkmate?", "goals[1].zone[0]: expected a square of the 8x8 board",
                "line 8, column 16: stalemate: expected one of draw, loss, win",
                "line 9, column 3: dye: there is no such setting (did you mean die?)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
        "{\"goals\": [\"checkmate\", \"capture-royal\"]} | exclude one another",
        "{\"goals\": [{\"goal\": \"count-checks\", \"checks\": 3}]} | only where the goal checkmate stands too",
        "{\"goals\": [{\"goal\": \"extinction\", \"pieces\": [\"Q\"], \"remaining\": 1}]} | over before the first move",
        "{\"pieces\": {\"K\": {\"royal\": false}}} | needs a royal piece", "{\"pieces\": {\"Q\": null}} | no piece has the letter \"Q\"",
        "{\"pieces\": {\"P\": {\"royal\": true}}} | a pawn cannot be royal",
        "{\"pieces\": {\"N\": {\"name\": \"rook\"}}} | two pieces have the name rook",
        "{\"promotion\": {\"pieces\": [\"K\"]}} | a side has one royal piece", "{\"die\": [\"P\"]} | 2 to 26 of them",
        "{\"die\": [\"P\", \"P\"]} | all faces show the same piece", "{\"draws\": {\"repetitionClaim\": 1}} | is no repetition",
        "{\"start\": \"8/8/8/8/8/8/8/8 w - - 0 1\"} | White has no king", "{\"start\": \"rnbqkbnr/8 w\"} | 2 rows where 8 are needed",
        "{\"board\": \"9x9\"} | the start position must be given", "{\"board\": \"3x8\"} | 4 to 16 files",
        "{\"castling\": {\"with\": \"K\"}} | cannot be castled with",
        "{\"castling\": {\"kingLandsOn\": [\"c\", \"z\"]}} | two file letters",
        "{\"checksForbidden\": true, \"goals\": [\"capture-royal\"]} | needs the goal checkmate", "[] | expected an object",
        "{\"id\": 5} | a text in quotes",
        "{\"name\": \"\"} | a line of 1 to 60", "{\"enPassant\": \"off\", \"enPassant\": \"off\"} | stands twice",
        "{'id': 1} | in double quotes"})
    void refusesWithTheReason(String changes, String reason) {
        assertThat(problems(VariantReader.change(Presets.FIDE, changes))).contains(reason);
    }

    @Test
    void aFileThatExtendsChessIsNotRatedAsChess() {
        // W-23
        assertThat(accepted(VariantReader.read("{\"id\": \"mine\", \"extends\": \"fide\"}")).family()).isEqualTo("mine");
        assertThat(accepted(VariantReader.read("{\"id\": \"mine\", \"extends\": \"fide\", \"family\": \"fide\"}")).family())
                .isEqualTo("fide");
    }

    @Test
    void extendsTheFileBesideIt(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("base.json"), "{\"id\": \"base\", \"extends\": \"gardner\", \"stalemate\": \"loss\"}");
        Files.writeString(folder.resolve("child.json"), "\uFEFF{\"id\": \"child\", \"extends\": \"base\"}");
        assertThat(accepted(VariantReader.read(folder.resolve("child.json"))).stalemate()).isEqualTo(Stalemate.LOSS);
        Files.writeString(folder.resolve("a.json"), "{\"id\": \"a\", \"extends\": \"b\"}");
        Files.writeString(folder.resolve("b.json"), "{\"id\": \"b\", \"extends\": \"a\"}");
        assertThat(problems(VariantReader.read(folder.resolve("a.json")))).contains("in a circle");
        Files.write(folder.resolve("c.json"), new byte[]{(byte) 0xff, (byte) 0xfe, 0});
        assertThat(problems(VariantReader.read(folder.resolve("c.json")))).contains("not text in UTF-8");
        assertThat(problems(VariantReader.read("{\"id\": \"x\", \"extends\": \"../etc\"}"))).contains("there is no variant");
    }
}
