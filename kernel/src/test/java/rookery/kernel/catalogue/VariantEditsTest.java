package rookery.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.kernel.catalogue.VariantEdits.Edge;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

class VariantEditsTest {

    private static List<VariantProblem> problems(Variant variant) {
        return VariantReader.draft(VariantWriter.write(variant)).problems();
    }

    private static Variant named(String id) {
        return Variants.named(id).orElseThrow();
    }

    @Test
    void theBoardGrowsInTheMiddleAndAtItsEdges() {
        Variant taller = VariantEdits.resize(Presets.FIDE, Edge.TOP, 2);
        assertThat(Fen.write(taller, taller.start())).startsWith("rnbqkbnr/pppppppp/8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq");
        assertThat(taller.promotion().rank()).isEqualTo(10);
        Variant wider = VariantEdits.resize(taller, Edge.LEFT, 1);
        assertThat(Fen.write(wider, wider.start())).startsWith("1rnbqkbnr/1pppppppp/9");
        assertThat(problems(wider)).isEmpty();
        Variant back = VariantEdits.resize(VariantEdits.resize(wider, Edge.LEFT, -1), Edge.BOTTOM, -2);
        assertThat(back).isEqualTo(Presets.FIDE);
    }

    @Test
    void aBoardIsNeverSmallerOrLargerThanBoardsCanBe() {
        assertThat(VariantEdits.resize(Presets.FIDE, Edge.RIGHT, 100).shape().files()).isEqualTo(16);
        assertThat(VariantEdits.resize(Presets.FIDE, Edge.BOTTOM, -100).shape().ranks()).isEqualTo(4);
    }

    @Test
    void zonesOfWholeRanksStayWholeRanks() {
        Variant race = VariantEdits.resize(named("racing-kings"), Edge.RIGHT, 2);
        assertThat(race.goals()).anyMatch(goal -> goal instanceof Goal.ReachZone zone && zone.white().size() == 10);
        assertThat(problems(VariantEdits.resize(named("crazyhouse"), Edge.TOP, -1))).isEmpty();
    }

    @Test
    void whatGoesIsForgottenByEveryRule() {
        for (Variant variant : Variants.all()) {
            for (int kind = variant.kinds().size(); kind >= 1 && variant.kinds().size() > 1; kind--) {
                Variant without = VariantEdits.remove(variant, kind);
                assertThat(without.kinds()).hasSizeLessThan(variant.kinds().size());
                assertThat(VariantReader.draft(VariantWriter.write(without)).variant())
                        .as(variant.id() + " without " + variant.kind(kind).name())
                        .isPresent();
            }
        }
    }

    @Test
    void everyShippedGameCanBeResized() {
        for (Variant variant : Variants.all()) {
            for (Edge edge : Edge.values()) {
                for (int by : new int[]{-1, 1}) {
                    Variant resized = VariantEdits.resize(variant, edge, by);
                    assertThat(VariantReader.draft(VariantWriter.write(resized)).variant()).as(variant.id() + " " + edge + " " + by)
                            .isPresent();
                }
            }
        }
    }

    @Test
    void aNewPieceIsPutOnTheBoardAndPlayed() {
        PieceKind camel = new PieceKind("camel", VariantEdits.freeLetter(Presets.FIDE, "camel"), Movement.of("C"), 0, false, false);
        Variant changed = VariantEdits.add(Presets.FIDE, camel);
        assertThat(camel.letter()).isEqualTo('C');
        changed = VariantEdits.place(changed, 1, Piece.of(7, Side.WHITE));
        changed = VariantEdits.place(changed, VariantEdits.mirrored(changed.shape(), 1), VariantEdits.mirrored(Piece.of(7, Side.WHITE)));
        assertThat(problems(changed)).isEmpty();
        assertThat(Fen.write(changed, changed.start())).startsWith("rcbqkbnr/pppppppp");
        assertThat(changed.promotion().pieces()).contains(7);
    }

    @Test
    void rightsToCastleFollowThePieces() {
        Variant without = VariantEdits.place(Presets.FIDE, 0, Piece.EMPTY);
        assertThat(Fen.write(without, without.start())).contains(" w Kkq ");
        assertThat(VariantEdits.place(without, 0, Piece.of(4, Side.WHITE))).isEqualTo(Presets.FIDE);
    }

    @Test
    void namesBecomeIdsOfTheirOwn() {
        assertThat(VariantEdits.id("Boom Chess!")).isEqualTo("boom-chess");
        assertThat(VariantEdits.id("XXL")).isEqualTo("my-xxl");
        assertThat(VariantEdits.id("Misere")).as("in no list, but found by name").isEqualTo("my-misere");
        assertThat(VariantEdits.id("Chess")).as("another name of a shipped game").isEqualTo("my-chess");
        assertThat(VariantEdits.id("象棋二")).matches("own-[a-z0-9]+");
    }

    @Test
    void whatCannotBePlayedYetIsReadAsADraft() {
        Variant kingless = VariantEdits.remove(Presets.FIDE, 6);
        VariantReader.Draft draft = VariantReader.draft(VariantWriter.write(kingless));
        assertThat(draft.variant()).contains(kingless);
        assertThat(draft.problems()).isNotEmpty();
    }
}
