package rookery.arena.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rookery.arena.run.JobSpec;

/**
 * A job as entered in the form: all texts, valid or not. {@code spec} is what goes into a job file; the rest is only for this machine.
 *
 * @param concurrency games at once; empty for as many as the cores allow
 * @param part        {@code I/N} to play only that part of a round robin or gauntlet; empty for all
 * @param where       a grid of other machines to play on; empty for this one
 */
public record LabForm(JobSpec spec, String concurrency, String part, String where) implements WithLabForm {

    public LabForm {
        concurrency = concurrency.strip();
        part = part.strip();
        where = where.strip();
    }

    /** A job that works at once, for the curious. */
    public static final LabForm FIRST = of(new JobSpec(List.of("greedy", "random"),
            Map.of("variant", "fide", "games", "40", "nodes", "1000", "max-moves", "200")));

    public static LabForm of(JobSpec spec) {
        return new LabForm(spec, "", "", "");
    }

    /** The text of a setting; empty if unset. */
    public String value(String setting) {
        return spec.settings().getOrDefault(setting, "");
    }

    /** Sets the setting; a blank text unsets it. */
    public LabForm with(String setting, String text) {
        Map<String, String> changed = new LinkedHashMap<>(spec.settings());
        if (text.isBlank()) {
            changed.remove(setting);
        } else {
            changed.put(setting, text.strip());
        }
        return withSpec(new JobSpec(spec.players(), changed));
    }

    public LabForm withPlayers(List<String> players) {
        return withSpec(new JobSpec(players, spec.settings()));
    }

    public boolean isMatch() {
        return spec.players().size() == 2;
    }

    /** The equivalent command line. */
    public String command() {
        List<String> words = new ArrayList<>(List.of("rookery", isMatch() ? "match" : "tournament"));
        spec.players().forEach(player -> words.add(quoted(player)));
        spec.settings().forEach((name, value) -> {
            words.add("--" + name);
            words.add(quoted(value));
        });
        if (!concurrency.isEmpty()) words.addAll(List.of("--concurrency", quoted(concurrency)));
        if (!part.isEmpty()) words.addAll(List.of("--shard", quoted(part)));
        if (!where.isEmpty()) words.addAll(List.of("--on", quoted(where)));
        return String.join(" ", words);
    }

    private static String quoted(String word) {
        return word.matches("[\\w@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
