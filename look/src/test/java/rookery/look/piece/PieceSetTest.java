package rookery.look.piece;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Pieces;
import rookery.look.board.Figure;
import rookery.look.paint.Bitmap;
import rookery.look.paint.Rgba;

class PieceSetTest {

    private static Bitmap image(PieceSet set, PieceKind kind, boolean white, int pixels) {
        return set.bitmap(kind.name(), kind.letter(), white, pixels);
    }

    private static Bitmap image(PieceSet set, String kind, int pixels) {
        return set.bitmap(kind, kind.toUpperCase(Locale.ROOT).charAt(0), true, pixels);
    }

    @ParameterizedTest
    @EnumSource
    void drawsEveryKindInBothColours(PieceSet set) { // D-34
        for (var kind : Pieces.eleven()) {
            for (boolean white : List.of(true, false)) {
                for (int pixels : List.of(16, 24, 45, 100)) {
                    var image = image(set, kind, white, pixels);
                    assertThat(image.width()).isEqualTo(pixels);
                    assertThat(Pixels.covered(image)).as(kind.name()).isBetween(0.15, 0.75);
                }
            }
        }
    }

    @Test
    void bothDrawnSetsHaveAPictureOfEveryKind() {
        for (var kind : Pieces.eleven()) {
            assertThat(PieceSet.HERITAGE.draws(kind.name())).as(kind.name()).isTrue();
            assertThat(PieceSet.ATELIER.draws(kind.name())).as(kind.name()).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void kindsAndSidesAreToldApartAt24Pixels(PieceSet set) {
        var kinds = Pieces.eleven();
        for (var one : kinds) {
            assertThat(contrast(image(set, one, true, 24), image(set, one, false, 24))).as(one.name()).isGreaterThan(0.25);
            for (var other : kinds) {
                if (!one.equals(other)) {
                    for (boolean white : List.of(true, false)) {
                        assertThat(contrast(image(set, one, white, 24), image(set, other, white, 24))).as(one.name() + " " + other.name())
                                .isGreaterThan(set == PieceSet.LETTERS ? 0.012 : 0.025);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"HERITAGE", "ATELIER"})
    void piecesOnAHorseAreToldApartByTheirUpperHalf(PieceSet set) { // W-14
        var riders = List.of("knight", "archbishop", "chancellor", "amazon", "general");
        for (var one : riders) {
            for (var other : riders) {
                if (one.equals(other)) continue;
                assertThat(upperDifference(image(set, one, 40), image(set, other, 40))).as(one + " " + other).isGreaterThan(0.085);
            }
        }
    }

    /** The share of the upper half's pixels that are covered in one picture and free in the other. */
    private static double upperDifference(Bitmap one, Bitmap other) {
        int size = one.width();
        int different = 0;
        for (int y = 0; y < size / 2; y++) {
            for (int x = 0; x < size; x++) {
                boolean first = one.at(x, y) >>> 24 > 127;
                if (first != other.at(x, y) >>> 24 > 127) different++;
            }
        }
        return different / (size * size / 2.0);
    }

    /** The difference of two pictures on light and dark squares, as a share of what is painted. */
    private static double contrast(Bitmap one, Bitmap other) {
        double onSquares = (Pixels.differenceOn(0.85, one, other) + Pixels.differenceOn(0.5, one, other)) / 2;
        return onSquares / Math.max(Pixels.covered(one), Pixels.covered(other));
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsCutOff(PieceSet set) {
        for (var kind : Pieces.eleven()) {
            assertThat(Pixels.touchesEdge(image(set, kind, false, 90))).as(kind.name()).isFalse();
        }
        assertThat(Pixels.touchesEdge(set.bitmap("wyvern", 'W', false, 90))).isFalse();
    }

    @ParameterizedTest
    @EnumSource(names = {"HERITAGE", "ATELIER"})
    void rankShowsInHeight(PieceSet set) {
        var order = List.of("king", "queen", "amazon", "archbishop", "knight", "rook", "pawn").stream()
                .map(kind -> Pixels.top(image(set, kind, 225))).toList();
        assertThat(order).isSorted();
        assertThat(Pixels.top(image(set, "chancellor", 225))).isBetween(Pixels.top(image(set, "amazon", 225)),
                Pixels.top(image(set, "rook", 225)));
        assertThat(Pixels.top(image(set, "bishop", 225))).isLessThan(Pixels.top(image(set, "rook", 225)));
    }

    @ParameterizedTest
    @EnumSource(names = {"HERITAGE", "ATELIER"})
    void turnedPiecesAreSymmetricAndAnimalsAreNot(PieceSet set) {
        for (var kind : List.of("pawn", "rook", "bishop", "queen", "king")) {
            assertThat(Pixels.lopsidedness(image(set, kind, 90))).as(kind).isLessThan(0.001);
        }
        for (var kind : List.of("knight", "camel", "amazon", "archbishop", "chancellor", "general")) {
            assertThat(Pixels.lopsidedness(image(set, kind, 90))).as(kind).isGreaterThan(0.03);
        }
    }

    @ParameterizedTest
    @EnumSource
    void usersOwnKindsGetATileWithTheirLetter(PieceSet set) {
        assertThat(set.draws("wyvern")).isFalse();
        for (char letter = 'A'; letter < 'Z'; letter++) {
            var one = set.bitmap("wyvern", letter, true, 36);
            var next = set.bitmap("wyvern", (char) (letter + 1), true, 36);
            assertThat(Pixels.difference(one, next)).as(String.valueOf(letter)).isGreaterThan(0.003);
        }
        assertThat(Pixels.covered(set.bitmap("wyvern", '*', true, 36))).isGreaterThan(0.15);
        assertThat(Pixels.difference(set.bitmap("wyvern", 'w', true, 36), set.bitmap("wyvern", 'W', true, 36))).isZero();
    }

    @ParameterizedTest
    @EnumSource(names = {"HERITAGE", "ATELIER"})
    void everyKindOfEveryGameIsDrawnAndToldFromTheOthers(PieceSet set) {
        for (var variant : Variants.all()) {
            for (var one : variant.kinds()) {
                assertThat(set.draws(Figure.art(variant, one))).as(variant.id() + " " + one.name()).isTrue();
                for (var other : variant.kinds()) {
                    if (one.symbol().equals(other.symbol())) continue;
                    assertThat(contrast(set.bitmap(Figure.art(variant, one), one.letter(), true, 32),
                            set.bitmap(Figure.art(variant, other), other.letter(), true, 32)))
                            .as(variant.id() + ": " + one.name() + " and " + other.name()).isGreaterThan(0.02);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatBlocksASquareLooksAlikeForBothSides(PieceSet set) {
        for (var wall : List.of(PieceSet.DUCK, PieceSet.BOULDER, PieceSet.HOLE)) {
            assertThat(set.drawsItself(wall)).isTrue();
            assertThat(Pixels.difference(set.bitmap(wall, '*', true, 45), set.bitmap(wall, '*', false, 45))).isZero();
            assertThat(Pixels.covered(set.bitmap(wall, '*', true, 45))).as(wall).isGreaterThan(0.25);
        }
    }

    @Test
    void otherNamesOfOurKindsAreKnown() {
        assertThat(Pixels.difference(PieceSet.HERITAGE.bitmap("hawk", 'H', true, 45),
                PieceSet.HERITAGE.bitmap("archbishop", 'A', true, 45)))
                .isZero();
    }

    @Test
    void setsAreFoundByTheNameInTheSettings() {
        for (var set : PieceSet.values()) {
            assertThat(PieceSet.byId(set.id())).contains(set);
            assertThat(set.nameKey()).isEqualTo("pieces." + set.id());
        }
        assertThat(PieceSet.byId("stone")).isEmpty();
    }
}
