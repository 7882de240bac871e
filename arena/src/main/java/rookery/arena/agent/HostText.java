package rookery.arena.agent;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotOption;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;

/**
 * The words of the language between {@link AgentProcess} and {@link AgentHost}: lines of words separated by spaces. Positions and moves are sent as numbers,
 * since both ends are the same program; invalid text throws an {@link IllegalArgumentException}.
 */
final class HostText {

    private static final String NONE = "-";

    private HostText() {
    }

    /** Any text as a word that is never empty. */
    static String word(String text) {
        return "=" + URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    static String text(String word) {
        if (!word.startsWith("=")) {
            throw new IllegalArgumentException(word);
        }
        return URLDecoder.decode(word.substring(1), StandardCharsets.UTF_8);
    }

    // ---- variants --------------------------------------------------------------------------------------------------

    static String variant(Variant variant) {
        boolean shipped = Variants.named(variant.id()).filter(variant::equals).isPresent();
        return shipped ? variant.id() : word(VariantWriter.compact(variant));
    }

    static Variant variant(String word) {
        if (!word.startsWith("=")) {
            return Variants.named(word).orElseThrow(() -> new IllegalArgumentException(word));
        }
        return switch (VariantReader.read(text(word))) {
            case VariantReader.Accepted(Variant variant) -> variant;
            case VariantReader.Refused(var problems) -> throw new IllegalArgumentException(problems.toString());
        };
    }

    // ---- options ---------------------------------------------------------------------------------------------------

    static String option(BotOption option) {
        return switch (option) {
            case BotOption.Check check -> list("check", check.name(), check.defaultText(), check.help());
            case BotOption.Spin spin ->
                list("spin", spin.name(), spin.defaultText(), Long.toString(spin.min()), Long.toString(spin.max()), spin.help());
            case BotOption.Combo combo -> list("combo", combo.name(), combo.defaultText(), combo.help(),
                    combo.choices().stream().map(HostText::word).collect(Collectors.joining(",")));
            case BotOption.Text text -> list("text", text.name(), text.defaultText(), text.help());
            case BotOption.Button button -> list("button", button.name(), button.help());
        };
    }

    private static String list(String... texts) {
        return List.of(texts).stream().map(HostText::word).collect(Collectors.joining(","));
    }

    static BotOption option(String word) {
        List<String> parts = texts(word);
        String name = parts.get(1);
        return switch (parts.getFirst()) {
            case "check" -> new BotOption.Check(name, Boolean.parseBoolean(parts.get(2)), parts.get(3));
            case "spin" -> new BotOption.Spin(name, Long.parseLong(parts.get(2)), Long.parseLong(parts.get(3)),
                    Long.parseLong(parts.get(4)), parts.get(5));
            case "combo" -> new BotOption.Combo(name, parts.get(2), texts(parts.get(4)), parts.get(3));
            case "text" -> new BotOption.Text(name, parts.get(2), parts.get(3));
            case "button" -> new BotOption.Button(name, parts.get(2));
            default -> throw new IllegalArgumentException(word);
        };
    }

    private static List<String> texts(String word) {
        return List.of(word.split(",")).stream().map(HostText::text).toList();
    }

    // ---- limits ----------------------------------------------------------------------------------------------------

    static String limits(Limits limits) {
        Limits.Clocks clocks = limits.clocks();
        String time = clocks == null
                ? "- - - - -"
                : nanos(clocks.white()) + " " + nanos(clocks.black()) + " " + nanos(clocks.whiteIncrement()) + " "
                        + nanos(clocks.blackIncrement()) + " " + clocks.movesToGo();
        return time + " " + nanos(limits.moveTime()) + " " + limits.depth() + " " + limits.nodes() + " " + limits.mate() + " "
                + limits.lines() + " " + numbers(limits.moves());
    }

    static Limits limits(List<String> words) {
        Limits.Clocks clocks = words.get(4).equals(NONE)
                ? null
                : new Limits.Clocks(duration(words.get(0)), duration(words.get(1)), some(words.get(2)), some(words.get(3)),
                        Integer.parseInt(words.get(4)));
        return new Limits(clocks, duration(words.get(5)), Integer.parseInt(words.get(6)), Long.parseLong(words.get(7)),
                Integer.parseInt(words.get(8)), numbers(words.get(10)), Integer.parseInt(words.get(9)));
    }

    private static String nanos(@Nullable Duration duration) {
        return duration == null ? NONE : Long.toString(duration.toNanos());
    }

    private static @Nullable Duration duration(String word) {
        return word.equals(NONE) ? null : Duration.ofNanos(Long.parseLong(word));
    }

    private static Duration some(String word) {
        return Duration.ofNanos(Long.parseLong(word));
    }

    /** Whole numbers as one word. */
    static String numbers(List<Integer> numbers) {
        return numbers.isEmpty() ? NONE : numbers.stream().map(Object::toString).collect(Collectors.joining(","));
    }

    static List<Integer> numbers(String word) {
        List<Integer> numbers = new ArrayList<>();
        if (!word.equals(NONE)) {
            for (String part : word.split(",")) {
                numbers.add(Integer.parseInt(part));
            }
        }
        return numbers;
    }

    // ---- thoughts --------------------------------------------------------------------------------------------------

    static String thought(Thought thought) {
        return thought.depth() + " " + thought.selectiveDepth() + " " + thought.rank() + " " + score(thought.score()) + " "
                + thought.bound()
                + " " + thought.nodes() + " " + thought.nanos() + " " + thought.hashPermille() + " " + numbers(thought.line()) + " "
                + word(thought.note());
    }

    static Thought thought(List<String> words) {
        return new Thought(Integer.parseInt(words.get(0)), Integer.parseInt(words.get(1)), Integer.parseInt(words.get(2)),
                score(words.get(3)), Thought.Bound.valueOf(words.get(4)), numbers(words.get(8)), Long.parseLong(words.get(5)),
                Long.parseLong(words.get(6)), Integer.parseInt(words.get(7)), text(words.get(9)));
    }

    private static String score(@Nullable Score score) {
        return switch (score) {
            case null -> NONE;
            case Score.Centipawns(int value) -> "c" + value;
            case Score.Mate(int moves) -> "m" + moves;
            case Score.WinProbability(double value) -> "p" + value;
        };
    }

    private static @Nullable Score score(String word) {
        String value = word.substring(1);
        return switch (word.charAt(0)) {
            case '-' -> null;
            case 'c' -> new Score.Centipawns(Integer.parseInt(value));
            case 'm' -> new Score.Mate(Integer.parseInt(value));
            case 'p' -> new Score.WinProbability(Double.parseDouble(value));
            default -> throw new IllegalArgumentException(word);
        };
    }
}
