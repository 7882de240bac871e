package rookery.terminal;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import rookery.archive.Player;
import rookery.arena.Reading;
import rookery.arena.agent.JarSource;
import rookery.arena.player.Allowance;
import rookery.arena.player.AllowanceText;
import rookery.arena.player.PlayerSource;
import rookery.arena.player.PlayerSpec;
import rookery.arena.player.ProgramSource;
import rookery.arena.agent.StoredPlayer;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Bots;
import rookery.play.bot.Limits;
import rookery.play.match.TimeControl;
import rookery.play.match.TimeControlReading;
import rookery.play.match.TimeControlText;
import rookery.session.BotSource;

/**
 * The computer players that can be named on a command line: bots of this installation, other programs and packaged agents, see {@link PlayerSpec}. A game
 * stores them as a {@link StoredPlayer}.
 */
final class WrittenPlayers implements BotSource {

    /** Default opponents, the best first; then anyone who knows the rules. */
    private static final List<String> USUAL = List.of("rookery-birds", "rookery-dice", "greedy");
    private static final String LEVEL = "Level";
    /** Terms other than limits on thinking about a move. */
    private static final Set<String> OTHER_TERMS = Set.of("name", "tc", "memory");

    private final PlayerSource source = new ProgramSource().or(new JarSource()).or(PlayerSource.INSTALLED);

    /**
     * A computer player as it was written.
     *
     * @param clock its own clock; empty for that of the game
     */
    record Written(Player.Computer player, Optional<TimeControl> clock) {
    }

    // ---- reading -------------------------------------------------------------------------------------------------

    /** The player that the text means, if it plays that variant. */
    Reading<Written> read(String text, Variant variant) {
        return PlayerSpec.read(text).then(spec -> {
            try {
                return source.find(spec).map(provider -> written(spec, provider, variant)).orElseGet(() -> Reading.refused(
                        "there is no player “" + spec.target() + "”; there are human, "
                                + String.join(", ", Bots.playing(variant).stream().map(BotProvider::id).sorted().toList())));
            } catch (BotFailure e) {
                return Reading.refused(text + ": " + e.getMessage());
            } catch (InvalidPathException e) {
                return Reading.refused("“" + text + "” names no file");
            }
        });
    }

    private static Reading<Written> written(PlayerSpec spec, BotProvider provider, Variant variant) {
        List<String> problems = new ArrayList<>();
        if (!provider.plays(variant)) {
            problems.add(provider.displayName() + " does not play " + variant.name());
        }
        new BotSettings(spec.options(), 0).problems(provider.options()).forEach(problem -> problems.add(spec.text() + ": " + problem));
        Map<String, String> options = new TreeMap<>(spec.options());
        spec.terms().forEach((term, value) -> {
            if (!OTHER_TERMS.contains(term)
                    && AllowanceText.with(Allowance.FREE, term, value) instanceof Reading.Refused<Allowance>(List<String> wrong)) {
                wrong.forEach(problem -> problems.add(spec.text() + ": " + problem));
            }
            if (!term.equals("name") && !term.equals("tc")) {
                options.put(StoredPlayer.term(term), value);
            }
        });
        Optional<TimeControl> clock = Optional.empty();
        if (spec.terms().containsKey("tc")) {
            switch (control(spec.terms().getOrDefault("tc", ""))) {
                case Reading.Read<TimeControl>(TimeControl control) -> clock = Optional.of(control);
                case Reading.Refused<TimeControl>(List<String> wrong) ->
                    wrong.forEach(problem -> problems.add(spec.text() + ": " + problem));
            }
        }
        String id = spec.kind().isEmpty() ? provider.id() : spec.kind() + ":" + lasting(spec.target());
        return problems.isEmpty()
                ? Reading.read(new Written(new Player.Computer(id, name(spec, provider), options), clock))
                : new Reading.Refused<>(problems);
    }

    /** A time control as it is written, or what is wrong with it. */
    static Reading<TimeControl> control(String text) {
        return switch (TimeControlText.read(text)) {
            case TimeControlReading.Known(TimeControl control) -> Reading.read(control);
            case TimeControlReading.Unknown() -> Reading.refused("“?” is not a time control to play by");
            case TimeControlReading.Refused(String reason) -> Reading.refused(reason);
        };
    }

    /** Makes a relative path absolute, so that it is found from other folders too. */
    private static String lasting(String target) {
        Path file = Path.of(target);
        return Files.exists(file) ? file.toAbsolutePath().normalize().toString() : target;
    }

    private static String name(PlayerSpec spec, BotProvider provider) {
        String own = spec.terms().getOrDefault("name", "");
        if (!own.isBlank()) {
            return own;
        }
        BotSettings settings = new BotSettings(spec.options(), 0);
        Optional<BotOption.Combo> level = level(provider);
        if (level.isPresent()) {
            return settings.value(level.get());
        }
        String elo = settings.values().getOrDefault("UCI_Elo", "");
        return elo.isEmpty() ? provider.displayName() : provider.displayName() + " " + elo;
    }

    private static Optional<BotOption.Combo> level(BotProvider provider) {
        return provider.options().stream().filter(BotOption.Combo.class::isInstance).map(BotOption.Combo.class::cast)
                .filter(option -> option.name().equals(LEVEL)).findFirst();
    }

    /** An opponent of average strength; empty if nobody plays the variant. */
    static Optional<Player.Computer> usual(Variant variant) {
        List<BotProvider> able = Bots.playing(variant);
        return USUAL.stream().flatMap(id -> able.stream().filter(bot -> bot.id().equals(id))).findFirst()
                .or(() -> able.stream().findFirst())
                .map(bot -> level(bot).map(level -> new Player.Computer(bot.id(), level.byDefault(), Map.of(LEVEL, level.byDefault())))
                        .orElseGet(() -> new Player.Computer(bot.id(), bot.displayName(), Map.of())));
    }

    /** How the strongest player of a provider is made. */
    static BotSettings strongest(BotProvider provider) {
        return level(provider).map(level -> BotSettings.DEFAULT.with(LEVEL, level.choices().getLast())).orElse(BotSettings.DEFAULT);
    }

    // ---- finding -------------------------------------------------------------------------------------------------

    @Override
    public Optional<BotProvider> find(Player.Computer player) {
        return new StoredPlayer(player.provider(), player.options()).find();
    }

    @Override
    public Limits limits(Player.Computer player, boolean timed) {
        return new StoredPlayer(player.provider(), player.options()).limits().orElseGet(() -> BotSource.super.limits(player, timed));
    }
}
