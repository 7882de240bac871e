package rookery.uci.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotOption;
import rookery.uci.protocol.EngineVariants;

/** The options a chess program has set: the players' and the server's own. Mutable. */
final class ServerSettings {

    static final BotOption.Spin LINES = new BotOption.Spin("MultiPV", 1, 1, 256, "Best lines to show");
    static final BotOption.Check CHESS960 = new BotOption.Check("UCI_Chess960", false,
            "Castling as in Chess960, written as king takes rook");
    static final BotOption.Check CHANCES = new BotOption.Check("UCI_ShowWDL", false, "Shows chances of win, draw and loss");
    static final BotOption.Check PONDER = new BotOption.Check("Ponder", false, "Thinks on the other side's time too");
    static final BotOption.Text VARIANT_PATH = new BotOption.Text("VariantPath", "", "A file with a variant, or a folder of them");
    static final String VARIANT = "UCI_Variant";

    private final EnginePlayers players;
    private final PlayableVariants variants;
    private final Map<String, String> values = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private Variant variant;

    ServerSettings(EnginePlayers players) {
        this.players = players;
        variants = new PlayableVariants(each -> players.playing(each).isPresent());
        variant = variants.all().getFirst();
    }

    /** The options to offer. */
    List<BotOption> options() {
        List<BotOption> all = new ArrayList<>(players.options());
        if (all.stream().noneMatch(option -> option.name().equalsIgnoreCase(PONDER.name()))) {
            all.add(PONDER);
        }
        all.add(LINES);
        all.add(CHESS960);
        all.add(new BotOption.Combo(VARIANT, EngineVariants.name(variants.all().getFirst()),
                variants.all().stream().map(EngineVariants::name).distinct().toList(), "The game to play"));
        all.add(VARIANT_PATH);
        all.add(CHANCES);
        return all;
    }

    /** The result of setting an option. */
    sealed interface Change {
    }

    /** It is set; the words are for people and may be empty. */
    record Done(List<String> words) implements Change {
    }

    /** Another game is played from now on. */
    record OtherGame(List<String> words) implements Change {
    }

    record Pressed(BotOption.Button button) implements Change {
    }

    record Refused(List<String> problems) implements Change {
    }

    Change set(String name, @Nullable String value) {
        if (name.equalsIgnoreCase(VARIANT)) {
            return choose(value == null ? "" : value);
        }
        Optional<BotOption> known = options().stream().filter(option -> option.name().equalsIgnoreCase(name)).findFirst();
        if (known.isEmpty()) {
            // Standard options that this engine does not use are accepted silently.
            return name.toLowerCase(Locale.ROOT).startsWith("uci_")
                    ? new Done(List.of())
                    : new Refused(List.of("there is no option “" + name + "”"));
        }
        BotOption option = known.get();
        if (option instanceof BotOption.Button button) {
            return new Pressed(button);
        }
        String text = value == null ? "" : value;
        Optional<String> problem = option.problem(text);
        if (problem.isPresent()) {
            return new Refused(List.of(problem.get()));
        }
        if (option.equals(VARIANT_PATH)) {
            List<String> problems = variants.load(text);
            return problems.isEmpty() ? new Done(List.of()) : new Refused(problems);
        }
        values.put(option.name(), text.strip());
        return option.equals(CHESS960) ? new OtherGame(List.of()) : new Done(List.of());
    }

    private Change choose(String name) {
        Optional<Variant> chosen = variants.named(name);
        if (chosen.isEmpty()) {
            return new Refused(List.of("there is no variant “" + name + "”"));
        }
        variant = chosen.get();
        return new OtherGame(List.of(PlayableVariants.words(variant)));
    }

    /** The game to play, with castling as requested. */
    Variant variant() {
        return flag(CHESS960) ? EngineVariants.fischer(variant) : variant;
    }

    boolean kingTakesRook() {
        return flag(CHESS960);
    }

    boolean showsChances() {
        return flag(CHANCES);
    }

    int lines() {
        return Integer.parseInt(values.getOrDefault(LINES.name(), LINES.defaultText()));
    }

    /** Values by option name, ignoring case. */
    Map<String, String> values() {
        Map<String, String> copy = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        copy.putAll(values);
        return copy;
    }

    private boolean flag(BotOption.Check option) {
        return Boolean.parseBoolean(values.getOrDefault(option.name(), option.defaultText()));
    }
}
