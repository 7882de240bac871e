package rookery.kernel.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.Presets;

/** The rules of casual chess, and of course chess where they are the same. */
class CasualRulesTest {

    private static Scene at(String fen) {
        return Scene.of(Presets.CASUAL, fen);
    }

    @Test
    void whiteAlwaysBegins() { // L-12 S-06 S-07
        assertThat(Scene.start(Presets.CASUAL).position.turn()).isEqualTo(Side.WHITE);
        assertThat(Scene.start(Presets.COURSE).position.turn()).isEqualTo(Side.WHITE);
        assertThat(Scene.start(Presets.COURSE).at("e1")).isEqualTo('K');
        assertThat(Scene.start(Presets.COURSE).at("e8")).isEqualTo('k');
    }

    @Test
    void onlyOwnPiecesMove() { // L-13 S-08
        assertThat(Scene.start(Presets.CASUAL).targets("e7")).isEmpty();
        assertThat(Scene.start(Presets.CASUAL).targets("e2")).isNotEmpty();
    }

    @Test
    void kingTakesEnemiesButNotFriends() { // L-14 S-14
        assertThat(at("4k3/8/8/8/8/8/3pP3/4K3 w - - 0 1").targets("e1")).containsExactly("d1", "d2", "f1", "f2");
    }

    @Test
    void castlingNeedsUnmovedPiecesEmptySquaresAndNoCheck() { // L-15 L-16 S-18 S-19
        Scene scene = at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        assertThat(scene.targets("e1")).contains("c1", "g1");
        scene.play("e1g1");
        assertThat(scene.at("g1")).isEqualTo('K');
        assertThat(scene.at("f1")).isEqualTo('R');
        assertThat(at("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1").targets("e1")).doesNotContain("c1", "g1");
        assertThat(at("1k2r3/8/8/8/8/8/8/R3K2R w KQ - 0 1").targets("e1")).doesNotContain("c1", "g1");
    }

    @Test
    void castlingThroughAttackIsAllowedButNotOntoIt() { // L-15 S-19
        for (var variant : List.of(Presets.CASUAL, Presets.COURSE)) {
            assertThat(Scene.of(variant, "1k3r2/8/8/8/8/8/8/R3K2R w KQ - 0 1").targets("e1")).contains("c1", "g1");
            assertThat(Scene.of(variant, "1k4r1/8/8/8/8/8/8/R3K2R w KQ - 0 1").targets("e1")).contains("c1").doesNotContain("g1");
            // The rook may land on an attacked square.
            assertThat(Scene.of(variant, "1k1r4/8/8/8/8/8/8/R3K2R w KQ - 0 1").targets("e1")).contains("c1");
        }
    }

    @Test
    void slidersStopAtTheFirstPiece() { // L-17 L-18 L-19 S-10 S-12 S-13
        assertThat(at("7k/8/8/3p4/3R1P2/8/8/K7 w - - 0 1").targets("d4")).contains("d5", "e4").doesNotContain("d6", "f4");
        assertThat(at("6k1/8/1p6/8/3B4/8/5P2/K7 w - - 0 1").targets("d4")).contains("b6", "e3").doesNotContain("a7", "f2");
        assertThat(at("6k1/8/1p6/3p4/3Q1P2/8/5P2/K7 w - - 0 1").targets("d4")).contains("d5", "b6", "e4", "e3").doesNotContain("d6", "f2",
                "f4");
    }

    @Test
    void knight() { // L-20 S-11
        assertThat(at("7k/8/4p3/1P6/3N4/8/8/K7 w - - 0 1").targets("d4")).contains("e6", "f3").doesNotContain("b5");
    }

    @Test
    void pawn() { // L-21 L-22 L-23 S-09
        assertThat(at("4k3/8/8/8/8/3p4/4P3/4K3 w - - 0 1").targets("e2")).containsExactly("d3", "e3", "e4");
        assertThat(at("4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1").targets("e2")).containsExactly("e3");
        assertThat(at("4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1").targets("e2")).isEmpty();
    }

