package rookery.desktop.face;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeSet;
import javafx.geometry.Rectangle2D;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;
import rookery.look.face.Faces;
import rookery.play.bot.BotProvider;

/** W-22: everybody has a face of their own. */
class FaceArtTest {
    private static final int SIZE = 34;

    private static Image picture(String id) throws Exception {
        return FxThread.call(() -> {
            var parameters = new SnapshotParameters();
            parameters.setFill(Color.web("#E4DCCB"));
            parameters.setViewport(new Rectangle2D(0, 0, SIZE, SIZE));
            return FaceArt.of(id, SIZE).snapshot(parameters, null);
        });
    }

    /** The share of pixels that differ clearly. */
    private static double difference(Image one, Image other) {
        int different = 0;
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                var a = one.getPixelReader().getColor(x, y);
                var b = other.getPixelReader().getColor(x, y);
                if (Math.abs(a.getRed() - b.getRed()) + Math.abs(a.getGreen() - b.getGreen()) + Math.abs(a.getBlue() - b.getBlue()) > 0.2) {
                    different++;
                }
            }
        }
        return different / (double) (SIZE * SIZE);
    }

    @Test
    void noTwoFacesAreAlike() throws Exception {
        Map<String, Image> pictures = new LinkedHashMap<>();
        for (var id : new TreeSet<>(Faces.ids())) pictures.put(id, picture(id));
        pictures.forEach((one, first) -> pictures.forEach((other, second) -> {
            if (!one.equals(other)) assertThat(difference(first, second)).as(one + " " + other).isGreaterThan(0.12);
        }));
    }

    @Test
    void ourBotsHaveFacesAndStrangersAnEngines() {
        for (var id : List.of("random", "greedy", "bleu", "pathfinder")) assertThat(Faces.draws(id)).as(id).isTrue();
        assertThat(Faces.PICTURES).allMatch(Faces::draws).hasSizeGreaterThan(9);
        for (var provider : ServiceLoader.load(BotProvider.class)) {
            // Those of the tests have none of their own and are not asked.
            if (!provider.getClass().getName().startsWith("rookery.play")) continue;
            assertThat(Faces.draws(Faces.id(provider.displayName()))).as(provider.id()).isTrue();
        }
        assertThat(Faces.draws("stockfish")).isFalse();
        assertThat(FaceArt.bot("Stockfish 17", SIZE)).isNotNull();
        assertThat(Faces.id("Plain expectimax")).isEqualTo("plain-expectimax");
    }
}
