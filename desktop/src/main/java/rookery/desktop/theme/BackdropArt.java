package rookery.desktop.theme;

import javafx.scene.image.Image;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundImage;
import javafx.scene.layout.BackgroundPosition;
import javafx.scene.layout.BackgroundRepeat;
import javafx.scene.layout.BackgroundSize;
import rookery.look.theme.Backdrop;

/** The picture behind the board, as the background of a region. Works on any thread. */
public final class BackdropArt {
    private BackdropArt() {}

    public static Background of(Backdrop backdrop, boolean dark) {
        if (backdrop == Backdrop.PLAIN) return Background.EMPTY;
        var image = Paints.image(backdrop.background(dark));
        return backdrop.isTile()
                ? new Background(new BackgroundImage(image, BackgroundRepeat.REPEAT, BackgroundRepeat.REPEAT, BackgroundPosition.DEFAULT,
                        BackgroundSize.DEFAULT))
                : covering(image);
    }

    /** The user's own picture, covering everything and veiled so that text on it is readable. */
    public static Background of(Image picture, boolean dark) {
        return covering(Paints.image(Backdrop.veiled(Paints.bitmap(picture), dark)));
    }

    private static Background covering(Image image) {
        return new Background(new BackgroundImage(image, BackgroundRepeat.NO_REPEAT, BackgroundRepeat.NO_REPEAT, BackgroundPosition.CENTER,
                new BackgroundSize(1, 1, true, true, false, true)));
    }
}
