package rookery.desktop.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.Stream;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BoardSurfaceTest {

    static Stream<BoardTheme> themes() {
        return BoardTheme.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("themes")
    void squaresHaveTheColoursOfTheTheme(BoardTheme theme) {
        var board = BoardSurface.paint(theme, 14, 14, 32, (file, rank) -> false);
        assertThat(board.getWidth()).isEqualTo(448);
        var measured = BoardSurface.measure(board, 14, 14);
        assertThat(LabColor.of(measured.light()).distance(LabColor.of(theme.light()))).isLessThan(1.5);
        assertThat(LabColor.of(measured.dark()).distance(LabColor.of(theme.dark()))).isLessThan(1.5);
    }

    @Test
    void whitesLeftCornerIsDark() {
        var board = BoardSurface.paint(BoardTheme.FOREST, 8, 8, 10, (file, rank) -> false);
        assertThat(board.getPixelReader().getColor(5, 75)).isEqualTo(BoardTheme.FOREST.dark());
        assertThat(board.getPixelReader().getColor(75, 75)).isEqualTo(BoardTheme.FOREST.light());
    }

    @Test
    void grainIsTheSameEachTimeAndDiffersFromSquareToSquare() {
        var one = BoardSurface.paint(BoardTheme.WALNUT, 8, 8, 40, (file, rank) -> false);
        var other = BoardSurface.paint(BoardTheme.WALNUT, 8, 8, 40, (file, rank) -> false);
        boolean differs = false;
        for (int i = 0; i < 40; i++) {
            assertThat(one.getPixelReader().getArgb(i, i)).isEqualTo(other.getPixelReader().getArgb(i, i));
            differs |= one.getPixelReader().getArgb(i, i) != one.getPixelReader().getArgb(i + 80, i);
        }
        assertThat(differs).isTrue();
    }

    @Test
    void holesStayTransparent() {
        var board = BoardSurface.paint(BoardTheme.PLAIN, 4, 4, 10, (file, rank) -> file == 0 && rank == 3);
        assertThat(board.getPixelReader().getArgb(5, 5)).isZero();
        assertThat(board.getPixelReader().getArgb(15, 5)).isNotZero();
    }

    @Test
    void aPictureWithSquaresIsShownAsItIs() { // C-42
        var picture = chequered(80, Color.IVORY, Color.DARKSLATEBLUE);
        var board = BoardSurface.paint(picture, 8, 8, 20, 0);
        assertThat(board.getPixelReader().getColor(5, 5)).isEqualTo(Color.IVORY);
        assertThat(board.getPixelReader().getColor(25, 5)).isEqualTo(Color.DARKSLATEBLUE);
        var theme = BoardSurface.measure(board, 8, 8);
        assertThat(theme.id()).isEqualTo(BoardTheme.PICTURE);
        assertThat(theme.light()).isEqualTo(Color.IVORY);
        assertThat(theme.dark()).isEqualTo(Color.DARKSLATEBLUE);
    }

    @Test
    void aPhotographGetsSquaresAndMarksThatAreSeenOnThem() { // C-42
        for (var tone : new Color[]{Color.web("#222A30"), Color.web("#808080"), Color.web("#C8B090"), Color.web("#4F7F3A")}) {
            var board = BoardSurface.paint(chequered(64, tone, tone), 8, 8, 20, 0.5);
            var theme = BoardSurface.measure(board, 8, 8);
            assertThat(LabColor.of(theme.light()).lightness() - LabColor.of(theme.dark()).lightness()).isGreaterThan(15);
            assertThat(theme.marks().leastContrast(theme.light(), theme.dark())).as(tone.toString()).isGreaterThan(6);
        }
    }

    private static Image chequered(int size, Color first, Color second) {
        var image = new WritableImage(size, size);
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                image.getPixelWriter().setColor(x, y, (x * 8 / size + y * 8 / size) % 2 == 0 ? first : second);
            }
        }
        return image;
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
