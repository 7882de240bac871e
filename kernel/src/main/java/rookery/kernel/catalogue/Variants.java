package rookery.kernel.catalogue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** The variants that come with the program, by id and by the names other programs give them. */
public final class Variants {

    /** Names without spaces, hyphens and underscores, in lower case. */
    private static final Map<String, String> ALIASES = Map.ofEntries(Map.entry("chess", "fide"), Map.entry("standard", "fide"),
            Map.entry("normal", "fide"), Map.entry("orthodox", "fide"), Map.entry("fromposition", "fide"),
            Map.entry("fischerandom", "chess960"), Map.entry("fischerrandom", "chess960"), Map.entry("frc", "chess960"),
            Map.entry("960", "chess960"), Map.entry("dicechess", "dice"), Map.entry("xxlchess", "xxl"));

    private static final List<Variant> ALL = Presets.all();

    private Variants() {
    }

    /** The presets first, then the shipped files, in the order a list should show them. */
    public static List<Variant> all() {
        return ALL;
    }

    /** The variant of that id, name or alias; case, spaces, hyphens and underscores do not matter. */
    public static Optional<Variant> named(String name) {
        String plain = plain(name);
        String wanted = ALIASES.getOrDefault(plain, plain);
        return ALL.stream().filter(variant -> plain(variant.id()).equals(wanted)).findFirst()
                .or(() -> ALL.stream().filter(variant -> plain(variant.name()).equals(wanted)).findFirst());
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[\\s_-]+", "");
    }
}
