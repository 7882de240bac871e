package rookery.kernel.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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
            "seirawan", "s-house", "atomic", "nocheckatomic", "atomar", "antichess", "giveaway", "suicide", "codrus", "losers",
            "extinction",
            "kinglet", "three-kings", "coffeehouse", "horde", "spartan", "coregal", "five-check", "no-castling", "amazon", "hoppel-poppel",
            "newzealand", "chigorin", "torpedo", "berolina", "nightrider", "grasshopper", "pawn-sideways", "pawn-back", "raazuvaa",
            "sort-of-almost", "paradigm", "legan", "upside-down", "embassy", "modern",
            "chancellor", "centaur", "courier", "shako", "gustav3", "opulent", "tencubed", "omicron", "troitzky", "jeson-mor",
            "breakthrough", "clobber", "clobber10", "makruk", "makpong", "asean", "ai-wok",
            "shatranj", "chaturanga", "xiangqi", "manchu", "minixiangqi", "minishogi", "shogi", "judkins", "gorogoro", "euroshogi",
            "kyoto-shogi", "micro-shogi", "okisaki-shogi", "sho-shogi", "yari-shogi", "makhouse", "duck", "petrified", "isolation",
            "isolation-7x7", "snailtrail", "joust", "amazons", "fox-and-hounds", "crossing", "orda", "empire", "4x5-chess");

    /** Found by name, for games that were played, but in no list: the computer cannot play it well enough to be offered as an opponent. */
    private static final List<String> UNLISTED = List.of("misere");

    private static final Pattern IGNORED = Pattern.compile("[\\s_-]+");
    private static final Map<String, Variant> PRESETS = named(Presets.all());

    /** The shipped files, loaded on first use: a game of chess can start without them. */
    private static final class Shipped {
        static final List<Variant> ALL = load();
        static final Map<String, Variant> NAMED = named(Stream.concat(ALL.stream(), UNLISTED.stream().map(Variants::alone)).toList());
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
                parent -> Optional.ofNullable(PRESETS.get(plain(parent)))
                        .or(() -> Optional.of(parent).filter(SHIPPED::contains).map(Variants::alone)).<VariantReader.Result>map(
                                VariantReader.Accepted::new)
                        .orElseGet(() -> VariantReader.refused("no " + parent)));
    }

    /** The variant of that id, name or alias; case, spaces, hyphens and underscores do not matter. */
    public static Optional<Variant> named(String name) {
        String plain = plain(name);
        String wanted = ALIASES.getOrDefault(plain, plain);
        return Optional.ofNullable(PRESETS.get(wanted)).or(() -> Optional.ofNullable(Shipped.NAMED.get(wanted)));
    }

    /** By plain id and name; the first of several wins. */
    private static Map<String, Variant> named(List<Variant> variants) {
        Map<String, Variant> named = new HashMap<>();
        variants.forEach(variant -> add(variant, named));
        return named;
    }

    private static void add(Variant variant, Map<String, Variant> named) {
        named.putIfAbsent(plain(variant.id()), variant);
        named.putIfAbsent(plain(variant.name()), variant);
    }

    private static String plain(String name) {
        return IGNORED.matcher(name.toLowerCase(Locale.ROOT)).replaceAll("");
    }

    private static List<Variant> load() {
        List<Variant> loaded = new ArrayList<>(Presets.all());
        Map<String, Variant> parents = named(loaded);
        for (String id : SHIPPED) {
            Variant read = read(id,
                    parent -> Optional.ofNullable(parents.get(plain(parent))).<VariantReader.Result>map(VariantReader.Accepted::new)
                            .orElseGet(() -> VariantReader.refused("no " + parent)));
            loaded.add(read);
            add(read, parents);
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
