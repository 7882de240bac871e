package rookery.play.match;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;

import rookery.play.match.TimeControl.Byoyomi;
import rookery.play.match.TimeControl.Hourglass;
import rookery.play.match.TimeControl.PerMove;
import rookery.play.match.TimeControl.PerTurn;
import rookery.play.match.TimeControl.Staged;
import rookery.play.match.TimeControl.Untimed;
import rookery.play.match.TimeStage.Bonus;

/**
 * The text of a time control: PGN's TimeControl tag, with extensions for what PGN cannot express.
 *
 * <pre>
 * -            no clock                          300d5      300 s, the first 5 s of each turn are free (simple delay)
 * ?            unknown (read only)               300b5      300 s, up to 5 s of each move given back (Bronstein)
 * 300          300 s for the game                600j3x30   600 s, then 3 periods of 30 s (byoyomi)
 * 180+2        180 s, 2 s more after each move   =15        15 s for each move
 * 40/9000      9000 s for each 40 moves          &gt;15        15 s for each turn, then the turn passes
 * *180         hourglass                         a:b        stages: a, then b; the last repeats
 * </pre>
 *
 * Left: PGN. Right: ours, except the last line, which is PGN too. Seconds may have decimals.
 */
public final class TimeControlText {

    private static final String SECONDS = "(\\d{1,9}(?:\\.\\d{1,9})?)";
    private static final Pattern STAGE = Pattern.compile("(?:(\\d{1,5})/)?" + SECONDS + "(?:([+db])" + SECONDS + ")?");
    private static final Pattern BYOYOMI = Pattern.compile(SECONDS + "j(\\d{1,4})x" + SECONDS);
    private static final Pattern SINGLE = Pattern.compile("([*=>])" + SECONDS);
    private static final int LONGEST_TEXT = 200;

    private TimeControlText() {
    }

    /** The text of any time control; {@link #read} gives the same control back. */
    public static String write(TimeControl control) {
        return switch (control) {
            case Untimed() -> "-";
            case Staged(List<TimeStage> stages) -> stages.stream().map(TimeControlText::stage).collect(Collectors.joining(":"));
            case Hourglass(Duration start) -> "*" + seconds(start);
            case Byoyomi(Duration main, Duration period, int periods) -> seconds(main) + "j" + periods + "x" + seconds(period);
            case PerMove(Duration limit) -> "=" + seconds(limit);
            case PerTurn(Duration limit) -> ">" + seconds(limit);
        };
    }

    /** The value of PGN's TimeControl tag; empty if PGN cannot express this control. */
    public static Optional<String> pgn(TimeControl control) {
        boolean sayable = switch (control) {
            case Untimed() -> true;
            case Hourglass _ -> true;
            case Staged(List<TimeStage> stages) -> stages.stream().allMatch(stage -> stage.bonus() == Bonus.INCREMENT);
            case Byoyomi _ -> false;
            case PerMove _ -> false;
            case PerTurn _ -> false;
        };
        return sayable ? Optional.of(write(control)) : Optional.empty();
    }

    /** Reads any of the forms above; spaces around it do not matter. */
    public static TimeControlReading read(String text) {
        String trimmed = text.strip();
        if (trimmed.length() > LONGEST_TEXT) {
            return refused("a time control is at most " + LONGEST_TEXT + " characters long");
        }
        try {
            return switch (trimmed) {
                case "" -> refused("the time control is empty; \"-\" means no clock");
                case "?" -> new TimeControlReading.Unknown();
                case "-" -> new TimeControlReading.Known(TimeControl.untimed());
                default -> new TimeControlReading.Known(parse(trimmed));
            };
        } catch (IllegalArgumentException e) {
            return refused("\"" + trimmed + "\" is not a time control: " + e.getMessage());
        }
    }

    private static TimeControl parse(String text) {
        Matcher single = SINGLE.matcher(text);
        if (single.matches()) {
            Duration time = duration(single.group(2));
            return switch (text.charAt(0)) {
                case '*' -> new Hourglass(time);
                case '=' -> new PerMove(time);
                default -> new PerTurn(time);
            };
        }
        Matcher byoyomi = BYOYOMI.matcher(text);
        if (byoyomi.matches()) {
            return new Byoyomi(duration(byoyomi.group(1)), duration(byoyomi.group(3)), Integer.parseInt(byoyomi.group(2)));
        }
        List<TimeStage> stages = new ArrayList<>();
        for (String part : text.split(":", -1)) {
            stages.add(parseStage(part));
        }
        return new Staged(stages);
    }

    private static TimeStage parseStage(String text) {
        Matcher stage = STAGE.matcher(text);
        if (!stage.matches()) {
            throw new IllegalArgumentException(
                    "\"" + text + "\" should be seconds, with a move count before (40/9000) or a bonus after (180+2) where there is one");
        }
        String moves = stage.group(1);
        String bonus = stage.group(3);
        String bonusSeconds = stage.group(4);
        if (moves != null && Integer.parseInt(moves) == 0) {
            throw new IllegalArgumentException("a stage needs at least one move");
        }
        return new TimeStage(moves == null ? TimeStage.REST : Integer.parseInt(moves), duration(stage.group(2)), bonus(bonus),
                bonusSeconds == null ? Duration.ZERO : duration(bonusSeconds));
    }

    private static Bonus bonus(@Nullable String sign) {
        return switch (sign) {
            case "d" -> Bonus.DELAY;
            case "b" -> Bonus.BRONSTEIN;
            case null, default -> Bonus.INCREMENT;
        };
    }

    private static String stage(TimeStage stage) {
        String moves = stage.isRest() ? "" : stage.moves() + "/";
        String sign = switch (stage.bonus()) {
            case INCREMENT -> "+";
            case BRONSTEIN -> "b";
            case DELAY -> "d";
        };
        return moves + seconds(stage.time()) + (stage.bonusTime().isZero() ? "" : sign + seconds(stage.bonusTime()));
    }

    private static Duration duration(String seconds) {
        BigDecimal nanos = new BigDecimal(seconds).movePointRight(9);
        return Duration.ofNanos(nanos.longValueExact());
    }

    private static String seconds(Duration duration) {
        BigDecimal value = BigDecimal.valueOf(duration.toNanos(), 9).stripTrailingZeros();
        return value.signum() == 0 ? "0" : value.toPlainString();
    }

    private static TimeControlReading refused(String reason) {
        return new TimeControlReading.Refused(reason);
    }
}
