package rookery.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.kernel.geometry.BoardShape;

class KingPawnTableTest {

    @ParameterizedTest
    @CsvSource({"e6,e5,e8,true,true", "e6,e5,e8,false,true", "e4,e3,e6,true,false", "e4,e3,e6,false,true", "b6,a5,a8,true,false",
        "g6,h5,h8,false,false", "a1,h4,a3,true,true", "d6,c6,c8,true,true", "d6,c6,c8,false,false", "c6,d6,d8,false,false",
        "a1,e2,e3,false,false"})
    void knowsTheTextbook(String white, String pawn, String black, boolean whiteToMove, boolean won) {
        BoardShape shape = BoardShape.CHESS;
        assertThat(KingPawnTable.isWon(shape.parse(white), shape.parse(pawn), shape.parse(black), whiteToMove)).isEqualTo(won);
    }
}
