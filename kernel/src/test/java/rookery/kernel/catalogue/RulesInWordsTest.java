package rookery.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

class RulesInWordsTest {

    @Test
    void everyVariantCanBeTold() {
        for (Variant variant : Variants.all()) {
            assertThat(RulesInWords.english(variant)).as(variant.id()).hasSizeGreaterThan(4)
                    .doesNotHaveDuplicates()
                    .allSatisfy(sentence -> assertThat(sentence).endsWith(".").doesNotContain("{", "  ", "( ", "()", "A a")
                            .hasSizeLessThan(260));
        }
    }

    @Test
    void tellsWhatIsSpecial() {
        assertThat(RulesInWords.english(Presets.XXL)).contains("The board has 14 files and 14 ranks.", "There is no taking in passing.",
                "It always becomes a queen.", "A pawn promotes when it reaches rank 8, as its side counts.");
        assertThat(RulesInWords.english(Presets.DICE)).contains("The faces: 1 P, 2 N, 3 B, 4 R, 5 Q, 6 K.");
        assertThat(RulesInWords.english(Variants.named("racingkings").orElseThrow())).contains("No move may give check.",
                "There is no castling.");
    }

    @Test
    void squaresAreToldAsRanksAndRectangles() {
        assertThat(told("crazyhouse")).contains("A pawn can be dropped only here: ranks 2 to 7.");
        assertThat(told("shogi"))
                .contains(
                        "A silver may become a promoted silver by a move that begins or ends in the zone (White: ranks 7 to 9; Black: ranks 1 to 3).");
        assertThat(told("xiangqi")).contains("A king or advisor may not leave its region (White: d1-f3; Black: d8-f10).",
                "An elephant may not leave its region (White: ranks 1 to 5; Black: ranks 6 to 10).");
        assertThat(told("fox-and-hounds")).contains("A side wins by bringing its fox to the goal (White: rank 8).");
        assertThat(told("legan")).contains("A legan pawn becomes a queen, rook, bishop or knight by a move that begins or ends in the zone "
                + "(White: a5-a8, b8-d8; Black: e1-h1, h2-h4).");
        assertThat(told("kyoto-shogi")).contains("A pawn becomes a rook with every move.");
    }

    @Test
    void tellsOnlyWhatIsTrueOfTheGame() {
        assertThat(told("extinction")).contains(
                "Castling: the king goes 2 squares towards a rook, which comes to stand on its other side; neither may have moved.");
        assertThat(told("clobber")).contains("A player who has no legal move loses.");
        assertThat(told("nocheckatomic")).contains("A side whose king explodes has lost, even by its own capture.");
        assertThat(told("atomar")).contains("No explosion removes a king.").noneMatch(sentence -> sentence.contains("explodes has lost"));
        assertThat(told("makruk")).contains("It always becomes a met.");
    }

    @Test
    void describesEachPieceOnce() {
        assertThat(RulesInWords.pieces(Variants.named("crazyhouse").orElseThrow())).extracting(PieceKind::symbol)
                .containsExactly("P", "N", "B", "R", "Q", "K");
        assertThat(RulesInWords.pieces(Variants.named("kyoto-shogi").orElseThrow())).extracting(PieceKind::name)
                .contains("tokin", "gold", "lance").doesNotHaveDuplicates();
    }

    private static List<String> told(String variant) {
        return RulesInWords.english(Variants.named(variant).orElseThrow());
    }

    @Test
    void drawsWhereAPieceGoes() {
        PieceKind pawn = Presets.FIDE.kind(1);
        assertThat(MoveDiagram.of(pawn).rows()).containsExactly(". . i . .", ". x m x .", ". . @ . .", ". . . . .", ". . . . .");
        assertThat(MoveDiagram.of(Presets.FIDE.kind(2)).rows().getFirst()).isEqualTo(". O . O .");
        PieceKind cannon = new PieceKind("cannon", 'C', Movement.of("mRcpR"), 0, false, false);
        assertThat(MoveDiagram.of(cannon).at(0, 1)).isEqualTo(MoveDiagram.Mark.MOVE);
        PieceKind grasshopper = new PieceKind("grasshopper", 'G', Movement.of("gQ"), 0, false, false);
        assertThat(MoveDiagram.of(grasshopper).at(2, 2)).isEqualTo(MoveDiagram.Mark.HOP);
    }
}
