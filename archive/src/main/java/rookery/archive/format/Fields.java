package rookery.archive.format;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.LineColumn;

/** The members of a JSON object whose keys are all known and occur once: reading one that is missing or of the wrong type is a {@link Flaw}. */
record Fields(Json.Dict dict) {

    static Fields of(Json.Dict dict, Set<String> known) throws Flaw {
        Set<String> seen = new HashSet<>();
        for (Json.Member member : dict.members()) {
            if (!known.contains(member.key()) || !seen.add(member.key())) {
                throw Flaw.damaged(member.place(), "\"" + member.key() + "\"" + (known.contains(member.key()) ? " twice" : ""),
                        known.stream().sorted().collect(Collectors.joining(", ")));
            }
        }
        return new Fields(dict);
    }

    LineColumn place() {
        return dict.place();
    }

    boolean has(String key) {
        return dict.find(key) != null;
    }

    @Nullable
    Json find(String key) {
        return dict.find(key);
    }

    Json need(String key) throws Flaw {
        Json value = dict.find(key);
        if (value == null) {
            throw Flaw.damaged(dict.place(), "no \"" + key + "\"", "\"" + key + "\"");
        }
        return value;
    }

    Json.Text text(String key) throws Flaw {
        if (need(key) instanceof Json.Text text) {
            return text;
        }
        throw otherSort(key, "a text");
    }

    Json.Array list(String key) throws Flaw {
        if (need(key) instanceof Json.Array array) {
            return array;
        }
        throw otherSort(key, "a list");
    }

    Fields fields(String key, Set<String> known) throws Flaw {
        if (need(key) instanceof Json.Dict inner) {
            return of(inner, known);
        }
        throw otherSort(key, "an object");
    }

    private Flaw otherSort(String key, String expected) throws Flaw {
        Json value = need(key);
        return Flaw.damaged(value.place(), value.kind() + " for \"" + key + "\"", expected);
    }

    static int whole(Json value, int least, int most) throws Flaw {
        Integer whole = value instanceof Json.Numeral numeral ? numeral.whole() : null;
        if (whole != null && whole >= least && whole <= most) {
            return whole;
        }
        throw Flaw.damaged(value.place(), JsonWriter.compact(value), "a whole number from " + least + " to " + most);
    }
}
