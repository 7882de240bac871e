package rookery.kernel.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;

/** The rules of classic chess. */
class ClassicRulesTest {

    private static Scene at(String fen) {
        return Scene.of(Presets.CLASSIC, fen);
    }

    @Test
    void theBoardAndItsPieces() { // C-01 C-02 C-05
        Scene start = Scene.start(Presets.CLASSIC);
        assertThat(start.position.shape().squares()).isEqualTo(64);
        int[] wanted = {0, 8, 2, 2, 2, 1, 1};
        for (int kind = 1; kind <= 6; kind++) {
            assertThat(start.position.count(kind << 1)).isEqualTo(wanted[kind]);
            assertThat(start.position.count(kind << 1 | 1)).isEqualTo(wanted[kind]);
        }
        String back = "RNBQKBNR";
        for (int file = 0; file < 8; file++) {
            String letter = String.valueOf((char) ('a' + file));
            assertThat(start.at(letter + "1")).isEqualTo(back.charAt(file));
            assertThat(start.at(letter + "2")).isEqualTo('P');
            assertThat(start.at(letter + "7")).isEqualTo('p');
            assertThat(start.at(letter + "8")).isEqualTo(Character.toLowerCase(back.charAt(file)));
        }
    }

    @Test
    void whiteBeginsAndTurnsAlternate() { // C-20
        Scene scene = Scene.start(Presets.CLASSIC);
        assertThat(scene.position.turn()).isEqualTo(Side.WHITE);
        scene.play("e2e4");
        assertThat(scene.position.turn()).isEqualTo(Side.BLACK);
        assertThat(scene.all()).allMatch(move -> move.charAt(1) >= '7');
        scene.play("e7e5");
        assertThat(scene.position.turn()).isEqualTo(Side.WHITE);
    }

    @Test
    void kingGoesOneSquare() { // C-21
        assertThat(at("4k3/8/8/8/3K4/8/8/8 w - - 0 1").targets("d4")).containsExactlyInAnyOrder("c3", "c4", "c5", "d3", "d5", "e3", "e4",
                "e5");
        assertThat(at("4k3/8/8/8/3K4/8/8/8 w - - 0 1").play("d4d5").at("d5")).isEqualTo('K');
        Scene castling = at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        assertThat(castling.targets("e1")).containsExactlyInAnyOrder("d1", "d2", "e2", "f2", "f1", "g1", "c1");
        assertThat(castling.play("e1c1").at("d1")).isEqualTo('R');
    }

    @Test
    void queenSlidesAndDoesNotLeap() { // C-22
        assertThat(at("6k1/8/8/8/1p1Q2P1/8/8/K7 w - - 0 1").targets("d4")).hasSize(23).contains("b4", "c4", "f4", "h8", "a7", "g1")
                .doesNotContain("a4", "g4", "h4", "a1");
    }

    @Test
    void rookSlidesStraight() { // C-23
        assertThat(at("7k/8/8/3p4/3R1P2/8/8/K7 w - - 0 1").targets("d4")).containsExactlyInAnyOrder("a4", "b4", "c4", "e4", "d3", "d2",
                "d1", "d5");
    }

    @Test
    void bishopSlidesDiagonally() { // C-24
        assertThat(at("6k1/8/1p6/8/3B4/8/5P2/K7 w - - 0 1").targets("d4")).containsExactlyInAnyOrder("c5", "b6", "e5", "f6", "g7", "h8",
                "e3",
                "c3", "b2");
    }

    @Test
    void knightLeapsWhateverStandsBesideIt() { // C-25
        assertThat(at("7k/8/8/3p4/2pNp3/3p4/8/K7 w - - 0 1").targets("d4")).containsExactlyInAnyOrder("b3", "b5", "c2", "c6", "e2", "e6",
                "f3",
                "f5");
    }

    @Test
    void pawnSteps() { // C-26
        assertThat(at("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").targets("e2")).containsExactly("e3", "e4");
        assertThat(at("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1").targets("e3")).containsExactly("e4");
        assertThat(at("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1").targets("e2")).isEmpty();
        assertThat(at("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1").targets("e2")).containsExactly("e3");
        assertThat(at("4k3/8/8/8/8/3nnn2/4P3/7K w - - 0 1").targets("e2")).containsExactly("d3", "f3");
    }

    @Test
    void enPassantOnTheNextTurnOnly() { // C-27
        Scene scene = at("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1").play("d7d5");
        assertThat(scene.targets("e5")).containsExactly("d6", "e6");
        scene.play("e5d6");
        assertThat(scene.at("d5")).isEqualTo('.');
        Scene later = at("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1").play("d7d5", "e1e2", "e8e7");
        assertThat(later.targets("e5")).containsExactly("e6");
    }

