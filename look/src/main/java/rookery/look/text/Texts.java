package rookery.look.text;

import java.text.MessageFormat;
import java.util.HashMap;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Pieces;
import rookery.kernel.variant.Variant;

/** The texts of one language, by key; {@code {0}} in a text is replaced by the first argument. */
public final class Texts {
    /** The shared texts on games, pieces and players. */
    private static final String GAME = "rookery.look.text.game";
    private static final ResourceBundle.Control NO_FALLBACK = ResourceBundle.Control
            .getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private final Language language;
    private final Map<String, String> words;

    private Texts(Language language, Map<String, String> words) {
        this.language = language;
        this.words = words;
    }

    /** @param further bundles for one part of the program, by their full names; no two share a key */
    public static Texts of(Language language, String... further) {
        var words = new HashMap<String, String>();
        add(GAME, language, words);
        for (var name : further) add(name, language, words);
        return new Texts(language, Map.copyOf(words));
    }

    private static void add(String name, Language language, Map<String, String> words) {
        var bundle = ResourceBundle.getBundle(name, language.locale(), Texts.class.getClassLoader(), NO_FALLBACK);
        bundle.keySet().forEach(key -> words.put(key, bundle.getString(key)));
    }

    public Language language() {
        return language;
    }

    public String get(String key, Object... arguments) {
        var text = words.get(key);
        if (text == null) return key;
        return arguments.length == 0 ? text : new MessageFormat(text, language.locale()).format(arguments);
    }

    /** The text, or the given one if there is none, as for users' own variants and pieces. */
    public String or(String key, String otherwise) {
        return words.getOrDefault(key, otherwise);
    }

    /** The name of a piece by its English name; a user's own piece keeps its name. */
    public String piece(String kind) {
        return or("piece." + kind.replace(' ', '-'), kind);
    }

    /**
     * How that kind moves, in words: a written text if its movement has one or it is the usual piece of that name; otherwise a text derived from its strides,
     * since names such as horse or elephant mean different pieces elsewhere, and people invent their own.
     */
    public String moves(PieceKind kind) {
        var told = or("moves." + kind.movement().betza(), isUsual(kind) ? or("piece." + kind.name().replace(' ', '-') + ".moves", "") : "");
        return told.isEmpty() ? MovementTexts.of(kind.movement(), this) : told;
    }

    private static boolean isUsual(PieceKind kind) {
        return Pieces.eleven().stream().anyMatch(known -> known.name().equals(kind.name()) && known.movement().sameAs(kind.movement()));
    }

    public String variant(Variant variant) {
        return or("variant." + variant.id() + ".name", variant.name());
    }

    public String summary(Variant variant) {
        return or("variant." + variant.id() + ".summary", variant.summary());
    }

    public Set<String> keys() {
        return words.keySet();
    }
}
