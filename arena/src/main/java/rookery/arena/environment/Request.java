package rookery.arena.environment;

import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.LineColumn;

/** One request line from a program. */
final class Request {

    /** What is wrong with a request, in words for the program's author. */
    static final class Bad extends Exception {
        private static final long serialVersionUID = 1L;

        Bad(String message) {
            super(message, null, false, false);
        }
    }

    private final Json.Dict dict;

    private Request(Json.Dict dict) {
        this.dict = dict;
    }

    static Request read(String line) throws Bad {
        return switch (JsonReader.read(line)) {
            case JsonReader.Read(Json.Dict dict) -> new Request(dict);
            case JsonReader.Read _ -> throw new Bad("a request is an object: {\"op\": \"step\", ...}");
            case JsonReader.Refused(LineColumn place, String reason) -> throw new Bad("no JSON: " + place + ": " + reason);
        };
    }

    boolean has(String key) {
        return dict.find(key) != null;
    }

    String text(String key, @Nullable String missing) throws Bad {
        Json value = dict.find(key);
        if (value == null && missing != null) {
            return missing;
        }
        if (value instanceof Json.Text(var _, String text)) {
            return text;
        }
        throw new Bad("“" + key + "” must be a text");
    }

    long number(String key, long missing) throws Bad {
        Json value = dict.find(key);
        return value == null ? missing : number(key, value);
    }

    private static long number(String key, Json value) throws Bad {
        try {
            if (value instanceof Json.Numeral(var _, String literal)) {
                return Long.parseLong(literal);
            }
        } catch (NumberFormatException e) {
            // Told below.
        }
        throw new Bad("“" + key + "” must be a whole number");
    }

    boolean flag(String key, boolean missing) throws Bad {
        Json value = dict.find(key);
        if (value == null) {
            return missing;
        }
        if (value instanceof Json.Flag(var _, boolean flag)) {
            return flag;
        }
        throw new Bad("“" + key + "” must be true or false");
    }

    /** The numbers of a list; null if the key is missing. */
    int @Nullable [] numbers(String key) throws Bad {
        Json value = dict.find(key);
        if (value == null) {
            return null;
        }
        if (!(value instanceof Json.Array(var _, List<Json> items))) {
            throw new Bad("“" + key + "” must be a list of whole numbers");
        }
        int[] numbers = new int[items.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Math.clamp(number(key, items.get(i)), Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
        return numbers;
    }

    /** The texts of a list. */
    List<String> texts(String key, List<String> missing) throws Bad {
        Json value = dict.find(key);
        if (value == null) {
            return missing;
        }
        if (value instanceof Json.Array(var _, List<Json> items) && items.stream().allMatch(Json.Text.class::isInstance)) {
            return items.stream().map(item -> item instanceof Json.Text(var _, String text) ? text : "").toList();
        }
        throw new Bad("“" + key + "” must be a list of texts");
    }
}
