package rookery.kernel.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.variant.Variant;

/** A double step of any direction can be taken on the square it passed. */
class PassingAslantTest {

    private static final Variant BEROLINA = Variants.named("berolina").orElseThrow();

    private static Position after(String fen, String... moves) {
        Position position = Fen.position(BEROLINA, fen);
        for (String move : moves) {
            position.make(UciText.parse(position, move));
        }
        return position;
    }

    /** The counts of Fairy-Stockfish. */
    @Test
    void countsAsOthersDo() {
        Position start = Position.start(BEROLINA);
        assertThat(Perft.count(start, 1)).isEqualTo(30);
        assertThat(Perft.count(start, 3)).isEqualTo(28_328);
    }

    @Test
    void thePawnThatWentAslantIsTaken() {
        Position position = after("4k3/8/8/8/5p2/8/4P3/4K3 w - - 0 1", "e2g4");
        assertThat(Fen.write(position)).isEqualTo("4k3/8/8/8/5pP1/8/8/4K3 b - f3g4 0 1");
        position.make(UciText.parse(position, "f4f3"));
        assertThat(Fen.write(position)).isEqualTo("4k3/8/8/8/8/5p2/8/4K3 w - - 0 2");
        position.unmake();
        assertThat(Fen.write(position)).isEqualTo("4k3/8/8/8/5pP1/8/8/4K3 b - f3g4 0 1");
    }

    @Test
    void aFenSaysWhichOfTwoPawnsPassed() {
        for (String passer : new String[]{"e4", "g4"}) {
            String fen = "4k3/8/8/8/4PpP1/8/8/4K3 b - f3" + passer + " 0 1";
            Position position = after(fen);
            assertThat(Fen.write(position)).isEqualTo(fen);
            assertThat(position.key()).isEqualTo(position.recomputedKey());
            position.make(UciText.parse(position, "f4f3"));
            assertThat(Fen.write(position)).contains(passer.equals("e4") ? "/6P1/" : "/4P3/");
        }
        assertThat(after("4k3/8/8/8/4PpP1/8/8/4K3 b - f3e4 0 1").key()).isNotEqualTo(after("4k3/8/8/8/4PpP1/8/8/4K3 b - f3g4 0 1").key());
    }
}
