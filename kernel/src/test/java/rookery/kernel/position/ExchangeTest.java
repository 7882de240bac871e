package rookery.kernel.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.UciText;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** What captures and recaptures on one square are worth. */
class ExchangeTest {

    private static final int[] CHESS_VALUES = {0, 100, 300, 300, 500, 900, 20_000};

    @ParameterizedTest
    @CsvSource(textBlock = """
            1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1,               e1e5, 100
            1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1,      d3e5, -200
            8/8/3k4/3p4/8/8/3R4/3RK3 w - - 0 1,                            d2d5, 100
            8/8/3k4/3p4/8/8/3R4/4K3 w - - 0 1,                             d2d5, -400
            4k3/8/2n5/8/3p4/2P5/8/4K3 w - - 0 1,                           c3d4, 0
            4k3/8/2n5/8/3r4/2P5/8/4K3 w - - 0 1,                           c3d4, 400
            4k3/3r4/8/8/3p4/8/3R4/3RK3 w - - 0 1,                          d2d4, 100
            4k3/3r4/3r4/8/3p4/8/3R4/3RK3 w - - 0 1,                        d2d4, -400
            K3k3/8/8/8/3b4/8/8/7N w - - 0 1,                               h1f2, -300
            4k3/8/8/8/8/8/8/4K2R w K - 0 1,                                e1g1, 0
            """)
    void areCountedToTheEnd(String fen, String text, int worth) {
        Position position = Scene.of(Presets.FIDE, fen).position;
        int move = UciText.parse(position, text);
        assertThat(position.exchangeReaches(move, worth, CHESS_VALUES)).isTrue();
        assertThat(position.exchangeReaches(move, worth + 1, CHESS_VALUES)).isFalse();
    }

    /** Both boards answer alike, for every move of many positions and every aim. */
    @Test
    void areTheSameOnBothBoards() {
        Random random = new Random(11);
        MoveList moves = new MoveList();
        for (int game = 0; game < 20; game++) {
            Position fast = Position.start(Presets.FIDE);
            for (int ply = 0; ply < 80; ply++) {
                Position general = ((Verdict.Playable) Position.onGeneralBoard(Presets.FIDE, fast.setup())).position();
                fast.legalMoves(moves);
                if (moves.isEmpty()) {
                    break;
                }
                for (int move : moves.stream().toArray()) {
                    int least = 50 * (random.nextInt(41) - 20);
                    assertThat(fast.exchangeReaches(move, least, CHESS_VALUES)).as("%s %x %d", fast.setup(), move, least)
                            .isEqualTo(general.exchangeReaches(move, least, CHESS_VALUES));
                }
                fast.make(moves.get(random.nextInt(moves.size())));
            }
        }
    }

    /** The answer whether a move gives check is the same before and after it is made, under every rule set that has check. */
    @Test
    void checksAreForeseen() {
        Random random = new Random(12);
        MoveList moves = new MoveList();
        for (Variant variant : Variants.all()) {
            Position position = Position.start(variant);
            for (int ply = 0; ply < 120; ply++) {
                position.legalMoves(moves);
                if (moves.isEmpty()) {
                    break;
                }
                for (int move : moves.stream().filter(each -> Move.type(each) != Move.ROLL).toArray()) {
                    boolean foreseen = position.givesCheck(move);
                    position.make(move);
                    assertThat(position.inCheck()).as("%s %x", variant.id(), move).isEqualTo(foreseen);
                    position.unmake();
                }
                position.make(moves.get(random.nextInt(moves.size())));
            }
        }
    }
}
