package rookery.look.text;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.UnaryOperator;
import rookery.kernel.catalogue.RulesInWords;
import rookery.kernel.variant.Variant;

/** The rules of any variant, in the language of the texts. */
public final class RuleTexts {
    private static final String OURS = "rookery.look.text.rules";
    private static final String ENGLISH = "rookery.kernel.catalogue.rules";
    private static final ResourceBundle.Control NO_FALLBACK = ResourceBundle.Control
            .getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private RuleTexts() {}

    /** One part of the rules; its chapter names what it is about: {@code goal}, {@code castling}. */
    public record Rule(String chapter, String words) {}

    public static List<Rule> of(Variant variant, Texts texts) {
        var bundle = bundle(texts.language());
        // Within an English sentence a piece is written small, as variants have it; the texts have it as a title.
        UnaryOperator<String> piece = texts.language() == Language.ENGLISH ? name -> name : texts::piece;
        return RulesInWords.of(variant).stream().map(sentence -> new Rule(sentence.chapter(),
                RulesInWords.say(sentence, bundle, piece, movement -> MovementTexts.of(movement, texts)))).toList();
    }

    static ResourceBundle bundle(Language language) {
        return language == Language.ENGLISH
                ? ResourceBundle.getBundle(ENGLISH, Locale.ROOT, RulesInWords.class.getClassLoader())
                : ResourceBundle.getBundle(OURS, language.locale(), RuleTexts.class.getClassLoader(), NO_FALLBACK);
    }
}
