package rookery.kernel.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;

/** The rules of dice chess with one die. */
class DiceRulesTest {

    private static Scene at(String fen) {
        return Scene.of(Presets.DICE, fen);
    }

    private static Set<String> rolls(Scene scene) {
        return scene.all();
    }

    @Test
    void setup() { // D-14 D-15 D-16 D-17
        Scene scene = Scene.start(Presets.DICE);
        assertThat(scene.position.shape().toString()).isEqualTo("8x8");
        assertThat(scene.position.turn()).isEqualTo(Side.WHITE);
        assertThat("" + scene.at("a1") + scene.at("b1") + scene.at("c1") + scene.at("d1") + scene.at("e1") + scene.at("f1") + scene.at("g1")
                + scene.at("h1")).isEqualTo("RNBQKBNR");
        assertThat(scene.at("c2")).isEqualTo('P');
        assertThat(scene.at("c7")).isEqualTo('p');
    }

    @Test
    void natureActsFirstAndEveryTurn() { // D-05 D-18
        Scene scene = Scene.start(Presets.DICE);
        assertThat(scene.position.toAct()).isEqualTo(Actor.NATURE);
        scene.play("roll 1");
        assertThat(scene.position.toAct()).isEqualTo(Actor.WHITE);
        scene.play("e2e4");
        assertThat(scene.position.toAct()).isEqualTo(Actor.NATURE);
        assertThat(scene.position.turn()).isEqualTo(Side.BLACK);
    }

    @Test
    void eachFaceMovesItsKind() { // D-07
        String fen = "4k3/8/8/8/8/8/3P4/1N1QKB1R w - - 0 1 ";
        assertThat(at(fen + "P").all()).containsExactlyInAnyOrder("d2d3", "d2d4");
        assertThat(at(fen + "N").all()).allMatch(move -> move.startsWith("b1"));
        assertThat(at(fen + "B").all()).allMatch(move -> move.startsWith("f1"));
        assertThat(at(fen + "R").all()).allMatch(move -> move.startsWith("h1"));
        assertThat(at(fen + "Q").all()).allMatch(move -> move.startsWith("d1"));
        assertThat(at(fen + "K").all()).allMatch(move -> move.startsWith("e1"));
    }

    @Test
    void onlyMovableKindsAreRolled() { // D-08 D-18
        Scene scene = Scene.start(Presets.DICE);
        assertThat(rolls(scene)).containsExactlyInAnyOrder("roll 1", "roll 2");
        MoveList list = new MoveList();
        scene.position.legalMoves(list);
        list.stream().forEach(roll -> assertThat(scene.position.probability(roll)).isCloseTo(0.5, within(1e-15)));
        assertThat(scene.position.probability(Move.roll(3))).isZero();
    }

    @Test
    void probabilitiesAreUniformOverRollableFaces() {
        Scene scene = at("4k3/8/8/8/8/8/3P4/1N2KB1R w - - 0 1");
        assertThat(rolls(scene)).hasSize(5);
        assertThat(scene.position.probability(Move.roll(6))).isCloseTo(0.2, within(1e-15));
    }

    @Test
    void aPromotingPawnMovesOnAnyFace() { // D-09 D-10 D-22 D-24
        Scene scene = at("8/P6k/8/8/8/8/8/4K3 w - - 0 1");
        assertThat(rolls(scene)).hasSize(6);
        assertThat(scene.play("roll 3").all()).containsExactly("a7a8b");
        assertThat(scene.play("a7a8b").at("a8")).isEqualTo('B');
        // A 4 leaves nothing but the promotion, for there is no rook.
        assertThat(at("8/P6k/8/8/8/8/8/4K3 w - - 0 1 R").all()).containsExactly("a7a8r");
        // A 6 moves the king or makes one.
        assertThat(at("8/P6k/8/8/8/8/8/4K3 w - - 0 1 K").all()).contains("a7a8k", "e1e2").doesNotContain("a7a8q");
    }

