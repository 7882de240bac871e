package rookery.desktop.shell;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.feather.Feather;

/** Icon-only buttons; a tooltip and the accessible text say what they do. */
public final class IconButton {
    private IconButton() {}

    /** @param key of the words */
    public static Button of(WindowServices services, String id, String key, Feather icon, Runnable act) {
        return of(services, id, key, icon, "transport-button", act);
    }

    /**
     * Enables the button, or disables it and adds the reason to its tooltip.
     *
     * @param key of the words for what it does
     * @param why key of the reason; empty to enable it
     */
    public static void allow(WindowServices services, Button button, String key, String why) {
        button.setDisable(!why.isEmpty());
        var words = why.isEmpty() ? services.text(key) : services.text(key) + "\n" + services.text(why);
        if (button.getTooltip() == null) button.setTooltip(new Tooltip(words));
        else if (!words.equals(button.getTooltip().getText())) button.getTooltip().setText(words);
    }

    /** @param style its style class */
    public static Button of(WindowServices services, String id, String key, Feather icon, String style, Runnable act) {
        var button = Nodes.named(id, new Button(null, Glyph.of(icon)), "flat", style);
        button.setTooltip(new Tooltip(services.text(key)));
        button.setAccessibleText(services.text(key));
        button.setOnAction(_ -> act.run());
        return button;
    }
}
