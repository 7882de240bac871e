package rookery.kernel.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.Fen;

/** Move counts that others have published, of games that engines at hand may lack. */
class WildPerftTest {

    @ParameterizedTest
    @CsvSource({"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 4, 197326",
        "rn2kb1r/1pp1p2p/p2q1pp1/3P4/2P3b1/4PN2/PP3PPP/R2QKB1R b KQkq - 0 1, 3, 45237",
        "rn1qkb1r/p5pp/2p5/3p4/N3P3/5P2/PPP4P/R1BQK3 w Qkq - 0 1, 3, 23353"})
    void atomic(String fen, int depth, long count) {
        assertThat(Perft.count(Fen.position(Variants.named("atomic").orElseThrow(), fen), depth)).isEqualTo(count);
    }
}
