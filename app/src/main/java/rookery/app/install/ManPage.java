package rookery.app.install;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The manual page {@code rookery(1)}, generated from the commands themselves. */
public final class ManPage {
    private final StringBuilder page = new StringBuilder();

    private ManPage() {}

    /** @param commands every command by its name, in display order */
    public static String of(SequencedMap<String, CommandSpec> commands, String version, LocalDate day) {
        return new ManPage().write(commands, version, day);
    }

    private String write(SequencedMap<String, CommandSpec> commands, String version, LocalDate day) {
        line(".TH ROOKERY 1 " + day + " \"Rookery " + version + "\" \"User Commands\"");
        line(".SH NAME");
        words("rookery - every chess on one board");
        line(".SH SYNOPSIS");
        line(".B rookery");
        line(".RI [ FILE ...]");
        line(".br");
        line(".B rookery");
        line(".I COMMAND");
        line(".RI [ ARGUMENT ...]");
        line(".SH DESCRIPTION");
        words("Without a command the window opens, with the games or variants in the files, if any are named. The commands work without a display.");
        line(".SH COMMANDS");
        commands.forEach(this::command);
        line(".SH FILES");
        entry("$XDG_DATA_HOME/rookery", "games, library, variants, nets and runs of the lab; by default ~/.local/share/rookery");
        entry("$XDG_CONFIG_HOME/rookery", "settings and engines; by default ~/.config/rookery");
        entry("$XDG_CACHE_HOME/rookery", "files that can be rebuilt; by default ~/.cache/rookery");
        words("With --data DIR everything is in that folder. 'rookery doctor' says where everything is and what is wrong with it.");
        line(".SH ENVIRONMENT");
        entry("ROOKERY_JAVA_OPTS", "further options for the Java virtual machine, such as -Xmx4g");
        entry("ROOKERY_DEBUG", "if set, errors include a stack trace");
        line(".SH EXIT STATUS");
        entry("0", "all went well");
        entry("1", "the work could not be done");
        entry("2", "the command line is wrong");
        return page.toString();
    }

    private void command(String name, CommandSpec command) {
        line(".SS " + text(name));
        line(".B rookery " + text(name));
        var synopsis = command.positionalParameters().stream().map(each -> text(each.paramLabel()))
                .collect(Collectors.joining(" "));
        if (!synopsis.isEmpty()) line(".I " + synopsis);
        line(".PP");
        List<String> about = Arrays.stream(command.usageMessage().description()).filter(each -> !each.isBlank()).toList();
        for (var sentence : about) {
            // Indented lines are examples, one below the other.
            if (sentence.startsWith(" ")) {
                line(".RS");
                line(".nf");
                words(sentence.strip());
                line(".fi");
                line(".RE");
            } else {
                words(sentence);
            }
        }
        for (var parameter : command.positionalParameters()) {
            if (!parameter.hidden()) entry(parameter.paramLabel(), String.join(" ", parameter.description()));
        }
        for (var option : command.options()) {
            if (!option.hidden()) entry(names(option), String.join(" ", option.description()));
        }
    }

    private static String names(OptionSpec option) {
        var label = option.arity().max() == 0
                ? ""
                : option.arity().min() == 0 ? "[=" + option.paramLabel() + "]" : "=" + option.paramLabel();
        return String.join(", ", option.names()) + label;
    }

    private void entry(String term, String about) {
        line(".TP");
        line(".B " + text(term));
        words(about);
    }

    private void words(String words) {
        var safe = text(words);
        // A line that begins with one of these would be a macro.
        line(safe.startsWith(".") || safe.startsWith("'") ? "\\&" + safe : safe);
    }

    private void line(String line) {
        page.append(line).append('\n');
    }

    private static String text(String words) {
        return words.replace("\\", "\\e").replace("-", "\\-").replace("%n", " ");
    }
}
