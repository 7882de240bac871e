package rookery.desktop.settings;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;

/** The single values of a JSON object by the names that lead to them, joined by dots. Lists are left out. */
record JsonLeaves(Map<String, String> values) {

    JsonLeaves {
        values = Map.copyOf(values);
    }

    /** @throws IllegalArgumentException if the text is no JSON object */
    static JsonLeaves of(String text) {
        return switch (JsonReader.read(text)) {
            case JsonReader.Read(Json.Dict object) -> {
                var values = new LinkedHashMap<String, String>();
                collect(object, "", values);
                yield new JsonLeaves(values);
            }
            case JsonReader.Read(Json other) -> throw new IllegalArgumentException("no JSON object, but " + other.kind());
            case JsonReader.Refused(var place, String reason) -> throw new IllegalArgumentException(place + ": " + reason);
        };
    }

    private static void collect(Json.Dict object, String prefix, Map<String, String> values) {
        for (var member : object.members()) {
            var name = prefix + member.key();
            switch (member.value()) {
                case Json.Dict inner -> collect(inner, name + ".", values);
                case Json.Text(var _, String text) -> values.put(name, text);
                case Json.Numeral(var _, String literal) -> values.put(name, literal);
                case Json.Flag(var _, boolean flag) -> values.put(name, Boolean.toString(flag));
                case Json.Null _,Json.Array _ -> {
                }
            }
        }
    }

    String word(String name, String otherwise) {
        return values.getOrDefault(name, otherwise);
    }

    /** @throws NumberFormatException if there is something else */
    double number(String name, double otherwise) {
        var value = values.get(name);
        return value == null ? otherwise : Double.parseDouble(value);
    }

    /** @throws NumberFormatException if there is something else */
    int whole(String name, int otherwise) {
        var value = values.get(name);
        return value == null ? otherwise : Integer.parseInt(value);
    }

    boolean flag(String name, boolean otherwise) {
        var value = values.get(name);
        return value == null ? otherwise : value.equals("true");
    }

    /** What stands below that name, by the rest of the names. */
    Map<String, String> under(String name) {
        var start = name + ".";
        return values.entrySet().stream().filter(value -> value.getKey().startsWith(start))
                .collect(Collectors.toMap(value -> value.getKey().substring(start.length()), Map.Entry::getValue));
    }
}
