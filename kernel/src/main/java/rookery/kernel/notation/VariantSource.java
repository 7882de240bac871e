package rookery.kernel.notation;

import java.util.Map;
import java.util.Optional;
import rookery.kernel.variant.Variant;

/** Where a PGN reader finds rule sets, such as the catalogue's {@code Variants::named}. */
public interface VariantSource {

    /** The PGN tag with all rules of a variant whose name says nothing to other programs. */
    String RULES = "VariantRules";

    /** The variant with that id, such as {@code three-check}. */
    Optional<Variant> named(String id);

    /** The variant that a game's own tags define; takes precedence over the name. */
    default Optional<Variant> defined(Map<String, String> tags) {
        return Optional.empty();
    }

    /** The text of the tag {@link #RULES} from which {@link #defined} finds the variant again; empty where its name is enough. */
    default Optional<String> definition(Variant variant) {
        return Optional.empty();
    }
}
