package rookery.look.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Piece;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

class PocketTest {

    private static Variant variant(String id) {
        return Variants.named(id).orElseThrow();
    }

    private static List<String> hands(String id, String fen) {
        if (!(Fen.read(variant(id), fen) instanceof Fen.Read(Setup setup))) throw new AssertionError(fen);
        return Pocket.of(variant(id), setup).stream()
                .map(pocket -> (pocket.figure().white() ? "white " : "black ") + pocket.figure().kind() + " " + pocket.count()).toList();
    }

    @Test
    void everythingThatCanBeTakenHasAPlace() {
        assertThat(hands("crazyhouse", "4k3/8/8/8/8/8/8/4K3[NNp] w - - 0 1")).containsExactly("white pawn 0", "white knight 2",
                "white bishop 0", "white rook 0", "white queen 0", "black pawn 1", "black knight 0", "black bishop 0", "black rook 0",
                "black queen 0");
        assertThat(hands("seirawan", "4k3/8/8/8/8/8/8/4K3[H] w - - 0 1")).containsExactly("white hawk 1", "white elephant 0",
                "black hawk 0", "black elephant 0");
        assertThat(Pocket.of(variant("fide"), variant("fide").start())).isEmpty();
    }

    @Test
    void originsAreNoSquares() {
        for (int piece = 2; piece < 60; piece++) {
            assertThat(Pocket.isOrigin(Pocket.origin(piece))).isTrue();
            assertThat(Pocket.piece(Pocket.origin(piece))).isEqualTo(piece);
        }
        assertThat(Pocket.isOrigin(255)).isFalse();
        assertThat(Pocket.squares(Pocket.origin(2), 12)).containsExactly(12);
    }

    @Test
    void wallsAreWhatTheGameMakesOfThem() {
        assertThat(Figure.of(variant("duck"), Piece.WALL).kind()).isEqualTo("duck");
        assertThat(Figure.of(variant("petrified"), Piece.WALL).kind()).isEqualTo("boulder");
        assertThat(Figure.of(variant("isolation"), Piece.WALL).kind()).isEqualTo("hole");
    }

    @Test
    void aPromotedPieceIsWhatItBecameOrWhatItWas() {
        assertThat(variant("crazyhouse").kinds().stream().map(kind -> Figure.art(variant("crazyhouse"), kind)))
                .contains("queen", "promoted queen");
        assertThat(variant("shogi").kinds().stream().map(kind -> Figure.art(variant("shogi"), kind)))
                .contains("promoted pawn", "promoted rook", "promoted bishop", "promoted silver").doesNotContain("horse", "dragon");
    }

    @Test
    void everyGroupHasGames() {
        var groups = Variants.all().stream().collect(Collectors.groupingBy(VariantGroup::of, Collectors.counting()));
        assertThat(groups.keySet()).containsExactlyInAnyOrderElementsOf(Arrays.asList(VariantGroup.values()));
        assertThat(Variants.all()).hasSizeGreaterThanOrEqualTo(40);
        assertThat(VariantGroup.of(variant("crazyhouse"))).isEqualTo(VariantGroup.DROPS);
        assertThat(VariantGroup.of(variant("shogi"))).isEqualTo(VariantGroup.ASIAN);
        assertThat(VariantGroup.of(variant("atomic"))).isEqualTo(VariantGroup.WILD);
    }

    @Test
    void xiangqiHasTwoPalacesAndARiver() {
        assertThat(Region.of(variant("xiangqi"))).containsExactlyInAnyOrder(new Region(3, 0, 3, 3, true), new Region(3, 7, 3, 3, true),
                new Region(0, 0, 9, 5, false), new Region(0, 5, 9, 5, false));
        assertThat(Region.of(variant("fide"))).isEmpty();
    }
}