    @Test
    void aOneLetsThePlayerChooseThePromotion() { // D-11
        assertThat(at("8/P6k/8/8/8/8/8/4K3 w - - 0 1 P").all()).containsExactlyInAnyOrder("a7a8q", "a7a8r", "a7a8b", "a7a8n", "a7a8k");
    }

    @Test
    void otherPawnsDoNotMoveOnOtherFaces() { // D-09
        assertThat(at("8/P6k/8/8/8/8/4P3/4K3 w - - 0 1 B").all()).containsExactly("a7a8b");
    }

    @Test
    void thereIsNoCheck() { // D-04
        Scene scene = at("4r2k/8/8/8/8/8/8/4K3 w - - 0 1 K");
        assertThat(scene.position.inCheck()).isFalse();
        assertThat(scene.targets("e1")).contains("e2");
        Scene into = at("4r2k/8/8/8/8/8/8/3K4 w - - 0 1 K");
        assertThat(into.targets("d1")).contains("e1", "e2");
    }

    @Test
    void takingAKingWins() { // D-04 D-31
        Scene scene = at("4r2k/8/8/8/8/8/8/4K3 b - - 0 1 r").play("e8e1");
        assertThat(scene.outcome()).isEqualTo(new Outcome.Win(Side.BLACK, Reason.KING_CAPTURED));
        assertThat(scene.all()).isEmpty();
    }

    @Test
    void takingOneOfTwoKingsWinsToo() { // D-31
        Scene scene = at("K3r2k/8/8/8/8/8/8/4K3 b - - 0 1 r");
        assertThat(scene.play("e8a8").outcome()).isEqualTo(new Outcome.Win(Side.BLACK, Reason.KING_CAPTURED));
    }

    @Test
    void noEnPassant() { // D-12
        Scene scene = at("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1 p").play("d7d5", "roll 1");
        assertThat(scene.targets("e5")).containsExactly("e6");
    }

    @Test
    void capturesTakeTheEnemyOffAndNeverAFriend() { // D-19 D-20 D-21
        Scene scene = at("3n3k/8/8/8/8/8/3P4/3Q2K1 w - - 0 1 Q");
        assertThat(scene.targets("d1")).doesNotContain("d2", "d8").contains("a4", "e1");
        Scene knight = at("7k/8/8/8/8/2p5/PP6/1N5K w - - 0 1 N");
        assertThat(knight.targets("b1")).containsExactlyInAnyOrder("c3", "d2", "a3");
        assertThat(knight.play("b1c3").position.count(3)).isZero();
    }

    @Test
    void pawnSteps() { // D-23
        assertThat(at("7k/8/8/8/8/3p4/4P3/7K w - - 0 1 P").targets("e2")).containsExactly("d3", "e3", "e4");
        assertThat(at("7k/8/8/8/8/4P3/8/7K w - - 0 1 P").targets("e3")).containsExactly("e4");
    }

    @Test
    void piecesMoveAsInChess() { // D-26 D-27 D-28 D-29
        assertThat(at("7k/8/8/8/3N4/8/8/7K w - - 0 1 N").targets("d4")).hasSize(8);
        assertThat(at("k7/8/8/8/3B4/8/8/7K w - - 0 1 B").targets("d4")).hasSize(13);
        assertThat(at("k7/8/8/8/3Q4/8/8/7K w - - 0 1 Q").targets("d4")).hasSize(27);
        assertThat(at("k7/8/8/8/3K4/8/8/8 w - - 0 1 K").targets("d4")).hasSize(8);
    }

