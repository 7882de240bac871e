package rookery.uci.client;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.play.bot.BotOption;
import rookery.uci.protocol.EngineVariants;
import rookery.uci.protocol.UciReply;
import rookery.uci.protocol.UciReplyReader;

/** Reads what {@link EngineListWriter} wrote and users may have edited: an invalid entry is left out and its problems are reported. */
final class EngineListReader {

    private static final Pattern ID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9-]*");

    private final List<Engine> engines = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();

    private EngineListReader() {
    }

    static Engines.Content read(String text) {
        EngineListReader reader = new EngineListReader();
        switch (JsonReader.read(text, JsonReader.LARGE)) {
            case JsonReader.Refused(LineColumn place, String reason) -> reader.problem(place, reason);
            case JsonReader.Read(Json value) -> reader.read(value);
        }
        return new Engines.Content(reader.engines, reader.problems);
    }

    private void problem(LineColumn place, String words) {
        problems.add(place + ": " + words);
    }

    private void read(Json value) {
        if (!(value instanceof Json.Dict file) || !(file.find("format") instanceof Json.Text format)
                || !format.value().equals(EngineListWriter.FORMAT)) {
            problem(value.place(), "this is not a list of engines");
            return;
        }
        if (!(file.find("version") instanceof Json.Numeral version) || version.whole() == null
                || version.whole() > EngineListWriter.VERSION) {
            problem(file.place(), "this list of engines was written by a later version of the program");
            return;
        }
        if (!(file.find("engines") instanceof Json.Array list)) {
            problem(file.place(), "“engines” is a list");
            return;
        }
        list.items().forEach(this::engine);
    }

    private void engine(Json item) {
        if (!(item instanceof Json.Dict object)) {
            problem(item.place(), "an engine is an object, not " + item.kind());
            return;
        }
        int before = problems.size();
        String id = text(object, "id", "");
        String path = text(object, "path", "");
        if (!ID.matcher(id).matches()) {
            problem(object.place(), "an engine needs an “id” of letters, digits and hyphens");
        } else if (!ids.add(id)) {
            problem(object.place(), "two engines have the id “" + id + "”");
        }
        if (path.isBlank()) {
            problem(object.place(), "an engine needs the “path” of its program");
        }
        EngineProgram program = new EngineProgram(id, text(object, "name", ""), protocol(object), path, texts(object, "arguments"),
                folder(object), values(object));
        EngineCard card = card(object, program);
        if (problems.size() == before) {
            engines.add(new Engine(program, card));
        }
    }

    private String text(Json.Dict object, String key, String otherwise) {
        Json value = object.find(key);
        if (value == null) {
            return otherwise;
        }
        if (value instanceof Json.Text text) {
            return text.value();
        }
        problem(value.place(), "“" + key + "” is a text, not " + value.kind());
        return otherwise;
    }

    private List<String> texts(Json.Dict object, String key) {
        Json value = object.find(key);
        List<String> texts = new ArrayList<>();
        if (value instanceof Json.Array array) {
            for (Json item : array.items()) {
                if (item instanceof Json.Text text) {
                    texts.add(text.value());
                } else {
                    problem(item.place(), "“" + key + "” is a list of texts, not of " + item.kind());
                }
            }
        } else if (value != null) {
            problem(value.place(), "“" + key + "” is a list of texts, not " + value.kind());
        }
        return texts;
    }

    private Protocol protocol(Json.Dict object) {
        String name = text(object, "protocol", "uci");
        for (Protocol protocol : Protocol.values()) {
            if (protocol.name().equalsIgnoreCase(name)) {
                return protocol;
            }
        }
        problem(object.place(), "“protocol” is uci or cecp, not “" + name + "”");
        return Protocol.UCI;
    }

    private @Nullable Path folder(Json.Dict object) {
        String folder = text(object, "folder", "");
        try {
            return folder.isEmpty() ? null : Path.of(folder);
        } catch (InvalidPathException e) {
            problem(object.place(), "“" + folder + "” is not a folder");
            return null;
        }
    }

    private Map<String, String> values(Json.Dict object) {
        Map<String, String> values = new LinkedHashMap<>();
        Json options = object.find("options");
        if (options instanceof Json.Dict dict) {
            for (Json.Member member : dict.members()) {
                String value = switch (member.value()) {
                    case Json.Text text -> text.value();
                    case Json.Numeral number -> number.literal();
                    case Json.Flag flag -> Boolean.toString(flag.value());
                    case Json.Null _,Json.Array _,Json.Dict _ -> null;
                };
                if (value == null || values.put(member.key(), value) != null) {
                    problem(member.place(), "option “" + member.key() + "” needs one value");
                }
            }
        } else if (options != null) {
            problem(options.place(), "“options” is an object, not " + options.kind());
        }
        return values;
    }

    /** The engine's description; for an entry written by hand without one, chess only. */
    private EngineCard card(Json.Dict object, EngineProgram program) {
        Json says = object.find("says");
        if (says == null) {
            return new EngineCard(program.plainName(), "", List.of(), List.of(EngineVariants.CHESS), false);
        }
        if (!(says instanceof Json.Dict dict)) {
            problem(says.place(), "“says” is an object, not " + says.kind());
            return new EngineCard(program.plainName(), "", List.of(), List.of(), false);
        }
        List<BotOption> options = new ArrayList<>();
        for (String line : texts(dict, "options")) {
            if (UciReplyReader.read(line) instanceof UciReply.Offer(BotOption option)
                    && options.stream().noneMatch(other -> other.name().equalsIgnoreCase(option.name()))) {
                options.add(option);
            } else {
                problem(dict.place(), "“" + line + "” offers no option");
            }
        }
        return new EngineCard(text(dict, "name", program.plainName()), text(dict, "author", ""), options, texts(dict, "variants"),
                dict.find("chess960") instanceof Json.Flag flag && flag.value());
    }
}
