package rookery.app.install;

import java.util.Arrays;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Shell completion of commands, options and option values, generated from the commands themselves. */
public final class Completion {

    private Completion() {}

    private static Stream<OptionSpec> options(CommandSpec command) {
        return command.options().stream().filter(option -> !option.hidden());
    }

    private static String longName(OptionSpec option) {
        return Arrays.stream(option.names()).filter(name -> name.startsWith("--")).findFirst().orElse(option.longestName());
    }

    private static String about(String[] description) {
        return String.join(" ", description).strip();
    }

    /** The values of an option, if there are few; otherwise empty. */
    private static String words(OptionSpec option) {
        return option.type().isEnum()
                ? Arrays.stream(option.type().getEnumConstants()).map(each -> each.toString().toLowerCase(Locale.ROOT))
                        .collect(Collectors.joining(" "))
                : "";
    }

    /** For bash: the file {@code bash-completion/completions/rookery}. */
    public static String bash(SequencedMap<String, CommandSpec> commands) {
        var cases = new StringBuilder();
        commands.forEach((name, command) -> cases.append("        ").append(name).append(") options='")
                .append(options(command).map(Completion::longName).collect(Collectors.joining(" "))).append("' ;;\n"));
        return """
                # Completion of rookery for bash.
                _rookery() {
                    local word=${COMP_WORDS[COMP_CWORD]} options=
                    COMPREPLY=()
                    if [ "$COMP_CWORD" -eq 1 ] && [ "${word#-}" = "$word" ]; then
                        COMPREPLY=($(compgen -W '%s' -- "$word"))
                        compopt -o filenames 2> /dev/null
                        COMPREPLY+=($(compgen -f -X '!*.@(rookery|pgn|json|fen)' -- "$word") $(compgen -d -- "$word"))
                        return
                    fi
                    case ${COMP_WORDS[1]} in
                %s        *) options='%s' ;;
                    esac
                    case $word in
                        -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
                        *)
                            compopt -o filenames 2> /dev/null
                            COMPREPLY=($(compgen -f -- "$word"))
                            ;;
                    esac
                }
                complete -F _rookery rookery
                """.formatted(String.join(" ", commands.sequencedKeySet()), cases, desktopOptions(commands));
    }

    /** Options without a command belong to the window. */
    private static String desktopOptions(SequencedMap<String, CommandSpec> commands) {
        return Stream
                .concat(Stream.ofNullable(commands.get("desktop")).flatMap(Completion::options).map(Completion::longName),
                        Stream.of("--version"))
                .collect(Collectors.joining(" "));
    }

    /** For zsh: the file {@code zsh/site-functions/_rookery}. */
    public static String zsh(SequencedMap<String, CommandSpec> commands, SequencedMap<String, String> summaries) {
        var names = summaries.sequencedEntrySet().stream().map(each -> "        " + zshWord(each.getKey() + ":" + each.getValue()))
                .collect(Collectors.joining("\n"));
        var cases = new StringBuilder();
        commands.forEach((name, command) -> {
            cases.append("        ").append(name).append(") _arguments -S");
            options(command).forEach(option -> cases.append(" \\\n            ").append(zshWord(zshOption(option))));
            cases.append(" '*:file:_files' ;;\n");
        });
        return """
                #compdef rookery
                # Completion of rookery for zsh.
                _rookery() {
                    local -a commands
                    commands=(
                %s
                    )
                    if (( CURRENT == 2 )); then
                        _describe command commands
                        _files
                        return
                    fi
                    local command=$words[2]
                    shift words
                    (( CURRENT-- ))
                    case $command in
                %s        *) _files ;;
                    esac
                }
                _rookery "$@"
                """.formatted(names, cases);
    }

    private static String zshOption(OptionSpec option) {
        var about = about(option.description()).replace("[", "(").replace("]", ")").replace(":", "\\:");
        var taken = option.arity().max() == 0
                ? ""
                : words(option).isEmpty()
                        ? ":" + option.paramLabel().replace(":", "\\:") + ":_files"
                        : ":word:(" + words(option) + ")";
        return longName(option) + (option.arity().max() == 0 ? "" : "=") + "[" + about + "]" + taken;
    }

    private static String zshWord(String word) {
        return "'" + word.replace("'", "'\\''") + "'";
    }

    /** For fish: the file {@code fish/vendor_completions.d/rookery.fish}. */
    public static String fish(SequencedMap<String, CommandSpec> commands, SequencedMap<String, String> summaries) {
        var lines = new StringBuilder("# Completion of rookery for fish.\n");
        summaries.forEach((name, summary) -> lines.append("complete -c rookery -n __fish_use_subcommand -a ").append(name).append(" -d ")
                .append(fishWord(summary)).append('\n'));
        commands.forEach((name, command) -> options(command).forEach(option -> {
            lines.append("complete -c rookery -n '__fish_seen_subcommand_from ").append(name).append("' -l ")
                    .append(longName(option).replaceFirst("^--?", ""));
            if (option.arity().min() > 0) lines.append(" -r");
            if (!words(option).isEmpty()) lines.append(" -a ").append(fishWord(words(option)));
            lines.append(" -d ").append(fishWord(about(option.description()))).append('\n');
        }));
        return lines.toString();
    }

    private static String fishWord(String word) {
        return "'" + word.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
