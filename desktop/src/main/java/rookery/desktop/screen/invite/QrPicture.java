package rookery.desktop.screen.invite;

import javafx.geometry.Insets;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import rookery.serve.qr.QrCode;

/** A QR code, black on white in every theme, as cameras need it. Each module is a whole number of pixels. */
final class QrPicture extends Pane {
    private static final int SIZE = 300;
    /** Light modules around it, by the standard. */
    private static final int QUIET = 4;

    private final SVGPath dark = new SVGPath();
    private String text = "";

    QrPicture() {
        setMinSize(SIZE, SIZE);
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        setBackground(new Background(new BackgroundFill(Color.WHITE, new CornerRadii(8), Insets.EMPTY)));
        dark.setFill(Color.BLACK);
        dark.setSmooth(false);
        getChildren().add(dark);
    }

    /** @param link empty for none */
    void show(String link) {
        if (link.equals(text)) return;
        text = link;
        if (link.isEmpty()) {
            dark.setContent("");
            return;
        }
        var code = QrCode.of(link);
        int whole = code.size() + 2 * QUIET;
        int module = Math.max(1, Math.ceilDiv(SIZE, whole));
        // A minimum size, since long texts beside it would squeeze it.
        setMinSize(whole * module, whole * module);
        setPrefSize(whole * module, whole * module);
        var path = new StringBuilder();
        for (int y = 0; y < code.size(); y++) {
            for (int x = 0; x < code.size(); x++) {
                if (code.isDark(x, y)) {
                    path.append('M').append((x + QUIET) * module).append(' ').append((y + QUIET) * module).append('h').append(module)
                            .append('v').append(module).append('h').append(-module).append('z');
                }
            }
        }
        dark.setContent(path.toString());
    }
}
