package rookery.kernel.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import rookery.kernel.game.Eval;
import rookery.kernel.game.Mark;
import rookery.kernel.game.Notes;
import rookery.kernel.geometry.BoardShape;

/**
 * Comments of a PGN and the commands inside them, such as {@code [%clk 0:04:58]}. A command that is unknown or cannot be read stays part of the
 * text.
 */
final class CommentText {

    static final int NONE = 0;

    private static final long SECOND = 1_000_000_000L;
    private static final long MILLI = 1_000_000L;
    private static final int LONGEST_LIST = 60;
    private static final Map<Character, Mark.Colour> COLOURS = Map.of('R', Mark.Colour.RED, 'G', Mark.Colour.GREEN, 'Y',
            Mark.Colour.YELLOW, 'B', Mark.Colour.BLUE);

    private final BoardShape shape;
    private final boolean hasDie;
    private final StringBuilder text = new StringBuilder();
    private final List<Mark> marks = new ArrayList<>();
    private long clock = Notes.NO_TIME;
    private long spent = Notes.NO_TIME;
    private @Nullable Eval eval;
    private int die;
    private int pending;

    /** Takes the comment apart. */
    CommentText(BoardShape shape, boolean hasDie, String written) {
        this.shape = shape;
        this.hasDie = hasDie;
        String comment = collapsed(written);
        int at = 0;
        int open = comment.indexOf("[%");
        while (open >= 0) {
            int close = comment.indexOf(']', open);
            if (close < 0) {
                break;
            }
            text.append(comment, at, open);
            at = open;
            // Taking a command out of another one that cannot be read could make that readable.
            boolean nested = text.lastIndexOf("[%") > text.lastIndexOf("]");
            if (!nested && command(comment.substring(open + 2, close))) {
                text.append(' ');
                at = close + 1;
            }
            open = comment.indexOf("[%", Math.max(at, open + 1));
        }
        text.append(comment, at, comment.length());
    }

    /** The face of the die that allowed the move, 0 where none is written. */
    int die() {
        return die;
    }

    /** The face that was rolled after the move, 0 where none is written. */
    int pending() {
        return pending;
    }

    Notes notes(String before, List<Integer> nags) {
        List<Mark> ordered = new ArrayList<>(marks);
        // Circles are written before arrows, whatever the order was.
        ordered.sort(Comparator.comparing(mark -> !mark.isCircle()));
        return new Notes(collapsed(before), collapsed(text.toString()), nags, clock, spent, eval, ordered);
    }

