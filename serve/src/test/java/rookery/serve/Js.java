package rookery.serve;

import java.util.List;
import java.util.Optional;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;

/** JSON that a test looks into. Paths are keys and indices: {@code players.white.name}, {@code plies.0.text}. */
record Js(Json value) {

    static Js of(String text) {
        if (JsonReader.read(text, JsonReader.LARGE) instanceof JsonReader.Read(Json json)) {
            return new Js(json);
        }
        throw new AssertionError("no JSON: " + text);
    }

    Optional<Js> find(String path) {
        Json at = value;
        for (String key : path.split("\\.")) {
            Json next = switch (at) {
                case Json.Dict dict -> dict.find(key);
                case Json.Array(var _, List<Json> items) -> Integer.parseInt(key) < items.size() ? items.get(Integer.parseInt(key)) : null;
                default -> null;
            };
            if (next == null || next instanceof Json.Null) {
                return Optional.empty();
            }
            at = next;
        }
        return Optional.of(new Js(at));
    }

    boolean has(String path) {
        return find(path).isPresent();
    }

    Js at(String path) {
        return find(path).orElseThrow(() -> new AssertionError("no " + path + " in " + value));
    }

    String text(String path) {
        return ((Json.Text) at(path).value()).value();
    }

    String textOr(String path, String other) {
        return find(path).map(found -> ((Json.Text) found.value()).value()).orElse(other);
    }

    int number(String path) {
        return Integer.parseInt(((Json.Numeral) at(path).value()).literal());
    }

    boolean flag(String path) {
        return ((Json.Flag) at(path).value()).value();
    }

    List<Js> list(String path) {
        return ((Json.Array) at(path).value()).items().stream().map(Js::new).toList();
    }

    List<String> texts(String path) {
        return list(path).stream().map(each -> ((Json.Text) each.value()).value()).toList();
    }

    String string() {
        return ((Json.Text) value).value();
    }

    int number() {
        return Integer.parseInt(((Json.Numeral) value).literal());
    }
}
