package rookery.kernel.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Pieces;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

class FenTest {

    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final String XXL_START = "rnbhcgakgcebnr/pppppppppppppp/" + "14/".repeat(10)
            + "PPPPPPPPPPPPPP/RNBHCGAKGCEBNR w KQkq - 0 1";
    private static final Variant THREE_CHECK = Presets.FIDE
            .with(draft -> draft.goals = List.of(new Goal.Checkmate(), new Goal.CountChecks(3)));
    /** Rooks that wander: rights are named by file or by square. */
    private static final Variant ANY_ROOK = Presets.FIDE.with(draft -> draft.castling = Castling.strict(4).withAnyRook(true));

    @Test
    void writesTheStartOfEveryPreset() {
        assertThat(Fen.write(Presets.FIDE, Presets.FIDE.start())).isEqualTo(START);
        assertThat(Fen.write(Presets.DICE, Presets.DICE.start())).isEqualTo(START + " -");
        assertThat(Fen.write(Presets.XXL, Presets.XXL.start())).isEqualTo(XXL_START);
        for (Variant variant : Presets.all()) {
            assertThat(read(variant, Fen.write(variant, variant.start()))).isEqualTo(variant.start());
        }
    }

    @Test
    void readsAll960ArraysInBothDialects() {
        for (int number = 0; number < Chess960.ARRAYS; number++) {
            Setup start = Chess960.start(number);
            String fen = Fen.write(Presets.CHESS960, start);
            assertThat(fen).contains(" w KQkq - 0 1");
            assertThat(read(Presets.CHESS960, fen)).isEqualTo(start);
            String row = Chess960.backRank(number);
            char west = (char) ('A' + row.indexOf('R'));
            char east = (char) ('A' + row.lastIndexOf('R'));
            String rights = "" + east + west + PieceLetters.lower(east) + PieceLetters.lower(west);
            assertThat(read(Presets.CHESS960, fen.replace("KQkq", rights))).isEqualTo(start);
        }
    }

    @Test
    void namesInnerRooksByFile() {
        Setup setup = read(Presets.CHESS960, "1r2k1rr/8/8/8/8/8/8/RR2K1R1 w BGgb - 3 20");
        assertThat(setup.castlingRooks()).isEqualTo(squares(BoardShape.CHESS, "b1", "g1", "g8", "b8"));
        assertThat(Fen.write(Presets.CHESS960, setup)).isEqualTo("1r2k1rr/8/8/8/8/8/8/RR2K1R1 w KqBg - 3 20");
        assertThat(read(Presets.CHESS960, Fen.write(Presets.CHESS960, setup))).isEqualTo(setup);
    }

    @Test
    void listsRookSquaresWhereLettersWouldCollide() {
        BoardShape shape = Presets.XXL.shape();
        String board = "r2r3k1rr3" + "/14".repeat(12) + "/R6K5R";
        Setup setup = read(Presets.XXL, board + " b d14k14n1 - 0 1");
        assertThat(setup.castlingRooks()).isEqualTo(squares(shape, "d14", "k14", "n1"));
        assertThat(Fen.write(Presets.XXL, setup)).isEqualTo(board + " b n1d14k14 - 0 1");
        Setup outer = read(Presets.XXL, board + " b Kkq - 0 1");
        assertThat(outer.castlingRooks()).isEqualTo(squares(shape, "n1", "a14", "k14"));
        assertThat(read(Presets.XXL, board + " b Nda - 0 1").castlingRooks()).isEqualTo(squares(shape, "n1", "a14", "d14"));
    }

    @Test
    void takesTheKnightKingUnderBothLetters() {
        assertThat(read(Presets.XXL, XXL_START.replace('g', 'm').replace('G', 'M'))).isEqualTo(Presets.XXL.start());
        assertThat(problems(Presets.FIDE, START.replace('n', 'm'))).hasSize(2).allMatch(problem -> problem.startsWith("rank 8: no piece"));
    }

