package rookery.uci.client;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.uci.protocol.EngineVariants;
import rookery.uci.protocol.UciCommand;

/** Bots that are the user's engine programs, each with its own process. */
public final class ProgramProvider implements BotProvider {

    /** Options the client sets itself. */
    private static final Set<String> OURS = Set.of("uci_variant", "uci_chess960", "multipv", "uci_showwdl");

    private final EngineProgram program;
    private final EngineCard card;
    private final EngineTimeouts timeouts;

    /** @param card how the engine last described itself, see {@link #probe} */
    public ProgramProvider(EngineProgram program, EngineCard card, EngineTimeouts timeouts) {
        this.program = program;
        this.card = card;
        this.timeouts = timeouts;
    }

    /**
     * Starts the program once to learn its name, options and variants. Blocks for a second or so, and as long as {@link EngineTimeouts#USUAL} at most.
     *
     * @throws BotFailure if it cannot be started or is not an engine; the message is for the user
     */
    public static ProgramProvider probe(EngineProgram program) {
        return probe(program, EngineTimeouts.USUAL);
    }

    public static ProgramProvider probe(EngineProgram program, EngineTimeouts timeouts) {
        return new ProgramProvider(program, Probe.ask(program, timeouts), timeouts);
    }

    public EngineProgram program() {
        return program;
    }

    public EngineCard card() {
        return card;
    }

    @Override
    public String id() {
        return program.id();
    }

    @Override
    public String displayName() {
        return program.name().isEmpty() ? card.name() : program.name();
    }

    @Override
    public String description() {
        return card.author().isEmpty() ? card.name() : card.name() + " by " + card.author();
    }

    @Override
    public boolean plays(Variant variant) {
        return EngineVariants.request(variant, card.variants(), card.chess960()).isPresent();
    }

    /** The options open to the user, with the defaults from the program's description. */
    @Override
    public List<BotOption> options() {
        return card.options().stream().filter(option -> !OURS.contains(option.name().toLowerCase(Locale.ROOT))).map(this::withOwnDefault)
                .toList();
    }

    private BotOption withOwnDefault(BotOption option) {
        String own = program.options().entrySet().stream().filter(each -> each.getKey().equalsIgnoreCase(option.name()))
                .map(Map.Entry::getValue).findFirst().orElse(null);
        if (own == null || option.problem(own).isPresent()) {
            return option;
        }
        return switch (option) {
            case BotOption.Check check -> new BotOption.Check(check.name(), Boolean.parseBoolean(own.strip()), check.help());
            case BotOption.Spin spin -> new BotOption.Spin(spin.name(), Long.parseLong(own.strip()), spin.min(), spin.max(), spin.help());
            case BotOption.Combo combo -> new BotOption.Combo(combo.name(), BotSettings.DEFAULT.with(combo.name(), own).value(combo),
                    combo.choices(), combo.help());
            case BotOption.Text text -> new BotOption.Text(text.name(), own, text.help());
            case BotOption.Button button -> button;
        };
    }

    /** What is wrong with the values in the program's description, in words for a user; such values are not sent. */
    public List<String> problems() {
        return new BotSettings(program.options(), 0).problems(card.options());
    }

    @Override
    public Bot create(BotSettings settings) {
        Map<String, String> values = values(settings);
        return switch (program.protocol()) {
            case UCI ->
                new UciBot(displayName(), () -> ProgramWire.open(program, timeouts, new UciCommand.Quit().text()), values, timeouts);
            case CECP -> new CecpBot(displayName(), () -> ProgramWire.open(program, timeouts, CecpSession.FAREWELL), values, timeouts);
        };
    }

    /** The options to set: only those that differ from the engine's defaults, in its order but threads first, as engines prefer. */
    private Map<String, String> values(BotSettings settings) {
        Map<String, String> chosen = new LinkedHashMap<>();
        List<BotOption> order = new ArrayList<>(card.options());
        order.sort((one, other) -> Boolean.compare(other.name().equalsIgnoreCase("Threads"), one.name().equalsIgnoreCase("Threads")));
        for (BotOption option : order) {
            boolean ours = OURS.contains(option.name().toLowerCase(Locale.ROOT));
            String value = ours || option instanceof BotOption.Button ? null : text(settings, option);
            if (value != null && !value.equals(option.defaultText())) {
                chosen.put(option.name(), value);
            }
        }
        return chosen;
    }

    private String text(BotSettings settings, BotOption option) {
        return switch (withOwnDefault(option)) {
            case BotOption.Check check -> Boolean.toString(settings.value(check));
            case BotOption.Spin spin -> Long.toString(settings.value(spin));
            case BotOption.Combo combo -> settings.value(combo);
            case BotOption.Text text -> settings.value(text);
            case BotOption.Button button -> button.defaultText();
        };
    }
}
