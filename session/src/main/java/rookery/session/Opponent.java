package rookery.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import rookery.archive.Player;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;

/**
 * A computer player on offer: a provider, with its level if it has levels.
 *
 * @param words  how it plays
 * @param levels the values of its strength option, from weak to strong; empty if it has none
 * @param level  the name of that option
 */
public record Opponent(String provider, String name, String words, List<String> levels, String level) {
    /** Names of strength options, the preferred one first. */
    private static final List<String> LEVEL_NAMES = List.of("Level", "Skill Level", "Strength");
    /** With more steps than this it is not a ladder to choose from. */
    private static final int MOST_LEVELS = 40;

    public Opponent {
        levels = List.copyOf(levels);
    }

    /** Everybody who plays that variant; those with adjustable strength come first. */
    public static List<Opponent> playing(Variant variant, List<BotProvider> providers) {
        return providers.stream().filter(provider -> provider.plays(variant)).sorted(Comparator.comparingInt(Opponent::distance))
                .map(Opponent::of).toList();
    }

    /** 0 for a ladder of characters, 1 for a rating to be chosen, 2 for the rest. */
    private static int distance(BotProvider provider) {
        if (!of(provider).levels().isEmpty()) return 0;
        return provider.options().stream().anyMatch(option -> option.name().equals("UCI_Elo")) ? 1 : 2;
    }

    private static Opponent of(BotProvider provider) {
        for (var wanted : LEVEL_NAMES) {
            for (var option : provider.options()) {
                if (!option.name().equalsIgnoreCase(wanted)) continue;
                var steps = steps(option);
                if (!steps.isEmpty())
                    return new Opponent(provider.id(), provider.displayName(), provider.description(), steps, option.name());
            }
        }
        return new Opponent(provider.id(), provider.displayName(), provider.description(), List.of(), "");
    }

    private static List<String> steps(BotOption option) {
        return switch (option) {
            case BotOption.Combo combo -> combo.choices();
            case BotOption.Spin spin -> {
                var steps = new ArrayList<String>();
                for (long value = spin.min(); value <= spin.max() && steps.size() <= MOST_LEVELS; value++) steps.add(Long.toString(value));
                yield steps.size() > MOST_LEVELS ? List.of() : steps;
            }
            case BotOption.Check _,BotOption.Text _,BotOption.Button _ -> List.of();
        };
    }

    /** The player at that step of the ladder. */
    public Player.Computer player(int step) {
        if (levels.isEmpty()) return new Player.Computer(provider, name, Map.of());
        var value = levels.get(Math.clamp(step, 0, levels.size() - 1));
        // A level with a name is a character; a number needs the bot's name with it.
        boolean named = !value.isEmpty() && Character.isLetter(value.charAt(0));
        return new Player.Computer(provider, named ? value : name + " " + value, Map.of(level, value));
    }
}
