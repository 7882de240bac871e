package rookery.arena.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import rookery.arena.Reading;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.LineColumn;

/**
 * A job as a user writes it: players and settings, all texts. A job file is this as JSON, a command line the same with {@code --} before each name;
 * {@link JobReader} lists the names and interprets them.
 *
 * @param settings by name, sorted, so that equal jobs have equal texts
 */
public record JobSpec(List<String> players, Map<String, String> settings) {

    private static final String PLAYERS = "players";

    public JobSpec {
        players = List.copyOf(players);
        settings = Collections.unmodifiableSortedMap(new TreeMap<>(settings));
    }

    public JobSpec with(String name, String value) {
        Map<String, String> changed = new LinkedHashMap<>(settings);
        changed.put(name, value);
        return new JobSpec(players, changed);
    }

    /** As a job file. */
    public String json() {
        return JsonWriter.write(tree());
    }

    /** On one line, for journals. */
    public String line() {
        return JsonWriter.compact(tree());
    }

    private Json tree() {
        Json.Builder object = new Json.Builder().with(PLAYERS, Json.ofTexts(players));
        settings.forEach((name, value) -> object.with(name, Json.of(value)));
        return object.build();
    }

    /** Reads a job file. */
    public static Reading<JobSpec> read(String json) {
        return switch (JsonReader.read(json)) {
            case JsonReader.Read(Json.Dict dict) -> read(dict);
            case JsonReader.Read _ -> Reading.refused("a job is an object: {\"players\": [...], ...}");
            case JsonReader.Refused(LineColumn place, String reason) -> Reading.refused(place + ": " + reason);
        };
    }

    private static Reading<JobSpec> read(Json.Dict dict) {
        List<String> problems = new ArrayList<>();
        List<String> players = new ArrayList<>();
        Map<String, String> settings = new LinkedHashMap<>();
        for (Json.Member member : dict.members()) {
            if (member.key().equals(PLAYERS) && member.value() instanceof Json.Array(var _, List<Json> items)) {
                for (Json item : items) {
                    if (item instanceof Json.Text(var _, String text)) {
                        players.add(text);
                    } else {
                        problems.add("players are texts, not " + item.kind());
                    }
                }
                continue;
            }
            switch (member.value()) {
                case Json.Text(var _, String text) -> settings.put(member.key(), text);
                case Json.Numeral(var _, String literal) -> settings.put(member.key(), literal);
                case Json.Flag(var _, boolean flag) -> settings.put(member.key(), Boolean.toString(flag));
                case Json.Null _,Json.Array _,Json.Dict _ ->
                    problems.add("“" + member.key() + "” must be a text, a number, true or false, not " + member.value().kind());
            }
        }
        return problems.isEmpty() ? Reading.read(new JobSpec(players, settings)) : new Reading.Refused<>(problems);
    }
}
