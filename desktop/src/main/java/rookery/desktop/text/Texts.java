package rookery.desktop.text;

import java.text.MessageFormat;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.Set;
import rookery.kernel.variant.Variant;

/** The texts of one language, by key; {@code {0}} in a text is replaced by the first argument. */
public final class Texts {
    private static final String BUNDLE = "rookery.desktop.text.messages";
    private static final ResourceBundle.Control NO_FALLBACK = ResourceBundle.Control
            .getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private final Language language;
    private final ResourceBundle bundle;

    private Texts(Language language, ResourceBundle bundle) {
        this.language = language;
        this.bundle = bundle;
    }

    public static Texts of(Language language) {
        return new Texts(language, ResourceBundle.getBundle(BUNDLE, language.locale(), Texts.class.getClassLoader(), NO_FALLBACK));
    }

    public Language language() {
        return language;
    }

    public String get(String key, Object... arguments) {
        try {
            var text = bundle.getString(key);
            return arguments.length == 0 ? text : new MessageFormat(text, language.locale()).format(arguments);
        } catch (MissingResourceException missing) {
            return key;
        }
    }

    /** The text, or the other one where the bundle has none: names of users' own variants and pieces. */
    public String or(String key, String otherwise) {
        return bundle.containsKey(key) ? bundle.getString(key) : otherwise;
    }

    /** A kind of piece by its English name; a user's own keeps the name it has. */
    public String piece(String kind) {
        return or("piece." + kind.replace(' ', '-'), kind);
    }

    /** How that kind moves, in a sentence; empty for a user's own. */
    public String moves(String kind) {
        return or("piece." + kind.replace(' ', '-') + ".moves", "");
    }

    public String variant(Variant variant) {
        return or("variant." + variant.id() + ".name", variant.name());
    }

    public String summary(Variant variant) {
        return or("variant." + variant.id() + ".summary", variant.summary());
    }

    public Set<String> keys() {
        return Set.copyOf(bundle.keySet());
    }
}
