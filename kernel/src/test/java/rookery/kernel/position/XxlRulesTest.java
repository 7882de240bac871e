package rookery.kernel.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** The rules of XXL chess on 14x14. */
class XxlRulesTest {

    private static final Variant XXL = Presets.XXL;

    private static Scene at(String placement, String rest) {
        return Scene.of(XXL, placement + " " + rest);
    }

    @Test
    void theBoard() { // X-04 X-18
        Scene scene = Scene.start(XXL);
        assertThat(scene.position.shape().toString()).isEqualTo("14x14");
        assertThat(scene.position.turn()).isEqualTo(Side.WHITE);
        assertThat(scene.at("h1")).isEqualTo('K');
        assertThat(scene.at("g14")).isEqualTo('a');
        assertThat(scene.position.count(5 << 1)).as("no queen at the start").isZero();
    }

    @Test
    void pieces() { // X-25 X-30 X-32
        String empty = "12k1/14/14/14/14/14/14/6?7/14/14/14/14/14/K13";
        assertThat(at(empty.replace('?', 'N'), "w - - 0 1").targets("g7")).hasSize(8);
        assertThat(at(empty.replace('?', 'C'), "w - - 0 1").targets("g7")).containsExactlyInAnyOrder("f10", "h10", "f4", "h4", "d8", "d6",
                "j8",
                "j6");
        assertThat(at(empty.replace('?', 'G'), "w - - 0 1").targets("g7")).hasSize(16).contains("g8", "h8", "h9", "e6");
        assertThat(at(empty.replace('?', 'B'), "w - - 0 1").targets("g7")).hasSize(24).contains("m13");
        assertThat(at(empty.replace('?', 'R'), "w - - 0 1").targets("g7")).hasSize(26);
        assertThat(at(empty.replace('?', 'Q'), "w - - 0 1").targets("g7")).hasSize(50);
        assertThat(at(empty.replace('?', 'H'), "w - - 0 1").targets("g7")).hasSize(32);
        assertThat(at(empty.replace('?', 'E'), "w - - 0 1").targets("g7")).hasSize(34);
        assertThat(at(empty.replace('?', 'A'), "w - - 0 1").targets("g7")).hasSize(58);
    }

    /** Each piece of chess goes from the same squares of a small board to the same squares, whatever stands around it. */
    @Test
    void thePiecesOfChessMoveAsOnTheSmallBoard() {
        String small = "7k/2p2P2/8/3?4/1P3p2/8/8/8";
        String large = "14/14/14/14/14/14/7k6/2p2P8/14/3?10/1P3p8/14/14/14";
        for (char piece : "KQRBN".toCharArray()) {
            Scene eight = Scene.of(Presets.FIDE,
                    (piece == 'K' ? small : small.replace("8/8/8", "8/8/K7")).replace('?', piece) + " w - - 0 1");
            Scene fourteen = at((piece == 'K' ? large : large.replace("p8/14/14/14", "p8/14/14/K13")).replace('?', piece), "w - - 0 1");
            assertThat(eight.at("d5")).isEqualTo(piece);
            assertThat(fourteen.at("d5")).isEqualTo(piece);
            assertThat(fourteen.targets("d5").stream().filter(XxlRulesTest::isOnTheSmallBoard)).as(String.valueOf(piece))
                    .containsExactlyInAnyOrderElementsOf(eight.targets("d5"));
        }
    }

    private static boolean isOnTheSmallBoard(String square) {
        return square.charAt(0) <= 'h' && Integer.parseInt(square.substring(1)) <= 8;
    }

    @Test
    void combinedPiecesJumpOnlyWithTheirKnightMove() {
        Scene scene = at("13k/14/14/14/14/14/5PPP6/5PAP6/5PPP6/14/14/14/14/K13", "w - - 0 1");
        assertThat(scene.targets("g7")).containsExactlyInAnyOrder("e6", "e8", "f5", "f9", "h5", "h9", "i6", "i8");
    }

    @Test
    void noLandingOnFriendsEnemiesAreTaken() {
        Scene scene = at("13k/14/14/14/14/14/14/6RP6/6p7/14/14/14/14/K13", "w - - 0 1");
        assertThat(scene.targets("g7")).contains("g6").doesNotContain("h7", "g5");
        scene.play("g7g6");
        assertThat(scene.position.count(3)).isZero();
    }

    @Test
    void pawns() { // X-27 X-32
        Scene scene = Scene.start(XXL);
        assertThat(scene.targets("e2")).containsExactly("e3", "e4");
        Scene capture = at("13k/14/14/14/14/14/14/14/14/14/14/3p1p8/4P9/K13", "w - - 0 1");
        assertThat(capture.targets("e2")).containsExactlyInAnyOrder("d3", "f3", "e3", "e4");
        Scene blocked = at("13k/14/14/14/14/14/14/14/14/14/14/4p9/4P9/K13", "w - - 0 1");
        assertThat(blocked.targets("e2")).isEmpty();
        Scene third = at("13k/14/14/14/14/14/14/14/14/14/14/4P9/14/K13", "w - - 0 1");
        assertThat(third.targets("e3")).containsExactly("e4");
        Scene black = at("13k/4p9/14/14/14/14/14/14/14/14/14/14/14/K13", "b - - 0 1");
        assertThat(black.targets("e13")).containsExactly("e11", "e12");
    }

    @Test
    void pawnsGoUpForTheHumanWhateverTheColour() {
        Variant flipped = XXL.with(draft -> draft.whiteForward = -1)
                .withStart(XXL.start().withPlacement(Placement.drawn(XXL.shape(), XXL.kinds(),
                        "K.............", "....P.........", "..............", "..............", "..............", "..............",
                        "..............",
                        "..............", "..............", "..............", "..............", "..............", "....p.........",
                        ".............k"))
                        .withCastlingRooks(SquareSet.EMPTY));
        Scene scene = Scene.start(flipped);
        assertThat(scene.targets("e13")).containsExactly("e11", "e12");
        scene.play("e13e11");
        assertThat(scene.targets("e2")).containsExactly("e3", "e4");
    }