    @Test
    void fillsInWhatIsLeftOutAtTheEnd() {
        Setup bare = read(Presets.FIDE, "  4k3/8/8/8/8/8/8/4K2R ");
        assertThat(bare).isEqualTo(read(Presets.FIDE, "4k3/8/8/8/8/8/8/4K2R w - - 0 1"));
        assertThat(read(Presets.FIDE, "4k3/8/8/8/8/8/8/4K2R b K -").castlingRooks()).isEqualTo(SquareSet.of(7));
        assertThat(read(Presets.FIDE, "4k3/8/8/8/8/8/8/4K2R  b\tK - 12").quietPlies()).isEqualTo(12);
        assertThat(read(Presets.FIDE, "4k3/8/8/8/8/8/8/4K2R b K - 0 0").moveNumber()).isEqualTo(1);
        assertThat(read(Presets.FIDE, "4k3/8/8/8/8/8/8/4K2R/ w - -")).isEqualTo(bare);
        assertThat(read(Presets.FIDE, "4k3/8/8/8/8/8/8/4K2R[] w - -")).isEqualTo(bare);
        assertThat(read(Presets.FIDE, "4k3/8/8/8/8/8/8/4K2R~ w - -")).isEqualTo(bare);
    }

    @Test
    void readsCheckCountersInBothForms() {
        String board = "4k3/8/8/8/8/8/8/4K2R w - -";
        Setup counted = read(THREE_CHECK, board + " 1+3 4 30");
        assertThat(counted.whiteChecks()).isEqualTo(2);
        assertThat(counted.blackChecks()).isZero();
        assertThat(read(THREE_CHECK, board + " 4 30 +2+0")).isEqualTo(counted);
        assertThat(Fen.write(THREE_CHECK, counted)).isEqualTo(board + " 1+3 4 30");
        assertThat(problems(THREE_CHECK, board + " 4+3 0 1")).singleElement().asString().startsWith("checks:");
        assertThat(problems(Presets.FIDE, board + " 3+3 0 1")).singleElement().asString().contains("count no checks");
    }

    @Test
    void keepsTheDie() {
        String fen = START + " N";
        assertThat(read(Presets.DICE, fen).roll()).isEqualTo(2);
        assertThat(Fen.write(Presets.DICE, read(Presets.DICE, fen))).isEqualTo(fen);
        assertThat(read(Presets.DICE, START + " 2").roll()).isEqualTo(2);
        assertThat(read(Presets.DICE, START).roll()).isZero();
        assertThat(problems(Presets.DICE, START + " n")).singleElement().asString().contains("not to move");
        assertThat(problems(Presets.DICE, START + " 7")).singleElement().asString().contains("no face");
        assertThat(problems(Presets.DICE, START + " A")).singleElement().asString().contains("no face shows 'A'");
        assertThat(problems(Presets.FIDE, START + " N")).singleElement().asString().contains("no die");
        assertThat(problems(Presets.FIDE, START + " 2")).singleElement().asString().contains("one too many");
    }

    @Test
    void tellsFacesWithTheSamePieceApart() {
        Variant loaded = Presets.DICE.with(draft -> draft.chance = new Chance.Die(List.of(1, 1, 2, 6)));
        for (int face = 0; face <= 3; face++) {
            Setup setup = loaded.start().withRoll(face);
            assertThat(read(loaded, Fen.write(loaded, setup))).isEqualTo(setup);
        }
    }

    @Test
    void takesEnPassantOnAnyRank() {
        Setup setup = read(Presets.XXL, "k13/14/14/14/14/14/14/14/14/14/14/14/14/K13 b - n12 0 1");
        assertThat(setup.enPassant()).isEqualTo(Presets.XXL.shape().parse("n12"));
        assertThat(problems(Presets.FIDE, "4k3/8/8/8/8/8/8/4K3 w - e9")).containsExactly("en passant: 'e9' is not a square of this board");
    }

