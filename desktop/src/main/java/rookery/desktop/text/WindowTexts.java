package rookery.desktop.text;

import rookery.look.text.Language;
import rookery.look.text.Texts;

/** All texts of the window: those about games, one bundle for most screens, and one for each part with many texts. */
public final class WindowTexts {
    private WindowTexts() {}

    public static Texts of(Language language) {
        return Texts.of(language, "rookery.desktop.text.window", "rookery.desktop.text.lab", "rookery.desktop.text.learn",
                "rookery.desktop.text.studio");
    }
}
