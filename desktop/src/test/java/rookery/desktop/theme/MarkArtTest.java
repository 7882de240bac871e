package rookery.desktop.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;
import rookery.look.paint.LabColor;
import rookery.look.theme.BoardTheme;
import rookery.look.theme.SquareMark;

class MarkArtTest {

    private static Map<SquareMark, Image> painted(Function<SquareMark, Node> art) throws Exception {
        return FxThread.call(() -> {
            var images = new EnumMap<SquareMark, Image>(SquareMark.class);
            for (var mark : SquareMark.values()) {
                var parameters = new SnapshotParameters();
                parameters.setFill(Color.TRANSPARENT);
                parameters.setViewport(new Rectangle2D(0, 0, 64, 64));
                images.put(mark, art.apply(mark).snapshot(parameters, null));
            }
            return images;
        });
    }

    private static double alpha(Image image, int x, int y) {
        return image.getPixelReader().getColor(x, y).getOpacity();
    }

    @Test
    void marksDifferInShape() throws Exception {
        checkShapes(painted(mark -> MarkArt.mark(mark, BoardTheme.WALNUT, 64)), SquareMark::shape);
    }

    @Test
    void onLargeBoardsTilesAreShaded() throws Exception { // W-04, X-07, X-08, X-09, X-12
        checkShapes(painted(mark -> MarkArt.shaded(mark, BoardTheme.WALNUT, 64)), SquareMark::shadedShape);
        for (var theme : BoardTheme.ALL) {
            for (var square : List.of(theme.light(), theme.dark())) {
                var seen = Stream.of(SquareMark.TARGET, SquareMark.CAPTURE, SquareMark.CHECK)
                        .map(mark -> LabColor.of(LabColor.over(theme.marks().of(mark).withAlpha(MarkArt.TILE), square))).toList();
                for (int i = 0; i < seen.size(); i++) {
                    assertThat(seen.get(i).distance(LabColor.of(square))).as(theme.id()).isGreaterThan(14);
                    assertThat(seen.get(i).distance(seen.get((i + 1) % seen.size()))).as(theme.id()).isGreaterThan(14);
                }
            }
        }
    }

    private static void checkShapes(Map<SquareMark, Image> images, Function<SquareMark, SquareMark.Shape> shapes) {
        images.forEach((mark, image) -> {
            double middle = alpha(image, 32, 32);
            double corner = alpha(image, 1, 1);
            double side = alpha(image, 1, 32);
            switch (shapes.apply(mark)) {
                case TINT, TILE, FRAMED_TILE -> assertThat(new double[]{middle, corner, side}).doesNotContain(0);
                case DOT -> assertThat(new boolean[]{middle > 0, corner > 0, side > 0}).containsExactly(true, false, false);
                case CORNERS -> assertThat(new boolean[]{middle > 0, corner > 0, side > 0}).containsExactly(false, true, false);
                case GLOW -> assertThat(new boolean[]{middle > 0.8, corner > 0.1}).containsExactly(true, false);
                case FRAME, FAINT_FRAME -> assertThat(new boolean[]{middle > 0, corner > 0, side > 0}).containsExactly(false, true, true);
                case RING -> assertThat(new boolean[]{middle > 0, corner > 0, alpha(image, 3, 32) > 0}).containsExactly(false, false, true);
            }
        });
    }

    @Test
    void anArrowRunsFromSquareToSquareAndIsBlindToTheMouse() throws Exception {
        var bounds = FxThread.call(() -> {
            var arrow = MarkArt.arrow(32, 32, 32, 224, 64, Color.GREEN);
            assertThat(arrow.isMouseTransparent()).isTrue();
            return arrow.getBoundsInParent();
        });
        assertThat(bounds.getMaxY()).isBetween(220.0, 226.0);
        assertThat(bounds.getMinY()).isBetween(32.0, 60.0);
        assertThat(bounds.getCenterX()).isBetween(31.0, 33.0);
    }
}
