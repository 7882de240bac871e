package rookery.uci.protocol;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.play.bot.BotOption;

/** Reads the features a CECP engine announces: {@code feature ping=1 myname="Phalanx XXV" option="Resign -check 0"}. Never throws. */
public final class CecpFeatures {

    private static final String WORD = "feature";

    private CecpFeatures() {
    }

    /** One feature; the value is text without quotes. */
    public record Feature(String name, String value) {

        public boolean isOn() {
            return value.equals("1");
        }
    }

    /** The features of a line; empty for any other line. */
    public static List<Feature> read(String line) {
        List<Feature> features = new ArrayList<>();
        String text = line.strip();
        if (!text.startsWith(WORD) || text.length() > WORD.length() && !Character.isWhitespace(text.charAt(WORD.length()))) {
            return features;
        }
        int at = WORD.length();
        while (at < text.length()) {
            int equals = text.indexOf('=', at);
            if (equals < 0) {
                break;
            }
            String name = text.substring(at, equals).strip();
            boolean quoted = equals + 1 < text.length() && text.charAt(equals + 1) == '"';
            int from = quoted ? equals + 2 : equals + 1;
            int to = quoted ? text.indexOf('"', from) : space(text, from);
            to = to < 0 ? text.length() : to;
            features.add(new Feature(name, text.substring(Math.min(from, to), to)));
            at = quoted ? to + 1 : to;
        }
        return features;
    }

    private static int space(String text, int from) {
        int at = from;
        while (at < text.length() && !Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** The option a feature of that name offers: {@code NAME -spin 3 1 9}; null if invalid. */
    public static @Nullable BotOption option(String value) {
        int dash = value.indexOf(" -");
        if (dash <= 0) {
            return null;
        }
        String name = value.substring(0, dash).strip();
        String rest = value.substring(dash + 2);
        int end = space(rest, 0);
        String type = rest.substring(0, end);
        String arguments = rest.substring(end).strip();
        return switch (type) {
            case "check" -> new BotOption.Check(name, arguments.equals("1"), "");
            case "spin", "slider" -> spin(name, arguments);
            case "combo" -> combo(name, arguments);
            case "string", "file", "path" -> new BotOption.Text(name, arguments, "");
            case "button", "save", "reset" -> new BotOption.Button(name, "");
            default -> null;
        };
    }

    private static @Nullable BotOption spin(String name, String arguments) {
        String[] numbers = arguments.split("\\s+");
        try {
            long min = Long.parseLong(numbers[1]);
            long max = Math.max(min, Long.parseLong(numbers[2]));
            return new BotOption.Spin(name, Math.clamp(Long.parseLong(numbers[0]), min, max), min, max, "");
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            return null;
        }
    }

    /** Choices are separated by {@code ///}; a star marks the default. */
    private static @Nullable BotOption combo(String name, String arguments) {
        List<String> choices = new ArrayList<>();
        String byDefault = null;
        for (String part : arguments.split("///")) {
            String choice = part.strip();
            if (choice.startsWith("*")) {
                choice = choice.substring(1).strip();
                byDefault = choice.isEmpty() ? byDefault : choice;
            }
            if (!choice.isEmpty() && !choices.contains(choice)) {
                choices.add(choice);
            }
        }
        return choices.isEmpty() ? null : new BotOption.Combo(name, byDefault == null ? choices.getFirst() : byDefault, choices, "");
    }

    /** The names in a list of variants, without the board sizes some of them begin with: {@code 14x14+0_xxl}. */
    public static List<String> variants(String value) {
        List<String> names = new ArrayList<>();
        for (String item : value.split(",")) {
            String name = item.strip().replaceFirst("^\\d+x\\d+\\+\\d+_", "");
            if (!name.isEmpty() && !names.contains(name)) {
                names.add(name);
            }
        }
        return names;
    }
}
