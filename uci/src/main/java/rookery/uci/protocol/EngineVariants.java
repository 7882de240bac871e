package rookery.uci.protocol;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** What engines call our variants, and which of ours an engine can play by the names it offers. */
public final class EngineVariants {

    /** What every engine plays unless told otherwise. */
    public static final String CHESS = "chess";

    /** Only where it differs from our id without hyphens. */
    private static final Map<String, String> NAMES = Map.of("fide", CHESS, "three-check", "3check", "five-check", "5check", "no-castling",
            "nocastle", "ai-wok", "ai-wok", "dice-xxl", "dice-xxl");

    private EngineVariants() {
    }

    /**
     * How to ask an engine for a variant.
     *
     * @param name     the value of UCI_Variant
     * @param chess960 the value of UCI_Chess960
     */
    public record Request(String name, boolean chess960) {
    }

    /** The name a UCI engine of ours offers the variant under. */
    public static String name(Variant variant) {
        return NAMES.getOrDefault(variant.id(), Variants.named(variant.id()).isEmpty() ? variant.id() : variant.id().replace("-", ""));
    }

    /** The shipped variant of that name. */
    public static Optional<Variant> named(String name) {
        return Variants.named(name);
    }

    /**
     * How to ask an engine that offers these names for the variant; empty if it cannot play it. Only the rules for legal moves must agree: the start position
     * is sent with every game, and draws are the referee's business. An unknown name is taken to mean the user's variant of that id.
     *
     * @param chess960 whether the engine knows UCI_Chess960
     */
    public static Optional<Request> request(Variant variant, Collection<String> offered, boolean chess960) {
        if (isFischer(variant)) {
            Variant plain = variant.with(draft -> draft.castling = strict(variant.castling()));
            Optional<String> name = offered(plain, offered).or(() -> offered(variant, offered));
            return chess960 ? name.map(each -> new Request(each, true)) : Optional.empty();
        }
        return offered(variant, offered).map(each -> new Request(each, false));
    }

    private static Optional<String> offered(Variant variant, Collection<String> names) {
        List<String> fitting = names.stream()
                .filter(name -> named(name).map(known -> known.isSameGame(variant)).orElse(name.equals(variant.id()))).toList();
        return fitting.stream().filter(name -> name.equals(name(variant))).findFirst()
                .or(() -> fitting.stream().filter(name -> name.equals(CHESS)).findFirst()).or(() -> fitting.stream().findFirst());
    }

    /** Whether castling is as in Chess960, on the board of chess. */
    public static boolean isFischer(Variant variant) {
        Castling castling = variant.castling();
        Castling known = Presets.CHESS960.castling();
        return castling.isOn() && castling.kingSteps() == 0 && variant.shape().equals(BoardShape.CHESS)
                && castling.eastFile() == known.eastFile() && castling.westFile() == known.westFile();
    }

    /** The variant with Chess960 castling, if it has castling on the board of chess; otherwise unchanged. */
    public static Variant fischer(Variant variant) {
        Castling rule = variant.castling();
        if (!rule.isOn() || !variant.shape().equals(BoardShape.CHESS) || isFischer(variant)) {
            return variant;
        }
        if (variant.isSameGame(Presets.FIDE)) {
            return Presets.CHESS960.withStart(variant.start()).with(draft -> draft.draws = variant.draws());
        }
        Castling known = Presets.CHESS960.castling();
        return variant.with(draft -> draft.castling = new Castling(rule.partner(), rule.outOfCheck(), rule.throughAttack(),
                rule.rookMayJump(), rule.anyRook(),
                known.kingSteps(), known.eastFile(), known.westFile(), rule.king()));
    }

    private static Castling strict(Castling rule) {
        return new Castling(rule.partner(), rule.outOfCheck(), rule.throughAttack(), rule.rookMayJump(), rule.anyRook(),
                Presets.FIDE.castling().kingSteps(), Presets.FIDE.castling().eastFile(), Presets.FIDE.castling().westFile(), rule.king());
    }
}
