package rookery.engine.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.dice.Expectation;
import rookery.engine.dice.LeafValue;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Setup;

/** The tables against published reference values, and against search. */
class DiceEndgameTest {

    private static final int[] VALUES = {0, 100, 300, 325, 500, 900, 0};

    private static Position at(String fen) {
        if (Fen.read(Presets.DICE, fen) instanceof Fen.Read(Setup setup)
                && Position.of(Presets.DICE, setup) instanceof Verdict.Playable(Position position)) {
            return position;
        }
        throw new AssertionError(fen);
    }

    @Test
    void kingsFaceToFaceAreWonByWhoRolls() {
        assertThat(DiceEndgame.value(at("8/8/8/4k3/4K3/8/8/8 w - - 0 1"), 75))
                .hasValueSatisfying(value -> assertThat(value).isEqualTo(1.0));
    }

    @Test
    void queenAgainstKing() {
        assertThat(DiceEndgame.value(at("4k3/8/8/8/8/8/8/3QK3 w - - 0 1"), 75).orElseThrow()).isCloseTo(0.635351, within(1e-5));
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"4k3/8/8/8/8/8/8/3QK3 w - - 0 1,150,0.889332", "4k3/8/8/8/8/8/8/3QK3 w - - 0 1,0,0.984375",
        "4k3/8/8/8/8/8/8/3QK3 b - - 0 1,75,-0.596900", "4k3/8/8/8/8/8/8/3QK3 b - - 0 1,150,-0.874471",
        "4k3/8/8/8/8/8/8/3QK3 b - - 0 1,0,-0.968750",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1,75,-0.520460", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1,150,-0.519647",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1,0,-0.519432", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1,75,0.572296",
        "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1,150,0.571079", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1,0,0.570767"})
    void referenceValues(String fen, int plies, double value) {
        assertThat(DiceEndgame.value(at(fen), plies).orElseThrow()).isCloseTo(value, within(1e-5));
    }

    @Test
    void searchToDepthNWithoutKnowledgeIsSweepN() {
        for (ThirdPiece third : ThirdPiece.values()) {
            DiceTablebase tables = new DiceTablebase(third);
            Random random = new Random(third.ordinal());
            for (int depth = 1; depth <= 4; depth++) {
                tables.sweep();
                for (int i = 0; i < 6; i++) {
                    compare(tables, third, depth, random);
                }
            }
        }
    }

    private static void compare(DiceTablebase tables, ThirdPiece third, int depth, Random random) {
        int king = random.nextInt(64);
        int weak = random.nextInt(64);
        int square = third == ThirdPiece.NONE ? 0 : 8 + random.nextInt(48);
        if (king == weak || third != ThirdPiece.NONE && (square == king || square == weak)) {
            return;
        }
        boolean weakRolls = random.nextBoolean();
        char[] board = new char[64];
        board[king] = 'K';
        board[weak] = 'k';
        if (third != ThirdPiece.NONE) {
            board[square] = " PNBRQK".charAt(third.face());
        }
        StringBuilder fen = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            for (int file = 0; file < 8; file++) {
                char piece = board[rank * 8 + file];
                fen.append(piece == 0 ? '1' : piece);
            }
            fen.append(rank > 0 ? "/" : weakRolls ? " b - - 0 1" : " w - - 0 1");
        }
        Position position = at(compress(fen.toString()));
        double searched = new Expectation(position, LeafValue.NOTHING, VALUES, 1 << 14).valueBeforeRoll(depth);
        assertThat(searched).as(fen + " to depth " + depth).isCloseTo(tables.value(weakRolls, king, square, weak), within(1e-12));
    }

    /** Joins runs of 1s, which FEN writes as one number. */
    private static String compress(String fen) {
        String result = fen;
        for (int run = 8; run > 1; run--) {
            result = result.replace("1".repeat(run), String.valueOf(run));
        }
        return result;
    }

    @Test
    void positionsItDoesNotKnowAreRefused() {
        assertThat(DiceEndgame.value(Position.start(Presets.DICE), 10)).isEmpty();
        assertThat(DiceEndgame.value(Position.start(Presets.FIDE), 10)).isEmpty();
    }
}
