package rookery.desktop.shell;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.feather.Feather;

/** Buttons that show a picture only; what they do is told by a tooltip and read aloud. */
public final class IconButton {
    private IconButton() {}

    /** @param key of the words */
    public static Button of(Desk desk, String id, String key, Feather icon, Runnable act) {
        return of(desk, id, key, icon, "transport-button", act);
    }

    /** @param style the class by which style sheets know it */
    public static Button of(Desk desk, String id, String key, Feather icon, String style, Runnable act) {
        var button = new Button(null, Glyph.of(icon));
        button.setId(id);
        button.getStyleClass().addAll("flat", style);
        button.setTooltip(new Tooltip(desk.text(key)));
        button.setAccessibleText(desk.text(key));
        button.setOnAction(_ -> act.run());
        return button;
    }
}
