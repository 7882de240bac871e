package rookery.look.piece;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import rookery.kernel.variant.Pieces;

/** Figurines stand between letters and are as small as they: no two may be taken for one another. */
class FigurineSetTest {
    /** As large as in the list of moves. */
    private static final int PIXELS = 17;

    @Test
    void everyKindOfOursIsDrawn() {
        for (var kind : Pieces.eleven()) assertThat(FigurineSet.draws(kind.name())).as(kind.name()).isTrue();
        assertThat(FigurineSet.draws("wyvern")).isFalse();
    }

    @Test
    void kindsAreToldApartAtTheSizeOfALetter() { // W-14
        for (boolean dark : new boolean[]{false, true}) {
            for (var one : Pieces.eleven()) {
                for (var other : Pieces.eleven()) {
                    if (one.equals(other)) continue;
                    var first = FigurineSet.bitmap(one.name(), dark, PIXELS);
                    var second = FigurineSet.bitmap(other.name(), dark, PIXELS);
                    assertThat(Pixels.difference(first, second) / Math.max(Pixels.covered(first), Pixels.covered(second)))
                            .as(one.name() + " " + other.name()).isGreaterThan(0.04);
                }
            }
        }
    }

    @Test
    void kingAndBishopDifferInOutline() { // W-14
        var king = FigurineSet.bitmap("king", false, PIXELS);
        var bishop = FigurineSet.bitmap("bishop", false, PIXELS);
        // The king is as broad as the line is high; the bishop is slim.
        assertThat(Pixels.covered(king)).isGreaterThan(Pixels.covered(bishop) * 1.25);
    }
}