    @Test
    void castlingMovesBothPieces() { // C-28 C-20
        Scene kingside = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").play("e1g1");
        assertThat(kingside.at("g1")).isEqualTo('K');
        assertThat(kingside.at("f1")).isEqualTo('R');
        assertThat(kingside.at("h1")).isEqualTo('.');
        Scene queenside = at("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1").play("e8c8");
        assertThat(queenside.at("c8")).isEqualTo('k');
        assertThat(queenside.at("d8")).isEqualTo('r');
    }

    @Test
    void castlingConditions() { // C-29
        assertThat(at("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1").targets("e1")).contains("g1").doesNotContain("c1");
        assertThat(at("1k2r3/8/8/8/8/8/8/R3K2R w KQ - 0 1").targets("e1")).doesNotContain("g1", "c1");
        assertThat(at("1k3r2/8/8/8/8/8/8/R3K2R w KQ - 0 1").targets("e1")).contains("c1").doesNotContain("g1");
        assertThat(at("1k4r1/8/8/8/8/8/8/R3K2R w KQ - 0 1").targets("e1")).contains("c1").doesNotContain("g1");
        // An attacked rook, or an attacked b1, does not prevent castling.
        assertThat(at("1k5r/8/8/8/8/8/8/R3K2R w KQ - 0 1").targets("e1")).contains("c1", "g1");
        assertThat(at("1r6/2k5/8/8/8/8/8/R3K2R w KQ - 0 1").targets("e1")).contains("c1", "g1");
        Scene moved = at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1").play("h1h2", "e8d8", "h2h1", "d8e8");
        assertThat(moved.targets("e1")).contains("c1").doesNotContain("g1");
        Scene king = at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1").play("e1e2", "e8d8", "e2e1", "d8e8");
        assertThat(king.targets("e1")).doesNotContain("c1", "g1");
    }

    @Test
    void castlingRightEndsWhenTheRookIsTaken() {
        Scene scene = at("4k3/8/8/8/8/6n1/8/R3K2R b KQ - 0 1").play("g3h1");
        assertThat(scene.position.castlingRooks()).isEqualTo(SquareSet.of(scene.position.shape().parse("a1")));
    }

    @Test
    void promotionIsTheChoiceOfFourAndMandatory() { // C-30
        Scene scene = at("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        assertThat(scene.all()).contains("a7a8q", "a7a8r", "a7a8b", "a7a8n").doesNotContain("a7a8", "a7a8k", "a7a8p");
        assertThat(scene.play("a7a8n").at("a8")).isEqualTo('N');
    }

    @Test
    void checkmateWins() { // C-03 C-31
        Scene scene = Scene.start(Presets.CLASSIC).play("f2f3", "e7e5", "g2g4", "d8h4");
        assertThat(scene.position.inCheck()).isTrue();
        assertThat(scene.outcome()).isEqualTo(new Outcome.Win(Side.BLACK, Reason.CHECKMATE));
        assertThat(scene.all()).isEmpty();
    }

    @Test
    void perpetualCheck() { // C-32
        Scene scene = at("7k/8/8/8/8/1Q6/8/6K1 w - - 0 1");
        scene.play("b3b8", "h8h7", "b8b1", "h7h8", "b1b8", "h8h7", "b8b1", "h7h8");
        assertThat(scene.outcome()).isEqualTo(new Outcome.Ongoing());
        scene.play("b1b8");
        assertThat(scene.outcome()).isEqualTo(new Outcome.Draw(Reason.PERPETUAL_CHECK));
    }

    @Test
    void threefoldRepetition() { // C-33
        Scene scene = Scene.start(Presets.CLASSIC).play("g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1");
        assertThat(scene.outcome()).isEqualTo(new Outcome.Ongoing());
        assertThat(scene.play("f6g8").outcome()).isEqualTo(new Outcome.Draw(Reason.REPETITION));
    }

    @Test
    void repetitionNeedsTheSameRights() { // C-33
        Scene scene = at("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1").play("a1b1", "e8d8", "b1a1", "d8e8", "a1b1", "e8d8", "b1a1", "d8e8");
        assertThat(scene.outcome()).isEqualTo(new Outcome.Ongoing());
        assertThat(scene.play("a1b1").outcome()).isEqualTo(new Outcome.Draw(Reason.REPETITION));
    }

    @Test
    void stalemate() { // C-34
        Scene scene = at("7k/5Q2/8/8/8/8/8/K7 b - - 0 1");
        assertThat(scene.position.inCheck()).isFalse();
        assertThat(scene.outcome()).isEqualTo(new Outcome.Draw(Reason.STALEMATE));
    }

    @Test
    void theMovesOfASelectedPieceAndTheAttackedKingAreKnown() { // C-51 C-52 (what the screen shows)
        Scene scene = at("4k3/8/8/8/7b/8/8/4K3 w - - 0 1");
        assertThat(scene.position.inCheck()).isTrue();
        assertThat(scene.position.checkers().contains(scene.position.shape().parse("h4"))).isTrue();
        assertThat(scene.targets("e1")).containsExactly("d1", "d2", "e2", "f1");
    }
}
