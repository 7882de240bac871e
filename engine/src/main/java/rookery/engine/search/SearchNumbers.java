package rookery.engine.search;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A value for every {@link SearchNumber}. Immutable. */
public final class SearchNumbers {

    /** The values in use. */
    public static final SearchNumbers USUAL = new SearchNumbers(Map.of());

    private final int[] values = Stream.of(SearchNumber.values()).mapToInt(SearchNumber::usual).toArray();
    private final Reductions reductions;

    private SearchNumbers(Map<SearchNumber, Integer> changed) {
        changed.forEach((number, value) -> values[number.ordinal()] = Math.clamp(value, number.least(), number.most()));
        reductions = new Reductions(this);
    }

    /** The default values with those given in their place; values out of range are clamped. */
    public static SearchNumbers with(Map<SearchNumber, Integer> changed) {
        return changed.isEmpty() ? USUAL : new SearchNumbers(changed);
    }

    int get(SearchNumber number) {
        return values[number.ordinal()];
    }

    Reductions reductions() {
        return reductions;
    }

    /** The text of a file with a name and a value per line. */
    public String text() {
        return Arrays.stream(SearchNumber.values()).map(number -> number.id() + " " + get(number) + "\n").collect(Collectors.joining());
    }

    /** The numbers read, or what is wrong with the text. */
    public sealed interface Reading {

        record Whole(SearchNumbers numbers) implements Reading {
        }

        /** @param problem a clause for a user, with the line */
        record Refused(String problem) implements Reading {
        }
    }

    /** Reads what {@link #text} wrote. Missing numbers keep their defaults; lines that begin with # are comments. */
    public static Reading read(List<String> lines) {
        Map<SearchNumber, Integer> changed = new EnumMap<>(SearchNumber.class);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            String[] words = line.split("\\s+");
            Optional<SearchNumber> number = SearchNumber.named(words[0]);
            if (number.isEmpty()) {
                return new Reading.Refused("line " + (i + 1) + ": search has no number “" + words[0] + "”");
            }
            if (words.length != 2 || !words[1].matches("-?\\d{1,6}")) {
                return new Reading.Refused("line " + (i + 1) + ": a name and a whole number are needed");
            }
            int value = Integer.parseInt(words[1]);
            if (value < number.get().least() || value > number.get().most()) {
                return new Reading.Refused("line " + (i + 1) + ": " + words[0] + " lies between " + number.get().least() + " and "
                        + number.get().most());
            }
            changed.put(number.get(), value);
        }
        return new Reading.Whole(with(changed));
    }
}
