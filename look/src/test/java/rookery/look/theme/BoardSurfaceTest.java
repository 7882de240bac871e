package rookery.look.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.look.paint.Bitmap;
import rookery.look.paint.LabColor;
import rookery.look.paint.Rgba;

class BoardSurfaceTest {
    private static final Rgba IVORY = Rgba.of("#FFFFF0");
    private static final Rgba SLATE = Rgba.of("#483D8B");

    static Stream<BoardTheme> themes() {
        return BoardTheme.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("themes")
    void squaresHaveTheColoursOfTheTheme(BoardTheme theme) {
        var board = BoardSurface.paint(theme, 14, 14, 32, (file, rank) -> false);
        assertThat(board.width()).isEqualTo(448);
        var measured = BoardSurface.measure(board, 14, 14);
        assertThat(LabColor.of(measured.light()).distance(LabColor.of(theme.light()))).isLessThan(1.5);
        assertThat(LabColor.of(measured.dark()).distance(LabColor.of(theme.dark()))).isLessThan(1.5);
    }

    @Test
    void whitesLeftCornerIsDark() {
        var board = BoardSurface.paint(BoardTheme.FOREST, 8, 8, 10, (file, rank) -> false);
        assertThat(board.color(5, 75)).isEqualTo(BoardTheme.FOREST.dark());
        assertThat(board.color(75, 75)).isEqualTo(BoardTheme.FOREST.light());
    }

    @Test
    void grainIsTheSameEachTimeAndDiffersFromSquareToSquare() {
        var one = BoardSurface.paint(BoardTheme.WALNUT, 8, 8, 40, (file, rank) -> false);
        var other = BoardSurface.paint(BoardTheme.WALNUT, 8, 8, 40, (file, rank) -> false);
        boolean differs = false;
        for (int i = 0; i < 40; i++) {
            assertThat(one.at(i, i)).isEqualTo(other.at(i, i));
            differs |= one.at(i, i) != one.at(i + 80, i);
        }
        assertThat(differs).isTrue();
    }

    @Test
    void holesStayTransparent() {
        var board = BoardSurface.paint(BoardTheme.PLAIN, 4, 4, 10, (file, rank) -> file == 0 && rank == 3);
        assertThat(board.at(5, 5)).isZero();
        assertThat(board.at(15, 5)).isNotZero();
    }

    @Test
    void aPictureWithSquaresIsShownAsItIs() { // C-42
        var picture = chequered(80, IVORY, SLATE);
        var board = BoardSurface.paint(picture, 8, 8, 20, 0);
        assertThat(board.color(5, 5)).isEqualTo(IVORY);
        assertThat(board.color(25, 5)).isEqualTo(SLATE);
        var theme = BoardSurface.measure(board, 8, 8);
        assertThat(theme.id()).isEqualTo(BoardTheme.PICTURE);
        assertThat(theme.light()).isEqualTo(IVORY);
        assertThat(theme.dark()).isEqualTo(SLATE);
    }

    @Test
    void aPhotographGetsSquaresAndMarksThatAreSeenOnThem() { // C-42
        for (var tone : new Rgba[]{Rgba.of("#222A30"), Rgba.of("#808080"), Rgba.of("#C8B090"), Rgba.of("#4F7F3A")}) {
            var board = BoardSurface.paint(chequered(64, tone, tone), 8, 8, 20, 0.5);
            var theme = BoardSurface.measure(board, 8, 8);
            assertThat(LabColor.of(theme.light()).lightness() - LabColor.of(theme.dark()).lightness()).isGreaterThan(15);
            assertThat(theme.marks().leastContrast(theme.light(), theme.dark())).as(tone.toString()).isGreaterThan(6);
        }
    }

    private static Bitmap chequered(int size, Rgba first, Rgba second) {
        var pixels = new int[size * size];
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                pixels[y * size + x] = ((x * 8 / size + y * 8 / size) % 2 == 0 ? first : second).rgb();
            }
        }
        return new Bitmap(size, size, pixels);
    }

    @Test
    void noiseStaysWithinItsBoundsAndIsCentred() {
        var noise = new Noise(7);
        double sum = 0;
        for (int i = 0; i < 10_000; i++) {
            double value = noise.layered(i * 0.37, i * 0.11, 3);
            assertThat(value).isBetween(-1.0, 1.0);
            sum += value;
        }
        assertThat(sum / 10_000).isCloseTo(0, within(0.05));
    }
}
