package rookery.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

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
                    .allSatisfy(sentence -> assertThat(sentence).endsWith(".").doesNotContain("{"));
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
