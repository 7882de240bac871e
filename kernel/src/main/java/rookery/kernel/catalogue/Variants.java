package rookery.kernel.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** The variants that come with the program, by id and by the names other programs give them. */
public final class Variants {

    /** Names without spaces, hyphens and underscores, in lower case. */
    private static final Map<String, String> ALIASES = Map.ofEntries(Map.entry("chess", "fide"), Map.entry("standard", "fide"),
            Map.entry("normal", "fide"), Map.entry("orthodox", "fide"), Map.entry("fromposition", "fide"),
            Map.entry("fischerandom", "chess960"), Map.entry("fischerrandom", "chess960"), Map.entry("frc", "chess960"),
            Map.entry("960", "chess960"), Map.entry("dicechess", "dice"), Map.entry("xxlchess", "xxl"), Map.entry("capa", "capablanca"),
            Map.entry("januschess", "janus"), Map.entry("grandchess", "grand"), Map.entry("minichess", "gardner"),
            Map.entry("knightmatechess", "knightmate"), Map.entry("koth", "kingofthehill"), Map.entry("hill", "kingofthehill"),
            Map.entry("3check", "threecheck"), Map.entry("threechecks", "threecheck"), Map.entry("5check", "fivecheck"),
            Map.entry("fivechecks", "fivecheck"),
            Map.entry("zh", "crazyhouse"), Map.entry("pocketknightchess", "pocketknight"), Map.entry("nocastle", "nocastling"),
            Map.entry("schess", "seirawan"), Map.entry("kyoto", "kyotoshogi"), Map.entry("racingking", "racingkings"),
            Map.entry("mini", "minishogi"), Map.entry("micro", "microshogi"), Map.entry("dragon", "dragonchess"));

    private static final List<String> SHIPPED = List.of("capablanca", "gothic", "janus", "grand", "gardner", "los-alamos", "knightmate",
            "almost",
            "king-of-the-hill", "three-check", "racing-kings", "dice-xxl", "crazyhouse", "loop", "chessgi", "pocket-knight", "capahouse",
            "dragon-chess",
            "seirawan", "s-house", "atomic", "nocheckatomic", "atomar", "antichess", "giveaway", "suicide", "codrus", "losers", "misere",
            "extinction",
            "kinglet", "three-kings", "coffeehouse", "horde", "spartan", "coregal", "five-check", "no-castling", "amazon", "hoppel-poppel",
            "newzealand", "chigorin", "torpedo", "berolina", "nightrider", "grasshopper", "pawn-sideways", "pawn-back", "raazuvaa",
            "sort-of-almost", "paradigm", "legan", "upside-down", "embassy", "modern",
            "chancellor", "centaur", "courier", "shako", "gustav3", "opulent", "tencubed", "omicron", "troitzky", "jeson-mor",
            "breakthrough", "clobber", "clobber10", "makruk", "makpong", "asean", "ai-wok",
            "shatranj", "chaturanga", "xiangqi", "manchu", "minixiangqi", "minishogi", "shogi", "judkins", "gorogoro", "euroshogi",
            "kyoto-shogi", "micro-shogi", "okisaki-shogi", "sho-shogi", "yari-shogi", "makhouse", "duck", "petrified", "isolation",
            "isolation-7x7", "snailtrail", "joust", "amazons", "fox-and-hounds", "crossing", "orda", "empire", "4x5-chess");

    /** The shipped files, loaded on first use: a game of chess can start without them. */
    private static final class Shipped {
        static final List<Variant> ALL = load();
    }

    private Variants() {
    }

    /** The presets first, then the shipped files, in the order a list should show them. */
    public static List<Variant> all() {
        return Shipped.ALL;
    }

    /** Each day's variant, in turn; reads no other file. */
    public static Variant ofDay(long day) {
        List<Variant> presets = Presets.all();
        int place = Math.floorMod(day, presets.size() + SHIPPED.size());
        if (place < presets.size()) {
            return presets.get(place);
        }
        return alone(SHIPPED.get(place - presets.size()));
    }

    /** The variant of a shipped file; of the others only those it builds on are read. */
    private static Variant alone(String id) {
        return read(id,
                parent -> find(Presets.all(), plain(parent))
                        .or(() -> Optional.of(parent).filter(SHIPPED::contains).map(Variants::alone)).<VariantReader.Result>map(
                                VariantReader.Accepted::new)
                        .orElseGet(() -> VariantReader.refused("no " + parent)));
    }

    /** The variant of that id, name or alias; case, spaces, hyphens and underscores do not matter. */
    public static Optional<Variant> named(String name) {
        String plain = plain(name);
        String wanted = ALIASES.getOrDefault(plain, plain);
        return find(Presets.all(), wanted).or(() -> find(Shipped.ALL, wanted));
    }

    private static Optional<Variant> find(List<Variant> variants, String wanted) {
        return variants.stream().filter(variant -> plain(variant.id()).equals(wanted) || plain(variant.name()).equals(wanted)).findFirst();
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[\\s_-]+", "");
    }

    private static List<Variant> load() {
        List<Variant> loaded = new ArrayList<>(Presets.all());
        for (String id : SHIPPED) {
            loaded.add(read(id, parent -> find(loaded, plain(parent)).<VariantReader.Result>map(VariantReader.Accepted::new)
                    .orElseGet(() -> VariantReader.refused("no " + parent))));
        }
        return List.copyOf(loaded);
    }

    private static Variant read(String id, VariantReader.Parents parents) {
        return switch (VariantReader.read(text(id), parents)) {
            case VariantReader.Accepted(Variant variant) -> variant;
            case VariantReader.Refused(List<VariantProblem> problems) -> throw new IllegalStateException(id + ": " + problems);
        };
    }

    private static String text(String id) {
        try (InputStream in = Variants.class.getResourceAsStream("shipped/" + id + ".json")) {
            return new String(Objects.requireNonNull(in, id).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
