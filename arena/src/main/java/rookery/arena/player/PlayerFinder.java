package rookery.arena.player;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import rookery.arena.Reading;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Bots;

/** Finds the players of a list. */
public final class PlayerFinder {

    /** Terms other than limits: the name, and those for sources. */
    private static final Set<String> OF_SOURCES = Set.of("name", "memory", "in-process");

    private final PlayerSource source;
    private final Variant variant;
    private final Allowance common;
    private final List<String> problems = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    private PlayerFinder(PlayerSource source, Variant variant, Allowance common) {
        this.source = source;
        this.variant = variant;
        this.common = common;
    }

    /**
     * The players that the texts mean, or everything that is wrong with them.
     *
     * @param common the limits for players without their own
     */
    public static Reading<List<Contender>> of(List<String> specs, PlayerSource source, Variant variant, Allowance common) {
        PlayerFinder finder = new PlayerFinder(source, variant, common);
        List<Contender> contenders = new ArrayList<>();
        for (String spec : specs) {
            switch (PlayerSpec.read(spec)) {
                case Reading.Read<PlayerSpec>(PlayerSpec read) -> finder.contender(read).ifPresent(contenders::add);
                case Reading.Refused<PlayerSpec>(List<String> wrong) -> finder.problems.addAll(wrong);
            }
        }
        return finder.problems.isEmpty() ? Reading.read(List.copyOf(contenders)) : new Reading.Refused<>(finder.problems);
    }

    private Optional<Contender> contender(PlayerSpec spec) {
        Optional<BotProvider> provider = provider(spec);
        if (provider.isEmpty()) {
            return Optional.empty();
        }
        BotProvider found = provider.get();
        if (!found.plays(variant)) {
            problems.add(found.displayName() + " does not play " + variant.name());
        }
        BotSettings settings = new BotSettings(spec.options(), 0);
        List<String> wrongValues = settings.problems(found.options());
        (wrongValues.isEmpty() ? found.problems(variant, settings) : wrongValues)
                .forEach(problem -> problems.add(spec.text() + ": " + problem));
        Allowance allowance = common;
        for (Map.Entry<String, String> term : spec.terms().entrySet()) {
            if (!OF_SOURCES.contains(term.getKey())) {
                Reading<Allowance> changed = AllowanceText.with(allowance, term.getKey(), term.getValue());
                switch (changed) {
                    case Reading.Read<Allowance>(Allowance better) -> allowance = better;
                    case Reading.Refused<Allowance>(List<String> wrong) ->
                        wrong.forEach(problem -> problems.add(spec.text() + ": " + problem));
                }
            }
        }
        return Optional.of(new Contender(unique(spec.terms().getOrDefault("name", spec.text())), spec.text(), found, settings, allowance));
    }

    private Optional<BotProvider> provider(PlayerSpec spec) {
        try {
            Optional<BotProvider> found = source.find(spec);
            if (found.isEmpty()) {
                problems.add(spec.kind().isEmpty()
                        ? "there is no player “" + spec.target() + "”; there are "
                                + String.join(", ", Bots.playing(variant).stream().map(BotProvider::id).sorted().toList())
                        : "“" + spec.text() + "”: players of the kind " + spec.kind() + " cannot take part here");
            }
            return found;
        } catch (BotFailure e) {
            problems.add(spec.text() + ": " + e.getMessage());
            return Optional.empty();
        }
    }

    /** The same player may take part twice: the second is called {@code greedy (2)}. */
    private String unique(String name) {
        String free = name;
        for (int number = 2; !names.add(free); number++) {
            free = name + " (" + number + ")";
        }
        return free;
    }
}
