package rookery.desktop.text;

import java.util.Locale;
import java.util.function.Predicate;
import javafx.scene.image.Image;
import javafx.scene.text.Text;
import rookery.look.text.Language;

/** Which scripts this system can draw: without a font, all letters of a language are the same empty box. */
public final class DrawableScripts {
    private DrawableScripts() {}

    /** The name of a language in a readable form: in the language itself, or in English if its letters cannot be drawn. Call on the JavaFX thread. */
    public static String name(Language language) {
        return name(language, DrawableScripts::canDraw);
    }

    static String name(Language language, Predicate<String> canDraw) {
        return canDraw.test(language.label()) ? language.label() : language.locale().getDisplayLanguage(Locale.ENGLISH);
    }

    /** @param word of two different letters at least */
    static boolean canDraw(String word) {
        // JavaFX does not say which letters its fonts have.
        int second = word.offsetByCodePoints(0, 1);
        var one = picture(word.substring(0, second));
        var other = picture(word.substring(second, word.offsetByCodePoints(second, 1)));
        if (one.getWidth() != other.getWidth() || one.getHeight() != other.getHeight()) return true;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                if (one.getPixelReader().getArgb(x, y) != other.getPixelReader().getArgb(x, y)) return true;
            }
        }
        return false;
    }

    private static Image picture(String letter) {
        return new Text(letter).snapshot(null, null);
    }
}
