package rookery.kernel.catalogue;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import rookery.kernel.notation.VariantSource;
import rookery.kernel.variant.Variant;

/** The rules that games carry with them in archives and in a PGN tag: catalogue variants by name, all others as the text of a variant file. Thread-safe. */
public final class StoredRules implements VariantSource {

    /** For every reader and writer of PGN. */
    public static final VariantSource PGN = new StoredRules();

    private static final int MOST_RECENT = 8;

    /** Recently read rule sets by their text: games with the same rules tend to come in runs. */
    private static final Map<String, Variant> RECENT = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Variant> eldest) {
            return size() > MOST_RECENT;
        }
    });

    private static final int MOST_NAMES = 1_000;

    private final Map<String, Optional<Variant>> names = new ConcurrentHashMap<>();

    private StoredRules() {
    }

    /** Like {@link VariantReader#read(String)}, but cached. */
    public static VariantReader.Result read(String text) {
        Variant known = RECENT.get(text);
        if (known != null) {
            return new VariantReader.Accepted(known);
        }
        VariantReader.Result result = VariantReader.read(text);
        if (result instanceof VariantReader.Accepted(Variant variant)) {
            RECENT.put(text, variant);
        }
        return result;
    }

    @Override
    public Optional<Variant> named(String id) {
        Optional<Variant> known = names.get(id);
        if (known == null) {
            known = Variants.named(id);
            if (names.size() < MOST_NAMES) {
                names.put(id, known);
            }
        }
        return known;
    }

    @Override
    public Optional<Variant> defined(Map<String, String> tags) {
        String rules = tags.get(RULES);
        return rules != null && read(rules) instanceof VariantReader.Accepted(Variant variant) ? Optional.of(variant) : Optional.empty();
    }

    @Override
    public Optional<String> definition(Variant variant) {
        boolean known = named(variant.id()).filter(variant::equals).isPresent();
        // The only white space a tag may hold is the space.
        return known
                ? Optional.empty()
                : Optional.of(VariantWriter.compact(variant).replace("\u00a0", "\\u00a0").replace("\ufeff", "\\ufeff"));
    }
}
