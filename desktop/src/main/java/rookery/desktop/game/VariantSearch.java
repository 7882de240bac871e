package rookery.desktop.game;

import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.control.TextField;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.variant.Variant;

/** A field in which to search for variants. */
public final class VariantSearch extends TextField {
    private final WindowServices services;

    public VariantSearch(WindowServices services) {
        this.services = services;
        setId("search-variants");
        setPromptText(services.text("new.variant.search"));
        setAccessibleText(services.text("new.variant.search"));
    }

    /** Whether the variant's name or sentence contains the text, in the user's language or in English. */
    public boolean finds(Variant variant) {
        var sought = getText().strip().toLowerCase(Locale.ROOT);
        var texts = services.texts();
        return sought.isEmpty() || Stream.of(variant.name(), variant.id(), texts.variant(variant), texts.summary(variant))
                .anyMatch(words -> words.toLowerCase(Locale.ROOT).contains(sought));
    }
}
