package rookery.desktop.text;

import rookery.look.text.Language;
import rookery.look.text.Texts;

/** All the words of the window: those about games and its own, one bundle for most of it and one for each part with many words of its own. */
public final class WindowTexts {
    private WindowTexts() {}

    public static Texts of(Language language) {
        return Texts.of(language, "rookery.desktop.text.window", "rookery.desktop.text.lab", "rookery.desktop.text.learn",
                "rookery.desktop.text.studio");
    }
}
