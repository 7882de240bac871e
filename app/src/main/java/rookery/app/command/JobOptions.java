package rookery.app.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import rookery.arena.run.JobReader;
import rookery.arena.run.JobSpec;

/** The settings of a job as options of a command, one for each that {@link JobReader} knows. */
final class JobOptions {

    private JobOptions() {
    }

    static void addTo(CommandSpec command) {
        JobReader.SETTINGS.forEach((name, description) -> command.addOption(OptionSpec.builder("--" + name).type(String.class)
                .paramLabel(name.startsWith("third") || name.equals("courtesies") ? "true|false" : "…")
                .description(description.replace("%", "%%"))
                .build()));
    }

    /** The job that the players and the options given make. */
    static JobSpec spec(List<String> players, CommandSpec command) {
        Map<String, String> settings = new LinkedHashMap<>();
        ParseResult parsed = command.commandLine().getParseResult();
        for (String name : JobReader.SETTINGS.keySet()) {
            String value = parsed.matchedOptionValue("--" + name, (String) null);
            if (value != null) {
                settings.put(name, value);
            }
        }
        return new JobSpec(players, settings);
    }
}
