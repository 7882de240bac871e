package rookery.archive.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.kernel.game.Game;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Position;

/** The plain-text boards of classic chess, with the test vectors of its course. */
class TextBoardTest {

    private static final String FULL = "RNBQKBNR\nPPPPPPPP\n________\n________\n________\n________\npppppppp\nrnbqkbnr\n";

    private static int code(ArchiveReading reading) {
        assertThat(reading).isInstanceOf(ArchiveReading.Refused.class);
        return ((ArchiveReading.Refused) reading).problems().getFirst().code().number();
    }

    private static Game game(String text) {
        ArchiveReading reading = GameFile.read(text, "txt");
        assertThat(reading).isInstanceOf(ArchiveReading.Read.class);
        return ((ArchiveReading.Read) reading).games().getFirst();
    }

    @Test
    void aBoardThatIsNot8x8() { // C-14
        assertThat(code(GameFile.read(FULL.replace("PPPPPPPP", "PPPPPPPPP") + "TTtt\nx\n", "txt"))).isEqualTo(101);
        assertThat(code(GameFile.read(FULL.replaceFirst("________\n", "") + "w\n", "txt"))).isEqualTo(101);
        assertThat(code(GameFile.read(FULL + "________\nw\n", "txt"))).isEqualTo(101);
    }

    @Test
    void piecesNobodyKnows() { // C-15
        String text = "_N_QK_NR\nP__P_P_P\n_______B\n______P_\n________\n_______p\npp_pppp_\nr_b_kLAZ\nTTtt\nx\n";
        ArchiveReading reading = GameFile.read(text, "txt");
        assertThat(code(reading)).isEqualTo(102);
        assertThat(((ArchiveReading.Refused) reading).problems()).hasSize(3).allMatch(problem -> problem.line() == 8);
    }

    @Test
    void noSideToMove() { // C-16
        assertThat(code(GameFile.read(FULL + "TTtt\nc\n", "txt"))).isEqualTo(103);
        assertThat(code(GameFile.read(FULL, "txt"))).isEqualTo(103);
        assertThat(code(GameFile.read(FULL + "TTtt\n", "txt"))).isEqualTo(103);
        assertThat(code(GameFile.read(FULL + "1\n0\n0\n", "txt"))).isEqualTo(103);
        assertThat(code(GameFile.read(FULL + "abc\n", "txt"))).isEqualTo(103);
    }

    @Test
    void aRightTextBehindAWrongName() { // C-17
        assertThat(code(GameFile.read(FULL + "TTtt\nx\n", "json"))).isEqualTo(104);
        assertThat(code(GameFile.read("{\"format\": \"rookery-game\"}", "txt"))).isEqualTo(104);
        assertThat(code(GameFile.read(FULL + "w\n", "xyz"))).isEqualTo(104);
        assertThat(code(GameFile.read("{\"a\": 1}", "json"))).isEqualTo(104);
    }

    @Test
    void allThreeWaysToSayWhoseTurnItIs() { // C-09 C-10
        String placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        assertThat(Fen.write(game(FULL + "w\n").startPosition())).startsWith(placement + " w KQkq");
        assertThat(Fen.write(game(FULL + "TFft\nx\n").startPosition())).startsWith(placement + " b Kq");
        assertThat(Fen.write(game(FULL + "4\n0\n1\n").startPosition())).startsWith(placement + " w kq");
        assertThat(Fen.write(game(FULL.replace("\n", "\r\n") + "5\r\n0\r\n0\r\n").startPosition())).startsWith(placement + " b KQkq");
    }

    @ParameterizedTest
    @CsvSource({
        "RNBQKBN_/PP_PPPP_/__P___R_/_______P/______p_/___p_n_b/ppp_pp_p/rnbqk__r,TFtt,e1g1,true",
        "RNBQKBNR/PPPP_PPP/____P___/________/q_______/n_ppbp__/pp__p_pp/r___kbnr,TTtt,e1c1,true",
        "RNBQKBNR/PPPPPPPP/______p_/________/________/________/pppppp_p/rnbqkbnr,TTtt,g6h7,true"})
    void positionsOfTheCourse(String rows, String flags, String move, boolean legal) {
        Position position = game(rows.replace('/', '\n') + "\n" + flags + "\ny\n").startPosition();
        assertThat(UciText.parse(position, move) != 0).isEqualTo(legal);
    }

    @Test
    void aRightWithoutItsRookIsRefused() {
        assertThat(code(GameFile.read(FULL.replace("rnbqkbnr", "_nbqkbnr") + "TTtt\ny\n", "txt"))).isEqualTo(106);
    }

    @Test
    void moveListsInBrackets() { // C-13 C-18
        ArchiveReading good = GameFile.read("(6,4)(4,4)\n(1,4)(3,4)\n\n(7,6)(5,5)\n", "bn");
        assertThat(((ArchiveReading.Read) good).games().getFirst().mainLine()).hasSize(3);
        ArchiveReading bad = GameFile.read("(6,4)(4,4)\n(1,4)(4,4)\n", "bn");
        assertThat(code(bad)).isEqualTo(105);
        assertThat(((ArchiveReading.Refused) bad).problems().getFirst().line()).isEqualTo(2);
    }

    @Test
    void problemsAreSaidInWords() {
        ArchiveReading.Refused refused = (ArchiveReading.Refused) GameFile.read(FULL + "TTtt\nc\n", "txt");
        assertThat(refused.problems().getFirst().toString()).isEqualTo(
                "103 The side to move is missing (line 10): found \"c\", expected x for Black or y for White");
        assertThat(List.of(ArchiveCode.values())).extracting(ArchiveCode::number).containsExactly(101, 102, 103, 104, 105, 106, 107);
    }
}
