package rookery.play.bot;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Something a user can adjust about a bot, of the five types UCI knows. Values travel as text, as UCI and settings files write them.
 *
 * <p>Where a bot has them, these names mean the same as in UCI: {@code Hash} (MiB), {@code Threads}, {@code Ponder}, {@code MultiPV},
 * {@code UCI_LimitStrength} and {@code UCI_Elo}.
 */
public sealed interface BotOption {

    /** Unique among the bot's options, whatever the case; may contain spaces. */
    String name();

    /** What it does, for a user; empty if nothing is known. */
    String help();

    /** The default as text; empty for a button. */
    String defaultText();

    /** Why the text is not a valid value, in words for a user; empty if it is valid. */
    Optional<String> problem(String text);

    /** Yes or no; as text {@code true} or {@code false}. */
    record Check(String name, boolean byDefault, String help) implements BotOption {
        @Override
        public String defaultText() {
            return Boolean.toString(byDefault);
        }

        @Override
        public Optional<String> problem(String text) {
            String word = text.strip().toLowerCase(Locale.ROOT);
            return word.equals("true") || word.equals("false")
                    ? Optional.empty()
                    : Optional.of(name + " is true or false, not “" + text + "”");
        }
    }

    /** A whole number from min to max. */
    record Spin(String name, long byDefault, long min, long max, String help) implements BotOption {

        public Spin {
            if (min > byDefault || byDefault > max) {
                throw new IllegalArgumentException(name + ": " + min + " <= " + byDefault + " <= " + max);
            }
        }

        @Override
        public String defaultText() {
            return Long.toString(byDefault);
        }

        @Override
        public Optional<String> problem(String text) {
            try {
                long value = Long.parseLong(text.strip());
                return value >= min && value <= max
                        ? Optional.empty()
                        : Optional.of(name + " goes from " + min + " to " + max + ", " + value + " is outside");
            } catch (NumberFormatException e) {
                return Optional.of(name + " is a whole number, not “" + text + "”");
            }
        }
    }

    /** One of several words. */
    record Combo(String name, String byDefault, List<String> choices, String help) implements BotOption {

        public Combo {
            choices = List.copyOf(choices);
            if (!choices.contains(byDefault)) {
                throw new IllegalArgumentException(name + ": " + byDefault + " is not among " + choices);
            }
        }

        @Override
        public String defaultText() {
            return byDefault;
        }

        @Override
        public Optional<String> problem(String text) {
            return choices.stream().anyMatch(choice -> choice.equalsIgnoreCase(text.strip()))
                    ? Optional.empty()
                    : Optional.of(name + " is one of " + String.join(", ", choices) + ", not “" + text + "”");
        }
    }

    /** Any text, such as the path of a file; UCI calls it a string. */
    record Text(String name, String byDefault, String help) implements BotOption {
        @Override
        public String defaultText() {
            return byDefault;
        }

        @Override
        public Optional<String> problem(String text) {
            return Optional.empty();
        }
    }

    /** Something to do rather than a value; see {@link Bot#press}. */
    record Button(String name, String help) implements BotOption {
        @Override
        public String defaultText() {
            return "";
        }

        @Override
        public Optional<String> problem(String text) {
            return Optional.of(name + " takes no value");
        }
    }
}
