package rookery.look.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.look.paint.LabColor;
import rookery.look.paint.Rgba;
import rookery.look.piece.PieceSet;

/** On every theme every mark is seen, and no two that can stand side by side are taken for each other, by all eyes. */
class ContrastTest {

    /** CIEDE2000; 10 is seen at a glance. */
    private static final double SEEN = 12;
    /** Of a thin frame that is meant to be faint, and of what eyes without green cones see of marks that shape tells too. */
    private static final double FAINTLY_SEEN = 9;
    private static final double TOLD_APART = 12;
    /** Shape tells the marks apart too; colour-blind eyes have brightness and shape. */
    private static final double TOLD_APART_BY_SHAPE = 5;

    static Stream<BoardTheme> themes() {
        return BoardTheme.ALL.stream();
    }

    private static List<Rgba> squares(BoardTheme theme) {
        return List.of(theme.light(), theme.dark());
    }

    private static double distance(Rgba one, Rgba other, UnaryOperator<Rgba> eyes) {
        return LabColor.of(eyes.apply(one)).distance(LabColor.of(eyes.apply(other)));
    }

    @ParameterizedTest
    @MethodSource("themes")
    void everyMarkIsSeenOnBothSquares(BoardTheme theme) { // C-44
        for (var square : squares(theme)) {
            for (var mark : SquareMark.values()) {
                var seen = LabColor.over(theme.marks().of(mark), square);
                assertThat(distance(seen, square, UnaryOperator.identity())).as(theme.id() + " " + mark)
                        .isGreaterThan(mark == SquareMark.HOVER ? FAINTLY_SEEN : SEEN);
                assertThat(distance(seen, square, LabColor::deuteranope)).as(theme.id() + " " + mark + " for deuteranopes")
                        .isGreaterThan(mark.shape() == SquareMark.Shape.TINT ? SEEN : FAINTLY_SEEN);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("themes")
    void marksAreToldApart(BoardTheme theme) {
        // Circles are the user's own, in the colours of arrows.
        var marks = Arrays.stream(SquareMark.values()).filter(mark -> mark != SquareMark.CIRCLE).toList();
        for (var square : squares(theme)) {
            for (var one : marks) {
                for (var other : marks) {
                    if (one.ordinal() < other.ordinal()) {
                        var first = LabColor.over(theme.marks().of(one), square);
                        var second = LabColor.over(theme.marks().of(other), square);
                        var what = theme.id() + " " + one + " " + other;
                        boolean sameShape = one.shape() == other.shape();
                        assertThat(distance(first, second, UnaryOperator.identity())).as(what)
                                .isGreaterThan(sameShape ? TOLD_APART : TOLD_APART_BY_SHAPE);
                        if (sameShape) {
                            assertThat(distance(first, second, LabColor::deuteranope)).as(what + " for deuteranopes")
                                    .isGreaterThan(TOLD_APART);
                        }
                    }
                }
            }
        }
    }

    /** A tint on one square must not look like the bare square of the other colour beside it. */
    @ParameterizedTest
    @MethodSource("themes")
    void tintsAreNotTakenForSquares(BoardTheme theme) {
        for (var mark : List.of(SquareMark.LAST_MOVE, SquareMark.SELECTED, SquareMark.PREMOVE)) {
            assertThat(distance(LabColor.over(theme.marks().of(mark), theme.light()), theme.dark(), UnaryOperator.identity()))
                    .as(theme.id() + " " + mark)
                    .isGreaterThan(TOLD_APART);
            assertThat(distance(LabColor.over(theme.marks().of(mark), theme.dark()), theme.light(), UnaryOperator.identity()))
                    .as(theme.id() + " " + mark)
                    .isGreaterThan(TOLD_APART);
        }
    }

    /** Dots and arrows are seen on tinted squares too, and the two squares of a theme differ. */
    @ParameterizedTest
    @MethodSource("themes")
    void dotsAreSeenOnTints(BoardTheme theme) {
        assertThat(distance(theme.light(), theme.dark(), UnaryOperator.identity())).isGreaterThan(SEEN);
        for (var square : squares(theme)) {
            var tinted = LabColor.over(theme.marks().lastMove(), square);
            for (var mark : List.of(SquareMark.TARGET, SquareMark.CAPTURE, SquareMark.CHECK, SquareMark.MATE)) {
                assertThat(distance(LabColor.over(theme.marks().of(mark), tinted), tinted, UnaryOperator.identity()))
                        .as(theme.id() + " " + mark)
                        .isGreaterThan(SEEN);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("themes")
    void piecesStandOutFromSquaresAndTints(BoardTheme theme) {
        for (var set : PieceSet.values()) {
            for (var square : squares(theme)) {
                var grounds = new ArrayList<>(List.of(square));
                for (var tint : List.of(SquareMark.LAST_MOVE, SquareMark.SELECTED, SquareMark.PREMOVE)) {
                    grounds.add(LabColor.over(theme.marks().of(tint), square));
                }
                for (var ground : grounds) {
                    for (boolean white : List.of(true, false)) {
                        var what = theme.id() + " " + set + (white ? " white on " : " black on ") + ground;
                        double body = distance(set.body(white), ground, UnaryOperator.identity());
                        double edge = distance(set.edge(white), ground, UnaryOperator.identity());
                        double halo = distance(LabColor.over(set.halo(white), ground), ground, UnaryOperator.identity());
                        assertThat(Math.max(body, Math.max(edge, halo))).as(what).isGreaterThan(25);
                        assertThat(body + edge).as(what).isGreaterThan(32);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("themes")
    void coordinatesAreReadable(BoardTheme theme) {
        assertThat(distance(theme.square(0, 0), theme.coordinate(0, 0), UnaryOperator.identity())).isGreaterThan(SEEN);
        assertThat(theme.square(0, 0)).isEqualTo(theme.dark());
    }
}