    /** One line, single spaces, no braces, which PGN comments cannot hold. */
    static String collapsed(String text) {
        StringBuilder out = new StringBuilder(text.length());
        boolean gap = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (PgnLexer.isBlank(c)) {
                gap = true;
            } else {
                if (gap && !out.isEmpty()) {
                    out.append(' ');
                }
                gap = false;
                out.append(c == '{' ? '(' : c == '}' ? ')' : c);
            }
        }
        return out.toString();
    }

    private boolean command(String inside) {
        int space = inside.indexOf(' ');
        if (space < 0) {
            return false;
        }
        String value = inside.substring(space + 1).strip();
        return switch (inside.substring(0, space)) {
            case "clk" -> {
                long time = time(value);
                clock = time < 0 ? clock : time;
                yield time >= 0;
            }
            case "emt" -> {
                long time = time(value);
                spent = time < 0 ? spent : time;
                yield time >= 0;
            }
            case "eval", "win" -> {
                Eval read = eval(value, inside.startsWith("win"));
                eval = read == null ? eval : read;
                yield read != null;
            }
            case "csl", "cal" -> addMarks(value, inside.startsWith("csl"));
            case "die" -> {
                int face = hasDie ? number(value, 26) : -1;
                die = Math.max(die, face);
                yield face > 0;
            }
            case "pending" -> {
                int face = hasDie ? number(value, 26) : -1;
                pending = Math.max(pending, face);
                yield face > 0;
            }
            default -> false;
        };
    }

    /** Nanoseconds of {@code h:mm:ss.f}, of {@code mm:ss} or of seconds, or -1. Some programs write a decimal comma. */
    private static long time(String value) {
        String[] parts = value.replace(',', '.').split(":", -1);
        if (parts.length > 3) {
            return -1;
        }
        long seconds = 0;
        for (int i = 0; i < parts.length - 1; i++) {
            int part = number(parts[i], 99_999);
            if (part < 0) {
                return -1;
            }
            seconds = (seconds + part) * 60;
        }
        String last = parts[parts.length - 1];
        int dot = last.indexOf('.');
        int whole = number(dot < 0 ? last : last.substring(0, dot), 9_999_999);
        int millis = dot < 0 ? 0 : decimals(last.substring(dot + 1), 3);
        return whole < 0 || millis < 0 ? -1 : (seconds + whole) * SECOND + millis * MILLI;
    }

    private static @Nullable Eval eval(String value, boolean chance) {
        int comma = value.indexOf(',');
        int depth = comma < 0 ? 0 : number(value.substring(comma + 1), 99_999);
        String number = comma < 0 ? value : value.substring(0, comma);
        boolean mate = number.startsWith("#");
        String signed = mate ? number.substring(1) : number;
        boolean negative = signed.startsWith("-");
        String plain = negative || signed.startsWith("+") ? signed.substring(1) : signed;
        int amount = mate ? number(plain, 99_999) : hundredths(plain);
        if (depth < 0 || amount < 0 || chance && (mate || negative || amount > 10_000)) {
            return null;
        }
        int directed = negative ? -amount : amount;
        return mate ? new Eval.Mate(directed, depth) : chance ? new Eval.Chance(directed, depth) : new Eval.Centipawns(directed, depth);
    }

    /** Of a number such as 1.25; -1 if it is not one. */
    private static int hundredths(String plain) {
        int dot = plain.indexOf('.');
        int whole = dot == 0 ? 0 : number(dot < 0 ? plain : plain.substring(0, dot), 99_999);
        int part = dot < 0 ? 0 : decimals(plain.substring(dot + 1), 2);
        return whole < 0 || part < 0 || plain.equals(".") ? -1 : whole * 100 + part;
    }

    /** The first {@code kept} decimals as a number, the rest cut off; -1 if the text holds anything else. */
    private static int decimals(String digits, int kept) {
        boolean good = digits.chars().allMatch(c -> c >= '0' && c <= '9');
        return good ? Integer.parseInt((digits + "000").substring(0, kept)) : -1;
    }

    private boolean addMarks(String value, boolean circles) {
        List<Mark> read = new ArrayList<>();
        for (String each : value.split(",", -1)) {
            String entry = each.strip();
            Mark.Colour colour = entry.isEmpty() ? null : COLOURS.get(PieceLetters.upper(entry.charAt(0)));
            int middle = circles ? entry.length() : squareEnd(entry);
            int from = entry.isEmpty() ? BoardShape.NONE : shape.parse(entry.substring(1, middle));
            int to = circles || entry.isEmpty() ? from : shape.parse(entry.substring(middle));
            if (colour == null || from == BoardShape.NONE || to == BoardShape.NONE || !circles && from == to) {
                return false;
            }
            read.add(new Mark(colour, from, to));
        }
        marks.addAll(read);
        return true;
    }

    /** Where the first square of an arrow ends. */
    private static int squareEnd(String entry) {
        int end = Math.min(2, entry.length());
        while (end < entry.length() && PieceLetters.isDigit(entry.charAt(end))) {
            end++;
        }
        return end;
    }

    /** A plain number from 0 to the most allowed, or -1. */
    private static int number(String digits, int most) {
        if (digits.isEmpty() || digits.length() > 8 || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
            return -1;
        }
        int number = Integer.parseInt(digits);
        return number <= most ? number : -1;
    }

    // ---- writing -------------------------------------------------------------------------------------------------

    /**
     * The comments to write after a move, without their braces.
     *
     * @param die     the face that allowed the move, or 0
     * @param pending the face rolled after it, or 0
     */
    static List<String> written(BoardShape shape, Notes notes, int die, int pending) {
        List<String> commands = new ArrayList<>();
        if (die != 0) {
            commands.add("[%die " + die + "]");
        }
        if (notes.clockNanos() >= 0) {
            commands.add("[%clk " + time(notes.clockNanos()) + "]");
        }
        if (notes.spentNanos() >= 0) {
            commands.add("[%emt " + time(notes.spentNanos()) + "]");
        }
        Eval eval = notes.eval();
        if (eval != null) {
            commands.add(written(eval));
        }
        if (pending != 0) {
            commands.add("[%pending " + pending + "]");
        }
        List<String> comments = new ArrayList<>();
        addLists(comments, "csl", notes.marks().stream().filter(Mark::isCircle).map(mark -> entry(shape, mark)).toList());
        addLists(comments, "cal", notes.marks().stream().filter(mark -> !mark.isCircle()).map(mark -> entry(shape, mark)).toList());
        // The text comes last, so that a half-written command in it swallows none of ours.
        String last = (String.join(" ", commands) + " " + collapsed(notes.comment())).strip();
        if (!last.isEmpty()) {
            comments.add(last);
        }
        return comments;
    }

    private static String written(Eval eval) {
        String depth = eval.depth() > 0 ? "," + eval.depth() + "]" : "]";
        return switch (eval) {
            case Eval.Centipawns(int hundredths, int _) -> "[%eval " + (hundredths < 0 ? "-" : "") + decimal(Math.abs(hundredths)) + depth;
            case Eval.Mate(int moves, int _) -> "[%eval #" + moves + depth;
            case Eval.Chance(int basisPoints, int _) -> "[%win " + decimal(basisPoints) + depth;
        };
    }

    private static String decimal(int hundredths) {
        return String.format(Locale.ROOT, "%d.%02d", hundredths / 100, hundredths % 100);
    }

    /** To the millisecond, the finest that programs exchange. */
    private static String time(long nanos) {
        long seconds = nanos / SECOND;
        long millis = nanos % SECOND / MILLI;
        String whole = String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
        return millis == 0 ? whole : whole + String.format(Locale.ROOT, ".%03d", millis).replaceAll("0+$", "");
    }

    private static String entry(BoardShape shape, Mark mark) {
        String from = mark.colour().name().charAt(0) + shape.name(mark.from());
        return mark.isCircle() ? from : from + shape.name(mark.to());
    }

    /** Long lists become several commands, so that lines stay short. */
    private static void addLists(List<String> comments, String name, List<String> entries) {
        StringBuilder list = new StringBuilder();
        for (String entry : entries) {
            if (list.length() + entry.length() > LONGEST_LIST) {
                comments.add("[%" + name + " " + list + "]");
                list.setLength(0);
            }
            list.append(list.isEmpty() ? "" : ",").append(entry);
        }
        if (!list.isEmpty()) {
            comments.add("[%" + name + " " + list + "]");
        }
    }
}
