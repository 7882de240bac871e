package rookery.kernel.catalogue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.LineColumn;

/**
 * The members of one object in a variant file, read one by one. A value of the wrong kind is reported and replaced by the default. Finally {@link #finish}
 * reports the members nobody read.
 */
final class Section {

    private final Json.Dict dict;
    private final String path;
    private final ProblemList problems;
    private final Set<String> asked = new LinkedHashSet<>();

    Section(Json.Dict dict, String path, ProblemList problems) {
        this.dict = dict;
        this.path = path;
        this.problems = problems;
    }

    LineColumn place() {
        return dict.place();
    }

    /** The member's place, or the object's if it is absent. */
    LineColumn place(String key) {
        Json value = dict.find(key);
        return value == null ? dict.place() : value.place();
    }

    String path(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }

    void problem(String key, String message) {
        problems.add(place(key), path(key), message);
    }

    void harmless(String key, String message) {
        problems.addHarmless(place(key), path(key), message);
    }

    boolean has(String key) {
        return dict.find(key) != null;
    }

    @Nullable
    Json value(String key) {
        asked.add(key);
        return dict.find(key);
    }

    private void expected(String key, Json found, String what) {
        problem(key, "expected " + what + ", found " + found.kind());
    }

    String text(String key, String otherwise) {
        return switch (value(key)) {
            case null -> otherwise;
            case Json.Text(LineColumn _, String text) -> text;
            case Json other -> {
                expected(key, other, "a text in quotes");
                yield otherwise;
            }
        };
    }

    boolean flag(String key, boolean otherwise) {
        return switch (value(key)) {
            case null -> otherwise;
            case Json.Flag(LineColumn _, boolean flag) -> flag;
            case Json other -> {
                expected(key, other, "true or false");
                yield otherwise;
            }
        };
    }

    int number(String key, int least, int most, int otherwise) {
        Json value = value(key);
        if (value == null) {
            return otherwise;
        }
        Integer whole = value instanceof Json.Numeral numeral ? numeral.whole() : null;
        if (whole == null || whole < least || whole > most) {
            String found = value instanceof Json.Numeral(LineColumn _, String literal) ? literal : value.kind();
            problem(key, "expected a whole number from " + least + " to " + most + ", found " + found);
            return otherwise;
        }
        return whole;
    }

    <E extends Enum<E>> E choice(String key, Class<E> type, E otherwise) {
        Json value = value(key);
        if (value == null) {
            return otherwise;
        }
        List<String> words = Stream.of(type.getEnumConstants()).map(Section::word).toList();
        if (value instanceof Json.Text(LineColumn _, String text)) {
            int index = words.indexOf(text);
            if (index >= 0) {
                return type.getEnumConstants()[index];
            }
            problem(key, "expected one of " + String.join(", ", words) + ", found \"" + shown(text) + "\"" + Suggestion.among(words, text));
        } else {
            expected(key, value, "one of " + String.join(", ", words));
        }
        return otherwise;
    }

    /** How a variant file writes an enum's constant: {@code loss-or-draw}. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The texts of a list; items of another kind are reported and left out. Null when the member is absent or not a list. */
    @Nullable
    List<Json.Text> texts(String key, String what) {
        Json value = value(key);
        if (value == null) {
            return null;
        }
        if (!(value instanceof Json.Array(LineColumn _, List<Json> items))) {
            expected(key, value, "a list of " + what);
            return null;
        }
        List<Json.Text> texts = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof Json.Text text) {
                texts.add(text);
            } else {
                problems.add(items.get(i).place(), path(key) + "[" + i + "]",
                        "expected a text in quotes, found " + items.get(i).kind());
            }
        }
        return texts;
    }

    /** A member that is an object; null when it is the given word for "none", absent or wrong. */
    @Nullable
    Section section(String key, String wordForNone) {
        return switch (value(key)) {
            case null -> null;
            case Json.Dict object -> new Section(object, path(key), problems);
            case Json.Text(LineColumn _, String text) when text.equals(wordForNone) -> null;
            case Json other -> {
                String found = other instanceof Json.Text(LineColumn _, String text) ? "\"" + shown(text) + "\"" : other.kind();
                problem(key, "expected an object or \"" + wordForNone + "\", found " + found);
                yield null;
            }
        };
    }

    /** Reports members that were never read, and duplicates. */
    void finish() {
        Set<String> seen = new HashSet<>();
        for (Json.Member member : dict.members()) {
            if (!asked.contains(member.key())) {
                problems.addHarmless(member.place(), path(shown(member.key())), "there is no such setting"
                        + Suggestion.among(asked, member.key()) + "; known here: "
                        + asked.stream().sorted().collect(Collectors.joining(", ")));
            } else if (!seen.add(member.key())) {
                problems.add(member.place(), path(member.key()), "stands twice");
            }
        }
    }

    /** A text of the user's, cut to what a message can show. */
    static String shown(String text) {
        String plain = text.replaceAll("\\p{Cntrl}", "?");
        return plain.length() <= 40 ? plain : plain.substring(0, 40) + "...";
    }
}
