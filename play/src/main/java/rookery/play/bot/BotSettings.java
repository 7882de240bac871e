package rookery.play.bot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The values chosen for a bot's options, and the seed of everything random in it. Options not chosen have their defaults. Two bots of one provider with equal
 * settings, one thread and no time limit play alike.
 *
 * @param values texts by option name, whatever the case
 * @param seed   where the bot's random numbers start
 */
public record BotSettings(Map<String, String> values, long seed) implements WithBotSettings {

    /** All defaults, seed 0. */
    public static final BotSettings DEFAULT = new BotSettings(Map.of(), 0);

    public BotSettings {
        values = sorted(values);
    }

    private static Map<String, String> sorted(Map<String, String> values) {
        return Collections.unmodifiableSortedMap(modifiable(values));
    }

    /** A new sorted map that ignores case, unlike {@code new TreeMap(Map)}. */
    private static SortedMap<String, String> modifiable(Map<String, String> values) {
        SortedMap<String, String> copy = new TreeMap<>(Comparator.comparing((String name) -> name.toLowerCase(Locale.ROOT)));
        copy.putAll(values);
        return copy;
    }

    public BotSettings with(String name, String value) {
        SortedMap<String, String> changed = modifiable(values);
        changed.remove(name);
        changed.put(name, value);
        return new BotSettings(changed, seed);
    }

    /** The value chosen for the option, or its default if none was chosen or the choice is invalid. */
    private String chosen(BotOption option) {
        String text = values.get(option.name());
        return text == null || option.problem(text).isPresent() ? option.defaultText() : text.strip();
    }

    public boolean value(BotOption.Check option) {
        return Boolean.parseBoolean(chosen(option));
    }

    public long value(BotOption.Spin option) {
        return Long.parseLong(chosen(option));
    }

    /** One of the option's choices, spelled as there. */
    public String value(BotOption.Combo option) {
        String text = chosen(option);
        return option.choices().stream().filter(choice -> choice.equalsIgnoreCase(text)).findFirst().orElse(option.byDefault());
    }

    public String value(BotOption.Text option) {
        return chosen(option);
    }

    /** Everything wrong with these values for those options, in words for a user; empty if all is well. */
    public List<String> problems(List<BotOption> options) {
        List<String> problems = new ArrayList<>();
        values.forEach((name, text) -> options.stream().filter(option -> option.name().equalsIgnoreCase(name)).findFirst()
                .map(option -> option.problem(text)).orElse(Optional.of("there is no option “" + name + "”")).ifPresent(problems::add));
        return List.copyOf(problems);
    }
}
