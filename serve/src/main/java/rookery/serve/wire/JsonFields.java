package rookery.serve.wire;

import java.util.Optional;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;

/** The fields of a JSON object from the network. Missing fields and wrong types are refused with a message. */
public final class JsonFields {

    private static final JsonReader.Bounds BOUNDS = new JsonReader.Bounds(1 << 16, 8);

    private final Json.Dict dict;

    private JsonFields(Json.Dict dict) {
        this.dict = dict;
    }

    public static JsonFields read(String text) throws Refused {
        return switch (JsonReader.read(text, BOUNDS)) {
            case JsonReader.Read(Json value) when value instanceof Json.Dict dict -> new JsonFields(dict);
            case JsonReader.Read(Json value) -> throw Refused.badRequest("The request is " + value.kind() + ", not an object.");
            case JsonReader.Refused(var place, String reason) ->
                throw Refused.badRequest("The request is not JSON: " + reason + " (" + place + ").");
        };
    }

    public String text(String key) throws Refused {
        return textOf(key).orElseThrow(() -> Refused.badRequest("“" + key + "” is missing."));
    }

    public String text(String key, String usual) throws Refused {
        return textOf(key).orElse(usual);
    }

    /** Empty where it is missing or null. */
    public Optional<String> textOf(String key) throws Refused {
        return switch (dict.find(key)) {
            case null -> Optional.empty();
            case Json.Null _ -> Optional.empty();
            case Json.Text(var _, String value) -> Optional.of(value);
            case Json other -> throw wrong(key, "a text", other);
        };
    }

    public boolean flag(String key) throws Refused {
        return switch (dict.find(key)) {
            case null -> false;
            case Json.Null _ -> false;
            case Json.Flag(var _, boolean value) -> value;
            case Json other -> throw wrong(key, "true or false", other);
        };
    }

    /** Empty where it is missing or null. */
    public Optional<Integer> number(String key) throws Refused {
        return switch (dict.find(key)) {
            case null -> Optional.empty();
            case Json.Null _ -> Optional.empty();
            case Json.Numeral numeral when numeral.whole() != null -> Optional.ofNullable(numeral.whole());
            case Json other -> throw wrong(key, "a whole number", other);
        };
    }

    /** Empty where it is missing or null. */
    public Optional<JsonFields> object(String key) throws Refused {
        return switch (dict.find(key)) {
            case null -> Optional.empty();
            case Json.Null _ -> Optional.empty();
            case Json.Dict value -> Optional.of(new JsonFields(value));
            case Json other -> throw wrong(key, "an object", other);
        };
    }

    private static Refused wrong(String key, String wanted, Json found) {
        return Refused.badRequest("“" + key + "” should be " + wanted + ", and is " + found.kind() + ".");
    }
}