    @Test
    void castlingOnRookOrKing() { // D-25 D-29 D-30
        assertThat(at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 K").allows("e1g1")).isTrue();
        assertThat(at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 R").allows("e1c1")).isTrue();
        assertThat(at("4k3/8/8/8/8/8/P7/R3K2R w KQ - 0 1 P").allows("e1c1")).isFalse();
        Scene scene = at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 R").play("e1g1");
        assertThat(scene.at("g1")).isEqualTo('K');
        assertThat(scene.at("f1")).isEqualTo('R');
    }

    @Test
    void castlingNotOutOfThroughOrIntoAttack() { // D-30
        assertThat(at("4r2k/8/8/8/8/8/8/R3K2R w KQ - 0 1 K").targets("e1")).doesNotContain("g1", "c1");
        assertThat(at("5r1k/8/8/8/8/8/8/R3K2R w KQ - 0 1 K").targets("e1")).contains("c1").doesNotContain("g1");
        assertThat(at("6rk/8/8/8/8/8/8/R3K2R w KQ - 0 1 K").targets("e1")).contains("c1").doesNotContain("g1");
        assertThat(at("2r4k/8/8/8/8/8/8/R3K2R w KQ - 0 1 K").targets("e1")).contains("g1").doesNotContain("c1");
        // An attack on the rook, or on a square that only the rook crosses, does not matter.
        assertThat(at("1r5k/8/8/8/8/8/8/R3K2R w KQ - 0 1 K").targets("e1")).contains("c1", "g1");
        assertThat(at("r6k/8/8/8/8/8/8/R3K2R w KQ - 0 1 R").targets("e1")).contains("c1", "g1");
    }

    @Test
    void castlingNeedsFreeSquaresAndPiecesThatNeverMoved() { // D-30
        assertThat(at("7k/8/8/8/8/8/8/RN2K1NR w KQ - 0 1 K").targets("e1")).doesNotContain("g1", "c1");
        assertThat(at("7k/8/8/8/8/8/8/R2QKB1R w KQ - 0 1 R").targets("e1")).isEmpty();
        // The king went and came back: its right is gone. So is that of a rook, and the other one has it still.
        Scene king = at("7k/8/8/8/8/8/8/R3K2R w KQ - 0 1 K").play("e1e2");
        assertThat(Fen.write(king.position)).contains(" b - ");
        Scene rook = at("7k/8/8/8/8/8/8/R3K2R w KQ - 0 1 R").play("h1h2");
        assertThat(Fen.write(rook.position)).contains(" b Q ");
        assertThat(at("7k/8/8/8/8/8/8/R3K2R w Q - 0 1 K").targets("e1")).contains("c1").doesNotContain("g1");
        Scene castled = at("7k/8/8/8/8/8/8/R3K2R w KQ - 0 1 K").play("e1c1");
        assertThat(castled.at("c1")).isEqualTo('K');
        assertThat(castled.at("d1")).isEqualTo('R');
        assertThat(castled.at("a1")).isEqualTo('.');
        assertThat(castled.at("e1")).isEqualTo('.');
    }

    @Test
    void nothingMovableIsADraw() { // D-32
        Scene scene = at("KN1k4/PPpP4/P1P5/8/8/8/8/8 w - - 0 1");
        assertThat(scene.all()).isEmpty();
        assertThat(scene.outcome()).isEqualTo(new Outcome.Draw(Reason.NO_ROLLABLE_FACE));
    }

    @Test
    void seventyFiveMovesAreADraw() { // D-33
        Scene scene = at("7k/8/8/8/8/8/8/KQ6 w - - 149 100 K").play("a1a2");
        assertThat(scene.outcome()).isEqualTo(new Outcome.Draw(Reason.NO_PROGRESS));
        assertThat(at("7k/8/8/8/8/8/8/KQ6 w - - 148 100 K").play("a1a2").outcome()).isEqualTo(new Outcome.Ongoing());
        // A capture at the last moment restarts the count.
        assertThat(at("7k/8/8/8/8/8/p7/KQ6 w - - 149 100 K").play("a1a2").outcome()).isEqualTo(new Outcome.Ongoing());
    }
}