    @Test
    void promotionPastTheMiddleToAQueen() {
        Scene white = at("13k/14/14/14/14/14/14/4P9/14/14/14/14/14/K13", "w - - 0 1");
        assertThat(white.all()).contains("e7e8q").doesNotContain("e7e8", "e7e8r");
        assertThat(white.play("e7e8q").at("e8")).isEqualTo('Q');
        Scene black = at("13k/14/14/14/14/14/4p9/14/14/14/14/14/14/K13", "b - - 0 1");
        assertThat(black.all()).contains("e8e7q");
        Scene beyond = at("13k/14/14/14/4P9/14/14/14/14/14/14/14/14/K13", "w - - 0 1");
        assertThat(beyond.all()).as("a pawn that a layout puts past the line promotes at once").contains("e10e11q");
    }

    @Test
    void castlingTwoSquaresTheRookMayJump() { // X-28 X-30
        Scene scene = at("7k6/14/14/14/14/14/14/14/14/14/14/14/14/RNB4K1NB2R", "w KQ - 0 1");
        assertThat(scene.targets("h1")).contains("f1");
        scene.play("h1f1");
        assertThat(scene.at("f1")).isEqualTo('K');
        assertThat(scene.at("g1")).isEqualTo('R');
        assertThat(scene.at("a1")).isEqualTo('.');
        Scene east = at("7k6/14/14/14/14/14/14/14/14/14/14/14/14/R6K2NB1R", "w KQ - 0 1");
        assertThat(east.targets("h1")).contains("j1");
        Scene blocked = at("7k6/14/14/14/14/14/14/14/14/14/14/14/14/R6K1N3R", "w KQ - 0 1");
        assertThat(blocked.targets("h1")).contains("f1").doesNotContain("j1");
    }

    @Test
    void castlingNotOutOfThroughOrIntoAttack() { // X-28 X-38
        assertThat(at("1k5r6/14/14/14/14/14/14/14/14/14/14/14/14/R6K5R", "w KQ - 0 1").targets("h1")).doesNotContain("f1", "j1");
        assertThat(at("1k4r7/14/14/14/14/14/14/14/14/14/14/14/14/R6K5R", "w KQ - 0 1").targets("h1")).contains("j1").doesNotContain("f1");
        assertThat(at("1k3r8/14/14/14/14/14/14/14/14/14/14/14/14/R6K5R", "w KQ - 0 1").targets("h1")).contains("j1").doesNotContain("f1");
    }

    @Test
    void innerRooksCastleToo() {
        Scene scene = at("7k6/14/14/14/14/14/14/14/14/14/14/14/14/R2R3K6", "w d1a1 - 0 1");
        assertThat(scene.position.castlingRooks().size()).isEqualTo(2);
        scene.play("a1a2", "h14g14");
        assertThat(scene.targets("h1")).contains("f1");
    }

    @Test
    void checkMustBeAnswered() { // X-34 X-35 X-36 X-38 X-39
        Scene scene = at("k6r6/14/14/14/14/14/14/14/14/14/14/14/3R10/7K6", "w - - 0 1");
        assertThat(scene.position.inCheck()).isTrue();
        assertThat(scene.targets("d2")).containsExactly("h2");
        assertThat(scene.targets("h1")).doesNotContain("h2");
        Scene pinned = at("k6r6/14/14/14/14/14/14/14/14/14/14/14/7B6/7K6", "w - - 0 1");
        assertThat(pinned.targets("h2")).isEmpty();
        Scene mate = at("k13/14/14/14/14/14/14/14/14/14/14/14/r13/1r5K6", "w - - 0 1");
        assertThat(mate.outcome()).isEqualTo(new Outcome.Win(Side.BLACK, Reason.CHECKMATE));
    }

    @Test
    void stalemateIsTheOnlyDraw() {
        Scene scene = at("k13/2Q11/14/14/14/14/14/14/14/14/14/14/14/K13", "b - - 0 1");
        assertThat(scene.outcome()).isEqualTo(new Outcome.Draw(Reason.STALEMATE));
        assertThat(at("k13/14/14/14/14/14/14/14/14/14/14/14/14/K13", "b - - 500 300").outcome()).isEqualTo(new Outcome.Ongoing());
    }

    @Test
    void contributorsOfTheLadderMate() { // X-48 X-49 X-50
        Scene mate = at("k13/14/14/14/14/14/14/14/14/14/14/14/r13/1r5K6", "w - - 0 1");
        assertThat(names(mate)).containsExactly("a2", "b1");
    }

    @Test
    void defendersOfAPieceTheKingCouldTakeContribute() {
        Scene mate = at("13k/12Q1/11P2/14/14/14/14/14/14/14/14/14/14/K13", "b - - 0 1");
        assertThat(mate.outcome()).isEqualTo(new Outcome.Win(Side.WHITE, Reason.CHECKMATE));
        assertThat(names(mate)).containsExactly("l12", "m13");
    }

    @Test
    void onePieceASquare() {
        // Two rooks cover the same rank; one is enough.
        Scene mate = at("k13/14/14/14/14/14/14/14/14/14/14/14/r12r/1r5K6", "w - - 0 1");
        assertThat(names(mate)).hasSize(2).contains("b1");
    }

    private static Set<String> names(Scene scene) {
        Set<String> names = new TreeSet<>();
        scene.position.mateContributors().each(square -> names.add(scene.position.shape().name(square)));
        return names;
    }
}
