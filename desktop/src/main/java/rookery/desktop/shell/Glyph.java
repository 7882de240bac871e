package rookery.desktop.shell;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Icons of one family; size and colour come from style sheets. */
public final class Glyph {
    private Glyph() {}

    public static FontIcon of(Feather feather) {
        var icon = Nodes.styled(new FontIcon(feather), "glyph");
        return icon;
    }

    public static FontIcon of(Feather feather, String style) {
        var icon = of(feather);
        icon.getStyleClass().add(style);
        return icon;
    }
}
