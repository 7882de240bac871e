package rookery.desktop.settings;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;

/**
 * The single values of a JSON object by the names that lead to them, joined by dots. Lists are left out. It reads tokens and binds no data: settings are
 * read at every start, and the machinery that binds would take a tenth of it.
 */
record JsonLeaves(Map<String, String> values) {

    JsonLeaves {
        values = Map.copyOf(values);
    }

    /** @throws JacksonException if the text is no JSON object */
    static JsonLeaves of(String text) {
        var values = new LinkedHashMap<String, String>();
        var names = new ArrayDeque<String>();
        try (var parser = new JsonFactory().createParser(ObjectReadContext.empty(), text)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) throw new StreamReadException(parser, "This is no JSON object.");
            for (var token = parser.nextToken(); token != null; token = parser.nextToken()) {
                if (token == JsonToken.PROPERTY_NAME) names.addLast(parser.currentName());
                else if (token == JsonToken.START_ARRAY) parser.skipChildren();
                else if (token.isScalarValue() && token != JsonToken.VALUE_NULL) values.put(String.join(".", names), parser.getString());
                if (token != JsonToken.PROPERTY_NAME && token != JsonToken.START_OBJECT) names.pollLast();
            }
            return new JsonLeaves(values);
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