    @Test
    void rightsSurviveWithSeveralKings() {
        Setup setup = read(Presets.DICE, "4k3/8/8/8/1K6/8/8/R3K2R w KQ - 0 1");
        assertThat(setup.castlingRooks()).isEqualTo(SquareSet.of(0, 7));
        assertThat(Fen.write(Presets.DICE, setup)).isEqualTo("4k3/8/8/8/1K6/8/8/R3K2R w KQ - 0 1 -");
    }

    @Test
    void writesRightsOfAnyRookSoThatTheyReadBack() {
        Setup setup = read(ANY_ROOK, "rr2k1rr/8/8/8/8/8/8/RR2K1RR w KQBGkqbg - 0 1");
        assertThat(setup.castlingRooks().size()).isEqualTo(8);
        assertThat(read(ANY_ROOK, Fen.write(ANY_ROOK, setup))).isEqualTo(setup);
        assertThat(Position.of(ANY_ROOK, setup)).isInstanceOf(Verdict.Playable.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|rank 7: 9 squares where 8 are needed",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w - - 0 1|the board: 7 rows where 8 are needed",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/8 w KQkq - 0 1|the board: 9 rows where 8 are needed",
        "rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|rank 6: 44 squares where 8 are needed",
        "rnbqkbnr/pppppppp/80/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|rank 6: 80 squares where 8 are needed",
        "rnbqkbnr/pppppppp/08/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|rank 6: 08 is not a number of empty squares",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN* w - - 0 1|rank 1: no piece has the letter '*' (there are PNBRQK)",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1|side to move: 'x' where w or b is needed",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkqz - 0 1|castling: 'z' names no rook that could castle",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KKkq - 0 1|castling: 'K' names the same rook again",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w KQkq - 0 1|castling: 'K' names no rook that could castle",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Q] w KQkq - 0 1|the board: pieces in hand '[Q]', which these rules do not have",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 99999999999 1|plies without progress: '99999999999' is more than 10000",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - -1 1|field 5: '-1' is not understood"})
    void saysWhatIsWrongAndWhere(String fen, String problem) {
        assertThat(problems(Presets.FIDE, fen)).containsExactly(problem);
    }

    @Test
    void listsAllProblemsAtOnce() {
        assertThat(problems(Presets.FIDE, "rnbqkbnr/ppp/8/8/8/8/PPPPPPPP/RNBQKBNX q KQkq j1 0 1")).hasSize(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "/", "w", "8", "////////", "[", "][", "- - - -", "8/8/8/8/8/8/8/8/8/8/8/8/8/8/8/8", "\u0000"})
    void refusesRubbish(String text) {
        assertThat(problems(Presets.FIDE, text)).isNotEmpty();
    }

    @Test
    void readsABoardAlone() {
        Fen.PlacementResult result = Fen.readPlacement(new BoardShape(12, 4), Pieces.orthodox(), "k11/12/10RR/K11");
        assertThat(result).isInstanceOfSatisfying(Fen.PlacementRead.class,
                read -> assertThat(read.placement().squaresOf(Piece.of(4, Side.WHITE)).size()).isEqualTo(2));
        assertThat(Fen.readPlacement(BoardShape.CHESS, Pieces.orthodox(), "k11/12")).isInstanceOf(Fen.Refused.class);
    }

    private static SquareSet squares(BoardShape shape, String... names) {
        SquareSet set = SquareSet.EMPTY;
        for (String name : names) {
            set = set.with(shape.parse(name));
        }
        return set;
    }

    private static Setup read(Variant variant, String fen) {
        return switch (Fen.read(variant, fen)) {
            case Fen.Read(Setup setup) -> setup;
            case Fen.Refused(List<String> problems) -> throw new AssertionError(fen + ": " + problems);
        };
    }

    private static List<String> problems(Variant variant, String fen) {
        return switch (Fen.read(variant, fen)) {
            case Fen.Read(Setup setup) -> throw new AssertionError("accepted: " + setup);
            case Fen.Refused(List<String> problems) -> problems;
        };
    }
}