    @Test
    void enPassantIsTheStandardOneByDefault() { // L-24 S-20
        Scene afterSingle = at("4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1").play("d6d5");
        assertThat(afterSingle.targets("e5")).containsExactly("e6");
        Scene course = Scene.of(Presets.COURSE, "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1").play("a2a4");
        assertThat(course.targets("b4")).contains("a3");
        assertThat(course.play("b4a3").at("a4")).isEqualTo('.');
    }

    @Test
    void enPassantByTheLetterOfTheSource() { // L-24
        var literal = Presets.CASUAL.with(draft -> draft.enPassant = EnPassant.LITERAL);
        Scene afterSingle = Scene.of(literal, "4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1").play("d6d5");
        assertThat(afterSingle.targets("e5")).containsExactly("d6", "e6");
        assertThat(afterSingle.play("e5d6").at("d5")).isEqualTo('.');
        Scene tooLate = Scene.of(literal, "4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1").play("d6d5", "e1e2", "e8e7");
        assertThat(tooLate.targets("e5")).containsExactly("e6");
        // The tile behind the pawn must be empty.
        Scene own = Scene.of(literal, "7k/8/2pN4/3PP3/8/8/8/4K3 b - - 0 1").play("c6d5");
        assertThat(own.targets("e5")).containsExactly("e6");
        // Where an enemy stands there it is taken as usual, and the pawn beside stays.
        Scene enemy = Scene.of(literal, "7k/8/2pn4/3PP3/8/8/8/4K3 b - - 0 1").play("c6d5");
        assertThat(enemy.targets("e5")).containsExactly("d6", "e6");
        assertThat(enemy.play("e5d6").at("d5")).isEqualTo('p');
    }

    @Test
    void noMoveMayLeaveTheKingInCheck() { // L-25 L-26 S-15 S-16
        Scene pinned = at("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1");
        assertThat(pinned.targets("e2")).isEmpty();
        Scene check = at("4r2k/8/8/8/8/8/8/R3K2B w - - 0 1");
        assertThat(check.position.inCheck()).isTrue();
        assertThat(check.targets("h1")).containsExactly("e4");
        assertThat(check.targets("a1")).isEmpty();
        Scene capture = at("4r2k/8/8/8/8/8/8/4K2B w - - 0 1");
        assertThat(capture.targets("h1")).containsExactly("e4");
    }

    @Test
    void pawnsBecomeQueensByThemselves() { // L-27 S-21 S-22
        for (var variant : List.of(Presets.CASUAL, Presets.COURSE)) {
            Scene scene = Scene.of(variant, "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
            assertThat(scene.all()).contains("a7a8q", "a7b8q").doesNotContain("a7a8r", "a7a8", "a7b8");
            assertThat(scene.play("a7b8q").at("b8")).isEqualTo('Q');
        }
    }

    @Test
    void manyQueensAreAllowed() { // S-21
        assertThat(Scene.problems(Presets.COURSE, "k7/8/8/8/8/6Q1/1QQQQQQQ/4K2Q b - - 0 1")).isEmpty();
    }

    @Test
    void mateAndStalemateEndTheGameAndNothingElseDoes() { // L-28 L-29 S-17
        assertThat(at("R6k/8/6K1/8/8/8/8/8 b - - 0 1").outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.CHECKMATE));
        assertThat(at("7k/5Q2/8/8/8/8/8/K7 b - - 0 1").outcome()).isEqualTo(new Outcome.Draw(Reason.STALEMATE));
        Scene bare = at("7k/8/8/8/8/8/8/K7 w - - 400 300");
        assertThat(bare.outcome()).isEqualTo(new Outcome.Ongoing());
        Scene shuffled = Scene.start(Presets.COURSE);
        for (int i = 0; i < 6; i++) {
            shuffled.play("g1f3", "g8f6", "f3g1", "f6g8");
        }
        assertThat(shuffled.outcome()).isEqualTo(new Outcome.Ongoing());
        assertThat(shuffled.position.claims()).isEmpty();
    }
}
