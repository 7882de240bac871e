package rookery.kernel.notation;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** The many names under which programs write a variant into the PGN tag, and the one we write. */
final class VariantNames {

    private static final String STANDARD = Presets.FIDE.id();

    /** Keys are lower case, without spaces or punctuation. */
    private static final Map<String, String> ALIASES = Map.ofEntries(
            Map.entry("", STANDARD), Map.entry("normal", STANDARD), Map.entry("standard", STANDARD), Map.entry("chess", STANDARD),
            Map.entry("fromposition", STANDARD), Map.entry("regular", STANDARD), Map.entry("orthodox", STANDARD),
            Map.entry("standardchess", STANDARD),
            Map.entry("960", "chess960"), Map.entry("fischerandom", "chess960"), Map.entry("fischerrandom", "chess960"),
            Map.entry("fischerrandomchess", "chess960"), Map.entry("frc", "chess960"), Map.entry("freestyle", "chess960"),
            Map.entry("freestylechess", "chess960"), Map.entry("standard960", "chess960"), Map.entry("normal960", "chess960"),
            Map.entry("fide960", "chess960"),
            Map.entry("threecheck", "three-check"), Map.entry("3check", "three-check"), Map.entry("threecheckchess", "three-check"),
            Map.entry("kingofthehill", "king-of-the-hill"), Map.entry("koth", "king-of-the-hill"),
            Map.entry("racingkings", "racing-kings"), Map.entry("losalamos", "los-alamos"), Map.entry("losalamoschess", "los-alamos"),
            Map.entry("capablancachess", "capablanca"), Map.entry("gothicchess", "gothic"), Map.entry("januschess", "janus"),
            Map.entry("grandchess", "grand"), Map.entry("gardnerchess", "gardner"), Map.entry("minichess", "gardner"),
            Map.entry("almostchess", "almost"), Map.entry("xxlchess", "xxl"), Map.entry("dicechess", "dice"),
            Map.entry("dicexxl", "dice-xxl"));

    /** What others call them; all other variants go by their id. */
    private static final Map<String, String> WRITTEN = Map.of("chess960", "Chess960", "three-check", "Three-check", "king-of-the-hill",
            "King of the Hill", "racing-kings", "Racing Kings");

    private VariantNames() {
    }

    static boolean isStandard(Variant variant) {
        return variant.id().equals(STANDARD);
    }

    static String written(Variant variant) {
        return WRITTEN.getOrDefault(variant.id(), variant.id());
    }

    static Optional<Variant> find(VariantSource source, String name) {
        String trimmed = name.strip();
        String bare = bare(trimmed);
        return named(source, trimmed)
                .or(() -> named(source, trimmed.toLowerCase(Locale.ROOT).replaceAll("[ _]+", "-")))
                .or(() -> named(source, ALIASES.getOrDefault(bare, bare)))
                .or(() -> shuffled(source, bare));
    }

    private static Optional<Variant> named(VariantSource source, String id) {
        return source.named(id).or(() -> Presets.all().stream().filter(preset -> preset.id().equals(id)).findFirst());
    }

    /** Any variant on the usual board with 960 after its name castles as in Chess960. */
    private static Optional<Variant> shuffled(VariantSource source, String bare) {
        if (!bare.endsWith("960") || bare.length() == 3) {
            return Optional.empty();
        }
        String base = bare.substring(0, bare.length() - 3);
        return named(source, ALIASES.getOrDefault(base, base)).filter(variant -> variant.shape().equals(BoardShape.CHESS))
                .map(variant -> variant.with(draft -> {
                    draft.id = variant.id() + "960";
                    draft.name = variant.name() + " 960";
                    draft.castling = fischer(variant.castling());
                }));
    }

    private static Castling fischer(Castling rule) {
        return rule.isOn()
                ? new Castling(rule.partner(), rule.outOfCheck(), rule.throughAttack(), rule.rookMayJump(), rule.anyRook(), 0, 6, 2)
                : rule;
    }

    private static String bare(String name) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = PieceLetters.lower(name.charAt(i));
            if (PieceLetters.isLower(c) || PieceLetters.isDigit(c)) {
                out.append(c);
            }
        }
        return out.toString();
    }
}
